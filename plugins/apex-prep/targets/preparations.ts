import type { Who } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import type { Overview, WantedTarget } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { PreparationRow, WeekRow } from '../models.ts';
import { overviewOf } from '../overview.ts';
import { practisedBy } from '../plan/practice-counts.ts';
import { held, isDone, planWeek, thisWeek } from '../plan/weeks.ts';
import { targetFrom } from './targets.ts';

const noTarget = {
  kind: null,
  reference: null,
  title: null,
  score: null,
  by: null,
  chosenAt: null,
  fromScore: null,
  fromError: null,
};

type Wanted = Pick<PreparationRow, 'kind' | 'reference' | 'title' | 'score'>;

const isSameTarget = (one: Wanted, other: Wanted) =>
  one.kind === other.kind &&
  one.reference === other.reference &&
  one.title === other.title &&
  one.score === other.score;

/** Choosing a target and keeping to it. */
export function createPreparing(dependencies: Dependencies) {
  const { db, clock } = dependencies;

  /** Changes the learner's row, and the plan with it. */
  async function change(
    who: Who,
    reason: 'target' | 'hours',
    changes: (context: TransactionContext, row: PreparationRow) => Promise<Partial<PreparationRow>>,
  ): Promise<Overview> {
    const userId = who.user.id;
    await db.transaction(async (tx) => {
      const context = { who, tx };
      const row = await held(dependencies, context, userId);
      const changed = await changes(context, row);
      await db.rows(PreparationRow, context).findById(userId).patch(changed);
      await planWeek(dependencies, context, Object.assign(row, changed), reason);
    });
    const { week } = await thisWeek(dependencies, { who }, userId);
    dependencies.changed(who.institution, userId, week);
    return overviewOf(dependencies, { who }, userId);
  }

  /** Whether this week's plan was made from the record as it is now. */
  async function isPlannedFrom(context: TransactionContext, userId: string): Promise<boolean> {
    const { week } = await thisWeek(dependencies, context, userId);
    const known = await db.rows(WeekRow, context).findById([userId, week]);
    const { current } = await dependencies.record.eiq(context, userId);
    return known !== undefined && known.fromScore === current?.eiqScore && known.fromError === current.standardError;
  }

  return {
    /** The first look in a week makes its plan. */
    async overview(who: Who): Promise<Overview> {
      const userId = who.user.id;
      const context = { who };
      const { week } = await thisWeek(dependencies, context, userId);
      const row = await db.rows(PreparationRow, context).findById(userId);
      if (row?.score != null && !(await db.rows(WeekRow, context).findById([userId, week]))) {
        await db.transaction(async (tx) => {
          const inside = { ...context, tx };
          const locked = await held(dependencies, inside, userId);
          if (await db.rows(WeekRow, inside).findById([userId, week])) return;
          await planWeek(dependencies, inside, locked, 'week');
        });
      }
      return overviewOf(dependencies, context, userId);
    },

    /** @throws Failure invalid, not_found */
    choose: (who: Who, wanted: WantedTarget): Promise<Overview> =>
      change(who, 'target', async (context, row) => {
        const target = await targetFrom(dependencies, context, who.user.id, wanted);
        // Another day for the same target is no new beginning.
        if (isSameTarget(row, target)) return target;
        const { current } = await dependencies.record.eiq(context, who.user.id);
        return {
          ...target,
          chosenAt: clock.now(),
          fromScore: current?.eiqScore ?? null,
          fromError: current?.standardError ?? null,
        };
      }),

    drop: (who: Who): Promise<Overview> => change(who, 'target', async () => noTarget),

    setHours: (who: Who, hours: number | null): Promise<Overview> => change(who, 'hours', async () => ({ hours })),

    /** A result came in: what is left of the week is planned anew from it. Told again, it changes nothing. */
    async recordChanged(context: CallContext, userId: string): Promise<void> {
      const row = await db.rows(PreparationRow, context).findById(userId);
      if (row?.score == null) return;
      const isNew = await db.transaction(async (tx) => {
        const inside = { ...context, tx };
        const locked = await held(dependencies, inside, userId);
        if (await isPlannedFrom(inside, userId)) return false;
        await planWeek(dependencies, inside, locked, 'record');
        return true;
      }, context.tx);
      if (!isNew) return;
      dependencies.changed(context.who.institution, userId, (await thisWeek(dependencies, context, userId)).week);
    },

    /** Something was practised: a week of which everything is done is told of, once. */
    async practised(context: CallContext, userId: string): Promise<void> {
      const at = await thisWeek(dependencies, context, userId);
      const known = await db.rows(WeekRow, context).findById([userId, at.week]);
      if (!known) return;
      dependencies.changed(context.who.institution, userId, at.week);
      const done = await practisedBy(dependencies, context, userId, at, 0);
      if (known.doneAt || !known.lines.every((line) => isDone(line, done.in(at.week, line).answered))) return;
      await db.transaction(async (tx) => {
        const inside = { ...context, tx };
        const isFirst = await db
          .rows(WeekRow, inside)
          .findById([userId, at.week])
          .whereNull('doneAt')
          .patch({ doneAt: clock.now() });
        if (isFirst === 0) return;
        await dependencies.notifications(context.who)?.notify(inside, {
          userId,
          id: `apex-prep.week.${at.week}`,
          kind: 'goal',
          title: 'This week’s plan is done',
          text: 'Everything you planned to practise this week is practised. The next plan begins on Monday.',
          to: '/apex-prep',
        });
      }, context.tx);
    },
  };
}
