// Applies the stored theme and the skin of the page's game before the first paint, so that others never flash.
try {
  const root = document.documentElement;
  const [, page, name = ""] = location.pathname.split("/");
  if (["rules", "gallery", "edition"].includes(page)) root.dataset.game = name;
  const theme = localStorage.getItem("hippodrome.theme");
  if (theme) root.dataset.theme = theme;
  const game = JSON.parse(localStorage.getItem("hippodrome.tables") ?? "{}")[name]?.game;
  if (game && ["table", "replay"].includes(page)) root.dataset.game = game;
} catch {
  /* a browser without storage follows its own theme */
}
