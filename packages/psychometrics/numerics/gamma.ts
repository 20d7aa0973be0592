// Lanczos' approximation with g = 607/128 and 15 terms (Godfrey 2001), good to about 15 digits.
const lanczos = [
  0.9999999999999971, 57.15623566586292, -59.59796035547549, 14.136097974741746, -0.4919138160976202,
  3.399464998481189e-5, 4.652362892704858e-5, -9.837447530487956e-5, 0.0001580887032249125, -0.00021026444172410488,
  0.00021743961811521265, -0.0001643181065367639, 8.441822398385275e-5, -2.6190838401581408e-5, 3.6899182659531625e-6,
] as const;

/** ln Γ(x) for x above 0. */
export function logGamma(x: number): number {
  let sum: number = lanczos[0];
  for (let term = 1; term < lanczos.length; term++) sum += (lanczos[term] as number) / (x + term - 1);
  const shifted = x + 607 / 128 - 0.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(shifted) - shifted + Math.log(sum);
}

/**
 * The regularised incomplete gamma functions P(a, x) below x and Q(a, x) above it, for a above 0 and x from 0 on
 * (Abramowitz and Stegun 1964, 6.5.29 and 6.5.31). Whichever is small keeps its relative precision.
 */
export function incompleteGamma(a: number, x: number): { below: number; above: number } {
  if (x <= 0) return { below: 0, above: 1 };
  if (x === Infinity) return { below: 1, above: 0 };
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    const below = Math.min(1, scale * series(a, x));
    return { below, above: 1 - below };
  }
  const above = Math.min(1, scale * continuedFraction(a, x));
  return { below: 1 - above, above };
}

/** Σ xⁿ / (a(a + 1)…(a + n)). */
function series(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let next = a + 1; term > 1e-17 * sum; next++) {
    term *= x / next;
    sum += term;
  }
  return sum;
}

/** 1/(x + 1 − a − 1(1 − a)/(x + 3 − a − …)) by Lentz’s (1976) method. */
function continuedFraction(a: number, x: number): number {
  const tiny = 1e-300;
  let denominator = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / denominator;
  let value = d;
  for (let step = 1; step < 10_000; step++) {
    const factor = -step * (step - a);
    denominator += 2;
    d = 1 / (factor * d + denominator || tiny);
    c = denominator + factor / c || tiny;
    value *= c * d;
    if (Math.abs(c * d - 1) < 1e-16) break;
  }
  return value;
}
