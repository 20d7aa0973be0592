import { dayIn } from '../../../../core/calendar.ts';
import type { Clock } from '../../../../core/clock.ts';
import type { InstitutionRef } from '../../../../core/contract/index.ts';
import type { Database, Tx } from '../../../../core/db/index.ts';
import { newId } from '../../../../core/db/index.ts';
import { LearnerSpendingRow, ReservationRow, SpendingRow } from '../../models.ts';
import type { AiSettings } from '../../settings.ts';
import type { Budgets } from '../operations.ts';
import { inTurns } from './in-turns.ts';
import { exceeds, heldFor, inMillionths, limitOf, spentBy, totalOf } from './sums.ts';
import type { Warnings } from './warnings.ts';

export interface HoldDependencies {
  readonly db: Database;
  readonly clock: Clock;
  settings(institution: InstitutionRef, tx?: Tx): Promise<AiSettings>;
  readonly warnings: Pick<Warnings, 'raise'>;
}

interface HoldRequest {
  readonly userId: string;
  /** Maximum cost of the call, in millionths. */
  readonly amount: number;
}

type Answer = Awaited<ReturnType<Budgets['check']>>;

/** Reserves the maximum cost of a call, where the budget allows it. */
export type Hold = (institution: InstitutionRef, wish: HoldRequest) => Promise<Answer>;

/** Milliseconds. A call that is not recorded by then will not be: its process has died. */
const reservationLifetime = 10 * 60 * 1000;

/**
 * Reserves under a lock on the day's sum, so that several processes together do not reserve more than is left.
 * Simultaneous calls of one process share one turn at the lock.
 */
export function createHold(dependencies: HoldDependencies): Hold {
  const turns = new Map<string, (wish: HoldRequest) => Promise<Answer>>();
  return (institution, wish) => {
    const known = turns.get(institution.id);
    const take = known ?? inTurns((wishes: readonly HoldRequest[]) => holdAll(dependencies, institution, wishes));
    if (!known) turns.set(institution.id, take);
    return take(wish);
  };
}

function holdAll(
  { db, clock, settings, warnings }: HoldDependencies,
  institution: InstitutionRef,
  wishes: readonly HoldRequest[],
): Promise<Answer[]> {
  return db.transaction(async (tx) => {
    const context = { institution, tx };
    const chosen = await settings(institution, tx);
    const now = clock.now();
    const today = dayIn(chosen.timeZone, now);
    // The row that serialises all calls of the day.
    await db.rows(SpendingRow, context).insert({ day: today, cost: 0 }).onConflict(['institutionId', 'day']).ignore();
    const spent = await spentBy(db, context, today, { lock: true });
    const held = await heldFor(db, context, now);
    const learners = await spentByLearners(db, context, today, wishes);
    const share = inMillionths(chosen.learnerDailyBudget);
    const isOver = new Set<'month' | 'day'>();

    const answers = wishes.map(({ userId, amount }): Answer => {
      const all = totalOf(held) + amount;
      const usedUp = (['month', 'day'] as const).find((budget) =>
        exceeds(spent[budget] + all, limitOf(chosen, budget)),
      );
      if (usedUp) {
        // Calls under way may cost less than was reserved for them, so only actual spending marks the budget as used
        // up.
        if (exceeds(spent[usedUp] + amount, limitOf(chosen, usedUp))) isOver.add(usedUp);
        return { isLeft: false, notice: notices[usedUp] };
      }
      const own = (learners.get(userId) ?? 0) + (held.get(userId) ?? 0) + amount;
      if (exceeds(own, share)) return { isLeft: false, notice: notices.learner };
      if (amount === 0) return { isLeft: true };
      held.set(userId, (held.get(userId) ?? 0) + amount);
      return { isLeft: true, reservation: newId() };
    });

    const expiresAt = new Date(now.getTime() + reservationLifetime);
    const rows = wishes.flatMap(({ userId, amount }, index) => {
      const id = answers[index]?.reservation;
      return id === undefined ? [] : [{ id, userId, amount, expiresAt }];
    });
    if (rows.length > 0) await db.rows(ReservationRow, context).insert(rows);
    for (const budget of isOver) await warnings.raise(context, { budget, kind: 'used-up', today });
    return answers;
  });
}

async function spentByLearners(
  db: Database,
  context: { institution: InstitutionRef; tx: Tx },
  day: string,
  wishes: readonly HoldRequest[],
): Promise<Map<string, number>> {
  const userIds = [...new Set(wishes.map(({ userId }) => userId))];
  const rows = await db.rows(LearnerSpendingRow, context).where({ day }).whereIn('userId', userIds);
  return new Map(rows.map(({ userId, cost }) => [userId, cost]));
}

const notices = {
  month: 'This month’s budget for external AI is used up, so the built-in tutor answers.',
  day: 'Today’s budget for external AI is used up, so the built-in tutor answers until tomorrow.',
  learner: 'Your share of external AI for today is used up, so the built-in tutor answers until tomorrow.',
} as const;
