import type { Fraction, MathNode } from 'mathjs';

/** The parts of the maths library in use: grammar, exact fractions and units. Formulas cannot call its functions. */
export interface MathLibrary {
  parse(text: string): MathNode;
  fraction(value: string | number): Fraction;
  add(one: Fraction, other: Fraction): Fraction;
  subtract(one: Fraction, other: Fraction): Fraction;
  multiply(one: Fraction, other: Fraction): Fraction;
  divide(one: Fraction, other: Fraction): Fraction;
  /** An amount in another unit; undefined if a unit is unknown or the units measure different things. */
  convert(amount: number, from: string, to: string): number | undefined;
}

let loading: Promise<MathLibrary> | undefined;

/** Loads the library once, on first use: it is large, and many processes never answer a learner. */
export function mathLibrary(): Promise<MathLibrary> {
  loading ??= load();
  return loading;
}

async function load(): Promise<MathLibrary> {
  const { default: mathjs } = await import('mathjs/lib/browser/math.js');
  const math = mathjs.create({
    parseDependencies: mathjs.parseDependencies ?? {},
    fractionDependencies: mathjs.fractionDependencies ?? {},
    unitDependencies: mathjs.unitDependencies ?? {},
    addDependencies: mathjs.addDependencies ?? {},
    subtractDependencies: mathjs.subtractDependencies ?? {},
    multiplyDependencies: mathjs.multiplyDependencies ?? {},
    divideDependencies: mathjs.divideDependencies ?? {},
  });
  return {
    parse: (text) => math.parse(text),
    fraction: (value) => math.fraction(value),
    add: (one, other) => math.add(one, other) as Fraction,
    subtract: (one, other) => math.subtract(one, other) as Fraction,
    multiply: (one, other) => math.multiply(one, other) as Fraction,
    divide: (one, other) => math.divide(one, other) as Fraction,
    convert(amount, from, to) {
      try {
        const [given, wanted] = [math.unit(amount, from), math.unit(1, to)];
        return given.equalBase(wanted) ? given.toNumber(to) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
