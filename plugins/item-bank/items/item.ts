import { z } from 'zod';
import { Block } from '../../../core/contract/blocks.ts';
import { ItemSection } from '../contract.ts';

/** Every section. */
export const sections = ItemSection.options;

/** The visible difficulty, 1 to 5. */
export const Rung = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
export type Rung = z.infer<typeof Rung>;

/** Difficulty b (logits) at which rungs 2 to 5 begin; rung 1 lies below the first. */
export const rungLowerBounds = [-1.2, -0.4, 0.4, 1.2] as const;

/** The rung that a difficulty b falls in. */
export function rungOf(b: number): Rung {
  return (1 + rungLowerBounds.filter((bound) => b >= bound).length) as Rung;
}

/** How a question is thought through; every item names one or two. The reasoning profile is counted from these. */
const reasoningStyles = ['analytical', 'creative', 'systematic', 'intuitive'] as const;
export const ReasoningStyle = z.enum(reasoningStyles);
export type ReasoningStyle = z.infer<typeof ReasoningStyle>;

/** The hint ladder an item brings along, from the gentlest; none gives the answer away. */
export const HintLadder = z.object({
  /** What idea the question is about. */
  conceptual: z.string().min(20),
  /** How one would start working. */
  procedural: z.string().min(20),
  /** How to plan or check. */
  strategic: z.string().min(20),
  /** Keeps going, tied to this question. */
  encouragement: z.string().min(20),
});
export type HintLadder = z.infer<typeof HintLadder>;

/** A wrong idea that a distractor is made from. `id` is kebab-case and shared by all items that show the same idea. */
export const Misconception = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Said to a learner who held it, kindly: "You added the denominators as well". */
  says: z.string().min(10),
});
export type Misconception = z.infer<typeof Misconception>;

/** Where parameters come from. */
const ParameterSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('provisional'), itemModel: z.string() }),
  z.object({ kind: z.literal('calibrated'), sampleSize: z.int().positive(), date: z.iso.date(), model: z.string() }),
]);

export const Pool = z.enum(['assessment', 'practice', 'demo']);

const common = {
  /** Stable for ever: `<item model>.<variant, four digits>` or the author's own. */
  id: z.string().regex(/^[a-z0-9_]+(\.[a-z0-9-]+)+$/),
  /** The item model that made it; absent for a hand-written item. */
  itemModel: z.string().optional(),
  section: ItemSection,
  contentArea: z.string(),
  /** The kind of task within the content area. */
  subcategory: z.string().optional(),
  /** How much has to be held and handled in mind at once, 1 to 5. */
  cognitiveLoad: z.int().min(1).max(5).optional(),
  /**
   * What it is asked in: assessments that count (where absent), practice, whose keys learners get to see, or assessments of
   * the demo, which do not count.
   */
  pool: Pool.optional(),
  rung: Rung,
  /** Concepts, kebab-case: what a learner masters or struggles with. */
  concepts: z.array(z.string()).min(1),
  reasoning: z.array(ReasoningStyle).min(1).max(2),
  /** The question itself, one or a few sentences of plain text. `backticks` set code. */
  stem: z.string().min(8),
  /** What is shown between the stem and the answers. */
  stimulus: z.array(Block).default([]),
  /** The stimulus is to be remembered: it is shown for so many seconds, then the options. */
  stimulusSeconds: z.int().positive().max(120).optional(),
  /** Why the answer is right, for after the answer. */
  explanation: z.string().min(20),
  /** The solution, a step a line. */
  steps: z.array(z.string()).min(1),
  hints: HintLadder,
  source: ParameterSource,
};

export const ChoiceItem = z.object({
  ...common,
  format: z.literal('multiple_choice'),
  options: z.array(z.string().min(1)).min(3).max(5),
  /** What each option looks like, where options are drawn; `options` then name them: A, B, C. */
  optionFigures: z.array(Block).optional(),
  /** Options that keep their place when the others are shuffled: "none of these", a scale everybody knows. */
  fixedOptions: z.array(z.int().min(0).max(4)).optional(),
  /** Index of the right option. */
  key: z.int().min(0),
  /** For each option the misconception behind it; null for the key. */
  misconceptions: z.array(Misconception.nullable()),
  /** Logit metric, D = 1. */
  parameters: z.object({ a: z.number().positive(), b: z.number(), c: z.number().min(0).max(0.5) }),
});

/** One thing a good open answer has. It is met when every group of `evidence` is matched by one of its phrases. */
export const Criterion = z.object({
  id: z.string(),
  points: z.int().positive(),
  /** What earns the points, as told to the learner afterwards. */
  says: z.string().min(10),
  /** Groups of lower-case words or phrases; within a group any one will do; `*` ends a word stem: `average*`. */
  evidence: z.array(z.array(z.string().min(1)).min(1)).min(1),
});
export type Criterion = z.infer<typeof Criterion>;

/** Each gap multiplies the ways to match a phrase. */
const mostGaps = 4;
const Phrase = z
  .string()
  .min(1)
  .max(300)
  .refine((phrase) => phrase.split(' ').filter((token) => token === '..').length <= mostGaps, {
    error: `a phrase has at most ${mostGaps} gaps`,
  });

/**
 * A conclusion that learners draw wrongly: an answer that draws it earns a third of the points at most. How phrases are
 * written is said in `rubric/phrase-pattern.ts`.
 */
export const WrongConclusion = z.object({
  /** As told to the learner afterwards: "Says that the price is the same". */
  says: z.string().min(10),
  /** It is drawn where one of these stands in a sentence, not denied and not reported. */
  phrases: z.array(Phrase).min(1).max(50),
  /** Numbers that `#` does not stand for: the right one, and those on the way to it. */
  except: z.array(z.string()).max(50).optional(),
  /** It is not drawn where one of these is said anywhere in the answer. */
  unless: z.array(Phrase).max(50).optional(),
  /** Nor in a sentence with one of these, which is about something else. */
  notIn: z.array(Phrase).max(50).optional(),
});
export type WrongConclusion = z.infer<typeof WrongConclusion>;

const Phrases = z.array(Phrase).min(1).max(50);

/**
 * What an answer must not conclude, in whatever words: `rubric/verdicts.ts` finds what is judged or chosen, by words that all
 * items share.
 */
export const Verdict = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('judged'),
    /** As told to the learner afterwards, as with wrong conclusions. */
    says: z.string().min(10),
    /** What is judged; where absent, whatever stands there. */
    about: Phrases.optional(),
    /** The wrong judgement; the denial of its opposite is one, too. */
    as: z.enum([
      'right',
      'wrong',
      'needless',
      'needed',
      'certain',
      'uncertain',
      'indifferent',
      'favoured',
      'more',
      'less',
    ]),
    /** Not in a sentence with one of these. */
    notIn: Phrases.optional(),
  }),
  z.object({
    kind: z.literal('chosen'),
    says: z.string().min(10),
    /** The wrong choice, and what else there is to choose. */
    one: Phrases,
    over: Phrases.optional(),
    /** The case in which it is wrong, and the others. */
    when: Phrases.optional(),
    otherwise: Phrases.optional(),
    notIn: Phrases.optional(),
  }),
]);
export type Verdict = z.infer<typeof Verdict>;

/** How far the rubric's points agree with a rater's, and what the item's answers weigh for it: `rubric/agreement/`. */
export const Agreement = z.object({
  /** Rated answers, none of which the rubric was tuned by. */
  answers: z.int().min(0),
  /** Of the rubric's points with the rater's, where these vary. */
  correlation: z.number().min(-1).max(1).nullable(),
  /** The correlation that scoring counts on: a lower bound, drawn to that of the section's items. */
  weight: z.number().min(0.1).max(1),
});
export type Agreement = z.infer<typeof Agreement>;

export const OpenItem = z.object({
  ...common,
  format: z.literal('open_ended'),
  rubric: z.object({
    criteria: z.array(Criterion).min(2).max(4),
    wrongConclusions: z.array(WrongConclusion).max(8).optional(),
    verdicts: z.array(Verdict).max(8).optional(),
    /** What is asked for: sentences (where absent), in which alone evidence counts, or a few words or numbers, as in gaps. */
    form: z.enum(['sentences', 'words']).optional(),
    /** An answer that earns every point. */
    modelAnswer: z.string().min(40),
    /** An answer that many give and that earns few points; used to check the rubric. */
    weakAnswer: z.string().min(10),
  }),
  agreement: Agreement.optional(),
  /**
   * Graded response model on a rater's points: `b[k]` is the threshold of k + 1 points. Provisional ones are weighted by
   * the agreement before use (`items/weighted-parameters.ts`).
   */
  parameters: z.object({
    a: z.number().positive(),
    b: z.array(z.number()).min(2).refine(isRising, { error: 'the thresholds b must rise' }),
  }),
});

export const Item = z.discriminatedUnion('format', [ChoiceItem, OpenItem]);
export type Item = z.infer<typeof Item>;
export type ChoiceItem = z.infer<typeof ChoiceItem>;
export type OpenItem = z.infer<typeof OpenItem>;

/** What the bank takes, in logits: beyond it an item measures nothing, or decides a score by itself. */
export function areBounded({ a, b }: { readonly a: number; readonly b: number | readonly number[] }): boolean {
  return a >= 0.1 && a <= 6 && [b].flat().every((each) => Math.abs(each) <= 6);
}

function isRising(thresholds: readonly number[]): boolean {
  return thresholds.every((threshold, index) => index === 0 || threshold > (thresholds[index - 1] ?? threshold));
}
