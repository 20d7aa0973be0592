import type { z } from 'zod';
import type { AuditEntry, People, Person } from '../../core/services.ts';
import type { AuditEntry as AuditEntryShape, Person as PersonShape } from './contract.ts';

/** A person as the screens show them. */
export function personOf({ deactivatedAt, email, ...person }: Person): z.input<typeof PersonShape> {
  return { ...person, email: email || null, isActive: deactivatedAt === null };
}

/** Entries of the audit log with the names of the people they tell of. */
export async function withNames(
  call: Parameters<People['named']>[0],
  people: Pick<People, 'named'>,
  entries: readonly AuditEntry[],
): Promise<z.input<typeof AuditEntryShape>[]> {
  const subjects = new Set(entries.flatMap(({ subject }) => subject ?? []));
  const named = await people.named(call, [...subjects]);
  return entries.map((entry) => ({
    ...entry,
    details: { ...entry.details },
    subjectPerson: (entry.subject !== null && named.get(entry.subject)) || null,
  }));
}
