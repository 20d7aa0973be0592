import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import { z } from 'zod';

/** An answer that the server may not have yet. */
export const Unsent = z.object({
  /** Whose it is: on a shared computer nobody sends somebody else's answer. */
  userId: z.string(),
  sessionId: z.string(),
  questionId: z.string(),
  answer: z.int(),
  timeSpent: z.number(),
  /** When it was given (ms of this browser's clock): they are sent in this order. */
  givenAt: z.number(),
});
export type Unsent = z.infer<typeof Unsent>;

/** Where answers outlive a tab. */
export interface UnsentAnswers {
  /** Of one person, in the order they were given. */
  of(userId: string): Promise<Unsent[]>;
  /** Resolves when it is kept. One that is there for the question stays: an answer is final. */
  keep(unsent: Unsent): Promise<void>;
  drop(unsent: Pick<Unsent, 'userId' | 'questionId'>): Promise<void>;
}

interface Kept extends DBSchema {
  answers: { key: [userId: string, questionId: string]; value: Unsent; indexes: { userId: string } };
}

/** In this browser's IndexedDB. Where that is forbidden or broken, in memory: sent all the same while the tab lives. */
export function unsentAnswersHere(): UnsentAnswers {
  const memory = unsentAnswersInMemory();
  let opening: Promise<IDBPDatabase<Kept> | undefined> | undefined;
  const database = () => {
    opening ??= Promise.race([open().catch(() => undefined), afterPatience()]);
    return opening;
  };
  /** One that was opened may be taken away: cleared by its owner, or out of room. */
  async function attempt<T>(work: (db: IDBPDatabase<Kept>) => Promise<T>): Promise<T | undefined> {
    const db = await database();
    if (!db) return undefined;
    try {
      return await work(db);
    } catch {
      opening = undefined;
      return undefined;
    }
  }
  return {
    async of(userId) {
      const kept = (await attempt((db) => db.getAllFromIndex('answers', 'userId', userId))) ?? [];
      const known = kept.filter((each) => Unsent.safeParse(each).success);
      const ids = new Set(known.map(({ questionId }) => questionId));
      return inOrder([...known, ...(await memory.of(userId)).filter(({ questionId }) => !ids.has(questionId))]);
    },
    async keep(unsent) {
      const isKept = await attempt(async (db) => {
        // Strict: on the disk before it counts as kept.
        const transaction = db.transaction('answers', 'readwrite', { durability: 'strict' });
        const before = await transaction.store.get([unsent.userId, unsent.questionId]);
        if (!before) await transaction.store.put(unsent);
        await transaction.done;
        return true;
      });
      if (!isKept) await memory.keep(unsent);
    },
    async drop({ userId, questionId }) {
      await attempt((db) => db.delete('answers', [userId, questionId]));
      await memory.drop({ userId, questionId });
    },
  };
}

export function unsentAnswersInMemory(): UnsentAnswers {
  const kept = new Map<string, Unsent>();
  const keyOf = ({ userId, questionId }: Pick<Unsent, 'userId' | 'questionId'>) => `${userId} ${questionId}`;
  return {
    of: async (userId) => inOrder([...kept.values()].filter((each) => each.userId === userId)),
    async keep(unsent) {
      if (!kept.has(keyOf(unsent))) kept.set(keyOf(unsent), unsent);
    },
    async drop(unsent) {
      kept.delete(keyOf(unsent));
    },
  };
}

/** Some browsers never answer the first request of a visit; nobody is kept waiting for them. */
const patienceMs = 3000;
const afterPatience = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs));

/** Async, because where there is no IndexedDB at all asking for it throws at once. */
async function open(): Promise<IDBPDatabase<Kept>> {
  return openDB<Kept>('eiq-idfs', 1, {
    upgrade(db) {
      const store = db.createObjectStore('answers', { keyPath: ['userId', 'questionId'] });
      store.createIndex('userId', 'userId');
    },
  });
}

const inOrder = (answers: readonly Unsent[]) => [...answers].sort((one, other) => one.givenAt - other.givenAt);
