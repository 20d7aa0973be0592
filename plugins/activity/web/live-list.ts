// A list that the server counts the changes of: its newest page, older ones on request, and whatever changed since. What
// was missed while a connection was gone is asked for by the last change known, so that nothing is lost or there twice.

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly change: number;
  readonly hasMore: boolean;
}

export interface Followed<Item, P extends Page<Item>> {
  /** Ascending by their order. */
  readonly items: readonly Item[];
  /** The last answer, for what else it tells; undefined before the first. */
  readonly last: P | undefined;
  readonly hasOlder: boolean;
  readonly error: unknown;
}

export interface Following<Item, P extends Page<Item>> {
  state(): Followed<Item, P>;
  listen(listener: () => void): () => void;
  /** Asks for what changed since the last answer, or for the newest page where there was none. */
  catchUp(): Promise<void>;
  older(): Promise<void>;
  /** Asks for the newest page in place of all that is shown: something in it has changed uncounted. */
  renew(): Promise<void>;
  /** Shows an item as it is now, before or without being told by the server. */
  put(item: Item): void;
}

interface Asking<Item, P> {
  page(before?: number): Promise<P | undefined>;
  changes(since: number): Promise<P | undefined>;
  orderOf(item: Item): number;
  idOf(item: Item): string;
}

export function follow<Item, P extends Page<Item>>({
  page,
  changes,
  orderOf,
  idOf,
}: Asking<Item, P>): Following<Item, P> {
  let state: Followed<Item, P> = { items: [], last: undefined, hasOlder: false, error: undefined };
  const listeners = new Set<() => void>();
  let running: Promise<void> | undefined;
  let isDue = false;
  let isToRenew = false;

  const change = (changed: Partial<Followed<Item, P>>) => {
    state = { ...state, ...changed };
    for (const listener of [...listeners]) listener();
  };

  const withItems = (more: readonly Item[]): readonly Item[] => {
    const byId = new Map(state.items.map((item) => [idOf(item), item]));
    for (const item of more) byId.set(idOf(item), item);
    return [...byId.values()].sort((a, b) => orderOf(a) - orderOf(b));
  };

  /** Without those of pages that were not asked for yet: between them and the first shown would be a gap. */
  const withoutGap = (items: readonly Item[]): readonly Item[] => {
    const [first] = state.items;
    if (!state.hasOlder || first === undefined) return items;
    return items.filter((item) => orderOf(item) >= orderOf(first));
  };

  const ask = async () => {
    if (!state.last || isToRenew) {
      const first = await page();
      const items = isToRenew ? first?.items : first && withItems(first.items);
      if (first && items) change({ items, last: first, hasOlder: first.hasMore, error: undefined });
      isToRenew = false;
      return;
    }
    let since: P | undefined;
    do {
      since = await changes((since ?? state.last).change);
      if (since) change({ items: withItems(withoutGap(since.items)), last: since, error: undefined });
    } while (since?.hasMore);
  };

  const catchUp = () => {
    isDue = true;
    running ??= (async () => {
      try {
        while (isDue) {
          isDue = false;
          await ask();
        }
      } catch (error) {
        change({ error });
      } finally {
        running = undefined;
      }
    })();
    return running;
  };

  return {
    state: () => state,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    catchUp,
    renew() {
      isToRenew = true;
      return catchUp();
    },
    async older() {
      const [first] = state.items;
      if (!state.hasOlder || first === undefined) return;
      const found = await page(orderOf(first));
      if (found) change({ items: withItems(found.items), hasOlder: found.hasMore });
    },
    put: (item) => change({ items: withItems([item]) }),
  };
}
