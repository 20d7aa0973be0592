import type { z } from 'zod';
import type { AuditEntry, People } from '../../../core/services.ts';
import type { AuditEntry as AuditEntryShape } from './contract.ts';

interface Named {
  readonly people: Pick<People, 'named'>;
  /** What plugins call sources of relations, by source. */
  titles(sources: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Entries of the audit log with the names of the people and the sources of relations that they concern. */
export async function withNames(
  call: Parameters<People['named']>[0],
  { people, titles }: Named,
  entries: readonly AuditEntry[],
): Promise<z.input<typeof AuditEntryShape>[]> {
  const subjects = new Set(entries.flatMap(({ subject }) => subject ?? []));
  const sources = new Set(entries.flatMap((entry) => sourceIn(entry) ?? []));
  const [named, titleOf] = await Promise.all([
    people.named(call, [...subjects]),
    sources.size > 0 ? titles([...sources]) : new Map<string, string>(),
  ]);
  return entries.map((entry) => {
    const source = sourceIn(entry);
    const title = source === undefined ? undefined : titleOf.get(source);
    return {
      ...entry,
      details: { ...entry.details, ...(title !== undefined && { source: title }) },
      subjectPerson: (entry.subject !== null && named.get(entry.subject)) || null,
    };
  });
}

function sourceIn({ action, details }: AuditEntry): string | undefined {
  return action.startsWith('relation.') && typeof details.source === 'string' ? details.source : undefined;
}
