/** What a person has not sent completely yet. */
interface Kept {
  readonly id: string;
  readonly userId: string;
}

/** A store of the browser (IndexedDB), across reloads and a lost network. It belongs to one person at a time. */
export interface BrowserStore<Item extends Kept> {
  /** Browsers may refuse, for example in a private window: the item is then lost with the page. */
  keep(item: Item): Promise<void>;
  forget(id: string): Promise<void>;
  forgetAll(): Promise<void>;
  /** The items of a person. Removes those of other people. */
  of(userId: string): Promise<Item[]>;
}

/** Opens a database of its own for each use. Where the browser has no such storage, nothing is kept. */
export function createBrowserStore<Item extends Kept>(databaseName: string, store: string): BrowserStore<Item> {
  async function within<T = unknown>(
    mode: IDBTransactionMode,
    ask: (items: IDBObjectStore) => IDBRequest,
  ): Promise<T | undefined> {
    try {
      const database = await open();
      try {
        return await resultOf<T>(ask(database.transaction(store, mode).objectStore(store)));
      } finally {
        database.close();
      }
    } catch {
      return undefined;
    }
  }

  function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
    return resultOf<IDBDatabase>(request);
  }

  const forget = async (id: string): Promise<void> => {
    await within('readwrite', (items) => items.delete(id));
  };

  return {
    keep: async (item) => {
      await within('readwrite', (items) => items.put(item));
    },
    forget,
    forgetAll: async () => {
      await within('readwrite', (items) => items.clear());
    },
    async of(userId) {
      const all = (await within<Item[]>('readonly', (items) => items.getAll())) ?? [];
      for (const { id } of all.filter((kept) => kept.userId !== userId)) await forget(id);
      return all.filter((kept) => kept.userId === userId);
    },
  };
}

const resultOf = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error);
    if (request instanceof IDBOpenDBRequest) request.onblocked = () => reject(new Error('Blocked'));
  });
