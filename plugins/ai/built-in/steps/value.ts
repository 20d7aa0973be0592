import type { Fraction, MathNode } from 'mathjs';
import type { MathLibrary } from '../maths/library.ts';
import type { Unit } from './units.ts';
import { units } from './units.ts';

/** The value of a side. */
export interface Value {
  /** Undefined if an irrational root or π is involved. */
  readonly exact: Fraction | undefined;
  readonly number: number;
  /** Powers of length, time and other dimensions, if units count. */
  readonly dimensions: Readonly<Record<string, number>>;
}

interface AnyNode extends MathNode {
  readonly value?: unknown;
  readonly name?: string;
  readonly fn?: { readonly name?: string } | string;
  readonly args?: readonly AnyNode[];
  readonly content?: AnyNode;
}

/** Larger numbers do not occur in school; the limits bound the time spent on them. */
const maxExponent = 12;
const largest = 10n ** 40n;

/**
 * The value of a side's formula; undefined if its units do not match, if it divides by zero or if it is too large.
 * @param isBare treats each unit as a label without meaning
 */
export function sideValue(math: MathLibrary, formula: string, isBare: boolean): Value | undefined {
  if (formula.length > 600) return undefined;
  try {
    return workOut(math, math.parse(formula), isBare);
  } catch {
    return undefined;
  }
}

function workOut(math: MathLibrary, node: AnyNode, isBare: boolean): Value | undefined {
  const of = (given: AnyNode | undefined) => (given ? workOut(math, given, isBare) : undefined);
  if (node.type === 'ConstantNode') return exactly(math, String(node.value));
  if (node.type === 'ParenthesisNode') return of(node.content);
  if (node.type === 'SymbolNode') return symbol(math, node.name ?? '', isBare);
  const [first, second] = (node.args ?? []).map(of);
  if (!first) return undefined;
  if (node.type === 'FunctionNode') return root(math, (node as { fn: { name?: string } }).fn.name ?? '', first);
  if (node.type !== 'OperatorNode') return undefined;
  if (node.fn === 'unaryPlus') return first;
  const minusOne = math.fraction(-1);
  if (node.fn === 'unaryMinus')
    return held({ ...first, exact: first.exact && math.multiply(first.exact, minusOne), number: -first.number });
  if (!second) return undefined;
  const both = (combine: (one: Fraction, other: Fraction) => Fraction) =>
    first.exact && second.exact ? combine(first.exact, second.exact) : undefined;
  switch (node.fn) {
    case 'add':
    case 'subtract': {
      if (!sameDimensions(first, second)) return undefined;
      const sign = node.fn === 'add' ? 1 : -1;
      const exact = both((one, other) => (sign === 1 ? math.add(one, other) : math.subtract(one, other)));
      return held({ exact, number: first.number + sign * second.number, dimensions: first.dimensions });
    }
    case 'multiply':
      return held({
        exact: both((one, other) => math.multiply(one, other)),
        number: first.number * second.number,
        dimensions: together(first, second, 1),
      });
    case 'divide':
      if (second.number === 0) return undefined;
      return held({
        exact: both((one, other) => math.divide(one, other)),
        number: first.number / second.number,
        dimensions: together(first, second, -1),
      });
    case 'pow':
      return raised(math, first, second);
    default:
      return undefined;
  }
}

function exactly(math: MathLibrary, digits: string): Value {
  const exact = math.fraction(digits);
  return { exact, number: Number(digits), dimensions: {} };
}

function symbol(math: MathLibrary, name: string, isBare: boolean): Value | undefined {
  if (name === 'u_pi') return { exact: undefined, number: Math.PI, dimensions: {} };
  const unit: Unit | undefined = units.get(name.slice(2));
  if (!name.startsWith('u_') || !unit) return undefined;
  if (isBare) return exactly(math, '1');
  const exact = math.fraction(unit.scale);
  return { exact, number: Number(exact.n) / Number(exact.d), dimensions: { [unit.dimension]: unit.power } };
}

function root(math: MathLibrary, name: string, inside: Value): Value | undefined {
  const degree = name === 'sqrt' ? 2 : name === 'cbrt' ? 3 : undefined;
  if (degree === undefined || inside.number < 0) return undefined;
  const dimensions = Object.entries(inside.dimensions).map(([each, power]) => [each, power / degree] as const);
  if (dimensions.some(([, power]) => !Number.isInteger(power))) return undefined;
  const [above, below] = inside.exact
    ? [wholeRoot(inside.exact.n, degree), wholeRoot(inside.exact.d, degree)]
    : [undefined, undefined];
  return {
    exact: above !== undefined && below !== undefined ? math.fraction(`${above}/${below}`) : undefined,
    number: degree === 2 ? Math.sqrt(inside.number) : Math.cbrt(inside.number),
    dimensions: Object.fromEntries(dimensions),
  };
}

function wholeRoot(value: bigint, degree: number): bigint | undefined {
  const near = BigInt(Math.round(Number(value) ** (1 / degree)));
  return [near - 1n, near, near + 1n].find((each) => each >= 0n && each ** BigInt(degree) === value);
}

function raised(math: MathLibrary, base: Value, exponent: Value): Value | undefined {
  const power = exponent.exact;
  if (power?.d !== 1n || power.n > BigInt(maxExponent)) return undefined;
  const count = Number(power.n) * (power.s < 0n ? -1 : 1);
  if (count < 0 && base.number === 0) return undefined;
  let exact: Fraction | undefined = math.fraction(1);
  for (let each = 0; each < Math.abs(count); each++) {
    exact = exact && base.exact ? math.multiply(exact, base.exact) : undefined;
    if (exact && exact.n > largest) return undefined;
  }
  return held({
    exact: exact && count < 0 ? math.divide(math.fraction(1), exact) : exact,
    number: base.number ** count,
    dimensions: Object.fromEntries(Object.entries(base.dimensions).map(([each, value]) => [each, value * count])),
  });
}

function held(value: Value): Value | undefined {
  if (!Number.isFinite(value.number)) return undefined;
  const { exact } = value;
  return exact && (exact.n > largest || exact.d > largest) ? undefined : value;
}

function together(one: Value, other: Value, sign: 1 | -1): Record<string, number> {
  const powers = { ...one.dimensions };
  for (const [each, power] of Object.entries(other.dimensions)) powers[each] = (powers[each] ?? 0) + sign * power;
  return powers;
}

export const sameDimensions = (one: Value, other: Value) =>
  [...new Set([...Object.keys(one.dimensions), ...Object.keys(other.dimensions)])].every(
    (each) => (one.dimensions[each] ?? 0) === (other.dimensions[each] ?? 0),
  );
