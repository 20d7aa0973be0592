import type { Who } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import type { Overview, WantedTarget } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { PreparationRow, WeekRow } from '../models.ts';
import { overviewOf } from '../overview.ts';
import { practiceCountsOf } from '../plan/practice-counts.ts';
import { isDone, lockPreparation, planWeek, thisWeek } from '../plan/weeks.ts';
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

type TargetColumns = Pick<PreparationRow, 'kind' | 'reference' | 'title' | 'score'>;

const isSameTarget = (one: TargetColumns, other: TargetColumns) =>
  one.kind === other.kind &&
  one.reference === other.reference &&
  one.title === other.title &&
  one.score === other.score;

/** Operations on a learner's target and plan. */
export function createPreparations(dependencies: Dependencies) {
  const { db, clock } = dependencies;

  /** Changes the learner's row and makes the plan again. */
  async function change(
    who: Who,
    reason: 'target' | 'hours',
    changes: (context: TransactionContext, row: PreparationRow) => Promise<Partial<PreparationRow>>,
  ): Promise<Overview> {
    const userId = who.user.id;
    await db.transaction(async (tx) => {
      const context = { who, tx };
      const row = await lockPreparation(dependencies, context, userId);
      const changed = await changes(context, row);
      await db.rows(PreparationRow, context).findById(userId).patch(changed);
      await planWeek(dependencies, context, Object.assign(row, changed), reason);
    });
    const { week } = await thisWeek(dependencies, { who }, userId);
    dependencies.notifyTabs(who.institution, userId, week);
    return overviewOf(dependencies, { who }, userId);
  }

  /** Whether this week's plan is based on the current record. */
  async function isPlannedFrom(context: TransactionContext, userId: string): Promise<boolean> {
    const { week } = await thisWeek(dependencies, context, userId);
    const known = await db.rows(WeekRow, context).findById([userId, week]);
    const { current } = await dependencies.record.eiq(context, userId);
    return known !== undefined && known.fromScore === current?.eiqScore && known.fromError === current.standardError;
  }

  return {
    /** The first call of a week makes its plan. */
    async overview(who: Who): Promise<Overview> {
      const userId = who.user.id;
      const context = { who };
      const { week } = await thisWeek(dependencies, context, userId);
      const row = await db.rows(PreparationRow, context).findById(userId);
      if (row?.score != null && !(await db.rows(WeekRow, context).findById([userId, week]))) {
        await db.transaction(async (tx) => {
          const inTransaction = { ...context, tx };
          const locked = await lockPreparation(dependencies, inTransaction, userId);
          if (await db.rows(WeekRow, inTransaction).findById([userId, week])) return;
          await planWeek(dependencies, inTransaction, locked, 'week');
        });
      }
      return overviewOf(dependencies, context, userId);
    },

    /** @throws Failure invalid, not_found */
    choose: (who: Who, choice: WantedTarget): Promise<Overview> =>
      change(who, 'target', async (context, row) => {
        const target = await targetFrom(dependencies, context, who.user.id, choice);
        // Changing only the date keeps the start of the preparation.
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

    /** After a new result, plans the rest of the week again. Idempotent. */
    async recordChanged(context: CallContext, userId: string): Promise<void> {
      const row = await db.rows(PreparationRow, context).findById(userId);
      if (row?.score == null) return;
      const isNew = await db.transaction(async (tx) => {
        const inTransaction = { ...context, tx };
        const locked = await lockPreparation(dependencies, inTransaction, userId);
        if (await isPlannedFrom(inTransaction, userId)) return false;
        await planWeek(dependencies, inTransaction, locked, 'record');
        return true;
      }, context.tx);
      if (!isNew) return;
      dependencies.notifyTabs(context.who.institution, userId, (await thisWeek(dependencies, context, userId)).week);
    },

    /** After practice, notifies the learner once when the week's plan is completed. */
    async practiceChanged(context: CallContext, userId: string): Promise<void> {
      const at = await thisWeek(dependencies, context, userId);
      const known = await db.rows(WeekRow, context).findById([userId, at.week]);
      if (!known) return;
      dependencies.notifyTabs(context.who.institution, userId, at.week);
      const done = await practiceCountsOf(dependencies, context, userId, at, 0);
      if (known.doneAt || !known.lines.every((line) => isDone(line, done.in(at.week, line).answered))) return;
      await db.transaction(async (tx) => {
        const inTransaction = { ...context, tx };
        const isFirst = await db
          .rows(WeekRow, inTransaction)
          .findById([userId, at.week])
          .whereNull('doneAt')
          .patch({ doneAt: clock.now() });
        if (isFirst === 0) return;
        await dependencies.notifications(context.who)?.notify(inTransaction, {
          userId,
          id: `apex-prep.week.${at.week}`,
          kind: 'goal',
          title: 'This week’s plan is done',
          text: 'You have practised everything in this week’s plan. The next plan starts on Monday.',
          to: '/apex-prep',
        });
      }, context.tx);
    },
  };
}
