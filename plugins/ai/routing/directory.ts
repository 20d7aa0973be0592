import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { AiConfiguration } from '../configuration.ts';
import type { Keys, ProviderId } from '../desk.ts';
import type { Access, ExternalId } from '../providers/index.ts';
import { makers } from '../providers/index.ts';
import type { AiSettings } from '../settings.ts';
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

export interface DirectoryParts {
  readonly config: AiConfiguration;
  readonly keys: Keys;
  readonly lines: Lines;
}

export function createDirectory({ config, keys, lines }: DirectoryParts): Directory {
  const deployment: Readonly<Record<ExternalId, Access & { model: string }>> = {
    openai: { key: config.openaiApiKey, baseUrl: config.openaiBaseUrl, model: config.openaiModel },
    anthropic: { key: config.anthropicApiKey, baseUrl: config.anthropicBaseUrl, model: config.anthropicModel },
    google: { key: config.googleApiKey, baseUrl: config.googleBaseUrl, model: config.googleModel },
  };
  const lastUsed = new Map<string, Line>();
  const nameOf = (institution: InstitutionRef, id: ProviderId) => `${institution.id} ${id}`;

  const directory: Directory = {
    async external(institution, settings) {
      const found = await Promise.all(settings.order.map((id) => directory.one(institution, settings, id)));
      return found.filter((candidate) => candidate !== undefined);
    },
    async one(institution, settings, id) {
      const { baseUrl, model, ...given } = deployment[id];
      const key = (await keys.keyOf(institution, id)) ?? given.key;
      // A server of one's own that speaks OpenAI's protocol needs no key.
      if (!key && !(id === 'openai' && baseUrl)) return undefined;
      const line = lines.to(id, { key, baseUrl });
      lastUsed.set(nameOf(institution, id), line);
      return { provider: line.provider, line, model: settings.models[id] ?? model };
    },
    isOpen: (institution, id) => lastUsed.get(nameOf(institution, id))?.isOpen() ?? false,
  };
  return directory;
}

export const isExternalId = (id: string): id is ExternalId => id in makers;
