import type { z } from 'zod';
import type { Who } from '../../../../core/contract/index.ts';
import { conflict, Failure, invalid } from '../../../../core/contract/index.ts';
import { afterCommit } from '../../../../core/db/index.ts';
import { applicationStatusTitles } from '../../applications/contract.ts';
import type { ApplicationRow, DecisionRow } from '../../applications/models.ts';
import { announceChanges } from '../announce.ts';
import type { decisionRoutes } from '../contract.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { decisionsOf, lockDeskCase, pendingOf, withheldBecause } from '../review/access.ts';
import { heldBecause } from './held.ts';

type Given = z.output<(typeof decisionRoutes)['decide']['body']>['decisions'][number];

/** The answer for one application of a call. */
interface Answer<Outcome extends string> {
  readonly applicationId: string;
  readonly outcome: Outcome | 'refused';
  readonly message: string | null;
}

/**
 * Records decisions, each in a transaction of its own: one that is refused leaves the others alone. An application that
 * is named twice in a call keeps the last decision.
 */
export async function decideAll(dependencies: DeskDependencies, who: Who, decisions: readonly Given[]) {
  const changed: ApplicationRow[] = [];
  const results = await forEach(decisions, (given) =>
    answerFor(given.applicationId, () => decide(dependencies, who, given, changed)),
  );
  await announceChanges(dependencies, { who }, changed);
  return { results };
}

/** Transactions of a call at a time. */
const width = 4;

/** Takes a step for applications, a few at a time. Where one is named twice, all follow each other in their order. */
export async function forEach<Item extends { readonly applicationId: string }, Result>(
  items: readonly Item[],
  take: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const areDistinct = new Set(items.map(({ applicationId }) => applicationId)).size === items.length;
  const step = areDistinct ? width : 1;
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += step) {
    results.push(...(await Promise.all(items.slice(from, from + step).map(take))));
  }
  return results;
}

/** Runs one step of a call over many applications and answers with its refusal, if it is refused. */
export async function answerFor<Outcome extends string>(
  applicationId: string,
  take: () => Promise<Outcome>,
): Promise<Answer<Outcome>> {
  try {
    return { applicationId, outcome: await take(), message: null };
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'unavailable') throw error;
    const message =
      error.code === 'not_found' ? 'This application was not found among those you review.' : error.message;
    return { applicationId, outcome: 'refused', message };
  }
}

function decide(
  dependencies: DeskDependencies,
  who: Who,
  { applicationId: id, decision, reason, seen }: Given,
  changed: ApplicationRow[],
): Promise<'recorded' | 'unchanged'> {
  const { db, steps, audit } = dependencies;
  return db.transaction(async (tx) => {
    const context = { who, tx };
    const found = await lockDeskCase(dependencies, context, id);
    const withheld = withheldBecause(found);
    if (withheld) throw conflict(withheld);
    const recorded = await decisionsOf(dependencies, context, id);
    const pending = pendingOf(recorded, found.application.releasedSequence);
    const held = pending && (await heldBecause(dependencies, context, found, pending));
    if (pending ? pending.decision === decision && !held : found.application.status === decision) return 'unchanged';
    if (seen !== undefined && seen !== (pending?.decision ?? null)) throw conflict(changedMeanwhile(pending));
    if (found.state.needs !== null && !reason) {
      throw invalid(`The ${found.state.needs} review is missing. Give a reason to decide without it.`);
    }
    await steps.decide(context, found, recorded.at(-1), { decision, reason: reason || null });
    // Which one is in the history of decisions, which fewer people read.
    await audit.record(context, { action: 'universities.decision-recorded', subject: id });
    afterCommit(tx, () => {
      changed.push(found.application);
    });
    return 'recorded';
  });
}

const changedMeanwhile = (pending: DecisionRow | undefined) =>
  pending
    ? `In the meantime somebody recorded “${applicationStatusTitles[pending.decision]}”. Look at the application again before you replace it.`
    : 'In the meantime the recorded decision was released. Look at the application again.';
