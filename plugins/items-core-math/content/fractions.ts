/** A fraction in lowest terms with a positive denominator: [numerator, denominator]. */
export type Fraction = readonly [numerator: number, denominator: number];

export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b);
}

export function leastCommonMultiple(a: number, b: number): number {
  return Math.abs(a * b) / greatestCommonDivisor(a, b);
}

/** In lowest terms. A denominator of zero gives NaN parts, which `isProper` refuses. */
export function fraction(numerator: number, denominator: number): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator) * Math.sign(denominator);
  return [numerator / divisor || 0, denominator / divisor];
}

export function sum([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return fraction(a * d + c * b, b * d);
}

export function difference(minuend: Fraction, [c, d]: Fraction): Fraction {
  return sum(minuend, [-c, d]);
}

export function product([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return fraction(a * c, b * d);
}

/** `3/4`; whole numbers without a denominator. */
export function fractionText([numerator, denominator]: Fraction): string {
  const size = Math.abs(numerator);
  const text = denominator === 1 ? String(size) : `${size}/${denominator}`;
  return numerator < 0 ? `−${text}` : text;
}

/** Strictly between 0 and 1. */
export function isProper([numerator, denominator]: Fraction): boolean {
  return numerator > 0 && numerator < denominator;
}
