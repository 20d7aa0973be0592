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
import type { AskedSitting, Standing } from './status.ts';
import { beliefOf, planOf, readSitting, standingOf, stateOf } from './status.ts';

export interface Given {
  readonly questionId: string;
  readonly section?: ItemSection;
  readonly answer: Answer;
  readonly milliseconds: number;
}
type Told = Omit<Verdict, 'isRepeated'>;

/** An answer as it was taken, with the sitting as it stands after it; an adaptive one with its scored answers. */
export interface Taken {
  readonly verdict: Verdict;
  /** Resolves when it is written; what follows may be written at the same time. */
  readonly written: Promise<unknown>;
  readonly asked: AskedSitting;
  readonly standing?: Standing;
}

/** What is to be graded by somebody who may take their time: first without the locks of the transaction. */
class ToGrade {
  readonly response: ResponseRow;
  readonly item: Item;

  constructor(response: ResponseRow, item: Item) {
    this.response = response;
    this.item = item;
  }
}

/**
 * Takes answers, in adaptive sittings and in forms: grades and stores them, and does in the same transaction what follows.
 * Open answers are graded before it, because a grader elsewhere may take its time.
 */
export function createAnswering(dependencies: Dependencies) {
  const { db, clock } = dependencies;
  return { take };

  async function take<Result>(
    context: CallContext,
    sittingId: string,
    given: Given,
    follow: (inside: TransactionContext, taken: Taken) => Promise<Result>,
  ): Promise<Result> {
    const attempt = (graded?: Grade) =>
      db.transaction(async (tx) => {
        const inside = { ...context, tx };
        const taken = await takeInside(inside, sittingId, given, graded);
        if (taken instanceof ToGrade) return taken;
        const [result] = await Promise.all([follow(inside, taken), taken.written]);
        return { result };
      }, context.tx);
    // Before the transaction: see `VariantSource`.
    await dependencies.variantSource.load();
    const first = await attempt();
    if (!(first instanceof ToGrade)) return first.result;
    const second = await attempt(await dependencies.grade(context, first.response, first.item, given.answer));
    if (second instanceof ToGrade) throw new Error(`The answer to ${given.questionId} was graded and is not`);
    return second.result;
  }

  async function takeInside(
    context: TransactionContext,
    sittingId: string,
    given: Given,
    graded: Grade | undefined,
  ): Promise<Taken | ToGrade> {
    const asked = await readSitting(dependencies, context, sittingId, { isLocked: true });
    const { sitting, responses } = asked;
    const response = responses.find(({ id }) => id === given.questionId);
    if (!response) throw conflict('This question was not asked in this assessment.');
    if (given.section && given.section !== response.section)
      throw conflict('This question belongs to another section.');
    if (response.withdrawnAt) throw withdrawn();
    if (response.answeredAt) return { verdict: repeated(response, given.answer), asked, written: Promise.resolve() };
    const item = await itemAsked(dependencies, context, response);
    if (item.format === 'open_ended' && !graded) return new ToGrade(response, item);
    const answer = chosenOf(response, given.answer);
    const grade = graded ?? (await dependencies.grade(context, response, item, answer));
    if (sitting.closedAt) throw conflict('This assessment has ended; nothing more can be answered.');
    Object.assign(response, answeredNow(asked, response, grade, { ...given, answer }));
    const standing = sitting.kind === 'adaptive' ? await standingOf(dependencies, context, asked) : undefined;
    const told = standing ? await onLadder(context, standing, response, grade) : inForm(asked, item, grade);
    Object.assign(response, { verdict: told });
    const { answeredAt, answerOption, answerText, points, maximumPoints, grader, grading, milliseconds } = response;
    const filled = { answeredAt, answerOption, answerText, points, maximumPoints, grader, grading, milliseconds };
    const written = Promise.all([
      db
        .rows(ResponseRow, context)
        .findById(response.id)
        .patch({ ...filled, verdict: told }),
      standing && db.rows(AdaptiveRow, context).findById(sitting.id).patch({ ladder: standing.sitting.ladder }),
      dependencies.answered(context.tx, context, sitting, response, item),
    ]);
    return { verdict: { ...told, isRepeated: false }, asked, written, ...(standing && { standing }) };
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

  /** The answer moves the ladder, and may end its section. */
  async function onLadder(
    context: TransactionContext,
    standing: Standing,
    response: ResponseRow,
    grade: Grade,
  ): Promise<Told> {
    const { sitting } = standing;
    if (sitting.plan.hintsCount) await holdHints(context, response);
    // Adaptive sittings are of the sections that have plans: `planOf` throws for any other.
    const plan = planOf(standing, response.section);
    const confidence = confidenceAt(beliefOf(standing, plan.section), sitting.ladder.currentDifficulty);
    const ladder = climb(sitting.ladder, { isCorrect: grade.isCorrect, confidence });
    Object.assign(sitting, { ladder });
    const { isDone } = stateOf(standing, plan);
    return { ...earned(grade), confidence, difficulty: ladder.currentDifficulty, isSectionDone: isDone };
  }

  /** Where hints count, none can be noted between the reading of an answer's question and its verdict. */
  async function holdHints(context: TransactionContext, response: ResponseRow): Promise<void> {
    const held = await db.rows(ResponseRow, context).findById(response.id).forUpdate().select('hintIds');
    Object.assign(response, { hintIds: held?.hintIds ?? response.hintIds });
  }
}

/** Nothing is chosen by an answer to a form. */
function inForm({ responses }: AskedSitting, item: Item, grade: Grade): Told {
  const isDone = responses.every(({ answeredAt }) => answeredAt !== null);
  return { ...earned(grade), confidence: 0, difficulty: item.rung, isSectionDone: isDone };
}

/**
 * Milliseconds that the server's clock leaves for an answer. The questions of a form are all open from the start, so
 * what earlier answers took is taken off: 48 answers within 16 seconds have 16 seconds together, whatever they claim,
 * and answers that a browser kept while it was offline have the time in which it kept them.
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
 * What an answer took (ms): as the browser says, but not longer than it can have been; by the server's clock where the
 * browser does not say. 0 where nothing was measured: another server's clock may be behind the one that asked.
 */
const timeTaken = (claimed: number, available: number) =>
  Math.round(Math.min(claimed > 0 ? Math.max(1, claimed) : available, available, longest));

/** A question that was left open for longer than a day is not timed (ms). */
const longest = 24 * 60 * 60 * 1000;

/**
 * An answer as the item has it: a place becomes the index of the option shown there. What is no place stays as it is, and
 * grading refuses it.
 */
function chosenOf({ optionOrder }: ResponseRow, answer: Answer): Answer {
  return typeof answer === 'number' ? (optionAt(optionOrder, answer) ?? answer) : answer;
}

/** The first verdict again for the same answer. @throws Failure conflict for another one */
function repeated(response: ResponseRow, answer: Answer): Verdict {
  const first = response.answerPlace ?? response.answerText;
  if (first !== answer || !response.verdict) throw conflict('This question has been answered already.');
  return { ...response.verdict, isRepeated: true };
}
