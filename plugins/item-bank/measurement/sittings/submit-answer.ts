import { climb } from 'psychometrics';
import { conflict } from '../../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../../core/db/index.ts';
import type { Answer, ItemSection } from '../../contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Item } from '../../items/item.ts';
import type { SittingRow } from '../../models.ts';
import { AdaptiveRow, ResponseRow } from '../../models.ts';
import type { Verdict } from '../../services.ts';
import type { Grade } from '../grading/grade-answer.ts';
import { confidenceAt } from '../scoring/sitting-estimate.ts';
import { itemAsked } from '../variants/asked-items.ts';
import { optionAt } from './option-order.ts';
import type { AdaptiveSitting, AskedSitting } from './status.ts';
import { adaptiveSittingOf, beliefOf, planOf, readSitting, stateOf } from './status.ts';

export interface Given {
  readonly questionId: string;
  readonly section?: ItemSection;
  readonly answer: Answer;
  readonly milliseconds: number;
}
type StoredVerdict = Omit<Verdict, 'isRepeated'>;

/** A submitted answer with the sitting after it; for an adaptive sitting with its scored answers. */
export interface SubmittedAnswer {
  readonly verdict: Verdict;
  /** Resolves when the answer is written. Further writes may run at the same time. */
  readonly written: Promise<unknown>;
  readonly asked: AskedSitting;
  readonly adaptive?: AdaptiveSitting;
}

/** Signals that an answer must be graded outside the transaction, because the grader may be slow. */
class NeedsGrading {
  readonly response: ResponseRow;
  readonly item: Item;

  constructor(response: ResponseRow, item: Item) {
    this.response = response;
    this.item = item;
  }
}

/**
 * Grades and stores answers in adaptive sittings and forms, and runs the caller's follow-up in the same transaction. Open
 * answers are graded before the transaction, because an AI grader may be slow.
 */
export function createAnswerSubmission(dependencies: Dependencies) {
  const { db, clock } = dependencies;
  return { submit };

  async function submit<Result>(
    context: CallContext,
    sittingId: string,
    given: Given,
    follow: (inside: TransactionContext, taken: SubmittedAnswer) => Promise<Result>,
  ): Promise<Result> {
    const attempt = (graded?: Grade) =>
      db.transaction(async (tx) => {
        const inside = { ...context, tx };
        const taken = await submitInside(inside, sittingId, given, graded);
        if (taken instanceof NeedsGrading) return taken;
        const [result] = await Promise.all([follow(inside, taken), taken.written]);
        return { result };
      }, context.tx);
    // Before the transaction: see `VariantSource`.
    await dependencies.variantSource.load();
    const first = await attempt();
    if (!(first instanceof NeedsGrading)) return first.result;
    const second = await attempt(await dependencies.grade(context, first.response, first.item, given.answer));
    if (second instanceof NeedsGrading)
      throw new Error(`The answer to ${given.questionId} still needs grading after it was graded`);
    return second.result;
  }

  async function submitInside(
    context: TransactionContext,
    sittingId: string,
    given: Given,
    graded: Grade | undefined,
  ): Promise<SubmittedAnswer | NeedsGrading> {
    const asked = await readSitting(dependencies, context, sittingId, { isLocked: true });
    const { sitting, responses } = asked;
    const response = responses.find(({ id }) => id === given.questionId);
    if (!response) throw conflict('This question was not asked in this assessment.');
    if (given.section && given.section !== response.section)
      throw conflict('This question belongs to another section.');
    if (response.withdrawnAt) throw withdrawn();
    if (response.answeredAt) return { verdict: repeated(response, given.answer), asked, written: Promise.resolve() };
    const item = await itemAsked(dependencies, context, response);
    if (item.format === 'open_ended' && !graded) return new NeedsGrading(response, item);
    const answer = chosenOf(response, given.answer);
    const grade = graded ?? (await dependencies.grade(context, response, item, answer));
    if (sitting.closedAt) throw conflict('This assessment has ended; nothing more can be answered.');
    Object.assign(response, answeredNow(asked, response, grade, { ...given, answer }));
    const adaptive = sitting.kind === 'adaptive' ? await adaptiveSittingOf(dependencies, context, asked) : undefined;
    const verdict = adaptive ? await onLadder(context, adaptive, response, grade) : inForm(asked, item, grade);
    Object.assign(response, { verdict: verdict });
    const { answeredAt, answerOption, answerText, points, maximumPoints, grader, grading, milliseconds } = response;
    const filled = { answeredAt, answerOption, answerText, points, maximumPoints, grader, grading, milliseconds };
    const written = Promise.all([
      db
        .rows(ResponseRow, context)
        .findById(response.id)
        .patch({ ...filled, verdict: verdict }),
      adaptive && db.rows(AdaptiveRow, context).findById(sitting.id).patch({ ladder: adaptive.sitting.ladder }),
      response.isPretest ? undefined : dependencies.answered(context.tx, context, sitting, response, item),
    ]);
    return { verdict: { ...verdict, isRepeated: false }, asked, written, ...(adaptive && { adaptive }) };
  }

  function answeredNow(asked: AskedSitting, response: ResponseRow, grade: Grade, given: Given): Partial<ResponseRow> {
    const now = clock.now();
    return {
      answeredAt: now,
      answerOption: typeof given.answer === 'number' ? given.answer : null,
      answerText: typeof given.answer === 'string' ? given.answer : null,
      points: grade.points,
      maximumPoints: grade.maximumPoints,
      grader: grade.grader,
      grading: grade.details,
      milliseconds: timeTaken(given.milliseconds, timeAvailable(asked, response, now)),
    };
  }

  /** Moves the ladder, and may end the section. */
  async function onLadder(
    context: TransactionContext,
    adaptive: AdaptiveSitting,
    response: ResponseRow,
    grade: Grade,
  ): Promise<StoredVerdict> {
    const { sitting } = adaptive;
    if (sitting.plan.hintsCount) await lockHints(context, response);
    // `planOf` throws for a section without a plan.
    const plan = planOf(adaptive, response.section);
    const confidence = confidenceAt(beliefOf(adaptive, plan.section), sitting.ladder.currentDifficulty);
    // A question that is tried out moves nothing.
    const ladder = response.isPretest
      ? sitting.ladder
      : climb(sitting.ladder, { isCorrect: grade.isCorrect, confidence });
    Object.assign(sitting, { ladder });
    const { isDone } = stateOf(adaptive, plan);
    return { ...earned(grade), confidence, difficulty: ladder.currentDifficulty, isSectionDone: isDone };
  }

  /** Locks the recorded hints until the verdict is stored, where they affect the score. */
  async function lockHints(context: TransactionContext, response: ResponseRow): Promise<void> {
    const held = await db.rows(ResponseRow, context).findById(response.id).forUpdate().select('hintIds');
    Object.assign(response, { hintIds: held?.hintIds ?? response.hintIds });
  }
}

/** An answer to a form does not affect later questions. */
function inForm({ responses }: AskedSitting, item: Item, grade: Grade): StoredVerdict {
  const isDone = responses.every(({ answeredAt }) => answeredAt !== null);
  return { ...earned(grade), confidence: 0, difficulty: item.rung, isSectionDone: isDone };
}

/**
 * The maximum time an answer can have taken by the server's clock (ms). All questions of a form are open from the start,
 * so the time of earlier answers is subtracted: 48 answers within 16 seconds share 16 seconds, whatever the browser reports.
 */
function timeAvailable(
  { sitting, responses }: { readonly sitting: SittingRow; readonly responses: readonly ResponseRow[] },
  { askedAt }: ResponseRow,
  now: Date,
): number {
  const elapsed = Math.max(0, now.getTime() - askedAt.getTime());
  if (sitting.kind !== 'form' || elapsed === 0) return elapsed;
  return Math.max(1, elapsed - responses.reduce((sum, { milliseconds }) => sum + (milliseconds ?? 0), 0));
}

const withdrawn = () =>
  conflict('This question was withdrawn when the assessment was paused. Continue to get another question.');

const earned = ({ isCorrect, points, maximumPoints }: Grade) => ({ isCorrect, points, maximumPoints });

/**
 * The time an answer took (ms): the browser's measurement, limited by the server's clock; the server's clock where the
 * browser sends none. 0 where it could not be measured, for example with clock skew between servers.
 */
const timeTaken = (claimed: number, available: number) =>
  Math.round(Math.min(claimed > 0 ? Math.max(1, claimed) : available, available, longest));

/** Maximum recorded time: one day (ms). */
const longest = 24 * 60 * 60 * 1000;

/**
 * Converts a display place to the option's index. An invalid place is passed on, and grading refuses it.
 */
function chosenOf({ optionOrder }: ResponseRow, answer: Answer): Answer {
  return typeof answer === 'number' ? (optionAt(optionOrder, answer) ?? answer) : answer;
}

/** The stored verdict for a repeated answer. @throws Failure conflict for a different answer */
function repeated(response: ResponseRow, answer: Answer): Verdict {
  const first = response.answerPlace ?? response.answerText;
  if (first !== answer || !response.verdict) throw conflict('This question has been answered already.');
  return { ...response.verdict, isRepeated: true };
}
