import type { Fraction } from 'mathjs';
import type { MathLibrary } from '../maths/library.ts';
import type { Polynomial } from '../maths/polynomial.ts';
import { coefficients, isSameNumber, minus, readExpression, unknownsIn } from '../maths/polynomial.ts';
import type { Formula, Relation } from './clauses.ts';
import type { Comparison } from './compare.ts';

/**
 * Whether an equation or inequality has the same solutions as the one before it; undefined for the first one, which is
 * the task. A relation that is true for every value needs no predecessor.
 */
export function followsFrom(math: MathLibrary, earlier: readonly Formula[], formula: Formula): Comparison | undefined {
  const now = solutionsOf(math, formula);
  if (now?.kind === 'always') return formula.relations.every((relation) => relation === '=') ? 'holds' : 'open';
  const before = earlier.at(-1);
  if (!before) return undefined;
  const was = solutionsOf(math, before);
  if (!now || !was || now.kind === 'none' || was.kind === 'none' || was.kind === 'always') return 'open';
  if (now.unknown !== was.unknown) return 'open';
  if (now.kind === 'values' && was.kind === 'values') {
    const isIn = (values: readonly Fraction[], value: Fraction) => values.some((each) => isSameNumber(each, value));
    const kept = now.values.every((value) => isIn(was.values, value));
    const whole = was.values.every((value) => isIn(now.values, value));
    if (kept && whole) return 'holds';
    // One of two solutions, or a squared equation, cannot be decided here.
    return kept || whole || now.values.some((value) => isIn(was.values, value)) ? 'open' : 'fails';
  }
  if (now.kind === 'range' && was.kind === 'range')
    return now.relation === was.relation && isSameNumber(now.bound, was.bound) ? 'holds' : 'fails';
  return 'open';
}

type Solutions =
  | { readonly kind: 'always' }
  | { readonly kind: 'none' }
  | { readonly kind: 'values'; readonly unknown: string; readonly values: readonly Fraction[] }
  | { readonly kind: 'range'; readonly unknown: string; readonly relation: Relation; readonly bound: Fraction };

function solutionsOf(math: MathLibrary, { sides, relations }: Formula): Solutions | undefined {
  const [relation] = relations;
  const at = sides.findIndex(({ hasUnknowns }) => hasUnknowns);
  // In "x = 8/2 = 4", only the two ends count.
  const [one, other] = at === 0 ? [sides[0], sides.at(-1)] : [sides[0], sides[at]];
  if (!one || !other || !relation || relations.some((each) => each !== relation)) return undefined;
  if (relations.length > 1 && relation !== '=') return undefined;
  if (one.isAmbiguous || other.isAmbiguous) return undefined;
  const [left, right] = [readExpression(math, one.formula), readExpression(math, other.formula)];
  if (!left || !right) return undefined;
  const difference = minus(math, left, right);
  if (difference.size === 0) return relation === '=' ? { kind: 'always' } : undefined;
  return ofDifference(math, difference, relation);
}

function ofDifference(math: MathLibrary, difference: Polynomial, relation: Relation): Solutions | undefined {
  const [unknown, ...more] = unknownsIn(difference);
  if (unknown === undefined) return { kind: 'none' };
  const factors = more.length === 0 ? coefficients(math, difference, unknown) : undefined;
  if (!factors) return undefined;
  const [c, b, a] = factors;
  const negative = (value: Fraction) => math.multiply(value, math.fraction(-1));
  if (a.n === 0n) {
    if (b.n === 0n) return undefined;
    const bound = math.divide(negative(c), b);
    if (relation === '=') return { kind: 'values', unknown, values: [bound] };
    if (relation === '≈' || relation === '≠') return undefined;
    return { kind: 'range', unknown, relation: b.s < 0n ? turned[relation] : relation, bound };
  }
  if (relation !== '=') return undefined;
  const inside = math.subtract(math.multiply(b, b), math.multiply(math.fraction(4), math.multiply(a, c)));
  if (inside.n !== 0n && inside.s < 0n) return { kind: 'none' };
  const [above, below] = [wholeRoot(inside.n), wholeRoot(inside.d)];
  if (above === undefined || below === undefined) return undefined;
  const root = math.fraction(`${above}/${below}`);
  const twice = math.multiply(math.fraction(2), a);
  const values = [math.add(negative(b), root), math.subtract(negative(b), root)].map((each) =>
    math.divide(each, twice),
  );
  return { kind: 'values', unknown, values: root.n === 0n ? values.slice(0, 1) : values };
}

const turned = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' } as const;

function wholeRoot(value: bigint): bigint | undefined {
  const near = BigInt(Math.round(Math.sqrt(Number(value))));
  return [near - 1n, near, near + 1n].find((each) => each >= 0n && each * each === value);
}
