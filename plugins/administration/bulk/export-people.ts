import { csvText } from '../../../core/plugins/define-plugin.ts';
import type { Person } from '../../../core/services.ts';

const day = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? null;

/** People as a CSV file, a line for each. */
export const peopleCsv = (people: readonly Person[]): string =>
  csvText([
    ['username', 'last_name', 'first_name', 'email', 'role', 'status', 'has_password', 'joined', 'last_active'],
    ...people.map((person) => [
      ...[person.username, person.lastName, person.firstName, person.email, person.role],
      person.deactivatedAt ? 'deactivated' : 'active',
      person.hasPassword ? 'yes' : 'no',
      day(person.createdAt),
      day(person.lastSeenAt),
    ]),
  ]);
