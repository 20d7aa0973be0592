// A list whose changes the server numbers: its newest page, older pages on request, and later changes. After a lost
// connection, changes since the last known one are fetched, so that nothing is lost or duplicated.

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly change: number;
  readonly hasMore: boolean;
}

export interface LiveListState<Item, P extends Page<Item>> {
  /** Ascending by their order. */
  readonly items: readonly Item[];
  /** The last response; undefined before the first. */
  readonly last: P | undefined;
  readonly hasOlder: boolean;
  readonly error: unknown;
}

export interface LiveList<Item, P extends Page<Item>> {
  state(): LiveListState<Item, P>;
  listen(listener: () => void): () => void;
  /** Fetches the changes since the last response, or the newest page at first. */
  catchUp(): Promise<void>;
  older(): Promise<void>;
  /** Replaces the list by the newest page, after changes without a number. */
  renew(): Promise<void>;
  /** Shows an item before or without a change from the server. */
  put(item: Item): void;
}

interface LiveListSource<Item, P> {
  page(before?: number): Promise<P | undefined>;
  changes(since: number): Promise<P | undefined>;
  orderOf(item: Item): number;
  idOf(item: Item): string;
}

export function createLiveList<Item, P extends Page<Item>>({
  page,
  changes,
  orderOf,
  idOf,
}: LiveListSource<Item, P>): LiveList<Item, P> {
  let state: LiveListState<Item, P> = { items: [], last: undefined, hasOlder: false, error: undefined };
  const listeners = new Set<() => void>();
  let running: Promise<void> | undefined;
  let isDue = false;
  let mustRenew = false;

  const change = (changed: Partial<LiveListState<Item, P>>) => {
    state = { ...state, ...changed };
    for (const listener of [...listeners]) listener();
  };

  const withItems = (more: readonly Item[]): readonly Item[] => {
    const byId = new Map(state.items.map((item) => [idOf(item), item]));
    for (const item of more) byId.set(idOf(item), item);
    return [...byId.values()].sort((a, b) => orderOf(a) - orderOf(b));
  };

  /** Leaves out items of pages that are not loaded, which would leave a gap. */
  const withoutGap = (items: readonly Item[]): readonly Item[] => {
    const [first] = state.items;
    if (!state.hasOlder || first === undefined) return items;
    return items.filter((item) => orderOf(item) >= orderOf(first));
  };

  const fetchChanges = async () => {
    if (!state.last || mustRenew) {
      const first = await page();
      const items = mustRenew ? first?.items : first && withItems(first.items);
      if (first && items) change({ items, last: first, hasOlder: first.hasMore, error: undefined });
      mustRenew = false;
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
          await fetchChanges();
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
      mustRenew = true;
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
