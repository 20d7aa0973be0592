import type { Fraction, MathNode } from 'mathjs';
import type { MathLibrary } from './library.ts';

/** An exact, expanded expression: the coefficient of each product of unknowns (`x^2`, `a b`; '' for the constant). */
export type Polynomial = ReadonlyMap<string, Fraction>;

/** Larger expressions are not homework; the limits bound the time spent on them. */
const maxCharacters = 120;
const maxNodes = 60;
const maxExponent = 12;
const maxTerms = 60;
const largest = 10n ** 30n;

/**
 * Reads an expression of numbers, unknowns of one letter, + − · / ^ and brackets. Undefined for anything else, for
 * division by unknowns or zero, and for expressions beyond the limits.
 */
export function readExpression(math: MathLibrary, text: string): Polynomial | undefined {
  if (text.length > maxCharacters || !/^[\d.a-z+\-*/^() ]+$/i.test(text) || /[a-z]{2}/i.test(text)) return undefined;
  try {
    const node = math.parse(text);
    let nodes = 0;
    node.traverse(() => {
      nodes += 1;
    });
    return nodes > maxNodes ? undefined : workOut(math, node);
  } catch {
    return undefined;
  }
}

interface AnyNode extends MathNode {
  readonly value?: unknown;
  readonly name?: string;
  readonly fn?: unknown;
  readonly args?: readonly AnyNode[];
  readonly content?: AnyNode;
}

function workOut(math: MathLibrary, given: MathNode): Polynomial | undefined {
  const node: AnyNode = given;
  if (node.type === 'ConstantNode')
    return typeof node.value === 'number' ? constant(math.fraction(node.value)) : undefined;
  if (node.type === 'SymbolNode') return new Map([[node.name ?? '', math.fraction(1)]]);
  if (node.type === 'ParenthesisNode') return node.content && workOut(math, node.content);
  if (node.type !== 'OperatorNode') return undefined;
  const [first, second] = (node.args ?? []).map((each) => workOut(math, each));
  if (!first) return undefined;
  if (node.fn === 'unaryMinus') return held(times(math, first, constant(math.fraction(-1))));
  if (node.fn === 'unaryPlus') return first;
  if (!second) return undefined;
  if (node.fn === 'add') return held(plus(math, first, second));
  if (node.fn === 'subtract') return held(minus(math, first, second));
  if (node.fn === 'multiply') return held(times(math, first, second));
  const number = numberOf(math, second);
  if (!number) return undefined;
  if (node.fn === 'divide')
    return number.n === 0n ? undefined : held(times(math, first, constant(math.divide(math.fraction(1), number))));
  return node.fn === 'pow' ? power(math, first, number) : undefined;
}

function power(math: MathLibrary, base: Polynomial, exponent: Fraction): Polynomial | undefined {
  const magnitude = Number(exponent.n);
  if (exponent.d !== 1n || magnitude > maxExponent) return undefined;
  let result: Polynomial | undefined = constant(math.fraction(1));
  for (let count = 0; count < magnitude && result; count++) result = held(times(math, result, base));
  if (exponent.s >= 0n || !result) return result;
  const number = numberOf(math, result);
  return number && number.n !== 0n ? constant(math.divide(math.fraction(1), number)) : undefined;
}

const constant = (value: Fraction): Polynomial => (value.n === 0n ? new Map() : new Map([['', value]]));

function held(terms: Polynomial | undefined): Polynomial | undefined {
  if (!terms || terms.size > maxTerms) return undefined;
  return [...terms.values()].every(({ n, d }) => n < largest && d < largest) ? terms : undefined;
}

export function plus(math: MathLibrary, one: Polynomial, other: Polynomial): Polynomial {
  const sum = new Map(one);
  for (const [unknowns, factor] of other) {
    const before = sum.get(unknowns);
    const total = before ? math.add(before, factor) : factor;
    if (total.n === 0n) sum.delete(unknowns);
    else sum.set(unknowns, total);
  }
  return sum;
}

export function minus(math: MathLibrary, one: Polynomial, other: Polynomial): Polynomial {
  return plus(math, one, times(math, other, constant(math.fraction(-1))) ?? new Map());
}

function times(math: MathLibrary, one: Polynomial, other: Polynomial): Polynomial | undefined {
  if (one.size * other.size > maxTerms * maxTerms) return undefined;
  let product: Polynomial = new Map();
  for (const [unknowns, factor] of one)
    for (const [others, by] of other)
      product = plus(math, product, new Map([[merged(unknowns, others), math.multiply(factor, by)]]));
  return product;
}

/** `x` and `x^2 y` is `x^3 y`. */
function merged(one: string, other: string): string {
  const exponents = new Map<string, number>();
  for (const part of `${one} ${other}`.split(' ')) {
    const [letter = '', exponent = '1'] = part.split('^');
    if (letter) exponents.set(letter, (exponents.get(letter) ?? 0) + Number(exponent));
  }
  return [...exponents]
    .sort(([letter], [another]) => letter.localeCompare(another))
    .map(([letter, exponent]) => (exponent === 1 ? letter : `${letter}^${exponent}`))
    .join(' ');
}

/** The value of an expression without unknowns; undefined for others. */
export function numberOf(math: MathLibrary, terms: Polynomial): Fraction | undefined {
  if (terms.size === 0) return math.fraction(0);
  return terms.size === 1 ? terms.get('') : undefined;
}

export const isSameNumber = (one: Fraction, other: Fraction) =>
  one.n === other.n && one.d === other.d && (one.s === other.s || one.n === 0n);

/** The unknowns that occur in an expression. */
export const unknownsIn = (terms: Polynomial): string[] => [
  ...new Set([...terms.keys()].flatMap((key) => key.match(/[a-z]/gi) ?? [])),
];

/** The coefficients of 1, x and x²; undefined unless the polynomial has one unknown and degree two at most. */
export function coefficients(
  math: MathLibrary,
  terms: Polynomial,
  unknown: string,
): [Fraction, Fraction, Fraction] | undefined {
  const known = ['', unknown, `${unknown}^2`];
  if (![...terms.keys()].every((key) => known.includes(key))) return undefined;
  const at = (key: string) => terms.get(key) ?? math.fraction(0);
  return [at(''), at(unknown), at(`${unknown}^2`)];
}

/** The value when the unknowns are replaced by numbers. */
export function valueAt(math: MathLibrary, terms: Polynomial, numbers: Readonly<Record<string, Fraction>>): Fraction {
  let sum = math.fraction(0);
  for (const [key, factor] of terms) {
    let product = factor;
    for (const part of key.split(' ').filter(Boolean)) {
      const [letter = '', exponent = '1'] = part.split('^');
      for (let count = 0; count < Number(exponent); count++)
        product = math.multiply(product, numbers[letter] ?? math.fraction(1));
    }
    sum = math.add(sum, product);
  }
  return sum;
}
