import type { Clock } from '../../../../core/clock.ts';
import type { Actor, InstitutionRef, Who } from '../../../../core/contract/index.ts';
import { notFound } from '../../../../core/contract/index.ts';
import type { Database } from '../../../../core/db/index.ts';
import type { Remembered } from '../../../../core/plugins/define-plugin.ts';
import { unprivilegedActor } from '../../../../core/plugins/define-plugin.ts';
import type { Audit, People, Secrets } from '../../../../core/services.ts';
import type { AiConfiguration } from '../../configuration.ts';
import type { ExternalId } from '../../contract.ts';
import { KeyRow } from '../../models.ts';
import type { Keys, ProviderId } from '../operations.ts';

/** A key's metadata, without the key. */
export interface KeyState {
  /** `institution`: set by one of its administrators; `operator`: the deployment's, for every institution. */
  readonly source: 'institution' | 'operator' | 'none';
  /** The last four characters of a key of the institution. */
  readonly lastFour: string | null;
  readonly setBy: { readonly id: string; readonly firstName: string; readonly lastName: string } | null;
  readonly setAt: Date | null;
}

export interface InstitutionKeys extends Keys {
  /** `setBy` stays empty for the operator at the command line. */
  set(who: Actor, provider: ExternalId, key: string): Promise<void>;
  /** @throws Failure not_found where the institution has no key */
  remove(who: Who, provider: ExternalId): Promise<void>;
  states(institution: InstitutionRef): Promise<Record<ExternalId, KeyState>>;
}

export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly audit: Audit;
  readonly people: People;
  readonly configuration: AiConfiguration;
  /** Decrypted keys, by institution. */
  readonly remembered: Remembered<ReadonlyMap<ProviderId, string>>;
}

const nameOf = (provider: string) => `ai.${provider}`;

/** An institution's own provider keys: encrypted at rest, and never shown again. */
export function createInstitutionKeys({
  db,
  clock,
  secrets,
  audit,
  people,
  configuration,
  remembered,
}: Dependencies): InstitutionKeys {
  const ofOperator: Record<ExternalId, string | undefined> = {
    openai: configuration.openaiApiKey,
    anthropic: configuration.anthropicApiKey,
    google: configuration.googleApiKey,
  };

  const keyOf = (institution: InstitutionRef, provider: string) =>
    secrets.get({ who: unprivilegedActor(institution) }, nameOf(provider));

  async function stored(institution: InstitutionRef): Promise<ReadonlyMap<ProviderId, string>> {
    const set = await db.rows(KeyRow, { institution }).select('provider');
    const keys = new Map<ProviderId, string>();
    for (const { provider } of set) {
      const key = await keyOf(institution, provider);
      if (key !== undefined) keys.set(provider, key);
    }
    return keys;
  }

  return {
    keyOf,
    keysOf: (institution) => remembered.recall(institution.id, () => stored(institution)),

    set: (who, provider, key) =>
      db.transaction(async (tx) => {
        await secrets.set({ who, tx }, nameOf(provider), key);
        const note = { provider, lastFour: key.slice(-4), setBy: who.user?.id ?? null, setAt: clock.now() };
        await db.rows(KeyRow, { who, tx }).insert(note).onConflict(['institutionId', 'provider']).merge();
        await audit.record({ who, tx }, { action: 'ai.key-set', subject: provider });
        await remembered.forget(who.institution.id, tx);
      }),

    remove: (who, provider) =>
      db.transaction(async (tx) => {
        const removed = await db.rows(KeyRow, { who, tx }).delete().where({ provider });
        if (removed === 0) throw notFound('This institution has no key for this provider.');
        await secrets.delete({ who, tx }, nameOf(provider));
        await audit.record({ who, tx }, { action: 'ai.key-removed', subject: provider });
        await remembered.forget(who.institution.id, tx);
      }),

    async states(institution) {
      // A key encrypted under another secret key cannot be read and has to be entered again.
      const opened = await stored(institution);
      const rows = (await db.rows(KeyRow, { institution })).filter(({ provider }) => opened.has(provider));
      const names = await people.named(
        { who: unprivilegedActor(institution) },
        rows.flatMap(({ setBy }) => setBy ?? []),
      );
      const stateOf = (provider: ExternalId): KeyState => {
        const row = rows.find((each) => each.provider === provider);
        if (!row)
          return { source: ofOperator[provider] ? 'operator' : 'none', lastFour: null, setBy: null, setAt: null };
        const setBy = (row.setBy && names.get(row.setBy)) || null;
        return { source: 'institution', lastFour: row.lastFour, setBy, setAt: row.setAt };
      };
      return { openai: stateOf('openai'), anthropic: stateOf('anthropic'), google: stateOf('google') };
    },
  };
}
