import { invalid } from '../../core/contract/errors.ts';
import type { Role } from '../../core/contract/index.ts';
import { deployment } from '../../core/identity/index.ts';
import type { Platform } from '../../core/platform.ts';
import { listPages } from '../../core/plugins/list-pages.ts';
import { table } from '../../core/plugins/table.ts';
import type { Person } from '../../core/services.ts';
import type { CommandResult } from '../command-result.ts';
import { institutionFor } from '../open-platform.ts';

export interface ListOptions {
  readonly institution?: string;
  readonly role?: Role;
  readonly inactive?: boolean;
  readonly all?: boolean;
  readonly limit: string;
  readonly after?: string;
  readonly offset: string;
}

/** The people of an institution, one page or all of them. @throws Failure invalid for options out of range */
export async function listUsers(platform: Platform, search: string, options: ListOptions): Promise<CommandResult> {
  const institution = await institutionFor(platform, options.institution);
  const offset = offsetFrom(options.offset);
  const { items, total, next, note } = await listPages(
    ({ limit, after }) =>
      platform.identity.people.list(
        { who: deployment(institution) },
        {
          search,
          role: options.role,
          active: options.all ? 'any' : !options.inactive,
          demo: options.all ?? false,
          limit,
          // Skips entries of the first page only; the following ones continue where it ended.
          offset: after === options.after ? offset : 0,
          after,
        },
      ),
    ({ id }) => id,
    options,
  );
  return {
    value: { items, total, limit: options.limit === 'all' ? items.length : Number(options.limit), offset, next },
    text: [items.length > 0 ? peopleTable(items) : 'No people found.', ...(note ? ['', note] : [])].join('\n'),
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
  return table(['USER NAME', 'NAME', 'ROLE', 'EMAIL', 'LAST ACTIVE', 'STATUS'], rows);
}

function offsetFrom(text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw invalid('--offset must be a whole number of at least 0');
}
