import type { z } from 'zod';
import type { Gathered, Who } from '../../../core/contract/index.ts';
import type { AuditEntry, People } from '../../../core/services.ts';
import type { AuditEntry as AuditEntryShape } from '../audit/contract.ts';
import type { personEvents } from '../services.ts';
import type { HistoryEntry } from './contract.ts';
import { maxHistory } from './contract.ts';

interface Sources {
  readonly people: Pick<People, 'one' | 'trail'>;
  /** Entries with the names of the people they concern. */
  named(who: Who, entries: readonly AuditEntry[]): Promise<z.input<typeof AuditEntryShape>[]>;
  readonly events: Gathered<{ events: typeof personEvents }>['events'];
}

interface Dated {
  readonly at: Date;
  /** Where it comes from, and its id there, which order entries of the same moment. */
  readonly key: string;
  readonly entry: z.input<typeof HistoryEntry>;
}

/** A page of what happened to a person, newest first, merged from the audit log and the plugins. @throws Failure not_found */
export async function readHistory(
  { people, named, events }: Sources,
  who: Who,
  id: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: z.input<typeof HistoryEntry>[]; total: number }> {
  await people.one({ who }, id);
  // A page can consist of the entries of one source alone.
  const first = offset + limit;
  const [trail, ofPlugins] = await Promise.all([
    people.trail({ who }, id, { limit: first, offset: 0 }),
    Promise.all(
      events(who).map(async ({ plugin, service }) => ({ plugin, ...(await service.eventsOf({ who }, id, first)) })),
    ),
  ]);
  const logged = (await named(who, trail.items)).map(
    (entry, index): Dated => ({
      at: trail.items[index]?.at ?? new Date(0),
      key: `audit ${String(index).padStart(6, '0')}`,
      entry: { kind: 'audit', entry },
    }),
  );
  const told = ofPlugins.flatMap(({ plugin, items }) =>
    items.map(
      ({ id: name, at, text, to }): Dated => ({
        at,
        key: `${plugin} ${name}`,
        entry: { kind: 'event', id: `${plugin} ${name}`, at, plugin, text, to: to ?? null },
      }),
    ),
  );
  const total = trail.total + ofPlugins.reduce((sum, each) => sum + each.total, 0);
  const merged = [...logged, ...told].sort(
    (one, other) => other.at.getTime() - one.at.getTime() || (one.key < other.key ? -1 : 1),
  );
  return {
    items: merged.slice(offset, first).map(({ entry }) => entry),
    total: Math.min(total, maxHistory + limit),
  };
}
