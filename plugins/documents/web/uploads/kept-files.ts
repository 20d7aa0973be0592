// Files of unfinished uploads, kept in the browser (IndexedDB) so that an upload continues after a reload. They are
// removed once uploaded, and when the person signs out.

interface KeptFile {
  readonly id: string;
  readonly userId: string;
  readonly file: File;
}

const store = 'files';

/** Keeps a file. Browsers may refuse, for example in a private window: the file is then chosen again after a reload. */
export async function keepFile(id: string, userId: string, file: File): Promise<void> {
  await within('readwrite', (files) => files.put({ id, userId, file } satisfies KeptFile));
}

export async function forgetFile(id: string): Promise<void> {
  await within('readwrite', (files) => files.delete(id));
}

export async function forgetAllFiles(): Promise<void> {
  await within('readwrite', (files) => files.clear());
}

/** The files of a person, by the ids of their uploads. Removes files of other people. */
export async function filesOf(userId: string): Promise<ReadonlyMap<string, File>> {
  const all = (await within<KeptFile[]>('readonly', (files) => files.getAll())) ?? [];
  for (const { id } of all.filter((kept) => kept.userId !== userId)) await forgetFile(id);
  return new Map(all.filter((kept) => kept.userId === userId).map(({ id, file }) => [id, file]));
}

/** Resolves with undefined where the browser has no such storage. */
async function within<T = unknown>(
  mode: IDBTransactionMode,
  ask: (files: IDBObjectStore) => IDBRequest,
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
  const request = indexedDB.open('eiq-documents', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
  return resultOf<IDBDatabase>(request);
}

const resultOf = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error);
    if (request instanceof IDBOpenDBRequest) request.onblocked = () => reject(new Error('Blocked'));
  });
