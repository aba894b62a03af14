// Applies the stored theme before the first paint, so that the other one never flashes.
try {
  const theme = localStorage.getItem("hippodrome.theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  /* a browser without storage follows its own theme */
}
