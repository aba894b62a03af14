// The few globals of a browser that modules of the page read while they are imported. Import this before them.
Object.assign(globalThis, {
  addEventListener: () => {},
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  location: new URL("http://localhost/table/t1"),
});
