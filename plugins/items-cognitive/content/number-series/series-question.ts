import type { Random } from '../../../../core/random.ts';
import { shuffled } from '../../../item-bank/items/services.ts';
import type { Body, Wrong } from '../drafts.ts';
import { at, number, numberChoices } from '../drafts.ts';

export interface Series {
  /** As many as are shown and the one asked for. */
  terms: number[];
  /** Place of the number asked for; the last where absent. */
  asked?: number;
  rule: string;
  /** How the rule leads to the answer. */
  step: string;
  wrong: readonly Wrong<number>[];
}

/** The question about a series; undefined where its numbers get large, repeat too soon or leave too few wrong answers. */
export function askSeries(
  { terms, asked = terms.length - 1, rule, step, wrong }: Series,
  random: Random,
): Body | undefined {
  const answer = at(terms, asked);
  const shown = terms.filter((_, index) => index !== asked);
  const isTame = terms.every((term) => Math.abs(term) <= 1500);
  if (!isTame || new Set(shown).size < shown.length - 1 || shown.includes(answer)) return undefined;
  const found = numberChoices(answer, shuffled(wrong, random));
  if (!found) return undefined;
  const isLast = asked === terms.length - 1;
  const row = terms.map((term, index) => (index === asked ? '?' : number(term))).join(',  ');
  return {
    ...found,
    stem: isLast ? 'Which number comes next?' : 'Which number is missing?',
    stimulus: [{ kind: 'text', text: row }],
    explanation: `${rule} It fits every number shown, and it gives ${number(answer)} in the place asked for.`,
    steps: [rule, step],
  };
}

/** Builds `length` numbers, each from those before it. */
export function grow(
  start: readonly number[],
  length: number,
  next: (terms: readonly number[], index: number) => number,
) {
  const terms = [...start];
  while (terms.length < length) terms.push(next(terms, terms.length));
  return terms;
}

/** The `back`-th number from the end; 1 is the last. */
export const last = (terms: readonly number[], back = 1) => at(terms, terms.length - back);
