/** Five type sizes in pixels, and no others. */
export const sizes = { small: 13, text: 16, lead: 20, title: 26, display: 36 } as const;

/** Spacing grid of 4 px. */
export const grid = 4;

export const radii = { small: 6, medium: 10, large: 16 } as const;

export const fonts = {
  text: "'Figtree Variable', system-ui, sans-serif",
  figures: "'Spline Sans Mono Variable', ui-monospace, monospace",
} as const;

/** Duration of transitions: 180 ms. */
export const motionMs = 180;
