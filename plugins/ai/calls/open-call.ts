import type { Clock } from '../../../core/clock.ts';
import { Failure } from '../../../core/contract/index.ts';
import type { Attempt, Ledger, LedgerEntry } from '../operations/operations.ts';
import type { Ask, Asker } from '../services.ts';

/** A call under way, up to its one ledger entry. */
export interface OpenCall {
  /** When it began, in milliseconds on the monotonic clock. */
  readonly since: number;
  /** The router appends every request to a provider. */
  readonly attempts: Attempt[];
  /** The id of the budget reservation. */
  reservation: string | undefined;
  /** Records when the first words were shown to the learner. */
  noteShown(): void;
  /** Writes the ledger entry; further calls have no effect. */
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
  /** Milliseconds on a monotonic clock. */
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
          prompt: ask.prompt,
          ...{ outcome, provider, model, refusal, isCached, attempts, firstWordsAfter, at },
          inputTokens: total('inputTokens'),
          outputTokens: total('outputTokens'),
          milliseconds: Math.round(now() - startedAt),
          reservation: call.reservation,
        });
      } catch (error) {
        // The learner has the answer already, so the failure is only logged.
        log.error(
          { error, plugin: ask.plugin, purpose: ask.purpose, outcome, attempts },
          'a call could not be recorded in the ledger',
        );
      }
    },
  };
  return call;
}

/** A failure's code, for the ledger; never its message. */
export const refusalOf = (error: unknown): string => (error instanceof Failure ? error.code : 'error');
