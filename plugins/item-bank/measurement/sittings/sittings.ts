import { ladderStart } from 'psychometrics';
import { conflict } from '../../../../core/contract/index.ts';
import type { CallContext, TransactionContext, Tx } from '../../../../core/db/index.ts';
import { newId } from '../../../../core/db/index.ts';
import type { Section } from '../../contract.ts';
import { pausesPerSection } from '../../contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { checkSections } from '../../items/packs/pack-sections.ts';
import { AdaptiveRow } from '../../models.ts';
import type { CurrentQuestion, Measurement, Plan } from '../../services.ts';
import { createQuestionAsker } from '../choice/ask-question.ts';
import { estimateSitting, reviewOf } from '../scoring/sitting-estimate.ts';
import { itemAsked, itemsAsked } from '../variants/asked-items.ts';
import { questionOf } from './asked-questions.ts';
import type { OpenSitting, Standing } from './status.ts';
import { planOf, readStanding, standingOf, stateOf, statesOf } from './status.ts';
import { createAnswering } from './submit-answer.ts';

type Sittings = Pick<
  Measurement,
  | 'open'
  | 'prepare'
  | 'expectSittings'
  | 'openAndAsk'
  | 'current'
  | 'answer'
  | 'answerAndGoOn'
  | 'progress'
  | 'estimate'
  | 'review'
>;

/** Adaptive sittings: what is asked next, and what the answers say. */
export function createSittings(dependencies: Dependencies): Sittings {
  const { db, clock } = dependencies;
  const { take } = createAnswering(dependencies);
  const { ask, askedBefore, expectSittings } = createQuestionAsker(dependencies);
  return {
    async open(context, userId, wanted) {
      const sitting = await toOpen(context, userId, wanted);
      await db.rows(AdaptiveRow, context).insert(sitting);
      return { sittingId: sitting.id };
    },
    prepare: async () => void (await dependencies.variantSource.load()),
    expectSittings: (plan) => expectSittings(ofPlan(plan, '')),
    openAndAsk: (context, userId, wanted, opened) =>
      db.transaction(async (tx) => {
        const inside = { ...context, tx };
        const [first] = wanted.sections;
        if (!first) throw new RangeError('a sitting needs a section');
        const sitting = await toOpen(inside, userId, wanted);
        const inserting = db.rows(AdaptiveRow, inside).insert(sitting).execute();
        // What was asked before is found, and kept, meanwhile. A failure of it must not hide one of what is written.
        const found = askedBefore(inside, sitting, first);
        found.catch(() => {});
        await Promise.all([inserting, opened(tx, sitting.id)]);
        await found;
        return goOn(inside, { sitting, responses: [], scored: [] }, first.section);
      }, context.tx),
    current: (context, sittingId, section) => current(context, sittingId, section),
    answer: (context, sittingId, given) => take(context, sittingId, given, async (_, { verdict }) => verdict),
    answerAndGoOn: (context, sittingId, given, stored) =>
      take(context, sittingId, given, async (inside, { verdict, asked, standing: taken }) => {
        const standing = taken ?? (await standingOf(dependencies, inside, asked));
        const [current] = await Promise.all([
          goOn(inside, standing, given.section),
          verdict.isRepeated ? undefined : stored(inside.tx, statesOf(standing)),
        ]);
        return { verdict, current };
      }),
    progress: async (context, sittingId) => statesOf(await readStanding(dependencies, context, sittingId)),
    async estimate(context, sittingId) {
      const { sitting, scored } = await readStanding(dependencies, context, sittingId);
      return estimateSitting(scored, sitting.plan);
    },
    async review(context, sittingId) {
      const { sitting, scored } = await readStanding(dependencies, context, sittingId);
      const asked = await itemsAsked(
        dependencies,
        context,
        scored.map(({ response }) => response),
      );
      const reviewed = scored.map(({ response, item }) => ({ response, item: asked.get(response.id) ?? item }));
      return reviewOf(reviewed, estimateSitting(scored, sitting.plan), sitting.plan);
    },
  };

  /** A sitting that is not stored yet. */
  async function toOpen(context: CallContext, userId: string, wanted: Plan): Promise<OpenSitting> {
    const pool = wanted.pool === 'practice' ? 'practice' : await dependencies.poolOf(context, userId);
    await checkSections(
      dependencies,
      context,
      wanted.sections.map(({ section }) => section),
      pool,
    );
    return ofPlan({ ...wanted, pool }, userId);
  }

  function ofPlan(plan: Plan, userId: string): OpenSitting {
    const ladder = { ...ladderStart, currentDifficulty: plan.startingDifficulty ?? ladderStart.currentDifficulty };
    const never = { closedAt: null, pausedAt: null };
    const { purpose } = plan;
    return { id: newId(), userId, purpose, kind: 'adaptive', plan, ladder, openedAt: clock.now(), ...never };
  }

  async function current(context: CallContext, sittingId: string, section: Section): Promise<CurrentQuestion> {
    // Most often a question stands, and looking at it needs no lock.
    const known = context.tx
      ? undefined
      : await standingQuestion(await readStanding(dependencies, context, sittingId), section, undefined);
    if (known) return known;
    await dependencies.variantSource.load();
    return db.transaction(async (tx) => {
      const inside = { ...context, tx };
      return goOn(inside, await readStanding(dependencies, inside, sittingId, { isLocked: true }), section);
    }, context.tx);
  }

  /** The question that stands, else one more is asked. @param standing of a sitting that this transaction has locked */
  async function goOn(context: TransactionContext, standing: Standing, section: Section): Promise<CurrentQuestion> {
    const known = await standingQuestion(standing, section, context.tx);
    if (known) return known;
    const asked = await ask(context, standing, planOf(standing, section));
    const after = asked
      ? { ...standing, responses: [...standing.responses, asked] }
      : await endEarly(context, standing, section);
    const next = await standingQuestion(after, section, context.tx);
    if (!next) throw new Error(`Section ${section} neither goes on nor ends`);
    return next;
  }

  /** The question that stands, or the end of the section; undefined when one has to be chosen. */
  async function standingQuestion(
    standing: Standing,
    section: Section,
    tx: Tx | undefined,
  ): Promise<CurrentQuestion | undefined> {
    const plan = planOf(standing, section);
    const earlier = standing.sitting.plan.sections.slice(0, standing.sitting.plan.sections.indexOf(plan));
    if (earlier.some((each) => !stateOf(standing, each).isDone)) {
      throw conflict('The sections before this one are not done yet.');
    }
    const state = stateOf(standing, plan);
    const own = standing.responses.filter((response) => response.section === section);
    const isPaused = standing.sitting.pausedAt !== null;
    const withdrawn = own.filter(({ withdrawnAt }) => withdrawnAt);
    const pauses = {
      isPaused,
      pausesLeft: Math.max(0, pausesPerSection - withdrawn.length),
      progress: statesOf(standing),
    };
    const open = own.find(({ answeredAt, withdrawnAt }) => !answeredAt && !withdrawnAt);
    if (open) {
      const item = await itemAsked(dependencies, { tx }, open);
      return { ...state, ...pauses, question: questionOf(open, item), askedAt: open.askedAt };
    }
    const isOver = isPaused || state.isDone || standing.sitting.closedAt !== null;
    return isOver ? { ...state, ...pauses, question: undefined, askedAt: undefined } : undefined;
  }

  /** A bank with fewer questions than planned: the section ends with what has been answered, and the sitting goes on. */
  async function endEarly(context: CallContext, standing: Standing, section: Section): Promise<Standing> {
    const { sitting, responses } = standing;
    const asked = responses.filter((response) => response.section === section && !response.withdrawnAt).length;
    const sections = sitting.plan.sections.map((plan) =>
      plan.section === section ? { ...plan, minimum: Math.min(plan.minimum, asked), maximum: asked } : plan,
    );
    const plan = { ...sitting.plan, sections };
    await db.rows(AdaptiveRow, context).findById(sitting.id).patch({ plan });
    return { ...standing, sitting: Object.assign(sitting, { plan }) };
  }
}
