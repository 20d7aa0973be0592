import type { Clock } from '../../core/clock.ts';
import { conflict, notFound } from '../../core/contract/index.ts';
import type { Database, Tx } from '../../core/db/index.ts';
import { newId } from '../../core/db/index.ts';
import type { Random } from '../../core/random.ts';
import type { ItemBank } from './bank.ts';
import { chooseItem } from './choosing.ts';
import type { Answer, Question, Section } from './contract.ts';
import type { Grade } from './grading.ts';
import type { Item } from './items/item.ts';
import { ResponseRow, SittingRow } from './models.ts';
import type { Posterior } from './psychometrics/index.ts';
import { classify, climb, ladderStart, stopReason } from './psychometrics/index.ts';
import type { Scored } from './scoring.ts';
import { beliefFrom, confidenceAt, estimateSitting, recentPerformance, reviewOf, scoredOf } from './scoring.ts';
import type { CurrentQuestion, Measurement, Plan, SectionPlan, SectionState, Verdict, Within } from './services.ts';

interface Parts {
  readonly db: Database;
  readonly bank: ItemBank;
  readonly clock: Clock;
  readonly random: Random;
  grade(within: Within, item: Item, answer: Answer): Promise<Grade>;
  /** Tells of an answer, in the transaction that stores it. */
  answered(tx: Tx, within: Within, sitting: SittingRow, response: ResponseRow, item: Item): Promise<void>;
}

/** Sittings: what was asked of whom, what was answered, and what that says. */
export function createSittings(parts: Parts): Measurement {
  const { db, bank, clock } = parts;
  return {
    async open(within, userId, plan) {
      const sittingId = newId();
      const row = { id: sittingId, userId, purpose: plan.purpose, plan, ladder: ladderStart, openedAt: clock.now() };
      await db.rows(SittingRow, within).insert(row);
      return { sittingId };
    },
    current: (within, sittingId, section) => current(within, sittingId, section),
    answer: (within, sittingId, given) => answer(within, sittingId, given),
    async progress(within, sittingId) {
      const standing = await read(parts, within, sittingId);
      return standing.sitting.plan.sections.map((plan) => stateOf(standing, plan));
    },
    async estimate(within, sittingId) {
      const { sitting, scored } = await read(parts, within, sittingId);
      return estimateSitting(scored, sitting.plan);
    },
    async review(within, sittingId) {
      const { sitting, scored } = await read(parts, within, sittingId);
      return reviewOf(scored, estimateSitting(scored, sitting.plan));
    },
    async close(within, sittingId) {
      await db.transaction(async (tx) => {
        const sitting = await lock(parts, { ...within, tx }, sittingId);
        if (sitting.closedAt) return;
        await db
          .rows(SittingRow, { ...within, tx })
          .findById(sittingId)
          .patch({ closedAt: clock.now() });
      }, within.tx);
    },
  };

  async function current(within: Within, sittingId: string, section: Section): Promise<CurrentQuestion> {
    const standing = await read(parts, within, sittingId);
    const known = await standingQuestion(standing, section);
    if (known) return known;
    return db.transaction(async (tx) => {
      const inside = { ...within, tx };
      await lock(parts, inside, sittingId);
      const locked = await read(parts, inside, sittingId);
      const askedMeanwhile = await standingQuestion(locked, section, tx);
      if (askedMeanwhile) return askedMeanwhile;
      const isAsked = await ask(inside, locked, planOf(locked, section), tx);
      if (!isAsked) await endEarly(inside, locked, section);
      const asked = await standingQuestion(await read(parts, inside, sittingId), section, tx);
      if (!asked) throw new Error(`Section ${section} neither goes on nor ends`);
      return asked;
    }, within.tx);
  }

  /** The question that stands, or the end of the section; undefined when one has to be chosen. */
  async function standingQuestion(standing: Standing, section: Section, tx?: Tx): Promise<CurrentQuestion | undefined> {
    const plan = planOf(standing, section);
    const earlier = standing.sitting.plan.sections.slice(0, standing.sitting.plan.sections.indexOf(plan));
    if (earlier.some((each) => !stateOf(standing, each).isDone)) {
      throw conflict('The sections before this one are not done yet');
    }
    const state = stateOf(standing, plan);
    const open = standing.responses.find((response) => response.section === section && !response.answeredAt);
    if (open) {
      const item = await bank.item(open.itemId, open.itemVersion, tx);
      return { ...state, question: questionOf(open.id, item), askedAt: open.askedAt };
    }
    const isOver = state.isDone || standing.sitting.closedAt !== null;
    return isOver ? { ...state, question: undefined, askedAt: undefined } : undefined;
  }

  /** A bank with fewer questions than planned: the section ends with what has been answered, and the sitting goes on. */
  async function endEarly(within: Within, { sitting, responses }: Standing, section: Section): Promise<void> {
    const asked = responses.filter((response) => response.section === section).length;
    const sections = sitting.plan.sections.map((plan) =>
      plan.section === section ? { ...plan, minimum: Math.min(plan.minimum, asked), maximum: asked } : plan,
    );
    await db
      .rows(SittingRow, within)
      .findById(sitting.id)
      .patch({ plan: { ...sitting.plan, sections } });
  }

  /** False when the bank has no question left. */
  async function ask(within: Within, standing: Standing, plan: SectionPlan, tx: Tx): Promise<boolean> {
    const { sitting, responses } = standing;
    const own = responses.filter((response) => response.section === plan.section);
    const chosen = chooseItem(
      await bank.section(plan.section, tx),
      own.map((response) => response.itemId),
      { plan, difficulty: sitting.ladder.currentDifficulty, belief: beliefOf(standing, plan.section) },
      parts.random,
    );
    if (!chosen) return false;
    await db.rows(ResponseRow, within).insert({
      userId: sitting.userId,
      sittingId: sitting.id,
      position: responses.length,
      section: plan.section,
      itemId: chosen.itemId,
      itemVersion: chosen.version,
      askedAt: clock.now(),
    });
    if (own.length === 0) await bank.countTaker(tx, plan.section);
    await bank.countAsked(tx, chosen.itemId);
    return true;
  }

  async function answer(
    within: Within,
    sittingId: string,
    given: { questionId: string; section?: Section; answer: Answer; milliseconds: number },
  ): Promise<Verdict> {
    const before = await find(within, sittingId, given.questionId);
    if (given.section && given.section !== before.section) throw conflict('This question belongs to another section');
    const item = await bank.item(before.itemId, before.itemVersion, within.tx);
    if (before.answeredAt) return repeated(before, given.answer);
    // Graded before the sitting is locked: a grader elsewhere may take its time.
    const grade = await parts.grade(within, item, given.answer);
    return db.transaction(async (tx) => {
      const inside = { ...within, tx };
      const sitting = await lock(parts, inside, sittingId);
      const response = await find(inside, sittingId, given.questionId);
      if (response.answeredAt) return repeated(response, given.answer);
      if (sitting.closedAt) throw conflict('This assessment has ended; nothing more can be answered');
      return store(inside, response, item, grade, given, tx);
    }, within.tx);
  }

  async function store(
    within: Within,
    response: ResponseRow,
    item: Item,
    grade: Grade,
    given: { answer: Answer; milliseconds: number },
    tx: Tx,
  ): Promise<Verdict> {
    const now = clock.now();
    const filled = {
      answeredAt: now,
      answerOption: typeof given.answer === 'number' ? given.answer : null,
      answerText: typeof given.answer === 'string' ? given.answer : null,
      points: grade.points,
      maximumPoints: grade.maximumPoints,
      grader: grade.grader,
      grading: grade.details,
      // The browser may say how long it took, but not longer than it can have been.
      milliseconds: Math.round(Math.min(given.milliseconds, now.getTime() - response.askedAt.getTime(), longest)),
    };
    await db.rows(ResponseRow, within).findById(response.id).patch(filled);
    const standing = await read(parts, within, response.sittingId);
    const { sitting } = standing;
    const belief = beliefOf(standing, response.section);
    const confidence = confidenceAt(belief, sitting.ladder.currentDifficulty);
    const ladder = climb(sitting.ladder, { isCorrect: grade.isCorrect, confidence });
    const { isDone } = stateOf(standing, planOf(standing, response.section));
    const verdict = {
      isCorrect: grade.isCorrect,
      points: grade.points,
      maximumPoints: grade.maximumPoints,
      confidence,
      difficulty: ladder.currentDifficulty,
      isSectionDone: isDone,
    };
    await db.rows(ResponseRow, within).findById(response.id).patch({ verdict });
    await db.rows(SittingRow, within).findById(sitting.id).patch({ ladder });
    const stored = standing.responses.find(({ id }) => id === response.id) ?? response;
    await parts.answered(tx, within, sitting, Object.assign(stored, { verdict }), item);
    return { ...verdict, isRepeated: false };
  }

  async function find(within: Within, sittingId: string, questionId: string): Promise<ResponseRow> {
    const response = await db.rows(ResponseRow, within).findOne({ id: questionId, sittingId });
    if (!response) throw conflict('This question was not asked in this assessment');
    return response;
  }
}

/** A question that was left open for longer than a day is not timed (ms). */
const longest = 24 * 60 * 60 * 1000;

/** A sitting with everything asked in it. */
interface Standing {
  readonly sitting: SittingRow;
  /** In the order they were asked, the one that waits for its answer included. */
  readonly responses: readonly ResponseRow[];
  readonly scored: readonly Scored[];
}

async function read({ db, bank }: Parts, within: Within, sittingId: string): Promise<Standing> {
  const sitting = await db.rows(SittingRow, within).findById(sittingId);
  if (!sitting) throw notFound();
  const responses = await db.rows(ResponseRow, within).where({ sittingId }).orderBy('position');
  const answered = responses.filter((response) => response.answeredAt);
  return { sitting, responses, scored: scoredOf(answered, await bank.items(answered, within.tx)) };
}

/** Everything that changes a sitting waits its turn here: two tabs cannot answer at once. */
async function lock({ db }: Parts, within: Within, sittingId: string): Promise<SittingRow> {
  const sitting = await db.rows(SittingRow, within).findById(sittingId).forUpdate();
  if (!sitting) throw notFound();
  return sitting;
}

function planOf({ sitting }: Standing, section: Section): SectionPlan {
  const plan = sitting.plan.sections.find((each) => each.section === section);
  if (!plan) throw notFound('This assessment has no such section');
  return plan;
}

function beliefOf({ scored, sitting }: Standing, section: Section): Posterior {
  return beliefFrom(
    scored.filter(({ response }) => response.section === section),
    sitting.plan as Plan,
  );
}

function stateOf(standing: Standing, plan: SectionPlan): SectionState {
  const { sitting, scored } = standing;
  const answered = scored.filter(({ response }) => response.section === plan.section).length;
  return {
    section: plan.section,
    answered,
    maximum: plan.maximum,
    isDone: answered >= plan.minimum && isEnough(standing, plan, answered),
    difficulty: sitting.ladder.currentDifficulty,
    recentPerformance: recentPerformance(sitting.ladder.performanceHistory),
  };
}

function isEnough(standing: Standing, plan: SectionPlan, asked: number): boolean {
  const belief = beliefOf(standing, plan.section);
  const { confidence } = classify(belief, standing.sitting.plan.cuts);
  const rule = {
    minimum: plan.minimum,
    maximum: plan.maximum,
    se: plan.targetStandardError,
    certainty: plan.certainty,
  };
  return stopReason({ asked, se: belief.sd, certainty: confidence }, rule) !== undefined;
}

function questionOf(id: string, item: Item): Question {
  const { stem, stimulus, section, contentArea } = item;
  const options = item.format === 'multiple_choice' ? item.options : [];
  return { id, question: stem, type: item.format, options, stimulus, section, contentArea };
}

/** The first verdict again for the same answer. @throws Failure conflict for another one */
function repeated(response: ResponseRow, answer: Answer): Verdict {
  const first = response.answerOption ?? response.answerText;
  if (first !== answer || !response.verdict) throw conflict('This question has been answered already');
  return { ...response.verdict, isRepeated: true };
}
