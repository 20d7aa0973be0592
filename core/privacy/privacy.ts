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
import type { Exported } from './held.ts';
import { accountOf, byPlugin, countsOf, filesOf, holdingsOf, shownAccount } from './held.ts';
import { marksOf } from './marks.ts';
import { createRemains } from './remains.ts';

/** Everything held about one person, by every plugin of the deployment: on, off, or not even loaded. */
export interface PersonalDataOf {
  /** What is held, counted, by plugin. Changes nothing and is not kept in the audit log. @throws Failure not_found */
  held(call: { who: Actor; tx?: Tx | undefined }, userId: string): Promise<HeldByPlugin[]>;
  /** @throws Failure not_found */
  export(call: { who: Actor }, userId: string): Promise<Exported>;
  /** The same as one ZIP: data.json, a page to read or print, and the person's files. @throws Failure not_found */
  archive(call: { who: Actor }, userId: string): Promise<ArchiveFile>;
  /**
   * Deletes the account and what is held about its person; rows that are kept for others' sake lose the person. What
   * stands in tables goes in one transaction, or not at all; files and mail go once it is committed.
   * @returns how many rows went or lost their person, by table
   * @throws Failure not_found
   */
  erase(call: { who: Actor; tx?: Tx | undefined }, userId: string): Promise<Record<string, number>>;
  /** Erases everybody whose time to think it over has passed, and removes what an interrupted erasure left. */
  eraseDue(): Promise<{ erased: number }>;
  /** Has the remains of erased people removed by jobs here, tried again when that fails. */
  work(): Promise<void>;
}

interface Parts {
  readonly database: Database;
  readonly queueing: Queueing;
  readonly storage: DiskStorage;
  readonly mail: Mail;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  /** Contracts of the core and every plugin that is installed, loaded or not. */
  contracts(): Promise<readonly AnyContract[]>;
  institution(id: string): Promise<InstitutionRef | undefined>;
  /** Their tokens stop being good in every process, at commit. */
  endSessions(tx: Tx, who: Actor, userId: string): Promise<void>;
  /** Tells every process, at commit: what is shown elsewhere may hold words of theirs. */
  erased(tx: Tx, institutionId: string): Promise<void>;
  audit(tx: Tx, who: Actor, action: 'person.exported' | 'person.erased', record: Recorded): Promise<void>;
}

interface Recorded {
  readonly subject?: string;
  readonly details?: Record<string, unknown>;
}

const queue = 'platform.job.remains';

/** The signal that somebody of an institution, whose id it carries, was erased. */
export const personErased = 'people.erased';

export function createPersonalData(parts: Parts): PersonalDataOf {
  const { database, queueing, storage, mail, clock, log, contracts, audit } = parts;
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
    return outer ? once() : throughDeadlocks(once);
  };

  const eraseIn: PersonalDataOf['erase'] = ({ who, tx: outer }, userId) =>
    database.transaction(async (tx) => {
      const { institution } = who;
      await disableStatementTimeout(tx);
      await knexOf(tx)('platform.users').where({ id: userId }).select('id').forUpdate();
      const account = await accountOf(tx, who, userId);
      const marks = await marksOf(tx, institution.id, account);
      await parts.endSessions(tx, who, userId);
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
      // The log keeps that it was done, not to whom.
      const by = who.user?.id === userId ? { ...who, user: undefined } : who;
      await audit(tx, by, 'person.erased', { details: { askedBy: pending?.askedBy ?? 'staff' } });
      await queueing.send(queue, { erasureId: id }, { tx });
      await parts.erased(tx, institution.id);
      // Where nothing works on queues (the command line), and as soon as it can be: the job finds nothing left to do.
      afterCommit(tx, () => remains.remove(id));
      return counts;
    }, outer);

  /** Whoever thought better of it a moment ago stays: that they come back and that they are erased wait for each other. */
  const eraseIfDue = (institution: InstitutionRef, userId: string, now: Date): Promise<boolean> =>
    throughDeadlocks(() => eraseWhileDue(institution, userId, now));

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
        const institution = await parts.institution(institutionId);
        if (!institution) continue;
        try {
          if (await eraseIfDue(institution, userId, now)) erased += 1;
        } catch (error) {
          // The others are erased all the same; this one is tried again with the next round.
          log.warn({ err: error, institution: institution.slug }, 'a person could not be erased');
        }
      }
      for (const id of await remains.left()) await remains.remove(id);
      return { erased };
    },
    work: () => queueing.work(queue, async (payload) => remains.remove((payload as { erasureId: string }).erasureId)),
  };
}

/** Tries, in all. */
const mostTries = 5;

/**
 * Whoever is erased may be at work at this moment, in many tables and in another order. Where both wait for each other the
 * database ends one of them; that is nobody's fault, and the erasure begins anew.
 */
async function throughDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries || !isDeadlock(error)) throw error;
    }
  }
}

/** `deadlock_detected` of PostgreSQL, as the driver or the models tell it. */
function isDeadlock(error: unknown): boolean {
  const { code, nativeError } = error as { code?: unknown; nativeError?: { code?: unknown } };
  return code === '40P01' || nativeError?.code === '40P01';
}
