import type { Random } from '../../../core/random.ts';
import type { Draft, ItemModel } from '../../item-bank/items/services.ts';
import { drawUntil } from '../../item-bank/items/services.ts';
import type { MisconceptionId } from './misconceptions.ts';
import { misconceptions } from './misconceptions.ts';

/** The content areas of grades 3 to 5, each in a section of the scale. */
export const earlyAreas = {
  'early-number': 'core_math',
  'early-measuring': 'core_math',
  'early-shapes': 'core_math',
  'early-data': 'applied_reasoning',
  'early-sorting-and-rules': 'applied_reasoning',
  'early-computers': 'ai_conceptual',
} as const;
export type EarlyArea = keyof typeof earlyAreas;

/** The parts of a question that a task writes. */
export interface Task extends Pick<Draft, 'stem' | 'stimulus' | 'explanation' | 'steps' | 'hints'> {
  readonly answer: string | number;
  /** In order of preference; the first three that differ are used. */
  readonly wrong: readonly (readonly [answer: string | number, idea: MisconceptionId])[];
  /** No other wrong answers, because they might be right. */
  readonly onlyThese?: boolean;
}

export interface TaskDraw {
  readonly random: Random;
  /** From 0, the easiest. */
  readonly level: number;
  /** Practice asks about other things in other words, so that it does not show the test. */
  readonly isPractice: boolean;
}

const operationalVariants = 8;
const practiceVariants = 10;

/**
 * Two item models of one task: one for placements, one for practice. Difficulties rise evenly from `easiest` to `hardest`
 * (logits): one step with numbers up to 10 and everything in view is near −4; two steps, or a number that has to be kept in
 * mind, near −1.5, where the items of the other packs begin.
 */
export function taskModels(
  area: EarlyArea,
  slug: string,
  title: string,
  about: About,
  write: (draw: TaskDraw) => Task | undefined,
): ItemModel[] {
  const model = (isPractice: boolean, variants: number) =>
    modelOf(area, { slug, title, ...about, isPractice, variants }, (random, variant) => {
      const level = variant % variants;
      return { task: write({ random, level, isPractice }), difficulty: between(about, level, variants) };
    });
  return [model(false, operationalVariants), model(true, practiceVariants)];
}

/** Item models of one question each: questions that have nothing in common but their subject are no siblings. */
export function questionModels(
  area: EarlyArea,
  slug: string,
  title: string,
  about: About,
  questions: Readonly<Record<'test' | 'practice', readonly ((random: Random) => Task)[]>>,
): ItemModel[] {
  return (['test', 'practice'] as const).flatMap((use) =>
    questions[use].map((write, at) => {
      const own = { slug: `${slug}-${at + 1}`, title, ...about, isPractice: use === 'practice', variants: 1 };
      return modelOf(area, own, (random) => ({
        task: write(random),
        difficulty: between(about, at, questions[use].length),
      }));
    }),
  );
}

/** Difficulties in logits. */
interface About {
  readonly easiest: number;
  readonly hardest: number;
  readonly concepts: readonly [string, ...string[]];
}

const between = ({ easiest, hardest }: About, level: number, levels: number) =>
  easiest + ((hardest - easiest) * level) / (levels - 1);

function modelOf(
  area: EarlyArea,
  {
    slug,
    title,
    concepts,
    isPractice,
    variants,
  }: Pick<About, 'concepts'> & { slug: string; title: string; isPractice: boolean; variants: number },
  write: (random: Random, variant: number) => { task: Task | undefined; difficulty: number },
): ItemModel {
  return {
    id: `early_grades.${slug}${isPractice ? '-practice' : ''}`,
    section: earlyAreas[area],
    contentArea: area,
    title,
    variants,
    pool: isPractice ? 'early_practice' : 'early_assessment',
    write: (variant, random) =>
      drawUntil(() => {
        const { task, difficulty } = write(random, variant);
        const choices = task && choicesOf(task, variant % 4);
        if (!choices) return undefined;
        const { stem, stimulus, explanation, steps, hints } = task;
        return {
          stem,
          ...(stimulus && { stimulus }),
          explanation,
          steps,
          hints,
          ...choices,
          difficulty,
          concepts: [...concepts],
          reasoning: ['systematic'],
        };
      }),
  };
}

function choicesOf(
  { answer, wrong, onlyThese }: Task,
  below: number,
): Pick<Draft, 'answer' | 'distractors'> | undefined {
  const parts = /^(\D*)(\d+)(\D*)$/.exec(String(answer));
  const chosen = parts && !onlyThese ? balanced(parts, wrong, below) : wrong;
  const distractors = new Map<string, MisconceptionId>();
  for (const [value, idea] of chosen) {
    const text = String(value);
    if (text !== String(answer) && !text.startsWith('-') && !distractors.has(text) && distractors.size < 3)
      distractors.set(text, idea);
  }
  if (distractors.size < 3) return undefined;
  return {
    answer: String(answer),
    distractors: [...distractors].map(([text, idea]) => ({ text, misconception: misconceptions[idea] })),
  };
}

/** Wrong numbers, `below` of them smaller than the answer, so that its size among the options does not show it. */
function balanced(
  [, before = '', digits = '', after = '']: readonly string[],
  wrong: Task['wrong'],
  below: number,
): Task['wrong'] {
  const answer = Number(digits);
  const slips = [
    [answer + 1, 'oneMore'],
    [answer - 1, 'oneLess'],
    [answer + 10, 'tenMore'],
    [answer - 10, 'tenLess'],
    [answer + 2, 'oneMore'],
    [answer - 2, 'oneLess'],
    [answer + 3, 'oneMore'],
    [answer - 3, 'oneLess'],
  ] as const;
  const all = new Map<number, MisconceptionId>();
  for (const [value, idea] of [...wrong, ...slips]) {
    const number = Number(String(value).replace(/\D*(\d+)\D*$/, '$1'));
    if (number >= 0 && number !== answer && !all.has(number)) all.set(number, idea);
  }
  const smaller = [...all].filter(([number]) => number < answer).slice(0, below);
  const larger = [...all].filter(([number]) => number > answer).slice(0, 3 - smaller.length);
  return [...smaller, ...larger].map(([number, idea]) => [`${before}${number}${after}`, idea] as const);
}
