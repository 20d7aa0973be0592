import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Actor, AnyContract, InstitutionRef } from '../contract/index.ts';
import type { HeldByPlugin } from '../contract/platform.ts';
import type { Database, Tx } from '../db/index.ts';
import { afterCommit, disableStatementTimeout, knexOf, newId } from '../db/index.ts';
import type { Queueing } from '../events/index.ts';
import { deployment } from '../identity/index.ts';
import type { Mail } from '../mail/mail.ts';
import type { DiskStorage } from '../storage/disk.ts';
import type { ArchiveFile } from './archive.ts';
import { archiveOf } from './archive.ts';
import { eraseRows, eraseTraces, eraseWhereabouts } from './erase.ts';
import type { Exported } from './export.ts';
import { accountOf, byPlugin, countsOf, filesOf, holdingsOf, shownAccount } from './export.ts';
import { marksOf } from './marks.ts';
import { createRemains } from './remains.ts';

/** Export and erasure of a person's data in all plugins of the deployment, whether on, off or not loaded. */
export interface PersonalDataOf {
  /** Counts of the rows held, by plugin. Not recorded in the audit log. @throws Failure not_found */
  held(call: { who: Actor; tx?: Tx | undefined }, userId: string): Promise<HeldByPlugin[]>;
  /** @throws Failure not_found */
  export(call: { who: Actor }, userId: string): Promise<Exported>;
  /** The export as a ZIP: data.json, a readable page, and the person's files. @throws Failure not_found */
  archive(call: { who: Actor }, userId: string): Promise<ArchiveFile>;
  /**
   * Deletes the account and all data about its person; rows needed by others are anonymised. Tables are changed in one
   * transaction; files and mail are deleted after the commit.
   * @returns numbers of deleted or anonymised rows by table
   * @throws Failure not_found
   */
  erase(call: { who: Actor; tx?: Tx | undefined }, userId: string): Promise<Record<string, number>>;
  /** Erases accounts whose grace period has ended, and completes interrupted erasures. */
  eraseDue(): Promise<{ erased: number }>;
  /** Starts the job that removes files and mail of erased people, with retries. */
  work(): Promise<void>;
}

interface Dependencies {
  readonly database: Database;
  readonly queueing: Queueing;
  readonly storage: DiskStorage;
  readonly mail: Mail;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  /** Contracts of the core and all installed plugins, loaded or not. */
  contracts(): Promise<readonly AnyContract[]>;
  institution(id: string): Promise<InstitutionRef | undefined>;
  /** Invalidates the person's tokens in every process at commit. */
  endSessions(tx: Tx, who: Actor, userId: string): Promise<unknown>;
  /** Notifies every process at commit, because open pages may show the person's words. */
  erased(tx: Tx, institutionId: string): Promise<void>;
  audit(tx: Tx, who: Actor, action: 'person.exported' | 'person.erased', record: Recorded): Promise<void>;
}

interface Recorded {
  readonly subject?: string;
  readonly details?: Record<string, unknown>;
}

const queue = 'platform.job.remains';

/** The signal that a person was erased. Its payload is the institution's id. */
export const personErased = 'people.erased';

export function createPersonalData(dependencies: Dependencies): PersonalDataOf {
  const { database, queueing, storage, mail, clock, log, contracts, audit } = dependencies;
  const remains = createRemains({ database, storage, mail });

  const exported = ({ who }: { who: Actor }, userId: string) =>
    database.transaction(async (tx) => {
      const account = await accountOf(tx, who, userId);
      const all = await contracts();
      const holdings = await holdingsOf(tx, all, who, userId);
      const files = await filesOf(storage, all, who.institution.id, userId);
      await audit(tx, who, 'person.exported', { subject: userId });
      const counts = holdings.flatMap(({ plugin, description, rows }) => {
        const contract = all.find(({ id }) => id === plugin);
        return contract ? [{ contract, description, rows: rows.length }] : [];
      });
      const data: Exported = {
        institution: who.institution.name,
        exportedAt: clock.now().toISOString(),
        contents: byPlugin(counts),
        account: shownAccount(account),
        holdings,
        files: files.map(({ plugin, name }) => ({ plugin, name })),
      };
      return { data, files, username: account.username };
    });

  const erase: PersonalDataOf['erase'] = ({ who, tx: outer }, userId) => {
    const once = () => eraseIn({ who, tx: outer }, userId);
    return outer ? once() : retryDeadlocks(once);
  };

  const eraseIn: PersonalDataOf['erase'] = ({ who, tx: outer }, userId) =>
    database.transaction(async (tx) => {
      const { institution } = who;
      await disableStatementTimeout(tx);
      await knexOf(tx)('platform.users').where({ id: userId }).select('id').forUpdate();
      const account = await accountOf(tx, who, userId);
      const marks = await marksOf(tx, institution.id, account);
      await dependencies.endSessions(tx, who, userId);
      const erasures = knexOf(tx)('platform.erasures');
      const pending = await erasures.clone().where({ userId }).first<{ id: string; askedBy: string } | undefined>();
      const id = pending?.id ?? newId();
      const now = clock.now();
      if (pending)
        await erasures
          .clone()
          .where({ id })
          .update({ remains: JSON.stringify(marks) });
      else {
        const row = { id, institutionId: institution.id, askedBy: 'staff', askedAt: now, dueAt: now };
        await erasures.clone().insert({ ...row, remains: JSON.stringify(marks) });
      }
      await eraseWhereabouts(tx, institution.id, userId);
      const counts = await eraseRows(tx, await contracts(), who, userId, marks);
      await eraseTraces(tx, institution.id, marks);
      await knexOf(tx)('platform.users').where({ id: userId, institutionId: institution.id }).delete();
      // The audit log records the erasure without the person.
      const by = who.user?.id === userId ? { ...who, user: undefined } : who;
      await audit(tx, by, 'person.erased', { details: { askedBy: pending?.askedBy ?? 'staff' } });
      await queueing.send(queue, { erasureId: id }, { tx });
      await dependencies.erased(tx, institution.id);
      // Runs immediately, also on the command line, where no job runs. The job then finds nothing to do.
      afterCommit(tx, () => remains.remove(id));
      return counts;
    }, outer);

  /** Erases a person unless the erasure has been cancelled. The row lock serialises both. */
  const eraseIfDue = (institution: InstitutionRef, userId: string, now: Date): Promise<boolean> =>
    retryDeadlocks(() => eraseWhileDue(institution, userId, now));

  const eraseWhileDue = (institution: InstitutionRef, userId: string, now: Date): Promise<boolean> =>
    database.transaction(async (tx) => {
      await knexOf(tx)('platform.users').where({ id: userId }).select('id').forUpdate();
      const erasures = knexOf(tx)('platform.erasures').where({ userId }).where('dueAt', '<=', now);
      if (!(await erasures.first('id'))) return false;
      await erase({ who: deployment(institution), tx }, userId);
      return true;
    });

  return {
    held: ({ who, tx }, userId) =>
      database.transaction(async (within) => {
        await accountOf(within, who, userId);
        const all = await contracts();
        const held = await countsOf(within, all, who, userId);
        const { length: count } = await filesOf(storage, all, who.institution.id, userId);
        return count > 0
          ? [...held, { plugin: 'files', title: 'Files', holds: [{ description: 'Files', rows: count }] }]
          : held;
      }, tx),
    export: async (call, userId) => (await exported(call, userId)).data,
    async archive(call, userId) {
      const { data, files, username } = await exported(call, userId);
      return archiveOf(data, files, username, storage);
    },
    erase,
    async eraseDue() {
      const now = clock.now();
      const due: { userId: string; institutionId: string }[] = await knexOf(database)('platform.erasures')
        .whereNotNull('userId')
        .where('dueAt', '<=', now)
        .orderBy('dueAt')
        .select('userId', 'institutionId');
      let erased = 0;
      for (const { userId, institutionId } of due) {
        const institution = await dependencies.institution(institutionId);
        if (!institution) continue;
        try {
          if (await eraseIfDue(institution, userId, now)) erased += 1;
        } catch (error) {
          // The other people are still erased; this erasure is retried at the next run.
          log.warn({ err: error, institution: institution.slug }, 'erasing a person failed');
        }
      }
      for (const id of await remains.pending()) await remains.remove(id);
      return { erased };
    },
    work: () => queueing.work(queue, async (payload) => remains.remove((payload as { erasureId: string }).erasureId)),
  };
}

/** Total number of attempts. */
const maxAttempts = 5;

/**
 * Retries an erasure after deadlocks: the person may be active at the same time and lock the same rows in a different order.
 */
async function retryDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === maxAttempts || !isDeadlock(error)) throw error;
    }
  }
}

/** Whether an error of pg or Objection is PostgreSQL's `deadlock_detected`. */
function isDeadlock(error: unknown): boolean {
  const { code, nativeError } = error as { code?: unknown; nativeError?: { code?: unknown } };
  return code === '40P01' || nativeError?.code === '40P01';
}
