import { defineService } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext, Tx } from '../../../core/db/index.ts';
import type { Answer, ItemSection, Pool, Question, Section } from '../contract.ts';
import type { FormAnswer, FormEstimate, FormPlan, FormQuestion, FormScoring, PreparedForm } from './forms/services.ts';
import type { Plan, ScoringPlan } from './plan.ts';

export type { Plan, ScoringPlan, SectionPlan } from './plan.ts';

// Assessments: questions and results, and the service that runs them.

/** The state of a section. */
export interface SectionState {
  readonly section: Section;
  /** Answers, including those to questions that are tried out. */
  readonly answered: number;
  /** The most questions, including those that are tried out. */
  readonly maximum: number;
  readonly isDone: boolean;
  /** The ladder's rung, 1 to 5. */
  readonly difficulty: number;
  /** Mean of the last five answers of the sitting, 0 to 1; null before the fifth. */
  readonly recentPerformance: number | null;
}

export interface CurrentQuestion extends SectionState {
  /** Undefined when the section is done. */
  readonly question: Question | undefined;
  /** When it was first asked. */
  readonly askedAt: Date | undefined;
  /** While paused, no question is asked. */
  readonly isPaused: boolean;
  /** Pauses left in this section. */
  readonly pausesLeft: number;
  /** The state of each section, in order. */
  readonly progress: readonly SectionState[];
}

/** The open question of an adaptive sitting: asked, not answered and not withdrawn. */
export interface OpenQuestion {
  readonly questionId: string;
  readonly section: ItemSection;
  readonly askedAt: Date;
  /** Pauses left in its section. */
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
  /** The same answer was submitted before; nothing has changed. */
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
  /** Posterior covariance of the sections (logits²), in their order; with joint scoring only. */
  readonly covariance?: readonly (readonly number[])[] | undefined;
  /** The prior of the estimate: its SD in each section (logits), and the correlation of two sections. */
  readonly prior: { readonly sd: number; readonly correlation: number };
  /** Whether any item has parameters that were not estimated from answers. */
  readonly isProvisional: boolean;
  /** The most probable level (0 below the first cut), with its posterior probability. */
  readonly level: number;
  readonly confidence: number;
  /** Posterior probability of each level, in order; they sum to 1. */
  readonly masses: readonly number[];
  /** The overall score without rapid guesses, and how many answers those are; undefined where there are none. */
  readonly effort?: (Estimate & { readonly rapid: number }) | undefined;
  /** Whether the answers contradict one another more than those of 19 in 20 learners; of scored assessments alone. */
  readonly isUnusual?: boolean;
  /** Version of the scoring engine, to recompute the figures later. */
  readonly version: string;
  /** From demo questions, so not comparable with other results. */
  readonly isDemo: boolean;
}

/** An answered question with the figures that explain a result. */
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
  /** Expected credit at the estimated ability, 0 to 1. */
  readonly expected: number;
  readonly hintsUsed: number;
  readonly milliseconds: number;
  /** The misconception behind a wrong choice, worded for the learner. */
  readonly misconception: { id: string; says: string } | undefined;
}

/** Feedback on an answered practice question. */
export interface Feedback {
  readonly isCorrect: boolean;
  readonly points: number;
  readonly maximumPoints: number;
  /** The right option; null for an open question. */
  readonly correctOption: number | null;
  readonly explanation: string;
  /** The solution, one step for each entry. */
  readonly steps: readonly string[];
  /** The misconception behind a wrong choice, kindly worded. */
  readonly misconception: { id: string; says: string } | undefined;
  /** Open questions: the criteria with the points earned, the grader, and its reason if it gives one. */
  readonly rubric:
    | {
        readonly criteria: readonly { readonly says: string; readonly points: number; readonly isMet: boolean }[];
        readonly modelAnswer: string;
        readonly grader: string;
        readonly reason: string | undefined;
      }
    | undefined;
}

/** The key of a practice question, with its explanation. */
export type Solution = Pick<Feedback, 'correctOption' | 'explanation' | 'steps'>;

/** Runs assessments: asks, grades and estimates. Results are committed before they are returned. */
export interface Measurement {
  /** Opens a sitting. */
  open(context: CallContext, userId: string, plan: Plan): Promise<{ sittingId: string }>;
  /** Loads the item models once for each process. Call it before a transaction that opens a sitting. */
  prepare(): Promise<void>;
  /** Prepares for sittings of this plan: writes variants of the likely first questions ahead. */
  expectSittings(plan: Plan): Promise<void>;
  /**
   * Opens a sitting and asks the first question of its first section in one transaction. `opened` runs in it before the
   * question is asked.
   */
  openAndAsk(
    context: CallContext,
    userId: string,
    plan: Plan,
    opened: (tx: Tx, sittingId: string) => Promise<void>,
  ): Promise<CurrentQuestion>;
  /** The open question; asks one if there is none. @throws Failure not_found, conflict (an earlier section is not done) */
  current(context: CallContext, sittingId: string, section: Section): Promise<CurrentQuestion>;
  /**
   * Grades and stores an answer. Idempotent: the same answer again returns the first verdict.
   * @throws Failure conflict (another answer, a question that was not asked or was withdrawn), invalid (not an answer to this kind of question)
   */
  answer(
    context: CallContext,
    sittingId: string,
    /** With `section`, questions of other sections are refused. */
    given: { questionId: string; section?: Section; answer: Answer; milliseconds: number },
  ): Promise<Verdict>;
  /**
   * As `answer`, in an adaptive sitting, and asks the next question of the section in the same transaction. `stored` runs in
   * it, except for a repeated answer.
   * @throws Failure as `answer` and `current`
   */
  answerAndAskNext(
    context: CallContext,
    sittingId: string,
    given: { questionId: string; section: Section; answer: Answer; milliseconds: number },
    stored: (tx: Tx, progress: readonly SectionState[]) => Promise<void>,
  ): Promise<{ readonly verdict: Verdict; readonly current: CurrentQuestion }>;
  /** The open question of an adaptive sitting, if any; asks none. */
  openQuestion(context: CallContext, sittingId: string): Promise<OpenQuestion | undefined>;
  /** Whether a sitting is paused. @throws Failure not_found */
  isPaused(context: CallContext, sittingId: string): Promise<boolean>;
  /**
   * Pauses an adaptive sitting: its open question is withdrawn, counts as shown and is not scored. No effect if that
   * question is no longer open. Idempotent.
   * @throws Failure conflict where the section has no pause left
   */
  pause(context: CallContext, sittingId: string, questionId: string): Promise<{ isPaused: boolean }>;
  /** Ends a pause; a question of similar information replaces the withdrawn one. Idempotent. */
  resume(context: CallContext, sittingId: string): Promise<void>;
  /** Pauses adaptive sittings of a purpose whose open question was asked before this time. @returns their ids */
  pauseAbandoned(context: CallContext, purpose: string, askedBefore: Date): Promise<string[]>;
  /** The state of each section, in order. */
  progress(context: CallContext, sittingId: string): Promise<readonly SectionState[]>;
  /** Scores the answers so far, by the rules of the sitting's plan or by others. */
  estimate(context: CallContext, sittingId: string, rules?: ScoringPlan): Promise<SittingEstimate>;
  /** Scores a closed sitting by these rules from now on. The caller keeps the earlier figures. @throws Failure not_found */
  scoreBy(context: TransactionContext, sittingId: string, rules: ScoringPlan): Promise<void>;
  /** The answered questions, in order. */
  review(context: CallContext, sittingId: string): Promise<readonly Reviewed[]>;
  /** Key and explanation of a practice question. @throws Failure conflict before it is answered, or for a scored question */
  feedback(context: CallContext, sittingId: string, questionId: string): Promise<Feedback>;
  /**
   * The key of a practice question whose sitting is closed, answered or not: for several people who answer the same question.
   * @throws Failure conflict while it can be answered, or for a scored question
   */
  solution(context: CallContext, sittingId: string, questionId: string): Promise<Solution>;
  /**
   * Draws the variants of a form. This takes processor time, so call it before the transaction that opens the form.
   * @throws Failure conflict where the bank has too few questions
   */
  prepareForm(context: CallContext, userId: string, plan: FormPlan): Promise<PreparedForm>;
  /** Opens a sitting with a fixed form; draws variants now if the plan is not prepared. @throws Failure conflict where the bank has too few questions */
  openForm(context: CallContext, userId: string, plan: FormPlan | PreparedForm): Promise<{ sittingId: string }>;
  /** The questions of a form in their order, each with its answer. @throws Failure not_found */
  form(context: CallContext, sittingId: string): Promise<readonly FormQuestion[]>;
  /** The same without texts. @throws Failure not_found */
  formAnswers(context: CallContext, sittingId: string): Promise<readonly FormAnswer[]>;
  /**
   * Scores the answers of a form so far.
   * @param order question ids in the order of asking, if it differs from the form's @throws Failure not_found
   */
  estimateForm(
    context: CallContext,
    sittingId: string,
    order?: readonly string[],
    rules?: FormScoring,
  ): Promise<FormEstimate>;
  /** As `scoreBy`, for a form. @throws Failure not_found */
  scoreFormBy(context: TransactionContext, sittingId: string, rules: FormScoring): Promise<void>;
  /** Content areas with items of a pool; default `practice`. */
  topics(
    context: CallContext,
    pool?: Pool,
  ): Promise<readonly { section: Section; contentArea: string; title: string; questions: number }[]>;
  /** Ends a sitting; no answer is accepted afterwards. Idempotent. */
  close(context: CallContext, sittingId: string): Promise<void>;
}
export const measurement = defineService<Measurement>('item-bank.measurement');

/** A graded answer with the subject of its question. */
export interface GivenAnswer {
  readonly questionId: string;
  /** The plugin that asked. */
  readonly purpose: string;
  readonly at: Date;
  readonly section: ItemSection;
  readonly contentArea: string;
  readonly concepts: readonly string[];
  readonly isCorrect: boolean;
  readonly hintsUsed: number;
  readonly milliseconds: number;
}

/** Answers of the past, for plugins that missed their events. Of purposes that show at once which answers are right. */
export interface AnswerHistory {
  /** Oldest first. `since` limits them to those given or graded again from then on. */
  of(context: CallContext, userId: string, purposes: readonly string[], since?: Date): Promise<readonly GivenAnswer[]>;
}
export const answerHistory = defineService<AnswerHistory>('item-bank.answer-history');
