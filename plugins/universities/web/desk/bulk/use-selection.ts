import { useState } from 'react';
import { call } from '../../../../../web/api/index.ts';
import { toast } from '../../../../../web/shell/toasts.ts';
import type { DeskApplication } from '../../../contract.ts';
import { maxBulk, universities } from '../../../contract.ts';
import type { QueueQuery } from '../queue/filters.ts';

/** Applications per request while all that match are fetched. */
const chunk = 100;

/** Applications that were selected for one decision or release, across the pages of the queue. */
export interface Selection {
  readonly applications: readonly DeskApplication[];
  readonly size: number;
  readonly max: number;
  readonly isAddingAll: boolean;
  has(id: string): boolean;
  add(applications: readonly DeskApplication[]): void;
  remove(applications: readonly Pick<DeskApplication, 'id'>[]): void;
  /** Adds all applications that match the filters, up to the number that one call takes. */
  addAll(): void;
  clear(): void;
}

export function useSelection(query: QueueQuery): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, DeskApplication>>(new Map());
  const [isAddingAll, setAdding] = useState(false);
  const add = (applications: readonly DeskApplication[]) =>
    setChosen((before) => {
      const after = new Map(before);
      for (const each of applications) if (after.size < maxBulk || after.has(each.id)) after.set(each.id, each);
      return after;
    });
  return {
    applications: [...chosen.values()],
    size: chosen.size,
    max: maxBulk,
    isAddingAll,
    has: (id) => chosen.has(id),
    add,
    remove: (applications) =>
      setChosen((before) => {
        const gone = new Set(applications.map(({ id }) => id));
        return new Map([...before].filter(([id]) => !gone.has(id)));
      }),
    addAll() {
      setAdding(true);
      fetchAll(query)
        .then(add)
        .catch(() =>
          toast({
            title: 'The applications could not be selected',
            description: 'Check your connection and try again.',
            variant: 'destructive',
          }),
        )
        .finally(() => setAdding(false));
    },
    clear: () => setChosen(new Map()),
  };
}

async function fetchAll(query: QueueQuery): Promise<DeskApplication[]> {
  const found: DeskApplication[] = [];
  for (let offset = 0; offset < maxBulk; offset += chunk) {
    const page = await call(universities.routes.deskApplications, { query: { ...query, limit: chunk, offset } });
    if (!page) break;
    found.push(...page.items);
    if (found.length >= page.total || page.items.length === 0) break;
  }
  return found;
}
