/** A probability as a percentage; neither certainty nor impossibility is ever claimed. */
export function percentText(share: number): string {
  if (share > 0.99) return 'over 99%';
  if (share < 0.01) return 'under 1%';
  return `${Math.round(100 * share)}%`;
}
