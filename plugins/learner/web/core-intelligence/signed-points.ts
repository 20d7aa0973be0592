/** Points with a sign: `+12.3`, `−4.0`. */
export const signedPoints = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;
