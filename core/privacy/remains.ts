import type { Database } from '../db/index.ts';
import { disableStatementTimeout, knexOf } from '../db/index.ts';
import type { Mail } from '../mail/mail.ts';
import type { DiskStorage } from '../storage/disk.ts';
import { eraseTraces } from './erase.ts';
import { Marks } from './marks.ts';

/** What of an erased person is in no table: files of the storage and of mail. */
export interface Remains {
  /** Removes it, and last what it was recognised by. What is gone already is no error: it can be called again. */
  remove(erasureId: string): Promise<void>;
  /** Erasures whose remains are not removed yet. */
  left(): Promise<string[]>;
}

interface Parts {
  readonly database: Database;
  readonly storage: DiskStorage;
  readonly mail: Mail;
}

export function createRemains({ database, storage, mail }: Parts): Remains {
  return {
    async remove(id) {
      const row = await knexOf(database)('platform.erasures')
        .where({ id })
        .whereNull('userId')
        .whereNotNull('remains')
        .first<{ institutionId: string; remains: unknown } | undefined>();
      if (!row) return;
      const marks = Marks.parse(row.remains);
      const keys = await storage.list('');
      for (const key of keys.filter((each) => marks.ids.some((mark) => each.includes(mark)))) await storage.delete(key);
      await mail.forget(marks);
      await database.transaction(async (tx) => {
        await disableStatementTimeout(tx);
        // Once more: work that was under way while the person was erased may have left some.
        await eraseTraces(tx, row.institutionId, marks);
        await knexOf(tx)('platform.erasures').where({ id }).delete();
      });
    },
    left: async () =>
      await knexOf(database)('platform.erasures')
        .whereNull('userId')
        .whereNotNull('remains')
        .orderBy('askedAt')
        .pluck('id'),
  };
}
