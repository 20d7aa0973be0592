import { ladderStart } from 'psychometrics';
import { conflict } from '../../../../core/contract/index.ts';
import type { CallContext, TransactionContext, Tx } from '../../../../core/db/index.ts';
import { newId } from '../../../../core/db/index.ts';
import type { Pool, Section } from '../../contract.ts';
import { isEarly, itemUse, pausesPerSection } from '../../contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { checkSections } from '../../items/packs/pack-sections.ts';
import { AdaptiveRow } from '../../models.ts';
import type { CurrentQuestion, Measurement, Plan } from '../../services.ts';
import { createQuestionAsker } from '../choice/ask-question.ts';
import { moderated, rapidAnswers } from '../scoring/moderated-score.ts';
import { isUnusual } from '../scoring/placement-fit.ts';
import { estimateSitting, reviewOf } from '../scoring/sitting-estimate.ts';
import { itemAsked, itemsAsked } from '../variants/asked-items.ts';
import { questionOf } from './asked-questions.ts';
import type { AdaptiveSitting, OpenSitting } from './status.ts';
import { adaptiveSittingOf, planOf, readAdaptiveSitting, readSitting, stateOf, statesOf } from './status.ts';
import { createAnswerSubmission } from './submit-answer.ts';

type Sittings = Pick<
  Measurement,
  | 'open'
  | 'prepare'
  | 'expectSittings'
  | 'openAndAsk'
  | 'current'
  | 'answer'
  | 'answerAndAskNext'
  | 'progress'
  | 'estimate'
  | 'scoreBy'
  | 'review'
>;

/** Adaptive sittings: opening, asking, answering and scoring. */
export function createSittings(dependencies: Dependencies): Sittings {
  const { db, clock } = dependencies;
  const { submit } = createAnswerSubmission(dependencies);
  const { ask, seenItems, expectSittings } = createQuestionAsker(dependencies);
  return {
    async open(context, userId, wanted) {
      const sitting = await buildSitting(context, userId, wanted);
      await db.rows(AdaptiveRow, context).insert(sitting);
      return { sittingId: sitting.id };
    },
    prepare: async () => void (await dependencies.variantSource.load()),
    expectSittings: (plan) => expectSittings(sittingFor(plan, '')),
    openAndAsk: (context, userId, wanted, opened) =>
      db.transaction(async (tx) => {
        const inside = { ...context, tx };
        const [first] = wanted.sections;
        if (!first) throw new RangeError('a sitting needs a section');
        const sitting = await buildSitting(inside, userId, wanted);
        const inserting = db.rows(AdaptiveRow, inside).insert(sitting).execute();
        // Runs in parallel to fill the cache. Its failure must not hide a failure of the writes.
        const found = seenItems(inside, sitting, first);
        found.catch(() => {});
        await Promise.all([inserting, opened(tx, sitting.id)]);
        await found;
        return askNextQuestion(inside, { sitting, responses: [], scored: [] }, first.section);
      }, context.tx),
    current: (context, sittingId, section) => current(context, sittingId, section),
    answer: (context, sittingId, given) => submit(context, sittingId, given, async (_, { verdict }) => verdict),
    answerAndAskNext: (context, sittingId, given, stored) =>
      submit(context, sittingId, given, async (inside, { verdict, asked, adaptive: taken }) => {
        const adaptive = taken ?? (await adaptiveSittingOf(dependencies, inside, asked));
        const [current] = await Promise.all([
          askNextQuestion(inside, adaptive, given.section),
          verdict.isRepeated ? undefined : stored(inside.tx, statesOf(adaptive)),
        ]);
        return { verdict, current };
      }),
    progress: async (context, sittingId) => statesOf(await readAdaptiveSitting(dependencies, context, sittingId)),
    async estimate(context, sittingId, rules) {
      const asked = await readSitting(dependencies, context, sittingId);
      const plan = { ...(asked.sitting.plan as Plan), ...rules };
      const { scored } = await adaptiveSittingOf(dependencies, context, {
        ...asked,
        sitting: Object.assign(asked.sitting, { plan }),
      });
      const estimated = estimateSitting(scored, plan);
      if (itemUse(plan) !== 'assessment') return estimated;
      return {
        ...estimated,
        effort: moderated(scored, await rapidAnswers(dependencies, context, scored), plan),
        isUnusual: !isEarly(plan) && isUnusual(scored, plan),
      };
    },
    async scoreBy(context, sittingId, rules) {
      const { sitting } = await readAdaptiveSitting(dependencies, context, sittingId, { isLocked: true });
      if (!sitting.closedAt) throw conflict('An open assessment keeps the rules it was begun under.');
      await db
        .rows(AdaptiveRow, context)
        .findById(sittingId)
        .patch({ plan: { ...sitting.plan, ...rules } });
    },
    async review(context, sittingId) {
      const { sitting, scored } = await readAdaptiveSitting(dependencies, context, sittingId);
      const asked = await itemsAsked(
        dependencies,
        context,
        scored.map(({ response }) => response),
      );
      const reviewed = scored.map(({ response, item }) => ({ response, item: asked.get(response.id) ?? item }));
      return reviewOf(reviewed, estimateSitting(scored, sitting.plan), sitting.plan);
    },
  };

  /** Builds a sitting without storing it. */
  async function buildSitting(context: CallContext, userId: string, wanted: Plan): Promise<OpenSitting> {
    const pool =
      itemUse(wanted) === 'practice' && wanted.pool ? wanted.pool : await scoredPool(context, userId, wanted);
    await checkSections(
      dependencies,
      context,
      wanted.sections.map(({ section }) => section),
      pool,
    );
    return sittingFor({ ...wanted, pool }, userId);
  }

  async function scoredPool(context: CallContext, userId: string, wanted: Plan): Promise<Pool> {
    const use = await dependencies.poolOf(context, userId);
    return isEarly(wanted) ? `early_${use}` : use;
  }

  function sittingFor(plan: Plan, userId: string): OpenSitting {
    const ladder = { ...ladderStart, currentDifficulty: plan.startingDifficulty ?? ladderStart.currentDifficulty };
    const never = { closedAt: null, pausedAt: null };
    const { purpose } = plan;
    return { id: newId(), userId, purpose, kind: 'adaptive', plan, ladder, openedAt: clock.now(), ...never };
  }

  async function current(context: CallContext, sittingId: string, section: Section): Promise<CurrentQuestion> {
    // Usually a question is open, and reading it needs no lock.
    const known = context.tx
      ? undefined
      : await openQuestionOrEnd(await readAdaptiveSitting(dependencies, context, sittingId), section, undefined);
    if (known) return known;
    await dependencies.variantSource.load();
    return db.transaction(async (tx) => {
      const inside = { ...context, tx };
      return askNextQuestion(
        inside,
        await readAdaptiveSitting(dependencies, inside, sittingId, { isLocked: true }),
        section,
      );
    }, context.tx);
  }

  /** The open question; asks the next one if there is none. @param adaptive a sitting locked by this transaction */
  async function askNextQuestion(
    context: TransactionContext,
    adaptive: AdaptiveSitting,
    section: Section,
  ): Promise<CurrentQuestion> {
    const known = await openQuestionOrEnd(adaptive, section, context.tx);
    if (known) return known;
    const asked = await ask(context, adaptive, planOf(adaptive, section));
    const after = asked
      ? { ...adaptive, responses: [...adaptive.responses, asked] }
      : await endEarly(context, adaptive, section);
    const next = await openQuestionOrEnd(after, section, context.tx);
    if (!next) throw new Error(`Section ${section} has neither a question nor an end`);
    return next;
  }

  /** The open question, or the end of the section; undefined when a question must be chosen. */
  async function openQuestionOrEnd(
    adaptive: AdaptiveSitting,
    section: Section,
    tx: Tx | undefined,
  ): Promise<CurrentQuestion | undefined> {
    const plan = planOf(adaptive, section);
    const earlier = adaptive.sitting.plan.sections.slice(0, adaptive.sitting.plan.sections.indexOf(plan));
    if (earlier.some((each) => !stateOf(adaptive, each).isDone)) {
      throw conflict('The sections before this one are not done yet.');
    }
    const state = stateOf(adaptive, plan);
    const inSection = adaptive.responses.filter((response) => response.section === section);
    const isPaused = adaptive.sitting.pausedAt !== null;
    const withdrawn = inSection.filter(({ withdrawnAt }) => withdrawnAt);
    const pauses = {
      isPaused,
      pausesLeft: Math.max(0, pausesPerSection - withdrawn.length),
      progress: statesOf(adaptive),
    };
    const isClosed = adaptive.sitting.closedAt !== null;
    const open = isClosed ? undefined : inSection.find(({ answeredAt, withdrawnAt }) => !answeredAt && !withdrawnAt);
    if (open) {
      const item = await itemAsked(dependencies, { tx }, open);
      return { ...state, ...pauses, question: questionOf(open, item), askedAt: open.askedAt };
    }
    const isOver = isPaused || state.isDone || isClosed;
    return isOver ? { ...state, ...pauses, question: undefined, askedAt: undefined } : undefined;
  }

  /** The bank has fewer questions than planned: the section ends with the answers so far, and the sitting continues. */
  async function endEarly(context: CallContext, adaptive: AdaptiveSitting, section: Section): Promise<AdaptiveSitting> {
    const { sitting, responses } = adaptive;
    const asked = responses.filter(
      (response) => response.section === section && !response.withdrawnAt && !response.isPretest,
    ).length;
    const sections = sitting.plan.sections.map((plan) =>
      plan.section === section ? { ...plan, minimum: Math.min(plan.minimum, asked), maximum: asked } : plan,
    );
    const plan = { ...sitting.plan, sections };
    await db.rows(AdaptiveRow, context).findById(sitting.id).patch({ plan });
    return { ...adaptive, sitting: Object.assign(sitting, { plan }) };
  }
}
