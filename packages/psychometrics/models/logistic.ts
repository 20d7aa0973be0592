/** 1 / (1 + exp(−x)), exact in both tails. */
export function logistic(x: number): number {
  if (x >= 0) return 1 / (1 + Math.exp(-x));
  const odds = Math.exp(x);
  return odds / (1 + odds);
}

/** log(1 / (1 + exp(−x))), finite for every finite x. */
export function logLogistic(x: number): number {
  return x >= 0 ? -Math.log1p(Math.exp(-x)) : x - Math.log1p(Math.exp(x));
}

/**
 * exp(−x) with x held to ±300, where its square and moderate multiples of it still are numbers above 0 and below
 * infinity. Ratios of such powers then end at their limits instead of at 0/0; at 300 logits nothing else changes.
 */
export function boundedOdds(x: number): number {
  return Math.exp(x > 300 ? -300 : x < -300 ? 300 : -x);
}
