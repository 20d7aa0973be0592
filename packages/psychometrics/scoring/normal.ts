/** The density of N(0, 1) at x. */
export function normalDensity(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}

/**
 * The mass of N(0, 1) below x, to 12 digits, in the tails too: the power series of the centre (Abramowitz and
 * Stegun 1964, 26.2.11) and the continued fraction of the tail (26.2.14).
 */
export function normalMassBelow(x: number): number {
  if (Number.isNaN(x)) throw new RangeError('x must be a number, not NaN');
  if (x > 0) return 1 - normalMassBelow(-x);
  if (x < -39) return 0;
  return x < -3 ? normalDensity(x) / tailFraction(-x) : 0.5 + normalDensity(x) * centralSeries(x);
}

/** x + x³/3 + x⁵/(3·5) + … */
function centralSeries(x: number): number {
  let term = x;
  let sum = x;
  for (let odd = 3; Math.abs(term) > 1e-17 * Math.abs(sum); odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  return sum;
}

/** x + 1/(x + 2/(x + 3/(x + …))), from the inside out; from x = 3 on, 100 levels reach double precision. */
function tailFraction(x: number): number {
  let value = x;
  for (let level = 100; level > 0; level--) value = x + level / value;
  return value;
}
