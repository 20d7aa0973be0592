import type { Database } from '../db/index.ts';
import { disableStatementTimeout, knexOf } from '../db/index.ts';
import type { Mail } from '../mail/mail.ts';
import type { DiskStorage } from '../storage/disk.ts';
import { eraseTraces } from './erase.ts';
import { Marks } from './marks.ts';

/** Data of an erased person outside tables: stored files and mail files. */
export interface Remains {
  /** Deletes the data and, last, the marks that identify it. Safe to repeat. */
  remove(erasureId: string): Promise<void>;
  /** Ids of erasures whose remains have not been removed. */
  pending(): Promise<string[]>;
}

interface Dependencies {
  readonly database: Database;
  readonly storage: DiskStorage;
  readonly mail: Mail;
}

export function createRemains({ database, storage, mail }: Dependencies): Remains {
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
        // Repeated, because work in progress during the erasure may have left new traces.
        await eraseTraces(tx, row.institutionId, marks);
        await knexOf(tx)('platform.erasures').where({ id }).delete();
      });
    },
    pending: async () =>
      await knexOf(database)('platform.erasures')
        .whereNull('userId')
        .whereNotNull('remains')
        .orderBy('askedAt')
        .pluck('id'),
  };
}
