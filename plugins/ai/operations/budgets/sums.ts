import { raw } from 'objection';
import { monthOf } from '../../../../core/calendar.ts';
import type { InstitutionRef } from '../../../../core/contract/index.ts';
import type { Database, Tx } from '../../../../core/db/index.ts';
import { ReservationRow, SpendingRow } from '../../models.ts';
import type { AiSettings } from '../../settings.ts';

export type BudgetName = 'month' | 'day';

interface InstitutionContext {
  readonly institution: InstitutionRef;
  readonly tx?: Tx;
}

/** Spending of the month and of the day, in millionths; `lock` locks the rows against changes. */
export async function spentBy(
  db: Database,
  context: InstitutionContext,
  today: string,
  { lock = false } = {},
): Promise<Record<BudgetName, number>> {
  const query = db
    .rows(SpendingRow, context)
    .whereBetween('day', [monthOf(today), today])
    .orderBy('day');
  const days = await (lock ? query.forUpdate() : query);
  return {
    month: days.reduce((sum, { cost }) => sum + cost, 0),
    day: days.find(({ day }) => day === today)?.cost ?? 0,
  };
}

/** Reservations for calls under way, in millionths, by person. */
export async function heldFor(db: Database, context: InstitutionContext, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .rows(ReservationRow, context)
    .where('expiresAt', '>', now)
    .select('userId', raw('sum(amount)::bigint as amount'))
    .groupBy('userId')
    .castTo<{ userId: string; amount: number }[]>();
  return new Map(rows.map(({ userId, amount }) => [userId, amount]));
}

export const totalOf = (amounts: ReadonlyMap<string, number>): number =>
  [...amounts.values()].reduce((sum, amount) => sum + amount, 0);

/** In millionths; null is no limit. */
export function limitOf({ monthlyBudget, dailyBudget }: AiSettings, budget: BudgetName): number | null {
  return inMillionths(budget === 'month' ? monthlyBudget : dailyBudget);
}

export const inMillionths = (amount: number | null): number | null =>
  amount === null ? null : Math.round(amount * 1_000_000);

export const exceeds = (amount: number, limit: number | null): boolean => limit !== null && amount > limit;
