import { invalid } from '../../core/contract/errors.ts';
import type { Role } from '../../core/contract/index.ts';
import { deployment } from '../../core/identity/index.ts';
import type { Platform } from '../../core/platform.ts';
import { table } from '../../core/plugins/table.ts';
import type { Person } from '../../core/services.ts';
import { institutionFor } from '../open.ts';
import type { Done } from './change.ts';

export interface ListOptions {
  readonly institution?: string;
  readonly role?: Role;
  readonly inactive?: boolean;
  readonly all?: boolean;
  readonly limit: string;
  readonly offset: string;
}

/** A page of an institution's people. @throws Failure invalid for what cannot be asked for */
export async function listUsers(platform: Platform, search: string, options: ListOptions): Promise<Done> {
  const institution = await institutionFor(platform, options.institution);
  const limit = wholeNumber('--limit', options.limit, 1, 1000);
  const offset = wholeNumber('--offset', options.offset, 0, Number.MAX_SAFE_INTEGER);
  const { items, total } = await platform.identity.people.list(
    { who: deployment(institution) },
    {
      search,
      role: options.role,
      active: options.all ? 'any' : !options.inactive,
      demo: options.all ?? false,
      limit,
      offset,
    },
  );
  const shown = offset + items.length;
  return {
    value: { items, total, limit, offset },
    text: [
      items.length > 0 ? peopleTable(items) : 'Nobody was found.',
      ...(total > shown ? ['', `${offset + 1} to ${shown} of ${total}; more with --offset ${shown}`] : []),
    ].join('\n'),
  };
}

function peopleTable(people: readonly Person[]): string {
  const rows = people.map((person) => [
    person.username,
    `${person.firstName} ${person.lastName}`,
    person.role,
    person.email,
    person.lastSeenAt?.toISOString().slice(0, 10) ?? 'never',
    [person.deactivatedAt && 'deactivated', person.demo && 'demo', !person.hasPassword && 'no password yet']
      .filter(Boolean)
      .join(', '),
  ]);
  return table(['USER NAME', 'NAME', 'ROLE', 'E-MAIL', 'LAST SEEN', ''], rows);
}

function wholeNumber(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw invalid(`${option} is a whole number from ${least}${most < 1e6 ? ` to ${most}` : ''}`);
}
