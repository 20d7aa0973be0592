import { invalid, notFound } from '../../core/contract/errors.ts';
import type { ApiKey } from '../../core/identity/index.ts';
import { deployment, isForKeys } from '../../core/identity/index.ts';
import type { Platform } from '../../core/platform.ts';
import { table } from '../../core/plugins/table.ts';
import type { CommandResult } from '../command-result.ts';
import { institutionFor } from '../open-platform.ts';

export interface KeyOptions {
  readonly institution?: string;
}

export interface CreateKeyOptions extends KeyOptions {
  readonly name: string;
  readonly scope: readonly string[];
  /** Days, or `never`. */
  readonly expires: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const maxDays = 3650;

/** Creates a key and returns its text, which is shown only once. @throws Failure invalid naming unknown scopes */
export async function createKey(platform: Platform, options: CreateKeyOptions): Promise<CommandResult> {
  const institution = await institutionFor(platform, options.institution);
  const known = platform.host.plugins.flatMap(({ plugin }) => Object.keys(plugin.contract.permissions ?? {}));
  const possible = `Available scopes: ${known.filter(isForKeys).sort().join(', ')}`;
  if (options.scope.length === 0) throw invalid(`Add at least one --scope. ${possible}`);
  const unknown = options.scope.filter((scope) => !known.includes(scope));
  if (unknown.length > 0) throw invalid(`Unknown scope ${unknown.join(', ')}. ${possible}`);
  const { key, text } = await platform.identity.apiKeys.create(
    { who: deployment(institution) },
    { name: options.name, scopes: [...options.scope], expiresAt: expiryOf(options.expires, platform.clock.now()) },
  );
  return {
    value: { key, text },
    text: [
      `Created the key ${key.name} (${key.id}) for ${institution.slug} with ${key.scopes.join(', ')}.`,
      key.expiresAt ? `It expires on ${day(key.expiresAt)}.` : 'It does not expire.',
      'Copy it now. It will not be shown again:',
      `  ${text}`,
    ].join('\n'),
  };
}

/** Keys of an institution, newest first. */
export async function listKeys(platform: Platform, options: KeyOptions): Promise<CommandResult> {
  const institution = await institutionFor(platform, options.institution);
  const keys = await platform.identity.apiKeys.list({ who: deployment(institution) });
  const now = platform.clock.now();
  const rows = keys.map((key) => [
    key.id,
    key.name,
    key.scopes.join(' '),
    day(key.createdAt),
    key.expiresAt ? day(key.expiresAt) : 'never',
    key.lastUsedAt ? day(key.lastUsedAt) : 'never',
    statusOf(key, now),
  ]);
  return {
    value: keys,
    text:
      rows.length > 0
        ? table(['ID', 'NAME', 'SCOPES', 'CREATED', 'EXPIRES', 'LAST USED', 'STATUS'], rows)
        : 'No keys found.',
  };
}

/** Revokes a key with immediate effect. @throws Failure not_found */
export async function revokeKey(platform: Platform, id: string, options: KeyOptions): Promise<CommandResult> {
  const institution = await institutionFor(platform, options.institution);
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id))
    throw notFound('Key not found. List the keys with eiq keys list.');
  const key = await platform.identity.apiKeys.revoke({ who: deployment(institution) }, id);
  return { value: key, text: `Revoked the key ${key.name}. Requests with it are now refused.` };
}

function expiryOf(text: string, now: Date): Date | null {
  if (text === 'never') return null;
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= maxDays) return new Date(now.getTime() + days * dayMs);
  throw invalid(`--expires must be a number of days from 1 to ${maxDays}, or never`);
}

function statusOf(key: ApiKey, now: Date): string {
  if (key.revokedAt) return 'revoked';
  return key.expiresAt && key.expiresAt <= now ? 'expired' : 'active';
}

const day = (moment: Date) => moment.toISOString().slice(0, 10);
