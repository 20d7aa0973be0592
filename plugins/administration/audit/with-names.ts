import type { z } from 'zod';
import type { AuditEntry, People } from '../../../core/services.ts';
import type { AuditEntry as AuditEntryShape } from './contract.ts';

/** Entries of the audit log with the names of the people they concern. */
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
