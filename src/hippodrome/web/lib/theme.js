// Runs before the first paint, so that a chosen theme never flashes.
try {
  const theme = localStorage.getItem("hippodrome.theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch { /* a browser without storage follows its own theme */ }
