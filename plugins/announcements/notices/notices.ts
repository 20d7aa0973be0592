import type { PlainHandlers, Who } from '../../../core/contract/index.ts';
import { conflict, forbidden, nameText, notFound } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import { afterCommit, insertIfNew } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { AnnouncementRow, RecipientRow } from '../models.ts';
import type { noticeRoutes, Sent } from './contract.ts';
import { maxPerDay } from './contract.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Announcements as their readers and writers see them. */
export function createNotices(dependencies: Dependencies): PlainHandlers<typeof noticeRoutes> {
  const { db, clock, people, audit, classes, jobs, announce } = dependencies;

  const seesAll = (who: Who) => who.may('announcements.everyone');

  /** Announcements the caller may withdraw: their own, or all. */
  const managed = (call: CallContext<Who>) => {
    const rows = db.rows(AnnouncementRow, call).whereNotNull('text');
    return seesAll(call.who) ? rows : rows.where({ createdBy: call.who.user.id });
  };

  /** What reached the caller and was not withdrawn. */
  const reached = (who: Who) =>
    db
      .rows(RecipientRow, { who })
      .where({ userId: who.user.id })
      .where('deliverAt', '<=', clock.now())
      .whereIn(
        'announcementId',
        db.rows(AnnouncementRow, { who }).whereNull('withdrawnAt').whereNotNull('text').select('id'),
      );

  async function authorsOf(call: CallContext<Who>, rows: readonly AnnouncementRow[]) {
    const named = await people.named(call, [...new Set(rows.flatMap(({ createdBy }) => createdBy ?? []))]);
    return (row: AnnouncementRow) => {
      const author = named.get(row.createdBy ?? '');
      return author ? `${nameText(author.firstName)} ${nameText(author.lastName)}` : '';
    };
  }

  async function sentViews(call: CallContext<Who>, rows: readonly AnnouncementRow[]): Promise<Sent[]> {
    const authorOf = await authorsOf(call, rows);
    const counts = (await db
      .rows(RecipientRow, call)
      .whereIn(
        'announcementId',
        rows.map(({ id }) => id),
      )
      .groupBy('announcementId')
      .select('announcementId')
      .count('* as recipients')
      .count('readAt as read')) as unknown as { announcementId: string; recipients: string; read: string }[];
    const countsOf = new Map(counts.map((each) => [each.announcementId, each]));
    return rows.map((row) => {
      const { id, title, text, audience, publishAt, publishedAt, withdrawnAt } = row;
      const { recipients = 0, read = 0 } = countsOf.get(id) ?? {};
      return {
        ...{ id, title: title ?? '', text: text ?? '', audience, author: authorOf(row) },
        state: withdrawnAt ? 'withdrawn' : publishedAt ? 'published' : 'scheduled',
        publishAt: publishAt.toISOString(),
        recipients: Number(recipients),
        read: Number(read),
      };
    });
  }

  async function sentView(call: CallContext<Who>, row: AnnouncementRow): Promise<Sent> {
    const [view] = await sentViews(call, [row]);
    if (!view) throw new Error('The view of an announcement is missing');
    return view;
  }

  return {
    async received({ query: { limit, offset } }, who) {
      const [recipients, total] = await Promise.all([
        reached(who)
          .orderBy([
            { column: 'deliverAt', order: 'desc' },
            { column: 'announcementId', order: 'desc' },
          ])
          .limit(limit)
          .offset(offset),
        reached(who).resultSize(),
      ]);
      const rows = await db.rows(AnnouncementRow, { who }).findByIds(recipients.map((each) => each.announcementId));
      const known = new Map(rows.map((row) => [row.id, row]));
      const authorOf = await authorsOf({ who }, rows);
      const items = recipients.flatMap(({ announcementId, deliverAt, readAt }) => {
        const row = known.get(announcementId);
        if (!row) return [];
        const { id, title, text, audience } = row;
        if (title === null || text === null) return [];
        return [{ id, title, text, audience, author: authorOf(row), at: deliverAt, isRead: readAt !== null }];
      });
      return { items, total };
    },

    async read({ params: { id } }, who) {
      const found = await reached(who).where({ announcementId: id }).first();
      if (!found) throw notFound('Announcement not found.');
      await db
        .rows(RecipientRow, { who })
        .where({ announcementId: id, userId: who.user.id })
        .whereNull('readAt')
        .patch({ readAt: clock.now() });
    },

    async sent({ query: { limit, offset } }, who) {
      const [rows, total] = await Promise.all([
        managed({ who })
          .orderBy([
            { column: 'publishAt', order: 'desc' },
            { column: 'id', order: 'desc' },
          ])
          .limit(limit)
          .offset(offset),
        managed({ who }).resultSize(),
      ]);
      return { items: await sentViews({ who }, rows), total };
    },

    write: ({ body: { id, classId, title, text, byMail, publishAt } }, who) =>
      db.transaction(async (tx) => {
        const call = { who, tx };
        if (classId === null && !seesAll(who)) throw forbidden('Choose one of your classes.');
        // Not found for a class that the caller does not teach.
        const audience = classId === null ? who.institution.name : (await classes.rosterOf(call, classId)).name;
        const now = clock.now();
        const at = publishAt && new Date(publishAt) > now ? new Date(publishAt) : now;
        const row = {
          id,
          classId,
          audience,
          title,
          text,
          byMail,
          createdBy: who.user.id,
          createdAt: now,
          publishAt: at,
        };
        if (await insertIfNew(db.rows(AnnouncementRow, call), row, ['id'])) {
          const today = db.rows(AnnouncementRow, call).where({ createdBy: who.user.id });
          if ((await today.where('createdAt', '>', new Date(now.getTime() - dayMs)).resultSize()) > maxPerDay) {
            throw conflict(`You have written ${maxPerDay} announcements within a day. Try again tomorrow.`);
          }
          await audit.record(call, { action: 'announcement.written', subject: id });
          await jobs.enqueue('publish', who.institution, { announcementId: id }, { tx, startAfter: at });
        }
        const stored = await db.rows(AnnouncementRow, call).findOne({ id, createdBy: who.user.id });
        if (!stored) throw conflict('There is an announcement with this id already.');
        return sentView(call, stored);
      }),

    withdraw: ({ params: { id } }, who) =>
      db.transaction(async (tx) => {
        const call = { who, tx };
        const row = await managed(call).findById(id).forUpdate();
        if (!row) throw notFound('Announcement not found.');
        if (row.withdrawnAt) return sentView(call, row);
        const withdrawn = await db.rows(AnnouncementRow, call).patchAndFetchById(id, { withdrawnAt: clock.now() });
        await audit.record(call, { action: 'announcement.withdrawn', subject: id });
        const told = await db.rows(RecipientRow, call).where({ announcementId: id }).whereNotNull('toldAt');
        afterCommit(tx, () => {
          for (const { userId } of told) announce(who.institution, userId);
        });
        return sentView(call, withdrawn);
      }),
  };
}
