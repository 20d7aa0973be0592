import type { ByCategory } from './latent-table.ts';

/**
 * The probability of every summed score at every node, from 0 points to all of them: items are added one by one (Lord
 * and Wingersky 1984; for graded items Thissen, Pommerich, Billeaud and Williams 1995). `without` leaves an item out.
 */
export function summedScores(items: readonly ByCategory[], without?: number): Float64Array[] {
  const width = items[0]?.[0]?.length ?? 0;
  let scores: Float64Array[] = [new Float64Array(width).fill(1)];
  items.forEach((categories, position) => {
    if (position === without) return;
    const next = Array.from({ length: scores.length + categories.length - 1 }, () => new Float64Array(width));
    categories.forEach((share, points) => {
      scores.forEach((reached, score) => {
        const sum = next[score + points] as Float64Array;
        for (let node = 0; node < width; node++) {
          sum[node] = (sum[node] as number) + (reached[node] as number) * (share[node] as number);
        }
      });
    });
    scores = next;
  });
  return scores;
}
