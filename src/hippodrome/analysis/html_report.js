// Draws the plots of a report, in the colours of light or dark; vegaEmbed is in the page.
const read = (id) => JSON.parse(document.getElementById(id).textContent);
const plots = read("plots"), locale = read("locale");
const isDark = () => { const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches; };
async function draw() {
  const ink = getComputedStyle(document.documentElement);
  const colour = (name) => ink.getPropertyValue(name).trim();
  const config = { background: "transparent", font: "system-ui, sans-serif", view: { stroke: colour("--line") },
    axis: { labelColor: colour("--ink"), titleColor: colour("--muted"), gridColor: colour("--line"), domainColor: colour("--line"),
      tickColor: colour("--line"), labelLimit: 220, titleFontWeight: "normal" },
    legend: { labelColor: colour("--ink"), titleColor: colour("--muted"), orient: "bottom", columns: 2, labelLimit: 260, symbolOpacity: 1 },
    header: { labelColor: colour("--ink"), titleColor: colour("--muted") },
    title: { color: colour("--ink"), anchor: "start", fontWeight: "normal" }, rule: { color: colour("--muted") },
    range: { category: isDark() ? ["#f0906a", "#8fb8de", "#a5c98b", "#d9b25a", "#c9a0dc"] : ["#9a3a20", "#2a5d8f", "#3b6530", "#8a6414", "#6b3f87"],
      ramp: isDark() ? ["#2b221d", "#f0b64a"] : ["#fbf3df", "#8a2f15"], heatmap: isDark() ? ["#2b221d", "#f0b64a"] : ["#fbf3df", "#8a2f15"] } };
  for (const [id, spec] of Object.entries(plots))
    await vegaEmbed("#" + id, { ...spec, config: { ...config, ...(spec.config || {}) } },
      { actions: false, renderer: "svg", formatLocale: locale, tooltip: { theme: isDark() ? "dark" : "light" } });
  document.documentElement.dataset.drawn = "yes";
}
document.getElementById("theme").addEventListener("click", () => {
  document.documentElement.dataset.theme = isDark() ? "light" : "dark"; draw(); });
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
draw();
