import type { Random } from '../../../../core/random.ts';
import type { Draft, HintLadder, ItemModel, PracticeTask } from '../../../item-bank/items/services.ts';
import { oneOf, practiceWriter } from '../../../item-bank/items/services.ts';
import type { Features } from '../difficulty.ts';
import { difficulty } from '../difficulty.ts';
import type { Wrong } from '../drafts.ts';
import { figure, wrong } from '../drafts.ts';
import { idea } from './ideas.ts';

// Models whose answers are worked out from numbers: each of their designs makes as many texts as there are numbers and
// settings, so that placements can ask one that nobody was asked.

/** A question as a design writes it; undefined where the numbers do not fit, and others are drawn. */
export type Written = Pick<Draft, 'stem' | 'stimulus' | 'answer' | 'distractors' | 'explanation' | 'steps'>;

export interface ComputedDesign {
  /** What makes it hard, the same for all of its numbers. */
  readonly features: Features;
  write(random: Random): Written | undefined;
}

interface Computed {
  /** Kebab-case; the section is put before it. */
  readonly id: string;
  readonly contentArea: string;
  readonly title: string;
  readonly discrimination: number;
  readonly concepts: readonly string[];
  readonly reasoning: Draft['reasoning'];
  readonly hints: HintLadder;
  readonly designs: readonly ComputedDesign[];
  /** Questions of another kind for practice, in place of further texts of the designs. */
  readonly practice?: readonly PracticeTask[];
}

export function computedModel({ id, contentArea, title, concepts, designs, practice, ...common }: Computed): ItemModel {
  return {
    id: `ai_conceptual.${id}`,
    section: 'ai_conceptual',
    contentArea,
    title,
    variants: designs.length,
    ...(practice && {
      practice: practiceWriter(
        { hints: common.hints, tasks: practice },
        { concepts: [...concepts], reasoning: common.reasoning },
      ),
    }),
    write(variant, random) {
      const design = designs[variant % designs.length] as ComputedDesign;
      for (let attempt = 0; attempt < mostAttempts; attempt++) {
        const written = design.write(random);
        if (written) {
          return { ...common, concepts: [...concepts], ...written, difficulty: difficulty(design.features) };
        }
      }
      throw new Error(`${id} found no numbers for variant ${variant}`);
    },
  };
}

const mostAttempts = 3000;

type Idea = keyof typeof idea;

/**
 * The right number and the first three wrong ones that differ from it and from one another. Undefined where there are
 * fewer, or where the right one needs more than two decimals.
 */
export function choices(
  answer: number,
  lures: readonly (readonly [value: number, idea: Idea])[],
  say: (value: number) => string = figure,
): Pick<Draft, 'answer' | 'distractors'> | undefined {
  if (!isTidy(answer)) return undefined;
  const taken = new Set([say(answer)]);
  const distractors: Wrong[] = [];
  for (const [value, name] of lures) {
    const text = say(value);
    if (!isTidy(value) || value < 0 || taken.has(text) || distractors.length === 3) continue;
    taken.add(text);
    distractors.push(wrong(text, idea[name]));
  }
  return distractors.length === 3 ? { answer: say(answer), distractors } : undefined;
}

/** The same for numbers that may be negative. */
export function signedChoices(answer: number, lures: readonly (readonly [value: number, idea: Idea])[]) {
  const lowest = Math.min(answer, ...lures.map(([value]) => value));
  const shifted = choices(
    answer - lowest,
    lures.map(([value, name]) => [value - lowest, name] as const),
    (value) => figure(round(value + lowest)),
  );
  return shifted;
}

const isTidy = (value: number) => Number.isFinite(value) && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
/** To six decimals: what adding decimals leaves behind goes. */
export const round = (value: number) => Math.round(value * 1e6) / 1e6;
export const asPercent = (value: number) => `${figure(round(value))}%`;
export const about = (value: number) => `about ${Math.round(value)}%`;
export const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9;
/** One of the numbers from `low` to `high` in steps. */
export const stepped = (random: Random, low: number, high: number, step: number) =>
  round(low + step * Math.floor(random() * (Math.round((high - low) / step) + 1)));
export { oneOf };

/** Designs of one kind of question, from easy to hard. */
export const levels = (
  features: readonly Features[],
  write: (random: Random, level: number) => Written | undefined,
): ComputedDesign[] => features.map((each, level) => ({ features: each, write: (random) => write(random, level) }));
