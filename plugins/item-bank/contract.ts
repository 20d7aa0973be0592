import { z } from 'zod';
import { Block, defineContract, defineSlot, Id } from '../../core/contract/index.ts';
import { calibrationChanged, calibrationRoutes } from './authoring/calibrations/contract.ts';
import { authoringRoutes } from './authoring/contract.ts';
import { trendRoutes } from './authoring/trends/contract.ts';
import { ItemSection } from './items/contract.ts';

export * from './authoring/calibrations/contract.ts';
export * from './authoring/contract.ts';
export * from './authoring/trends/contract.ts';
export {
  contentAreaTitle,
  ItemSection,
  type ItemUse,
  isEarly,
  isEarlyArea,
  itemSectionTitles,
  itemUse,
  Pool,
  pausesPerSection,
  poolsFor,
  Section,
  sectionTitles,
} from './items/contract.ts';
export * from './items/states/contract.ts';

/** A question as shown to learners, without anything that reveals the answer. */
export const Question = z.object({
  /** Id of this asking. Each asking of an item has its own. */
  id: Id,
  question: z.string(),
  type: z.enum(['multiple_choice', 'open_ended']),
  /** Empty for an open-ended question. */
  options: z.array(z.string()),
  stimulus: z.array(Block),
  section: ItemSection,
  contentArea: z.string(),
  /** The kind of task within the content area. */
  subcategory: z.string().optional(),
  /** Amount of information held and processed at once, 1 to 5; cognitive tasks only. */
  cognitiveLoad: z.int().min(1).max(5).optional(),
  /** For memory tasks: seconds for which the stimulus is shown before the options. */
  stimulusSeconds: z.int().positive().optional(),
  /** Drawings of the options, in the order of `options`, which then contains their names. */
  optionFigures: z.array(Block).optional(),
});
export type Question = z.infer<typeof Question>;

/** The index of the chosen option, or the text of an open answer. */
export const Answer = z.union([z.int().min(0).max(9), z.string().trim().min(1).max(5000)]);
export type Answer = z.infer<typeof Answer>;

/** Message for other roles: staff and guardians do not take assessments. */
export const learnersOnly = 'Only learners can take this assessment.';

/** Faster than most questions can be read (ms): the usual threshold (Kong, Wise & Bhola 2007, Educ. Psychol. Meas. 67). */
export const hasteMs = 3000;
/** Share of hasty answers from which a result is held. */
const notableHaste = 0.2;

/** Whether an answer is hasty: faster than most questions can be read. @param milliseconds 0 where no time was measured */
export const isHasty = (milliseconds: number) => milliseconds > 0 && milliseconds < hasteMs;

/** Words per minute that only skimming reaches; people read 200 to 400 (Rayner et al. 2016, Psychol. Sci. Public Interest 17). */
const fastestWordsPerMinute = 600;

/** The shortest time in which a question can be read (ms), at least the threshold of haste. */
export function shortestReadingTime({
  question,
  options,
  stimulus,
}: Pick<Question, 'question' | 'options' | 'stimulus'>): number {
  const texts = [question, ...options, ...stimulus.flatMap((block) => (block.kind === 'text' ? block.text : []))];
  const words = texts.join(' ').trim().split(/\s+/).length;
  return Math.max(hasteMs, Math.round((60_000 * words) / fastestWordsPerMinute));
}

/** The number of hasty answers. */
export interface Haste {
  readonly hasty: number;
  readonly answers: number;
}

/**
 * The hasty answers of an assessment if they are so many that its result is held; else null.
 * @param answers `milliseconds` is 0 where no time was measured
 */
export function hasteIn(answers: readonly { readonly milliseconds: number }[]): Haste | null {
  const hasty = answers.filter(({ milliseconds }) => isHasty(milliseconds)).length;
  if (hasty === 0 || hasty < notableHaste * answers.length) return null;
  return { hasty, answers: answers.length };
}

/** Caution shown with a hasty result. */
export const hasteCaution = ({ hasty, answers }: Haste) =>
  `${hasty} of ${answers} answers came within 3 seconds, faster than most questions can be read. This result says little about what an unhurried attempt would show.`;

/** Properties that a question screen passes to its aside. */
export interface QuestionAsideProps {
  /** The assessment's own session. */
  sessionId: string;
  question: Question;
  /** 1 to 5. */
  difficulty: number;
  /** Wrong or withdrawn attempts at this question so far. */
  attemptCount: number;
  /** An answer is being submitted: help would come too late, but still count. */
  isClosed: boolean;
  /** When the question was shown (ms, browser clock). */
  shownAt: number;
  /** Answers to this question that were tried and changed. */
  previousIncorrectAnswers: string[];
}

export const itemBank = defineContract({
  id: 'item-bank',
  title: 'Item bank',
  summary: 'Stores the questions of all assessments and scores the answers',
  permissions: {
    'item-bank.manage': {
      description: 'Read, import, export and flag items, keys included',
      grantedTo: ['administrator'],
    },
    'item-bank.review': {
      description: 'Change the review state of items in the shared bank',
      grantedTo: ['operator'],
    },
    // All institutions share the bank, so adopting parameters affects everyone.
    'item-bank.adopt': { description: 'Put calibrated parameters into the shared bank', grantedTo: ['operator'] },
  },
  routes: { ...authoringRoutes, ...calibrationRoutes, ...trendRoutes },
  live: { sends: { calibration_changed: calibrationChanged } },
  events: {
    /** An answer was graded. Emitted once for each question. */
    'question.answered': z.object({
      userId: Id,
      sittingId: Id,
      questionId: Id,
      /** The plugin that runs the assessment. */
      purpose: z.string(),
      section: ItemSection,
      contentArea: z.string(),
      concepts: z.array(z.string()),
      isCorrect: z.boolean(),
      /** 0 to 1. */
      credit: z.number(),
      hintsUsed: z.int(),
      milliseconds: z.number(),
      /** The shortest time in which the question can be read (ms). */
      shortestReadingTime: z.number().default(0),
    }),
    /** Staff regraded an open answer, and its points changed. */
    'question.regraded': z.object({
      userId: Id,
      sittingId: Id,
      questionId: Id,
      purpose: z.string(),
      pointsBefore: z.number(),
      points: z.number(),
      maximumPoints: z.number(),
    }),
  },
  slots: {
    /** Beside each question in every assessment. */
    questionAside: defineSlot<QuestionAsideProps>('item-bank.questionAside'),
  },
  audit: {
    'item.flagged': '{who} flagged a question for review',
    'item.flag-resolved': '{who} resolved a flag on a question',
    'item.state-changed': '{who} changed the review state of a question',
    'calibration.started': '{who} started a calibration of the item bank',
    'calibration.adopted': '{who} put the parameters of a calibration into the item bank',
  },
  jobs: { calibrate: { payload: z.object({ calibrationId: z.string() }) } },
  personalData: [
    {
      table: 'sittings',
      userColumn: 'user_id',
      onErase: 'anonymise',
      anonymise: ['user_id'],
      withhold: ['plan'],
      description: 'Assessments you have taken',
    },
    {
      table: 'responses',
      userColumn: 'user_id',
      onErase: 'anonymise',
      anonymise: ['user_id', 'answer_text'],
      // `answer_place` is the option as displayed; the item's own order is internal.
      withhold: ['item_id', 'item_version', 'variant', 'option_order', 'answer_option'],
      withholdWhileOpen: {
        columns: ['points', 'maximum_points', 'grader', 'grading', 'verdict', 'first_grade'],
        of: 'sitting_id',
        table: 'sittings',
        closed: 'closed_at',
        // Forms never reveal which answers were right, because their questions are asked of others too.
        never: { column: 'kind', value: 'form' },
      },
      description: 'Your answers and how they were graded',
    },
    {
      table: 'flags',
      userColumn: 'raised_by',
      onErase: 'anonymise',
      anonymise: ['raised_by'],
      description: 'Flags you raised on questions',
    },
    {
      table: 'flags',
      userColumn: 'resolved_by',
      onErase: 'anonymise',
      anonymise: ['resolved_by'],
      description: 'Flags you resolved',
    },
    {
      table: 'state_changes',
      userColumn: 'changed_by',
      onErase: 'anonymise',
      anonymise: ['changed_by'],
      description: 'Changes you made to the review states of questions',
    },
    {
      table: 'calibrations',
      userColumn: 'started_by',
      onErase: 'anonymise',
      anonymise: ['started_by'],
      withhold: ['result'],
      description: 'Calibrations you started',
    },
    {
      table: 'calibrations',
      userColumn: 'adopted_by',
      onErase: 'anonymise',
      anonymise: ['adopted_by'],
      withhold: ['result'],
      description: 'Calibrations you adopted',
    },
  ],
});
