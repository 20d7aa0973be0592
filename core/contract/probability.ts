/** A probability as a percentage; never 0% or 100%. */
export function percentText(share: number): string {
  if (share > 0.99) return 'over 99%';
  if (share < 0.01) return 'under 1%';
  return `${Math.round(100 * share)}%`;
}
