import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Provider, ProviderError } from '../providers/provider.ts';
import type { Ask, Asker, Moderation, Purpose } from '../services.ts';

// The parts of the gateway that every call uses: keys, budgets, moderation and the ledger.

export type ProviderId = Provider['id'];

/**
 * One request to one provider. A call has several where one failed, or where a structured answer was requested again.
 */
export interface Attempt {
  readonly provider: ProviderId;
  readonly model: string;
  /** `skipped`: the circuit breaker is open, or too many calls are under way. */
  readonly result: 'answered' | 'too-long' | 'aborted' | 'skipped' | ProviderError['reason'];
  /** As counted by the provider; 0 where it reported none. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly milliseconds: number;
}

/**
 * How a call ended. `failed-over`: answered, but not by the first provider in order. `refused`: rate-limited, too long,
 * flagged, or no answer fitted the schema. `cut-off`: the answer reached its token limit. `aborted`: the caller stopped.
 */
export type Outcome = 'answered' | 'failed-over' | 'refused' | 'cut-off' | 'aborted';

/** Every call has exactly one entry. */
export interface LedgerEntry {
  readonly institution: InstitutionRef;
  readonly userId: string;
  readonly plugin: string;
  readonly purpose: Purpose;
  /** The name and version of the prompt; undefined for instructions that are no prompt file. */
  readonly prompt?: string | undefined;
  readonly outcome: Outcome;
  /** The provider that answered; undefined where none did. */
  readonly provider: ProviderId | undefined;
  readonly model: string | undefined;
  /** As reported by the providers, over all attempts. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** From the beginning of the call to its end, and to the first words shown. */
  readonly milliseconds: number;
  readonly firstWordsAfter: number | undefined;
  readonly isCached: boolean;
  /** Why a call was refused. Never contains words of the prompt or the answer. */
  readonly refusal: string | undefined;
  readonly attempts: readonly Attempt[];
  /** The reservation from `Budgets.check`; recording the call releases it. */
  readonly reservation?: string | undefined;
  readonly at: Date;
}

export interface Ledger {
  record(entry: LedgerEntry): Promise<void>;
}

export interface Budgets {
  /**
   * Whether paid providers may be asked now; `notice` explains to the learner why not. Where a budget is set, the
   * maximum cost of the call is reserved under `reservation` until the call is recorded or ten minutes have passed.
   */
  check(
    asker: Asker,
    ask: Ask,
  ): Promise<{ readonly isLeft: boolean; readonly notice?: string; readonly reservation?: string }>;
}

export interface Moderator {
  /** `external` asks a provider's moderation; it resolves to undefined where none is available or may be asked. */
  moderate(
    asker: Asker,
    text: string,
    external: () => Promise<{ readonly isFlagged: boolean; readonly categories: readonly string[] } | undefined>,
  ): Promise<Moderation>;
}

export interface Keys {
  /** The key set by an administrator of this institution, if any. It takes precedence over the deployment's. */
  keyOf(institution: InstitutionRef, provider: ProviderId): Promise<string | undefined>;
  /** All keys of this institution, in one query for the usual case that there are none. */
  keysOf(institution: InstitutionRef): Promise<ReadonlyMap<ProviderId, string>>;
}

/** The state of the gateway's providers, for the screens. */
export interface ProviderStates {
  /** Whether a provider's circuit breaker is open. */
  isOpen(institution: InstitutionRef, provider: ProviderId): boolean;
}

export interface Operations {
  readonly ledger: Ledger;
  readonly budgets: Budgets;
  readonly moderator: Moderator;
  readonly keys: Keys;
}
