import { raw } from 'objection';
import type { Clock } from '../../../core/clock.ts';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Database, Tx } from '../../../core/db/index.ts';
import { newId } from '../../../core/db/index.ts';
import { dayIn, monthOf } from '../calendar.ts';
import type { Budgets } from '../desk.ts';
import { LearnerSpendingRow, ReservationRow, SpendingRow } from '../models.ts';
import type { Ask } from '../services.ts';
import type { AiSettings } from '../settings.ts';
import type { Warnings } from './warnings.ts';

interface InTransaction {
  readonly institution: InstitutionRef;
  readonly tx: Tx;
}

/** A budget and what is gone of it, in millionths of the currency. */
export interface BudgetState {
  readonly budget: 'month' | 'day';
  readonly limit: number | null;
  readonly spent: number;
  /** For calls under way. */
  readonly reserved: number;
}

export interface Budgeting extends Budgets {
  /** Lets go of what was held for a call, counts what it cost, and tells administrators where a budget nears its end. */
  settle(
    within: InTransaction,
    call: { reservation: string | undefined; userId: string | null; spent: number; at: Date },
  ): Promise<void>;
  states(institution: InstitutionRef): Promise<BudgetState[]>;
}

export interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  settings(institution: InstitutionRef, tx?: Tx): Promise<AiSettings>;
  /** What a call costs at most, in millionths. */
  estimate(ask: Ask, settings: AiSettings): number;
  readonly warnings: Warnings;
}

/** A call that has not been recorded by then never will be: its process is gone. */
const heldFor = 10 * 60 * 1000;

/**
 * Budgets of institutions. What a call may cost at most is held back before it begins and let go when it is recorded,
 * under a lock on the day's sum: calls of several processes together do not spend more than there is.
 */
export function createBudgeting({ db, clock, settings, estimate, warnings }: Parts): Budgeting {
  const sumsOf = async (within: { institution: InstitutionRef; tx?: Tx }, today: string, lock: boolean) => {
    const days = db
      .rows(SpendingRow, within)
      .whereBetween('day', [monthOf(today), today])
      .orderBy('day');
    return sums(await (lock ? days.forUpdate() : days), today);
  };
  const reservedFor = async (within: { institution: InstitutionRef; tx?: Tx }, userId: string) => {
    const row = await db
      .rows(ReservationRow, within)
      .where('expiresAt', '>', clock.now())
      .select(
        raw('coalesce(sum(amount), 0)::bigint as everybody'),
        raw('coalesce(sum(amount) filter (where user_id::text = ?), 0)::bigint as own', userId),
      )
      .first()
      .castTo<{ everybody: number; own: number } | undefined>();
    return row ?? { everybody: 0, own: 0 };
  };

  return {
    async check({ who: { institution }, userId }, ask) {
      const chosen = await settings(institution);
      if (!hasBudget(chosen)) return { isLeft: true };
      const amount = estimate(ask, chosen);
      const now = clock.now();
      const today = dayIn(chosen.timeZone, now);
      return db.transaction(async (tx) => {
        const within = { institution, tx };
        // The row that all calls of the day wait at.
        await db
          .rows(SpendingRow, within)
          .insert({ day: today, cost: 0 })
          .onConflict(['institutionId', 'day'])
          .ignore();
        const spent = await sumsOf(within, today, true);
        const reserved = await reservedFor(within, userId);
        const own = await db.rows(LearnerSpendingRow, within).findOne({ userId, day: today });
        const usedUp = (['month', 'day'] as const).find((budget) =>
          exceeds(amountOf(chosen, budget), spent[budget] + reserved.everybody + amount),
        );
        if (usedUp) {
          // Calls under way may yet cost less than is held for them: then it was not the end.
          if (exceeds(amountOf(chosen, usedUp), spent[usedUp] + amount)) {
            await warnings.raise(within, { budget: usedUp, kind: 'used-up', today });
          }
          return { isLeft: false, notice: notices[usedUp] };
        }
        if (exceeds(chosen.learnerDailyBudget, (own?.cost ?? 0) + reserved.own + amount)) {
          return { isLeft: false, notice: notices.learner };
        }
        if (amount === 0) return { isLeft: true };
        const reservation = newId();
        await db
          .rows(ReservationRow, within)
          .insert({ id: reservation, userId, amount, expiresAt: new Date(now.getTime() + heldFor) });
        return { isLeft: true, reservation };
      });
    },

    async settle(within, { reservation, userId, spent, at }) {
      const { institution, tx } = within;
      if (reservation !== undefined) {
        await db
          .rows(ReservationRow, within)
          .delete()
          .where((either) => either.where({ id: reservation }).orWhere('expiresAt', '<=', clock.now()));
      }
      if (spent === 0) return;
      const chosen = await settings(institution, tx);
      const day = dayIn(chosen.timeZone, at);
      if (userId !== null) {
        await db
          .rows(LearnerSpendingRow, within)
          .insert({ userId, day, cost: spent })
          .onConflict(['userId', 'day'])
          .merge({ cost: raw('learner_spending.cost + excluded.cost') });
      }
      await db
        .rows(SpendingRow, within)
        .insert({ day, cost: spent })
        .onConflict(['institutionId', 'day'])
        .merge({ cost: raw('spending.cost + excluded.cost') });
      if (chosen.monthlyBudget === null && chosen.dailyBudget === null) return;
      const sum = await sumsOf(within, day, false);
      for (const budget of ['month', 'day'] as const) {
        const limit = limitOf(chosen, budget);
        if (limit === null || sum[budget] < limit * nearing) continue;
        await warnings.raise(within, { budget, kind: sum[budget] >= limit ? 'used-up' : 'nearing', today: day });
      }
    },

    async states(institution) {
      const chosen = await settings(institution);
      const spent = await sumsOf({ institution }, dayIn(chosen.timeZone, clock.now()), false);
      const { everybody: reserved } = await reservedFor({ institution }, '');
      return (['month', 'day'] as const).map((budget) => ({
        budget,
        limit: limitOf(chosen, budget),
        spent: spent[budget],
        reserved,
      }));
    },
  };
}

/** The share of a budget from which on administrators are told. */
const nearing = 0.8;

const notices = {
  month: 'This month’s budget for external AI is used up, so the built-in tutor answers.',
  day: 'Today’s budget for external AI is used up, so the built-in tutor answers until tomorrow.',
  learner: 'Your share of external AI for today is used up, so the built-in tutor answers until tomorrow.',
} as const;

const hasBudget = ({ monthlyBudget, dailyBudget, learnerDailyBudget }: AiSettings) =>
  [monthlyBudget, dailyBudget, learnerDailyBudget].some((budget) => budget !== null);

const amountOf = ({ monthlyBudget, dailyBudget }: AiSettings, budget: 'month' | 'day') =>
  budget === 'month' ? monthlyBudget : dailyBudget;

/** In millionths. */
function limitOf(chosen: AiSettings, budget: 'month' | 'day'): number | null {
  const amount = amountOf(chosen, budget);
  return amount === null ? null : inMillionths(amount);
}

export const inMillionths = (amount: number) => Math.round(amount * 1_000_000);

const exceeds = (limit: number | null, amount: number) => limit !== null && amount > inMillionths(limit);

function sums(days: readonly SpendingRow[], today: string): { month: number; day: number } {
  return {
    month: days.reduce((sum, { cost }) => sum + cost, 0),
    day: days.find(({ day }) => day === today)?.cost ?? 0,
  };
}
