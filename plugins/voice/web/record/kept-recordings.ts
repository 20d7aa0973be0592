// Recordings that the server has not confirmed, kept in the browser (IndexedDB) across a lost network and reloads. They are
// removed once confirmed, and when another person signs in.

export interface KeptRecording {
  /** The id of the assessment. */
  readonly id: string;
  readonly userId: string;
  readonly promptId: string;
  readonly transcript: string;
  /** Seconds. */
  readonly duration: number;
  readonly audio: Blob;
}

const store = 'recordings';

/** Browsers may refuse, for example in a private window: the recording is then only in this tab. */
export async function keepRecording(recording: KeptRecording): Promise<void> {
  await within('readwrite', (recordings) => recordings.put(recording));
}

export async function forgetRecording(id: string): Promise<void> {
  await within('readwrite', (recordings) => recordings.delete(id));
}

export async function forgetAllRecordings(): Promise<void> {
  await within('readwrite', (recordings) => recordings.clear());
}

/** The recordings of a person. Removes those of other people. */
export async function recordingsOf(userId: string): Promise<KeptRecording[]> {
  const all = (await within<KeptRecording[]>('readonly', (recordings) => recordings.getAll())) ?? [];
  for (const { id } of all.filter((kept) => kept.userId !== userId)) await forgetRecording(id);
  return all.filter((kept) => kept.userId === userId);
}

async function within<T = unknown>(
  mode: IDBTransactionMode,
  ask: (recordings: IDBObjectStore) => IDBRequest,
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
  const request = indexedDB.open('eiq-voice', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
  return resultOf<IDBDatabase>(request);
}

const resultOf = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error);
    if (request instanceof IDBOpenDBRequest) request.onblocked = () => reject(new Error('Blocked'));
  });
