import type { MathNode } from 'mathjs';
import type { MathLibrary } from '../maths/library.ts';
import { understand } from './clauses.ts';
import { sideValue } from './value.ts';

/** A usual mistake that leads exactly to the result of a wrong step. */
export interface Slip {
  /** The item bank's id of the misconception, where it has one. */
  readonly id: string;
  /** To the learner. */
  readonly says: string;
}

interface AnyNode extends MathNode {
  readonly fn?: { readonly name?: string } | string;
  readonly args?: readonly AnyNode[];
  readonly content?: AnyNode;
}

interface Rule extends Slip {
  /** The term as the mistake reads it; undefined where it does not apply. */
  mistaken(node: AnyNode): string | undefined;
}

/**
 * The mistake behind a false equation of numbers: one that turns its left side into exactly its right side. Undefined where
 * none does, or several would.
 * @example slipIn(math, '1/2 + 1/3 = 2/5')?.id // 'adds-fractions-across'
 */
export function slipIn(math: MathLibrary, step: string): Slip | undefined {
  const [formula, ...others] = understand(step).readings[0]?.formulas ?? [];
  const [left, right] = formula?.sides ?? [];
  if (!left || !right || others.length > 0 || formula?.sides.length !== 2 || formula.relations[0] !== '=')
    return undefined;
  if ([left, right].some(({ hasUnknowns, hasUnits }) => hasUnknowns || hasUnits)) return undefined;
  const result = sideValue(math, right.formula, false)?.number;
  if (result === undefined) return undefined;
  const leads = (formulaWithMistake: string | undefined) => {
    const value = formulaWithMistake && sideValue(math, formulaWithMistake, false)?.number;
    return typeof value === 'number' && Math.abs(value - result) <= 1e-9 * Math.max(1, Math.abs(result));
  };
  const found = [
    ...rules.filter((rule) => leads(withMistake(math, left.formula, rule))),
    ...(leads(leftToRight(left.formula)) ? [ignoresOrder] : []),
  ];
  const ids = new Set(found.map(({ id }) => id));
  const [slip] = found;
  return slip && ids.size === 1 ? { id: slip.id, says: slip.says } : undefined;
}

/** A formula with every term that a rule applies to replaced; undefined where it applies to none. */
function withMistake(math: MathLibrary, formula: string, rule: Rule): string | undefined {
  let isApplied = false;
  const replaced = math.parse(formula).transform((node) => {
    const mistaken = rule.mistaken(node as AnyNode);
    if (mistaken === undefined) return node;
    isApplied = true;
    return math.parse(`(${mistaken})`);
  });
  return isApplied ? replaced.toString() : undefined;
}

const operator = (node: AnyNode | undefined) => (node?.type === 'OperatorNode' ? node.fn : undefined);
const inside = (node: AnyNode | undefined): AnyNode | undefined =>
  node?.type === 'ParenthesisNode' ? inside(node.content) : node;
const isSum = (node: AnyNode | undefined) => ['add', 'subtract'].includes(String(operator(node)));
const sign = (node: AnyNode) => (operator(node) === 'add' ? '+' : '-');

const rules: readonly Rule[] = [
  {
    id: 'adds-fractions-across',
    says: 'Fractions are added and subtracted with a common denominator; you took the tops and the bottoms each for themselves.',
    mistaken(node) {
      const [one, other] = (node.args ?? []).map(inside);
      if (!isSum(node) || operator(one) !== 'divide' || operator(other) !== 'divide') return undefined;
      const [a, b] = one?.args ?? [];
      const [c, d] = other?.args ?? [];
      return `((${a}) ${sign(node)} (${c})) / ((${b}) ${sign(node)} (${d}))`;
    },
  },
  {
    id: 'multiplies-base-by-exponent',
    says: 'A power repeats the base as a factor; you multiplied by the exponent instead.',
    mistaken: (node) => (operator(node) === 'pow' ? `(${node.args?.[0]}) * (${node.args?.[1]})` : undefined),
  },
  {
    id: 'squares-each-term',
    says: 'Squaring a sum also gives a product of its two terms, twice; squaring each term alone leaves that out.',
    mistaken(node) {
      const sum = inside(node.args?.[0]);
      if (operator(node) !== 'pow' || !sum || !isSum(sum)) return undefined;
      const [a, b] = sum.args ?? [];
      return `(${a})^(${node.args?.[1]}) ${sign(sum)} (${b})^(${node.args?.[1]})`;
    },
  },
  {
    id: 'roots-each-term',
    says: 'The root of a sum is not the sum of the roots: work out the sum under the root first.',
    mistaken(node) {
      const sum = inside(node.args?.[0]);
      if (node.type !== 'FunctionNode' || typeof node.fn === 'string' || !sum || !isSum(sum)) return undefined;
      const [a, b] = sum.args ?? [];
      return `${node.fn?.name}(${a}) ${sign(sum)} ${node.fn?.name}(${b})`;
    },
  },
  {
    id: 'multiplies-first-term-only',
    says: 'A factor before a bracket multiplies every term inside it, not only the first.',
    mistaken(node) {
      const sum = inside(node.args?.[1]);
      if (operator(node) !== 'multiply' || !sum || !isSum(sum)) return undefined;
      const [a, b] = sum.args ?? [];
      return `(${node.args?.[0]}) * (${a}) ${sign(sum)} (${b})`;
    },
  },
  {
    id: 'loses-a-sign',
    says: 'A minus sign went missing on the way; it applies to the whole term that follows it.',
    mistaken(node) {
      const taken = inside(node.args?.[1]);
      if (operator(node) !== 'subtract' || !taken) return undefined;
      if (operator(taken) === 'unaryMinus') return `(${node.args?.[0]}) - (${taken.args?.[0]})`;
      if (!isSum(taken) || node.args?.[1]?.type !== 'ParenthesisNode') return undefined;
      return `(${node.args[0]}) - (${taken.args?.[0]}) ${sign(taken)} (${taken.args?.[1]})`;
    },
  },
];

const ignoresOrder: Slip = {
  id: 'works-left-to-right',
  says: 'Multiplication and division come before addition and subtraction; you worked from left to right.',
};

/** A chain of numbers worked from left to right: `2 + 3 * 4` as `(2 + 3) * 4`. */
function leftToRight(formula: string): string | undefined {
  if (!/^\d+(?:\.\d+)?(?: [-+*/] \d+(?:\.\d+)?){2,6}$/.test(formula)) return undefined;
  const [first = '', ...rest] = formula.split(' ');
  let work = first;
  for (let place = 0; place + 1 < rest.length; place += 2) work = `(${work} ${rest[place]} ${rest[place + 1]})`;
  return work;
}
