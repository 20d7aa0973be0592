import { raw } from 'objection';
import { dayIn } from '../../../../core/calendar.ts';
import type { InstitutionRef } from '../../../../core/contract/index.ts';
import type { Tx } from '../../../../core/db/index.ts';
import { LearnerSpendingRow, ReservationRow, SpendingRow } from '../../models.ts';
import type { Ask } from '../../services.ts';
import type { AiSettings } from '../../settings.ts';
import type { Budgets } from '../operations.ts';
import type { HoldDependencies } from './holds.ts';
import { createHold } from './holds.ts';
import type { BudgetName } from './sums.ts';
import { heldFor, limitOf, spentBy, totalOf } from './sums.ts';

/** A budget and its use, in millionths of the currency. */
export interface BudgetState {
  readonly budget: BudgetName;
  readonly limit: number | null;
  readonly spent: number;
  /** Reserved for calls under way. */
  readonly reserved: number;
}

export interface Budgeting extends Budgets {
  /** Releases a call's reservation, adds its cost, and warns administrators where a budget is nearly or fully used. */
  settle(
    context: { readonly institution: InstitutionRef; readonly tx: Tx },
    call: { reservation: string | undefined; userId: string | null; spent: number; at: Date },
  ): Promise<void>;
  states(institution: InstitutionRef): Promise<BudgetState[]>;
}

export interface Dependencies extends HoldDependencies {
  /** Maximum cost of a call, in millionths. */
  estimate(ask: Ask, settings: AiSettings): number;
}

/** Administrators are warned from this share of a budget on. */
const warningShare = 0.8;

/** Budgets of institutions. A call's maximum cost is reserved before it begins and released when it is recorded. */
export function createBudgeting(dependencies: Dependencies): Budgeting {
  const { db, clock, settings, estimate, warnings } = dependencies;
  const hold = createHold(dependencies);

  return {
    async check({ who: { institution }, userId }, ask) {
      const chosen = await settings(institution);
      return hasBudget(chosen) ? hold(institution, { userId, amount: estimate(ask, chosen) }) : { isLeft: true };
    },

    async settle(context, { reservation, userId, spent, at }) {
      const { institution, tx } = context;
      if (reservation !== undefined) {
        await db
          .rows(ReservationRow, context)
          .delete()
          .where((either) => either.where({ id: reservation }).orWhere('expiresAt', '<=', clock.now()));
      }
      if (spent === 0) return;
      const chosen = await settings(institution, tx);
      const day = dayIn(chosen.timeZone, at);
      if (userId !== null) {
        await db
          .rows(LearnerSpendingRow, context)
          .insert({ userId, day, cost: spent })
          .onConflict(['userId', 'day'])
          .merge({ cost: raw('learner_spending.cost + excluded.cost') });
      }
      await db
        .rows(SpendingRow, context)
        .insert({ day, cost: spent })
        .onConflict(['institutionId', 'day'])
        .merge({ cost: raw('spending.cost + excluded.cost') });
      if (chosen.monthlyBudget === null && chosen.dailyBudget === null) return;
      const sum = await spentBy(db, context, day);
      for (const budget of ['month', 'day'] as const) {
        const limit = limitOf(chosen, budget);
        if (limit === null || sum[budget] < limit * warningShare) continue;
        await warnings.raise(context, { budget, kind: sum[budget] >= limit ? 'used-up' : 'nearing', today: day });
      }
    },

    async states(institution) {
      const chosen = await settings(institution);
      const now = clock.now();
      const spent = await spentBy(db, { institution }, dayIn(chosen.timeZone, now));
      const reserved = totalOf(await heldFor(db, { institution }, now));
      return (['month', 'day'] as const).map((budget) => ({
        budget,
        limit: limitOf(chosen, budget),
        spent: spent[budget],
        reserved,
      }));
    },
  };
}

const hasBudget = ({ monthlyBudget, dailyBudget, learnerDailyBudget }: AiSettings) =>
  [monthlyBudget, dailyBudget, learnerDailyBudget].some((budget) => budget !== null);
