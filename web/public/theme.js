// Runs before the first paint, so that a chosen theme does not flash as the other one. See web/theme/mode.ts.
try {
  const mode = localStorage.getItem('theme');
  if (mode === 'light' || mode === 'dark') document.documentElement.dataset.theme = mode;
} catch {
  // Without local storage the system's choice holds.
}
