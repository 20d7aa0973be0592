import type { InstitutionRef } from '../../../../core/contract/index.ts';
import type { AiConfiguration } from '../../configuration.ts';
import { modelsOf } from '../../operations/budgets/estimate.ts';
import type { Keys, ProviderId } from '../../operations/operations.ts';
import type { AiSettings } from '../../settings.ts';
import type { Access, ExternalId } from '../index.ts';
import type { Line, Lines } from './lines.ts';
import type { Candidate } from './router.ts';

/** Who can be asked on behalf of an institution, and by which model. */
export interface Directory {
  /** The providers outside that are set up, in the institution's order. */
  external(institution: InstitutionRef, settings: AiSettings): Promise<(Candidate & { line: Line })[]>;
  /** One of them; undefined where it is not set up. */
  one(
    institution: InstitutionRef,
    settings: AiSettings,
    id: ExternalId,
  ): Promise<(Candidate & { line: Line }) | undefined>;
  /** Whether the circuit breaker keeps calls from a provider now, by the key this institution last used. */
  isOpen(institution: InstitutionRef, id: ProviderId): boolean;
}

export interface DirectoryDependencies {
  readonly config: AiConfiguration;
  readonly keys: Keys;
  readonly lines: Lines;
}

export function createDirectory({ config, keys, lines }: DirectoryDependencies): Directory {
  const deployment: Readonly<Record<ExternalId, Access>> = {
    openai: { key: config.openaiApiKey, baseUrl: config.openaiBaseUrl },
    anthropic: { key: config.anthropicApiKey, baseUrl: config.anthropicBaseUrl },
    google: { key: config.googleApiKey, baseUrl: config.googleBaseUrl },
  };
  const lastUsed = new Map<string, Line>();
  const nameOf = (institution: InstitutionRef, id: ProviderId) => `${institution.id} ${id}`;

  const candidate = (institution: InstitutionRef, settings: AiSettings, id: ExternalId, own: string | undefined) => {
    const { key: ofOperator, baseUrl } = deployment[id];
    const key = own ?? ofOperator;
    // A server of the operator's own that speaks OpenAI's protocol needs no key.
    if (!key && !(id === 'openai' && baseUrl)) return undefined;
    const line = lines.to(id, { key, baseUrl });
    lastUsed.set(nameOf(institution, id), line);
    return { provider: line.provider, line, model: modelsOf(settings, config)[id] };
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
