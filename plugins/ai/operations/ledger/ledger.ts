import type { Database, Tx } from '../../../../core/db/index.ts';
import { newId } from '../../../../core/db/index.ts';
import { unprivilegedActor } from '../../../../core/plugins/define-plugin.ts';
import type { People } from '../../../../core/services.ts';
import { AttemptRow, CallRow } from '../../models.ts';
import type { Budgeting } from '../budgets/budgets.ts';
import type { Attempt, Ledger, LedgerEntry } from '../operations.ts';
import type { Price } from '../prices.ts';
import { costOf, priceOf } from '../prices.ts';

export interface Dependencies {
  readonly db: Database;
  readonly people: People;
  readonly budgeting: Pick<Budgeting, 'settle'>;
  /** The operator's prices. */
  readonly prices: readonly Price[];
}

/** Records each call with its attempts and costs in one transaction. */
export function createLedger({ db, people, budgeting, prices }: Dependencies): Ledger {
  const costsOf = (attempts: readonly Attempt[], at: Date) =>
    attempts.map(({ provider, model, inputTokens, outputTokens }) =>
      inputTokens + outputTokens === 0
        ? 0
        : costOf(priceOf(prices, provider, model, at), { inputTokens, outputTokens }),
    );

  return {
    record: (entry) =>
      db.transaction(async (tx) => {
        const context = { institution: entry.institution, tx };
        const userId = await knownUser(people, entry, tx);
        const costs = costsOf(entry.attempts, entry.at);
        const call = await db.rows(CallRow, context).insert({
          id: newId(),
          userId,
          plugin: entry.plugin,
          purpose: entry.purpose,
          prompt: entry.prompt ?? null,
          outcome: entry.isCached ? 'cached' : entry.outcome,
          provider: entry.provider ?? null,
          model: entry.model ?? null,
          inputTokens: entry.inputTokens,
          outputTokens: entry.outputTokens,
          cost: sumOf(costs) ?? null,
          milliseconds: Math.round(entry.milliseconds),
          firstWordsAfter: entry.firstWordsAfter === undefined ? null : Math.round(entry.firstWordsAfter),
          cause: causeOf(entry),
          at: entry.at,
        });
        const attempts = entry.attempts.map(({ milliseconds, ...attempt }, position) => ({
          ...attempt,
          callId: call.id,
          position,
          cost: costs[position] ?? null,
          milliseconds: Math.round(milliseconds),
          at: entry.at,
        }));
        if (attempts.length > 0) await db.rows(AttemptRow, context).insert(attempts);
        // Only known costs count against the budget.
        const spent = costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
        await budgeting.settle(context, { reservation: entry.reservation, userId, spent, at: entry.at });
      }),
  };
}

/** Null for a person who was erased while the answer was being written. */
async function knownUser(people: People, { institution, userId }: LedgerEntry, tx: Tx): Promise<string | null> {
  const found = await people.named({ who: unprivilegedActor(institution), tx }, [userId]);
  return found.has(userId) ? userId : null;
}

/** Undefined where one of the costs is unknown. */
function sumOf(costs: readonly (number | undefined)[]): number | undefined {
  return costs.reduce<number | undefined>(
    (sum, cost) => (sum === undefined || cost === undefined ? undefined : sum + cost),
    0,
  );
}

/** Why a call did not go as planned: the refusal, or the first provider's failure. */
function causeOf({ refusal, outcome, attempts }: LedgerEntry): string | null {
  if (refusal !== undefined) return refusal.slice(0, 300);
  const failed = attempts.find(({ result }) => result !== 'answered');
  return outcome !== 'answered' && failed ? `${failed.provider}: ${failed.result}` : null;
}
