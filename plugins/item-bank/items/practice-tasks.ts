import type { Random } from '../../../core/random.ts';
import type { HintLadder, Misconception } from './item.ts';
import type { Draft, ItemModel } from './item-model.ts';

// Practice shows keys. Where its questions are those of the test with other numbers, practising them trains the item
// instead of the skill. So models have tasks of their own for practice: other stories, and other structures of question.

/** A question as its author writes it. `undefined` where the numbers do not fit, and others are drawn. */
export interface TaskText {
  readonly stem: string;
  readonly stimulus?: NonNullable<Draft['stimulus']>;
  readonly answer: number | string;
  /** Wrong answers with their misconceptions. The first three that differ from the answer and each other are used. */
  readonly lures: readonly (readonly [answer: number | string, misconception: Misconception])[];
  /** Writes a number as an option. */
  readonly say?: (value: number) => string;
  readonly explanation: string;
  readonly steps: readonly string[];
}

/** A kind of question with its provisional difficulty in logits. */
export type PracticeTask = readonly [difficulty: number, write: (random: Random) => TaskText | undefined];

/** The practice tasks of an item model. */
export interface PracticeTasks {
  readonly hints: HintLadder;
  readonly tasks: readonly PracticeTask[];
}

const maxAttempts = 3000;

/**
 * Writes practice items from tasks, which take turns.
 * @param common concepts and reasoning of the model
 */
export function practiceWriter(
  { hints, tasks }: PracticeTasks,
  common: Pick<Draft, 'concepts' | 'reasoning'>,
): (variant: number, random: Random) => Draft {
  return (variant, random) => {
    const task = tasks[variant % tasks.length];
    if (!task) throw new Error('practiceWriter: there are no tasks');
    const [difficulty, write] = task;
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const text = write(random);
      const choices = text && choicesOf(text);
      if (!text || !choices) continue;
      const { stem, stimulus, explanation, steps } = text;
      return {
        ...common,
        hints,
        difficulty,
        stem,
        ...(stimulus && { stimulus }),
        ...choices,
        explanation,
        steps: [...steps],
      };
    }
    throw new Error(`practiceWriter: no numbers fit task ${variant % tasks.length} with the hints ${hints.conceptual}`);
  };
}

/** Items of each task of a model for practice alone. */
const itemsOfTask = 4;

/** What a model for practice alone says, after its content area. Hints are in the order of a ladder. */
export type PracticeParts = readonly [
  concepts: string | readonly string[],
  title: string,
  reasoning: Draft['reasoning'],
  hints: HintLadder | readonly [conceptual: string, procedural: string, strategic: string, encouragement: string],
  ...tasks: PracticeTask[],
];

/**
 * Makes models for practice alone, of concepts that the test asks within questions about something else. Their tasks take
 * turns; a text that is the same for all numbers becomes one item.
 */
export const practiceModelsIn =
  <Area extends string>(section: ItemModel['section']) =>
  (contentArea: Area, ...[concept, title, reasoning, texts, ...tasks]: PracticeParts): ItemModel => {
    const concepts = [concept].flat();
    return {
      id: `${section}.practice-${concepts[0]}`,
      section,
      contentArea,
      title,
      pool: 'practice',
      variants: itemsOfTask * tasks.length,
      write: practiceWriter({ hints: ladderOf(texts), tasks }, { concepts, reasoning }),
    };
  };

function ladderOf(texts: PracticeParts[3]): HintLadder {
  if ('conceptual' in texts) return texts;
  const [conceptual, procedural, strategic, encouragement] = texts;
  return { conceptual, procedural, strategic, encouragement };
}

/** Undefined where fewer than three wrong answers differ, or a number has more than two decimals. */
function choicesOf({ answer, lures, say = decimal }: TaskText): Pick<Draft, 'answer' | 'distractors'> | undefined {
  if (!isTidy(answer)) return undefined;
  const textOf = (value: number | string) => (typeof value === 'string' ? value : say(value));
  const isNegative = (value: number | string) => typeof value === 'number' && value < 0;
  const distractors: Draft['distractors'] = [];
  const taken = new Set([textOf(answer).toLowerCase()]);
  for (const [value, misconception] of lures) {
    const text = textOf(value);
    if (!isTidy(value) || (isNegative(value) && !isNegative(answer)) || taken.has(text.toLowerCase())) continue;
    taken.add(text.toLowerCase());
    if (distractors.length < 3) distractors.push({ text, misconception });
  }
  return distractors.length === 3 ? { answer: textOf(answer), distractors } : undefined;
}

const isTidy = (value: number | string) =>
  typeof value === 'string' || (Number.isFinite(value) && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6);

/** "1,250.5", with a real minus sign. */
const decimal = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 2 }).replace('-', '−');
