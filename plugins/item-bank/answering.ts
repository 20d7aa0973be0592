import { conflict } from '../../core/contract/index.ts';
import type { Tx } from '../../core/db/index.ts';
import { askedQuestion, lockSitting } from './asked.ts';
import type { Answer, ItemSection } from './contract.ts';
import type { Grade } from './grading.ts';
import type { Item } from './items/item.ts';
import type { SittingRow } from './models.ts';
import { AdaptiveRow, ResponseRow } from './models.ts';
import { optionAt } from './option-order.ts';
import type { Parts } from './parts.ts';
import { climb } from './psychometrics/index.ts';
import { confidenceAt } from './scoring.ts';
import type { Measurement, Verdict, Within } from './services.ts';
import { beliefOf, planOf, readStanding, stateOf } from './standing.ts';

interface Given {
  readonly questionId: string;
  readonly section?: ItemSection;
  readonly answer: Answer;
  readonly milliseconds: number;
}
type Told = Omit<Verdict, 'isRepeated'>;

/** Takes answers, in adaptive sittings and in forms: grades, stores, and says the verdict. */
export function createAnswering(parts: Parts): Pick<Measurement, 'answer'> {
  const { db, bank, clock } = parts;
  return { answer };

  async function answer(within: Within, sittingId: string, given: Given): Promise<Verdict> {
    const before = await askedQuestion(parts, within, sittingId, given.questionId);
    if (given.section && given.section !== before.section) throw conflict('This question belongs to another section.');
    const item = await bank.item(before.itemId, before.itemVersion, within.tx);
    if (before.withdrawnAt) throw withdrawn();
    if (before.answeredAt) return repeated(before, given.answer);
    // Graded before the sitting is locked: a grader elsewhere may take its time.
    const chosen = chosenOf(before, given.answer);
    const grade = await parts.grade(within, before.userId, item, chosen);
    return db.transaction(async (tx) => {
      const inside = { ...within, tx };
      const sitting = await lockSitting(parts, inside, sittingId);
      const response = await askedQuestion(parts, inside, sittingId, given.questionId);
      if (response.withdrawnAt) throw withdrawn();
      if (response.answeredAt) return repeated(response, given.answer);
      if (sitting.closedAt) throw conflict('This assessment has ended; nothing more can be answered.');
      const stored = await store(inside, sitting, response, grade, { ...given, answer: chosen });
      const verdict =
        sitting.kind === 'form' ? await inForm(inside, stored, item, grade) : await onLadder(inside, stored, grade);
      await db.rows(ResponseRow, inside).findById(stored.id).patch({ verdict });
      await parts.answered(tx, within, sitting, Object.assign(stored, { verdict }), item);
      return { ...verdict, isRepeated: false };
    }, within.tx);
  }

  async function store(
    within: Within,
    sitting: SittingRow,
    response: ResponseRow,
    grade: Grade,
    given: Given,
  ): Promise<ResponseRow> {
    const now = clock.now();
    const filled = {
      answeredAt: now,
      answerOption: typeof given.answer === 'number' ? given.answer : null,
      answerText: typeof given.answer === 'string' ? given.answer : null,
      points: grade.points,
      maximumPoints: grade.maximumPoints,
      grader: grade.grader,
      grading: grade.details,
      milliseconds: timeTaken(given.milliseconds, await timeAvailable(within, sitting, response, now)),
    };
    await db.rows(ResponseRow, within).findById(response.id).patch(filled);
    return Object.assign(response, filled);
  }

  /**
   * Milliseconds that the server's clock leaves for an answer. The questions of a form are all open from the start, so
   * what earlier answers took is taken off: 48 answers within 16 seconds have 16 seconds together, whatever they claim,
   * and answers that a browser kept while it was offline have the time in which it kept them.
   */
  async function timeAvailable(
    within: Within,
    sitting: SittingRow,
    { askedAt }: ResponseRow,
    now: Date,
  ): Promise<number> {
    const elapsed = Math.max(0, now.getTime() - askedAt.getTime());
    if (sitting.kind !== 'form' || elapsed === 0) return elapsed;
    const earlier = await db.rows(ResponseRow, within).where({ sittingId: sitting.id }).whereNotNull('milliseconds');
    return Math.max(1, elapsed - earlier.reduce((sum, { milliseconds }) => sum + (milliseconds ?? 0), 0));
  }

  /** The answer moves the ladder, and may end its section. */
  async function onLadder(
    within: Within & { tx: Tx },
    { sittingId, section }: ResponseRow,
    grade: Grade,
  ): Promise<Told> {
    const standing = await readStanding(parts, within, sittingId);
    const { sitting } = standing;
    // Adaptive sittings are of the sections that have plans: `planOf` throws for any other.
    const plan = planOf(standing, section);
    const confidence = confidenceAt(beliefOf(standing, plan.section), sitting.ladder.currentDifficulty);
    const ladder = climb(sitting.ladder, { isCorrect: grade.isCorrect, confidence });
    await db.rows(AdaptiveRow, within).findById(sittingId).patch({ ladder });
    const { isDone } = stateOf(standing, plan);
    return { ...earned(grade), confidence, difficulty: ladder.currentDifficulty, isSectionDone: isDone };
  }

  /** Nothing is chosen by an answer to a form. */
  async function inForm(within: Within, { sittingId }: ResponseRow, item: Item, grade: Grade): Promise<Told> {
    const left = await db.rows(ResponseRow, within).where({ sittingId, answeredAt: null }).resultSize();
    return { ...earned(grade), confidence: 0, difficulty: item.rung, isSectionDone: left === 0 };
  }
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
