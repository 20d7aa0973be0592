import type { Who } from '../../../core/contract/index.ts';
import { conflict } from '../../../core/contract/index.ts';
import { acquireLock } from '../../../core/db/index.ts';
import type { Dependencies } from '../goals/dependencies.ts';
import { nowFor } from '../goals/weeks.ts';
import { FundingPlanRow } from '../models.ts';
import type { FundingPlan, NewFundingPlan } from './contract.ts';
import { maxFundingPlans } from './contract.ts';

/** A learner's funding plans: the next deadline first, then those without one, then past ones, the latest first. */
export async function fundingPlansOf(dependencies: Dependencies, who: Who): Promise<FundingPlan[]> {
  const { today } = await nowFor(dependencies, { who }, who.user.id);
  const rows = await dependencies.db
    .rows(FundingPlanRow, { who })
    .where({ userId: who.user.id })
    .orderByRaw('deadline asc nulls last, sequence');
  const plans = rows.map((row) => planOf(row, today));
  return [...plans.filter(({ isOver }) => !isOver), ...plans.filter(({ isOver }) => isOver).reverse()];
}

/** Creates or replaces the plan with this id. Idempotent. @throws Failure conflict when the list is full */
export async function keepFundingPlan(
  dependencies: Dependencies,
  who: Who,
  id: string,
  plan: NewFundingPlan,
): Promise<FundingPlan> {
  const { db, clock } = dependencies;
  const { today } = await nowFor(dependencies, { who }, who.user.id);
  return db.transaction(async (tx) => {
    const context = { who, tx };
    const owner = { userId: who.user.id };
    await acquireLock(tx, `funding-plans ${who.user.id}`);
    const others = await db.rows(FundingPlanRow, context).where(owner).whereNot({ id }).orderBy('sequence');
    if (others.length >= maxFundingPlans)
      throw conflict(`The list is full with ${maxFundingPlans} entries. Remove one first.`);
    await db
      .rows(FundingPlanRow, context)
      .insert({ id, ...owner, ...plan, createdAt: clock.now(), sequence: (others.at(-1)?.sequence ?? 0) + 1 })
      .onConflict(['userId', 'id'])
      .ignore();
    await db
      .rows(FundingPlanRow, context)
      .where({ id, ...owner })
      .patch(plan);
    return { id, ...plan, isOver: isBefore(plan.deadline, today) };
  });
}

/** Removes a plan. Idempotent. */
export async function removeFundingPlan({ db }: Pick<Dependencies, 'db'>, who: Who, id: string): Promise<void> {
  await db.rows(FundingPlanRow, { who }).where({ id, userId: who.user.id }).delete();
}

const planOf = ({ id, title, deadline, status, note }: FundingPlanRow, today: string): FundingPlan => ({
  id,
  title,
  deadline,
  isOver: isBefore(deadline, today),
  status,
  note,
});

const isBefore = (deadline: string | null, today: string) => deadline !== null && deadline < today;
