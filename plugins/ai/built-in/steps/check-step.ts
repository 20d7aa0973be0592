import type { MathLibrary } from '../maths/library.ts';
import type { Formula, Reading } from './clauses.ts';
import { understand } from './clauses.ts';
import type { Comparison } from './compare.ts';
import { compare } from './compare.ts';
import { followsFrom } from './solutions.ts';
import { sideValue } from './value.ts';

/** What can be said for certain of the steps in a message. */
export type StepCheck =
  /** Every relation in it holds. */
  | { readonly kind: 'holds'; readonly steps: readonly string[]; readonly isQuestion: boolean }
  /** This one does not. */
  | { readonly kind: 'fails'; readonly step: string; readonly isQuestion: boolean }
  /** The second number is the first one rounded, though a sign of equality stands between. */
  | { readonly kind: 'rounded'; readonly step: string }
  /** Calculations that are joined by signs of equality as they were done: 8 × 3 = 24 ÷ 2 = 12. */
  | { readonly kind: 'joined'; readonly step: string }
  /** It was read, and cannot be settled: a solution among others, units that do not go together. */
  | { readonly kind: 'open' }
  /** It claims something that was not read whole. */
  | { readonly kind: 'unread' };

/**
 * Checks the steps that a message states, exactly. Judges only what it read to the last sign and in every way the
 * message can be meant; undefined where the message states no step.
 *
 * @example checkStep(math, '8 × 3 ÷ 2 = 12 cm²') // { kind: 'holds', … }
 */
export function checkStep(math: MathLibrary, message: string): StepCheck | undefined {
  const { readings, hasRelation } = understand(message);
  const [first, ...others] = readings.map((reading) => ofReading(math, reading, /\bexactly\b/i.test(message)));
  if (!first) return hasRelation && readings.length === 0 ? { kind: 'unread' } : undefined;
  // A step is wrong only where it is wrong in every way its numbers can be meant.
  if (first.kind === 'fails' && others.some((other) => other?.kind !== 'fails')) return { kind: 'open' };
  return first;
}

function ofReading(math: MathLibrary, { formulas, isQuestion }: Reading, isExact: boolean): StepCheck | undefined {
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

/** 8 × 3 = 24 ÷ 2 = 12: each side begins with what the one before came to. */
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
