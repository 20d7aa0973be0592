import { defineService } from '../../core/contract/index.ts';
import type { CallContext, Tx } from '../../core/db/index.ts';
import type { Answer, ItemSection, Question, Section } from './contract.ts';
import type { FormItem } from './measurement/variants/form-item.ts';

export * from './authoring/services.ts';
export * from './items/knowledge/services.ts';

/** How one section of a sitting is run. */
export interface SectionPlan {
  readonly section: Section;
  readonly minimum: number;
  readonly maximum: number;
  /** Between minimum and maximum the section ends once its SE is at most this (logits) … */
  readonly targetStandardError: number;
  /** … or its level is at least this sure (0 to 1). */
  readonly certainty: number;
  /**
   * Where given, in place of these two rules: the section ends once no number of further questions is expected to put
   * this many levels right for each question asked (the section's own level and, counting for more, the overall one).
   */
  readonly leastGain?: number;
  /**
   * Where given: the section asks this many questions at least while the ability is estimated `endsFrom` logits or more
   * from the middle of the scale. There few questions fit, and the prior draws estimates most.
   */
  readonly minimumAtEnds?: number;
  readonly endsFrom?: number;
  /** Open-ended questions among them. */
  readonly openEnded: number;
  /** Only questions of these content areas; of all where absent. */
  readonly contentAreas?: readonly string[];
}

export interface Plan {
  /** The plugin that runs the assessment. */
  readonly purpose: string;
  /** In the order they are taken. */
  readonly sections: readonly SectionPlan[];
  /** Ability (logits) where levels begin, ascending. */
  readonly cuts: readonly number[];
  /** True: an answer given after a hint counts as not solved when ability is estimated. */
  readonly hintsCount: boolean;
  /** How far abilities in the sections are assumed to go together, 0 to 1. 0 where absent. */
  readonly correlation?: number;
  /**
   * Joint: all answers count for every section, by one multivariate normal posterior. Where absent each section is scored
   * from its own answers alone, as sittings opened before joint scoring are.
   */
  readonly scoring?: 'joint';
  /** The SD (logits) of the joint prior in each section; 1 where absent. Wider than learners are, it lets scores reach the ends. */
  readonly priorSd?: number;
  /**
   * Weighted: an open item counts by what its grader's agreement with a rater carries. Where absent it counts as its
   * parameters say, as in sittings opened before. Only with joint scoring.
   */
  readonly openAnswers?: 'weighted';
  /**
   * Items kept for assessments that count (where absent), or for practice: there, learners see keys and explanations. People
   * of the demo are asked the demo's in place of those that count, whatever the plan says.
   */
  readonly pool?: 'assessment' | 'practice' | 'demo';
  /** As in `FormPlan`: a text that nobody was asked, for each question whose item has one. */
  readonly freshVariants?: boolean;
  /** The ladder's first rung; 2 where absent. */
  readonly startingDifficulty?: 1 | 2 | 3 | 4 | 5;
}

/**
 * A fixed form: every question is known from the start and each may be answered at any time until the sitting is
 * closed. Questions that this person has been asked before come last.
 */
export interface FormPlan {
  readonly purpose: string;
  readonly section: ItemSection;
  /** In this order; within an area from easy to hard. */
  readonly areas: readonly { readonly contentArea: string; readonly questions: number }[];
  /** Ability (logits) where levels begin, ascending. */
  readonly cuts: readonly number[];
  /** The SD (logits) of the prior that it is scored with; 1 where absent, as for forms opened before it could be told. */
  readonly priorSd?: number;
  /**
   * Asks a variant written for this form in place of each item whose model can write one: another text at the same
   * difficulty. Not for people of the demo, whose items count for nobody.
   */
  readonly freshVariants?: boolean;
  /** Set when it is opened: people of the demo are asked the demo's items. */
  readonly pool?: 'assessment' | 'demo';
}

/** Questions drawn for a form, by content area. */
export interface PreparedForm {
  readonly plan: FormPlan & { readonly pool: 'assessment' | 'demo' };
  /** Items the learner was asked before. */
  readonly seen: ReadonlySet<string>;
  readonly fresh: ReadonlyMap<string, readonly FormItem[]>;
}

/** What was answered to a question of a form. */
export interface FormAnswer {
  readonly questionId: string;
  /** Null until it is answered. */
  readonly answeredAt: Date | null;
  readonly answer: Answer | null;
  readonly milliseconds: number | null;
}

/** A question of a form with its answer. */
export interface FormQuestion extends FormAnswer {
  readonly question: Question;
  /** The visible difficulty, 1 to 5. */
  readonly difficulty: number;
}

/** Where a section stands. */
export interface SectionState {
  readonly section: Section;
  readonly answered: number;
  readonly maximum: number;
  readonly isDone: boolean;
  /** The ladder's rung, 1 to 5. */
  readonly difficulty: number;
  /** Of the last five answers of the sitting, 0 to 1; null before the fifth. */
  readonly recentPerformance: number | null;
}

export interface CurrentQuestion extends SectionState {
  /** Undefined when the section is done. */
  readonly question: Question | undefined;
  /** When it was first asked. */
  readonly askedAt: Date | undefined;
  /** No question is asked until the sitting is resumed. */
  readonly isPaused: boolean;
  /** Questions of this section that pauses may still withdraw. */
  readonly pausesLeft: number;
  /** Where every section stands, in order. */
  readonly progress: readonly SectionState[];
}

/** The question of an adaptive sitting that was asked and is neither answered nor withdrawn. */
export interface OpenQuestion {
  readonly questionId: string;
  readonly section: ItemSection;
  readonly askedAt: Date;
  /** Questions of its section that pauses may still withdraw. */
  readonly pausesLeft: number;
}

export interface Verdict {
  readonly isCorrect: boolean;
  readonly points: number;
  readonly maximumPoints: number;
  /** Posterior probability of belonging to the next rung (at 5, to rung 5), 0 to 1. */
  readonly confidence: number;
  /** After this answer. */
  readonly difficulty: number;
  readonly isSectionDone: boolean;
  /** The same answer had been given before; nothing was changed. */
  readonly isRepeated: boolean;
}

export interface Estimate {
  /** Logits. */
  readonly theta: number;
  readonly standardError: number;
}

export interface SectionEstimate extends Estimate {
  readonly section: Section;
  readonly answered: number;
  /** Points earned of points possible, 0 to 100. */
  readonly percentage: number;
}

export interface SittingEstimate extends Estimate {
  readonly sections: readonly SectionEstimate[];
  /** The posterior covariance of the sections (logits²), in their order; only where they are scored jointly. */
  readonly covariance?: readonly (readonly number[])[] | undefined;
  /** Some item's parameters were set by its author or importer and not estimated from answers. */
  readonly isProvisional: boolean;
  /** Index of the level (0 below the first cut) with most posterior mass, and that mass. */
  readonly level: number;
  readonly confidence: number;
  /** Mass of every level, in order; sums to 1. */
  readonly masses: readonly number[];
  /** What recomputes this figure later: engine and item versions. */
  readonly version: string;
  /** From questions of the demo: nothing to be compared with. */
  readonly isDemo: boolean;
}

/** One answered question with what is needed to explain a result. */
export interface Reviewed {
  readonly questionId: string;
  readonly section: Section;
  readonly contentArea: string;
  readonly concepts: readonly string[];
  readonly reasoning: readonly ('analytical' | 'creative' | 'systematic' | 'intuitive')[];
  readonly difficulty: number;
  readonly isCorrect: boolean;
  /** 0 to 1. */
  readonly credit: number;
  /** Credit to be expected at the estimated ability, from the item's parameters, 0 to 1. */
  readonly expected: number;
  readonly hintsUsed: number;
  readonly milliseconds: number;
  /** What a wrong choice suggests, said to the learner. */
  readonly misconception: { id: string; says: string } | undefined;
}

/** A question of a form with what is needed to explain a result. */
export interface FormReviewed {
  readonly questionId: string;
  readonly contentArea: string;
  readonly subcategory: string | undefined;
  readonly cognitiveLoad: number | undefined;
  readonly difficulty: number;
  readonly isAnswered: boolean;
  readonly isCorrect: boolean;
  /** 0 to 1. */
  readonly credit: number;
  /** Credit to be expected at the estimated ability, from the item's parameters, 0 to 1. */
  readonly expected: number;
  readonly milliseconds: number;
}

/**
 * What a form says. Questions beyond the last one that was answered were not reached: they count as not asked when ability
 * is estimated. Those passed over before it count as not solved.
 */
export interface FormEstimate extends Estimate {
  readonly answered: number;
  readonly questions: number;
  /** As in `SittingEstimate`. */
  readonly level: number;
  readonly confidence: number;
  readonly masses: readonly number[];
  readonly version: string;
  /** From questions of the demo: nothing to be compared with. */
  readonly isDemo: boolean;
  /** In the order of asking, the unanswered included. */
  readonly review: readonly FormReviewed[];
}

/** What a learner may read once an answer is in. */
export interface Feedback {
  readonly isCorrect: boolean;
  readonly points: number;
  readonly maximumPoints: number;
  /** The right option; null for an open question. */
  readonly correctOption: number | null;
  readonly explanation: string;
  /** The solution, one step for each entry. */
  readonly steps: readonly string[];
  /** What a wrong choice suggests, said kindly. */
  readonly misconception: { id: string; says: string } | undefined;
  /** Open questions: what earned points and what would have, who graded, and why where the grader says so. */
  readonly rubric:
    | {
        readonly criteria: readonly { readonly says: string; readonly points: number; readonly isMet: boolean }[];
        readonly modelAnswer: string;
        readonly grader: string;
        readonly reason: string | undefined;
      }
    | undefined;
}

/** Runs assessments: asks, grades, estimates. Everything it answers has been committed. */
export interface Measurement {
  /** Opens a sitting. */
  open(context: CallContext, userId: string, plan: Plan): Promise<{ sittingId: string }>;
  /** Loads what variants are written with, once in a process: call it before a transaction that opens a sitting. */
  prepare(): Promise<void>;
  /** People are about to begin sittings of this plan: what they are likely to be asked first is written ahead. */
  expectSittings(plan: Plan): Promise<void>;
  /**
   * Opens a sitting and asks the first question of its first section, in one commit. `opened` writes what belongs to that
   * commit, before anything is asked.
   */
  openAndAsk(
    context: CallContext,
    userId: string,
    plan: Plan,
    opened: (tx: Tx, sittingId: string) => Promise<void>,
  ): Promise<CurrentQuestion>;
  /** The question to answer now; the same until it is answered or withdrawn. @throws Failure not_found, conflict (an earlier section is not done) */
  current(context: CallContext, sittingId: string, section: Section): Promise<CurrentQuestion>;
  /**
   * Grades and stores an answer. The same answer again is the first verdict again.
   * @throws Failure conflict (another answer, a question that was not asked or was withdrawn), invalid (not an answer to this kind of question)
   */
  answer(
    context: CallContext,
    sittingId: string,
    /** With `section`, a question of another one counts as not asked. */
    given: { questionId: string; section?: Section; answer: Answer; milliseconds: number },
  ): Promise<Verdict>;
  /**
   * The same in an adaptive sitting, and asks the next question of the section, in one commit. `stored` writes what belongs
   * to that commit; it is not called for an answer that is repeated.
   * @throws Failure as `answer` and `current`
   */
  answerAndGoOn(
    context: CallContext,
    sittingId: string,
    given: { questionId: string; section: Section; answer: Answer; milliseconds: number },
    stored: (tx: Tx, progress: readonly SectionState[]) => Promise<void>,
  ): Promise<{ readonly verdict: Verdict; readonly current: CurrentQuestion }>;
  /** The question that waits for its answer in an adaptive sitting; nothing is asked by looking. */
  openQuestion(context: CallContext, sittingId: string): Promise<OpenQuestion | undefined>;
  /** Whether a sitting is paused. @throws Failure not_found */
  isPaused(context: CallContext, sittingId: string): Promise<boolean>;
  /**
   * Pauses an adaptive sitting: its open question is withdrawn, counts as shown and is not scored. Nothing happens where
   * another question is open by now, or none; repeating it changes nothing.
   * @throws Failure conflict where the section has no pause left
   */
  pause(context: CallContext, sittingId: string, questionId: string): Promise<{ isPaused: boolean }>;
  /** Ends a pause; a question of equal information takes the withdrawn one's place. Repeating it changes nothing. */
  resume(context: CallContext, sittingId: string): Promise<void>;
  /** Pauses adaptive sittings of a purpose whose open question was asked before a moment; gives their ids. */
  pauseForgotten(context: CallContext, purpose: string, askedBefore: Date): Promise<string[]>;
  /** Where every section stands, in order. */
  progress(context: CallContext, sittingId: string): Promise<readonly SectionState[]>;
  /** Scores what has been answered. */
  estimate(context: CallContext, sittingId: string): Promise<SittingEstimate>;
  /** The answered questions, in order. */
  review(context: CallContext, sittingId: string): Promise<readonly Reviewed[]>;
  /** Only for practice: the key, the explanation and why. @throws Failure conflict before the answer is in, or while it counts */
  feedback(context: CallContext, sittingId: string, questionId: string): Promise<Feedback>;
  /**
   * Draws the variants of a form, which takes some processor time: call it before the transaction that opens the form.
   * @throws Failure conflict where the bank has too few questions
   */
  prepareForm(context: CallContext, userId: string, plan: FormPlan): Promise<PreparedForm>;
  /** Opens a sitting with a fixed form; of a plan that is not prepared, it draws now. @throws Failure conflict where the bank has too few questions */
  openForm(context: CallContext, userId: string, plan: FormPlan | PreparedForm): Promise<{ sittingId: string }>;
  /** The questions of a form in their order, each with its answer. @throws Failure not_found */
  form(context: CallContext, sittingId: string): Promise<readonly FormQuestion[]>;
  /** The same without texts. @throws Failure not_found */
  formAnswers(context: CallContext, sittingId: string): Promise<readonly FormAnswer[]>;
  /**
   * Scores what has been answered of a form.
   * @param order question ids as they were asked, where that is not the form's order @throws Failure not_found
   */
  estimateForm(context: CallContext, sittingId: string, order?: readonly string[]): Promise<FormEstimate>;
  /** What practice can be had in: content areas that have items kept for it. */
  topics(
    context: CallContext,
  ): Promise<readonly { section: Section; contentArea: string; title: string; questions: number }[]>;
  /** Ends a sitting; nothing can be answered afterwards. Repeating it changes nothing. */
  close(context: CallContext, sittingId: string): Promise<void>;
}
export const measurement = defineService<Measurement>('item-bank.measurement');

/**
 * Grades an open answer in place of the item bank's own rubric grader, where a plugin `ai` offers to. Undefined: nobody
 * is there to ask for this learner.
 */
export interface OpenAnswerGrader {
  grade(
    context: CallContext,
    given: {
      /** Whose answer it is: age and consent decide who may read it. */
      userId: string;
      /** Names this asking of the question: what `regrading` takes. */
      questionId: string;
      question: string;
      answer: string;
      /** The most words in a row of a quotation that the learner did not copy from the question, its stimulus or its hints. */
      ownWordsIn(quote: string): number;
      /** Whether the answer counts in an assessment. */
      counts: boolean;
      criteria: readonly { id: string; points: number; says: string }[];
      modelAnswer: string;
      /** Ids of the criteria that the item bank's own rubric finds met: what a verdict can be held against. */
      metByRubric: readonly string[];
    },
  ): Promise<{ met: readonly string[]; grader: string; reason?: string } | undefined>;
}
/** Grades open answers anew, for staff who found a grade wrong. */
export interface Regrading {
  /**
   * Sets which criteria an answer meets, keeps its first grade beside and tells of it (`question.regraded`). Undefined
   * where this person has no such answer; the same points again change nothing.
   */
  regrade(
    context: CallContext,
    given: { userId: string; questionId: string; met: readonly string[]; grader: string },
  ): Promise<{ pointsBefore: number; points: number; maximumPoints: number } | undefined>;
}
export const regrading = defineService<Regrading>('item-bank.regrading');

export const openAnswerGrader = defineService<OpenAnswerGrader>('ai.open-answer-grader');
