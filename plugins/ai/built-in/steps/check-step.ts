import type { MathLibrary } from '../maths/library.ts';
import type { Formula, Reading } from './clauses.ts';
import { understand } from './clauses.ts';
import type { Comparison } from './compare.ts';
import { compare } from './compare.ts';
import { followsFrom } from './solutions.ts';
import { sideValue } from './value.ts';

/** The verdict on the steps in a message. */
export type StepCheck =
  /** Every relation in the message is true. */
  | { readonly kind: 'holds'; readonly steps: readonly string[]; readonly isQuestion: boolean }
  /** This step is false. */
  | { readonly kind: 'fails'; readonly step: string; readonly isQuestion: boolean }
  /** The second number is the first one rounded, although they are joined by an equals sign. */
  | { readonly kind: 'rounded'; readonly step: string }
  /** Successive calculations joined by equals signs: 8 × 3 = 24 ÷ 2 = 12. */
  | { readonly kind: 'joined'; readonly step: string }
  /** The message was read but cannot be decided: one solution of several, units that do not match. */
  | { readonly kind: 'open' }
  /** The message claims something, but not all of it was understood. */
  | { readonly kind: 'unread' };

/**
 * Checks the steps that a message states, exactly. Judges a message only if all of it was understood, and calls a step
 * false only if it is false in every possible reading. Undefined if the message states no step.
 *
 * @example checkStep(math, '8 × 3 ÷ 2 = 12 cm²') // { kind: 'holds', … }
 */
export function checkStep(math: MathLibrary, message: string): StepCheck | undefined {
  const { readings, hasRelation } = understand(message);
  const [first, ...others] = readings.map((reading) => checkReading(math, reading, /\bexactly\b/i.test(message)));
  if (!first) return hasRelation && readings.length === 0 ? { kind: 'unread' } : undefined;
  // A step is false only if it is false in every reading of its numbers.
  if (first.kind === 'fails' && others.some((other) => other?.kind !== 'fails')) return { kind: 'open' };
  return first;
}

function checkReading(math: MathLibrary, { formulas, isQuestion }: Reading, isExact: boolean): StepCheck | undefined {
  const checked: { text: string; found: Comparison }[] = [];
  const equations: Formula[] = [];
  for (const formula of formulas) {
    const { sides, relations } = formula;
    if (relations.length === 0) continue;
    if (sides.some(({ hasUnknowns }) => hasUnknowns)) {
      const found = followsFrom(math, equations, formula);
      if (found) checked.push({ text: formula.text, found });
      equations.push(formula);
    }
    const isChain = isJoined(math, formula);
    for (const [index, relation] of relations.entries()) {
      const [one, other] = [sides[index], sides[index + 1]];
      if (!one || !other || one.hasUnknowns || other.hasUnknowns) continue;
      const found = compare(math, one, relation, other);
      if (found === 'fails' && isChain) return { kind: 'joined', step: formula.text };
      checked.push({ text: formula.text, found });
    }
  }
  if (checked.length === 0) return undefined;
  const of = (kind: Comparison) => checked.find(({ found }) => found === kind)?.text;
  const wrong = of('fails');
  if (wrong !== undefined) return { kind: 'fails', step: wrong, isQuestion };
  const rounded = of('rounded');
  if (of('open') !== undefined) return { kind: 'open' };
  if (rounded !== undefined)
    return isExact ? { kind: 'fails', step: rounded, isQuestion } : { kind: 'rounded', step: rounded };
  return { kind: 'holds', steps: [...new Set(checked.map(({ text }) => text))], isQuestion };
}

/** 8 × 3 = 24 ÷ 2 = 12: each side begins with the value of the side before it. */
function isJoined(math: MathLibrary, { sides, relations }: Formula): boolean {
  if (sides.length < 3 || relations.some((relation) => relation !== '=')) return false;
  return sides.slice(1).every((side, index) => {
    const before = sides[index];
    const [first] = side.tokens;
    const value = before && sideValue(math, before.formula, true);
    if (!value || first?.kind !== 'number') return false;
    return Math.abs(value.number - Number(first.text.replace(',', '.'))) < 1e-9;
  });
}
