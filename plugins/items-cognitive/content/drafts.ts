import type { BlockDraft } from '../../../core/contract/blocks.ts';
import type { Random } from '../../../core/random.ts';
import type { Draft, ItemModel, Misconception, ReasoningStyle } from '../../item-bank/items/services.ts';
import { at, drawUntil, shuffled } from '../../item-bank/items/services.ts';
import type { CognitiveArea } from './areas.ts';

export { at, listed, permutations } from '../../item-bank/items/services.ts';

type Choices = Pick<Draft, 'answer' | 'distractors' | 'order' | 'fixed' | 'optionFigures'>;

/** What one draw of a task gives; the rest is the same for every draw. */
export type Body = Pick<Draft, 'stem' | 'stimulus' | 'explanation' | 'steps'> & Choices;

/** One kind of question: what makes it hard, and how one is drawn. */
export interface Task {
  /** Provisional difficulty in logits. */
  b: number;
  /** Cognitive load, 1 to 5. */
  load: 1 | 2 | 3 | 4 | 5;
  /** Conceptual, procedural, strategic, encouraging; true of every draw. */
  hints: readonly [string, string, string, string];
  reasoning?: ReasoningStyle[];
  /** How long the stimulus is shown before the options, where it is to be remembered. */
  seconds?: number;
  /** Undefined when the draw does not meet the constraints: it is drawn again. `round` counts the task's questions from 0. */
  write(random: Random, round: number): Body | undefined;
}

interface Family {
  area: CognitiveArea;
  subcategory: string;
  /** Kebab-case, of the model's id. */
  slug: string;
  title: string;
  concepts: string[];
  reasoning: ReasoningStyle[];
  /** Questions of each task. */
  rounds: number;
  tasks: readonly Task[];
}

/** An item model that takes its tasks in turn. */
export function modelOf(family: Family): ItemModel {
  const { area, subcategory, slug, title, concepts, reasoning, rounds, tasks } = family;
  return {
    id: `cognitive.${slug}`,
    section: 'cognitive',
    contentArea: area,
    title,
    variants: rounds * tasks.length,
    write: (variant, random) => {
      const task = at(tasks, variant % tasks.length);
      const [conceptual, procedural, strategic, encouragement] = task.hints;
      const body = drawUntil(() => task.write(random, Math.floor(variant / tasks.length)));
      return {
        ...body,
        difficulty: task.b,
        discrimination: 1.3,
        subcategory,
        cognitiveLoad: task.load,
        ...(task.seconds !== undefined && { stimulusSeconds: task.seconds }),
        concepts,
        reasoning: task.reasoning ?? reasoning,
        hints: { conceptual, procedural, strategic, encouragement },
      };
    },
  };
}

/** Gives misconceptions by their ids: `ideas({ 'swaps-signs': 'You …' })('swaps-signs')`. */
export function ideas<Id extends string>(says: Record<Id, string>): (id: Id) => Misconception {
  return (id) => ({ id, says: says[id] });
}

/** A wrong answer and the idea it comes from. */
export type Wrong<T> = readonly [answer: T, idea: Misconception];

/** The answer and the first `count` wrong ones that differ from it and from each other; undefined where they are too few. */
export function choices(answer: string, wrong: readonly Wrong<string>[], count = 4): Choices | undefined {
  const taken = new Set([answer.toLowerCase()]);
  const distractors: Draft['distractors'] = [];
  for (const [text, misconception] of wrong) {
    if (distractors.length === count || taken.has(text.toLowerCase())) continue;
    taken.add(text.toLowerCase());
    distractors.push({ text, misconception });
  }
  return distractors.length === count ? { answer, distractors } : undefined;
}

/** The same for whole numbers, listed in ascending order. */
export function numberChoices(answer: number, wrong: readonly Wrong<number>[], count = 4): Choices | undefined {
  const found = choices(
    number(answer),
    wrong.filter(([value]) => Number.isInteger(value)).map(([value, idea]) => [number(value), idea] as const),
    count,
  );
  if (!found) return undefined;
  const texts = [found.answer, ...found.distractors.map(({ text }) => text)];
  return { ...found, order: texts.sort((one, other) => numberIn(one) - numberIn(other)) };
}

/** With a real minus sign. */
export function number(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

function numberIn(text: string): number {
  return Number(text.replace('−', '-'));
}

const letters = ['A', 'B', 'C', 'D', 'E'] as const;

/** Drawn answers in random order, named by letters. `name` tells two drawings apart; equal ones are offered once. */
export function drawnChoices<T>(
  random: Random,
  answer: T,
  wrong: readonly Wrong<T>[],
  { count = 4, name, draw }: { count?: number; name: (one: T) => string; draw: (one: T) => BlockDraft },
): (Choices & { letter: string }) | undefined {
  const taken = new Set([name(answer)]);
  const offered: { one: T; idea: Misconception | null }[] = [{ one: answer, idea: null }];
  for (const [one, idea] of wrong) {
    if (offered.length > count || taken.has(name(one))) continue;
    taken.add(name(one));
    offered.push({ one, idea });
  }
  if (offered.length <= count) return undefined;
  const mixed = shuffled(offered, random);
  const letter = at(
    letters,
    mixed.findIndex(({ idea }) => idea === null),
  );
  return {
    letter,
    answer: letter,
    distractors: mixed.flatMap(({ idea }, index) => (idea ? [{ text: at(letters, index), misconception: idea }] : [])),
    order: letters.slice(0, mixed.length),
    optionFigures: mixed.map(({ one }) => draw(one)),
  };
}
