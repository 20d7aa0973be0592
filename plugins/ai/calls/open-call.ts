import type { Clock } from '../../../core/clock.ts';
import { Failure } from '../../../core/contract/index.ts';
import type { Attempt, Ledger, LedgerEntry } from '../operations/operations.ts';
import type { Ask, Asker } from '../services.ts';

/** A call from its beginning to its one entry in the ledger. */
export interface OpenCall {
  /** When it began, in milliseconds from any beginning. */
  readonly since: number;
  /** The router adds every try. */
  readonly attempts: Attempt[];
  /** What was held back of the budget for it. */
  reservation: string | undefined;
  /** The first words go to the learner now. */
  noteShown(): void;
  /** Writes the entry; a second time changes nothing. */
  close(ending: Ending): Promise<void>;
}

export interface Ending {
  readonly outcome: LedgerEntry['outcome'];
  readonly provider?: LedgerEntry['provider'];
  readonly model?: string;
  readonly refusal?: string;
  readonly isCached?: boolean;
}

export interface CallDependencies {
  readonly ledger: Ledger;
  readonly clock: Clock;
  /** Milliseconds, from any beginning. */
  readonly now: () => number;
  readonly log: { error(details: object, text: string): void };
}

export function openCall({ ledger, clock, now, log }: CallDependencies, asker: Asker, ask: Ask): OpenCall {
  const at = clock.now();
  const startedAt = now();
  const attempts: Attempt[] = [];
  let firstWordsAfter: number | undefined;
  let isClosed = false;
  const call: OpenCall = {
    since: startedAt,
    attempts,
    reservation: undefined,
    noteShown() {
      firstWordsAfter ??= Math.round(now() - startedAt);
    },
    async close({ outcome, provider, model, refusal, isCached = false }) {
      if (isClosed) return;
      isClosed = true;
      const total = (count: 'inputTokens' | 'outputTokens') =>
        attempts.reduce((sum, attempt) => sum + attempt[count], 0);
      try {
        await ledger.record({
          institution: asker.who.institution,
          userId: asker.userId,
          plugin: ask.plugin,
          purpose: ask.purpose,
          ...{ outcome, provider, model, refusal, isCached, attempts, firstWordsAfter, at },
          inputTokens: total('inputTokens'),
          outputTokens: total('outputTokens'),
          milliseconds: Math.round(now() - startedAt),
          reservation: call.reservation,
        });
      } catch (error) {
        // The learner has the answer; what it took is told to the operator.
        log.error(
          { error, plugin: ask.plugin, purpose: ask.purpose, outcome, attempts },
          'a call is not in the ledger',
        );
      }
    },
  };
  return call;
}

/** What a failure is called in the ledger: its code, never words. */
export const refusalOf = (error: unknown): string => (error instanceof Failure ? error.code : 'error');
