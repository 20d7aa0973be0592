import type { Random } from '../../../core/random.ts';
import type { Draft, ItemModel } from '../../item-bank/items/services.ts';
import { at, drawUntil, practiceWriter } from '../../item-bank/items/services.ts';
import type { MisconceptionId } from './misconceptions.ts';
import { misconception } from './misconceptions.ts';
import { practiceTasks } from './practice/index.ts';

export { at, listed, permutations } from '../../item-bank/items/services.ts';
export { drawUntil };

/** A wrong answer and the idea it comes from. */
export type Wrong<T> = readonly [answer: T, idea: MisconceptionId];

/** The part of a draft that holds the answers. */
type Choices = Pick<Draft, 'answer' | 'distractors' | 'order'>;

/** How the item models of one content area are declared. */
export function modelsOf(contentArea: string) {
  return (slug: string, title: string, variants: number, write: ItemModel['write']): ItemModel => {
    const tasks = practiceTasks[slug];
    return {
      id: `applied_reasoning.${slug}`,
      section: 'applied_reasoning',
      contentArea,
      title,
      variants,
      write,
      ...(tasks && { practice: practiceWriter(tasks, tasks) }),
    };
  };
}

/**
 * Answers in words: the right one and the first `count` wrong ones that differ from it and from one another.
 * Undefined when too few are left, so that the model draws again.
 */
export function wordChoices(answer: string, wrong: readonly Wrong<string>[], count = 3): Choices | undefined {
  const distractors: Draft['distractors'] = [];
  const taken = new Set([answer.toLowerCase()]);
  for (const [text, idea] of wrong) {
    if (distractors.length === count || taken.has(text.toLowerCase())) continue;
    taken.add(text.toLowerCase());
    distractors.push({ text, misconception: misconception(idea) });
  }
  return distractors.length === count ? { answer, distractors } : undefined;
}

/**
 * Answers that are numbers, listed in ascending order. Leaves out wrong answers that are negative, not finite or
 * have more than two decimals, besides those that repeat another; undefined when fewer than `count` are left.
 */
export function numberChoices(
  answer: number,
  wrong: readonly Wrong<number | undefined>[],
  say: (value: number) => string,
  count = 3,
): Choices | undefined {
  const sound = wrong.filter(
    (pair): pair is Wrong<number> => pair[0] !== undefined && pair[0] >= 0 && hasAtMostTwoDecimals(pair[0]),
  );
  const values = new Map([[say(answer), answer], ...sound.map(([value]) => [say(value), value] as const)]);
  const choices = wordChoices(
    say(answer),
    sound.map(([value, idea]) => [say(value), idea] as const),
    count,
  );
  if (!choices) return undefined;
  const texts = [choices.answer, ...choices.distractors.map((distractor) => distractor.text)];
  return { ...choices, order: texts.sort((one, other) => (values.get(one) ?? 0) - (values.get(other) ?? 0)) };
}

/** The case that a variant is about; variants beyond the list begin again with new numbers. */
export function caseOf<T>(cases: readonly T[], variant: number): T {
  const chosen = cases[variant % cases.length];
  if (chosen === undefined) throw new Error('caseOf: there are no cases');
  return chosen;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** "1 day", "3 days". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/** 12500 → "12,500"; decimals as they are, at most two. */
export function grouped(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 2 });
}

/** "€12", "€12.50". */
export function money(amount: number, currency = '€'): string {
  const decimals = Number.isInteger(amount) ? 0 : 2;
  return (
    currency + amount.toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  );
}

/** Minutes since midnight as "09:05". */
export function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** A value drawn from `low` to `high` in steps of `step`. */
export function stepped(random: Random, low: number, high: number, step: number): number {
  return low + step * Math.floor(random() * (Math.floor((high - low) / step) + 1));
}

function hasAtMostTwoDecimals(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}

/** One way a model's question can look; `write` returns undefined when its draw does not meet the constraints. */
export interface Situation {
  b: number;
  write(random: Random): Omit<Draft, 'difficulty'> | undefined;
}

/** Writes the situation that a variant is about. */
export function writeSituation(situations: readonly Situation[], variant: number, random: Random): Draft {
  const { b, write } = caseOf(situations, variant);
  return drawUntil(() => {
    const draft = write(random);
    return draft && { ...draft, difficulty: b };
  });
}

/** The index of the single largest value; undefined when two share it. */
export function indexOfMost(values: readonly number[]): number | undefined {
  const most = Math.max(...values);
  return values.filter((value) => value === most).length === 1 ? values.indexOf(most) : undefined;
}

/** For each careless reading of a table the row it leads to: the one with the most by that reading. */
export function rowsAttractedBy(
  names: readonly string[],
  readings: readonly Wrong<readonly number[]>[],
): Wrong<string>[] {
  return readings.flatMap(([values, idea]): Wrong<string>[] => {
    const index = indexOfMost(values);
    return index === undefined ? [] : [[at(names, index), idea]];
  });
}
