import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Provider, ProviderError } from '../providers/provider.ts';
import type { Ask, Asker, Moderation, Purpose } from '../services.ts';

// What the gateway asks of the operations: keys, budgets, moderation, and the ledger that every call ends in.

export type ProviderId = Provider['id'];

/** One try at one provider. A call has several where one failed, or where an answer of a shape was asked for again. */
export interface Attempt {
  readonly provider: ProviderId;
  readonly model: string;
  /** `skipped`: the circuit breaker is open, or too many calls are under way. */
  readonly result: 'answered' | 'too-long' | 'aborted' | 'skipped' | ProviderError['reason'];
  /** As the provider counted them; 0 where it did not say. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly milliseconds: number;
}

/**
 * How a call ended. `failed-over`: answered, but not by the first in order. `refused`: too many, too long, flagged, or
 * nothing of the shape asked for. `cut-off`: the answer met its limit of tokens. `aborted`: whoever asked went away.
 */
export type Outcome = 'answered' | 'failed-over' | 'refused' | 'cut-off' | 'aborted';

/** Exactly one for each call. */
export interface LedgerEntry {
  readonly institution: InstitutionRef;
  readonly userId: string;
  readonly plugin: string;
  readonly purpose: Purpose;
  readonly outcome: Outcome;
  /** Who answered; undefined where nobody did. */
  readonly provider: ProviderId | undefined;
  readonly model: string | undefined;
  /** AnswerReport of by providers, over all attempts. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** From the call to its end, and to the first words shown. */
  readonly milliseconds: number;
  readonly firstWordsAfter: number | undefined;
  readonly isCached: boolean;
  /** Why a call was refused, as it was told. Never words of the prompt or the answer. */
  readonly refusal: string | undefined;
  readonly attempts: readonly Attempt[];
  /** What `Budgets.check` gave for this call: recording it lets go of what was held for it. */
  readonly reservation?: string | undefined;
  readonly at: Date;
}

export interface Ledger {
  record(entry: LedgerEntry): Promise<void>;
}

export interface Budgets {
  /**
   * Whether providers that cost money may be asked now. `notice` says to the learner, in plain words, why not. Where a
   * budget is set, what the call may cost is held back under `reservation`, until the call is recorded or ten minutes
   * have passed.
   */
  check(
    asker: Asker,
    ask: Ask,
  ): Promise<{ readonly isLeft: boolean; readonly notice?: string; readonly reservation?: string }>;
}

export interface Moderator {
  /** `external` asks a maker's own moderation; it resolves to undefined where there is none, or none may be asked. */
  moderate(
    asker: Asker,
    text: string,
    external: () => Promise<{ readonly isFlagged: boolean; readonly categories: readonly string[] } | undefined>,
  ): Promise<Moderation>;
}

export interface Keys {
  /** The key that an administrator of this institution set, if one did. It goes before the deployment's. */
  keyOf(institution: InstitutionRef, provider: ProviderId): Promise<string | undefined>;
  /** All that were set, in one look for the usual case that none was. */
  keysOf(institution: InstitutionRef): Promise<ReadonlyMap<ProviderId, string>>;
}

/** What the operations asks of the gateway: how its providers are, for the screens. */
export interface ProviderStates {
  /** Whether the circuit breaker keeps calls from a provider now. */
  isOpen(institution: InstitutionRef, provider: ProviderId): boolean;
}

export interface Operations {
  readonly ledger: Ledger;
  readonly budgets: Budgets;
  readonly moderator: Moderator;
  readonly keys: Keys;
}
