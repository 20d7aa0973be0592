import type { Who } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { afterCommit, newId } from '../../../core/db/index.ts';
import type { Alert, AlertPage } from '../contract.ts';
import { AlertRow, MessageRow, NoteRow } from '../models.ts';
import type { AlertDependencies } from './dependencies.ts';
import { respondersOf } from './responders.ts';

/** The workflow of safety alerts: read, take, note, resolve. Every step is recorded in the audit log. */
export function createAlertWorkflow(dependencies: AlertDependencies) {
  const { db, clock, audit, people, live } = dependencies;

  return {
    async list(who: Who, query: { show: 'unresolved' | 'resolved'; limit: number; offset: number }) {
      const matching = () =>
        query.show === 'resolved'
          ? db.rows(AlertRow, { who }).where({ state: 'resolved' })
          : db.rows(AlertRow, { who }).whereNot({ state: 'resolved' });
      const rows = await matching()
        .orderByRaw(`case state when 'open' then 0 else 1 end, last_message_at desc, id desc`)
        .limit(query.limit)
        .offset(query.offset);
      return { items: await shown(who, rows), total: await matching().resultSize() };
    },

    waiting: async (who: Who) => ({ open: await db.rows(AlertRow, { who }).where({ state: 'open' }).resultSize() }),

    /** @throws Failure not_found */
    async one(who: Who, id: string): Promise<AlertPage> {
      const alert = await found(who, id);
      await audit.record({ who }, { action: 'safeguarding.alert-read', subject: alert.userId, details: { alert: id } });
      const messages = await db.rows(MessageRow, { who }).where({ alertId: id }).orderBy(['writtenAt', 'id']);
      const notes = await db.rows(NoteRow, { who }).where({ alertId: id }).orderBy(['writtenAt', 'id']);
      const authors = await people.named(
        { who },
        notes.flatMap(({ authorId }) => authorId ?? []),
      );
      return {
        ...(await shownOne(who, alert)),
        written: messages.map(({ content, place, writtenAt }) => ({ content, place, at: writtenAt.toISOString() })),
        notes: notes.map(({ content, authorId, writtenAt }) => ({
          content,
          author: nameIn(authors, authorId),
          at: writtenAt.toISOString(),
        })),
      };
    },

    /** @throws Failure not_found, conflict (another person has taken it, or it is resolved) */
    take: (who: Who, id: string) =>
      changed(who, id, async (tx, alert) => {
        if (alert.takenBy === who.user.id && alert.state === 'taken') return;
        if (alert.state !== 'open') throw conflict('Another person has taken this alert.');
        const taken = { state: 'taken' as const, takenBy: who.user.id, takenAt: clock.now(), nextReminderAt: null };
        await db.rows(AlertRow, { who, tx }).findById(id).patch(taken);
        await record(who, tx, 'safeguarding.alert-taken', alert);
      }),

    /** @throws Failure not_found */
    note: (who: Who, id: string, content: string) =>
      changed(who, id, async (tx, alert) => {
        await insertNote(who, tx, alert, content);
        await record(who, tx, 'safeguarding.note-added', alert);
      }),

    /** @throws Failure not_found */
    resolve: (who: Who, id: string, content: string) =>
      changed(who, id, async (tx, alert) => {
        if (alert.state === 'resolved') return;
        await insertNote(who, tx, alert, content);
        const now = clock.now();
        await db
          .rows(AlertRow, { who, tx })
          .findById(id)
          .patch({ state: 'resolved', resolvedBy: who.user.id, resolvedAt: now, nextReminderAt: null });
        await record(who, tx, 'safeguarding.alert-resolved', alert);
      }),
  };

  async function changed(who: Who, id: string, change: (tx: Tx, alert: AlertRow) => Promise<void>): Promise<Alert> {
    const responders = await respondersOf(dependencies, who.institution);
    const alert = await db.transaction(async (tx) => {
      const alert = await db.rows(AlertRow, { who, tx }).findById(id).forUpdate();
      if (!alert) throw notFound('There is no such safety alert.');
      await change(tx, alert);
      afterCommit(tx, () => {
        for (const userId of new Set([who.user.id, ...responders.map((each) => each.id)]))
          live.toUser(who.institution, userId, 'safety_alerts_changed', {});
      });
      return db.rows(AlertRow, { who, tx }).findById(id);
    });
    if (!alert) throw notFound('There is no such safety alert.');
    return shownOne(who, alert);
  }

  async function record(who: Who, tx: Tx, action: `safeguarding.${string}`, { id, userId }: AlertRow) {
    await audit.record({ who, tx }, { action, subject: userId, details: { alert: id } });
  }

  async function insertNote(who: Who, tx: Tx, { id, userId }: AlertRow, content: string) {
    await db
      .rows(NoteRow, { who, tx })
      .insert([{ id: newId(), userId, alertId: id, authorId: who.user.id, content, writtenAt: clock.now() }]);
  }

  async function found(who: Who, id: string): Promise<AlertRow> {
    const alert = await db.rows(AlertRow, { who }).findById(id);
    if (!alert) throw notFound('There is no such safety alert.');
    return alert;
  }

  async function shownOne(who: Who, alert: AlertRow): Promise<Alert> {
    const [only] = await shown(who, [alert]);
    if (!only) throw new Error('The alert cannot be shown');
    return only;
  }

  async function shown(who: Who, rows: readonly AlertRow[]): Promise<Alert[]> {
    const ids = rows
      .flatMap(({ userId, takenBy, resolvedBy }) => [userId, takenBy, resolvedBy])
      .filter((id) => id !== null);
    const names = await people.named({ who }, [...new Set(ids)]);
    const messages = await db
      .rows(MessageRow, { who })
      .select('alertId')
      .whereRaw('alert_id = any(?::uuid[])', [rows.map(({ id }) => id)]);
    return rows.map((row) => {
      const learner = names.get(row.userId);
      return {
        id: row.id,
        learner: { userId: row.userId, firstName: learner?.firstName ?? '', lastName: learner?.lastName ?? '' },
        dangers: [...row.dangers],
        state: row.state,
        raisedAt: row.raisedAt.toISOString(),
        lastMessageAt: row.lastMessageAt.toISOString(),
        messages: messages.filter(({ alertId }) => alertId === row.id).length,
        reminders: row.reminders,
        takenBy: nameIn(names, row.takenBy),
        takenAt: row.takenAt?.toISOString() ?? null,
        resolvedBy: nameIn(names, row.resolvedBy),
        resolvedAt: row.resolvedAt?.toISOString() ?? null,
      };
    });
  }
}

type Named = ReadonlyMap<string, { readonly firstName: string; readonly lastName: string }>;

function nameIn(names: Named, id: string | null): string | null {
  const person = id === null ? undefined : names.get(id);
  return person ? `${person.firstName} ${person.lastName}`.trim() : null;
}
