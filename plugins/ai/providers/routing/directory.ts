import type { InstitutionRef } from '../../../../core/contract/index.ts';
import type { AiConfiguration } from '../../configuration.ts';
import { baseUrlsOf } from '../../configuration.ts';
import { modelsOf } from '../../operations/budgets/estimate.ts';
import type { Keys, ProviderId } from '../../operations/operations.ts';
import type { AiSettings } from '../../settings.ts';
import type { ExternalId } from '../index.ts';
import type { Connection, Connections } from './connections.ts';
import type { Candidate } from './router.ts';

/** The providers that an institution can use, with their models. */
export interface Directory {
  /** The configured external providers in the institution's order. */
  external(institution: InstitutionRef, settings: AiSettings): Promise<(Candidate & { connection: Connection })[]>;
  /** One of them; undefined where it is not configured. */
  one(
    institution: InstitutionRef,
    settings: AiSettings,
    id: ExternalId,
  ): Promise<(Candidate & { connection: Connection }) | undefined>;
  /** Whether the circuit breaker of a provider is open, for the key that this institution used last. */
  isOpen(institution: InstitutionRef, id: ProviderId): boolean;
}

export interface DirectoryDependencies {
  readonly config: AiConfiguration;
  readonly keys: Keys;
  readonly connections: Connections;
}

export function createDirectory({ config, keys, connections }: DirectoryDependencies): Directory {
  const keysOfOperator = {
    openai: config.openaiApiKey,
    anthropic: config.anthropicApiKey,
    google: config.googleApiKey,
  };
  const baseUrls = baseUrlsOf(config);
  const lastUsed = new Map<string, Connection>();
  const nameOf = (institution: InstitutionRef, id: ProviderId) => `${institution.id} ${id}`;

  const candidate = (institution: InstitutionRef, settings: AiSettings, id: ExternalId, own: string | undefined) => {
    const baseUrl = baseUrls[id];
    const key = own ?? keysOfOperator[id];
    // The operator's own OpenAI-compatible server needs no key.
    if (!key && !(id === 'openai' && baseUrl)) return undefined;
    const connection = connections.to(id, { key, baseUrl });
    lastUsed.set(nameOf(institution, id), connection);
    return { provider: connection.provider, connection, model: modelsOf(settings, config)[id] };
  };

  return {
    async external(institution, settings) {
      const own = await keys.keysOf(institution);
      return settings.order.flatMap((id) => candidate(institution, settings, id, own.get(id)) ?? []);
    },
    one: async (institution, settings, id) => candidate(institution, settings, id, await keys.keyOf(institution, id)),
    isOpen: (institution, id) => lastUsed.get(nameOf(institution, id))?.isOpen() ?? false,
  };
}
