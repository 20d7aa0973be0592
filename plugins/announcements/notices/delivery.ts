import type { QuietHours } from '../../../core/calendar.ts';
import { afterQuiet } from '../../../core/calendar.ts';
import type { Actor, InstitutionRef, UserRef } from '../../../core/contract/index.ts';
import { nameText } from '../../../core/contract/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { letter } from '../../../core/services.ts';
import type { Dependencies } from '../dependencies.ts';
import { AnnouncementRow, RecipientRow } from '../models.ts';

/** People read by one query. */
const pageSize = 1000;

/** The address of the screen with announcements. */
const page = '/announcements';

/** Addresses an announcement to its audience and delivers it; to minors in quiet hours when they end. */
export async function publish(
  dependencies: Dependencies,
  institution: InstitutionRef,
  announcementId: string,
): Promise<void> {
  const { db, clock, record, settings, jobs } = dependencies;
  const who = unprivilegedActor(institution);
  await db.transaction(async (tx) => {
    const call = { who, tx };
    const row = await db.rows(AnnouncementRow, call).findById(announcementId).forUpdate();
    if (!row || row.text === null || row.withdrawnAt || row.publishedAt || row.publishAt > clock.now()) return;
    const audience = (await audienceOf(dependencies, who, row)).filter(({ id }) => id !== row.createdBy);
    const minorities = await record.minorities(call, audience);
    const { quietFrom: from, quietUntil: until } = await settings(institution, tx);
    const quiet: QuietHours = { from, until, timeZone: await record.institutionTimeZone(call) };
    const now = clock.now();
    const later = afterQuiet(quiet, now);
    const rows = audience.map(({ id: userId, role }) => {
      // An unknown age counts as a minor's.
      const isMinor = role === 'learner' && minorities.get(userId)?.ageBand !== 'adult';
      return { announcementId, userId, deliverAt: isMinor ? later : now };
    });
    for (let at = 0; at < rows.length; at += pageSize) {
      await db.rows(RecipientRow, call).insert(rows.slice(at, at + pageSize));
    }
    await db.rows(AnnouncementRow, call).findById(announcementId).patch({ publishedAt: now });
    const moments = [...new Set(rows.map(({ deliverAt }) => deliverAt))];
    for (const startAfter of moments)
      await jobs.enqueue('deliver', institution, { announcementId }, { tx, startAfter });
  });
}

/** Learners of the class, or everyone who is active. */
async function audienceOf(
  { classes, people }: Dependencies,
  who: Actor,
  { classId }: AnnouncementRow,
): Promise<Pick<UserRef, 'id' | 'role'>[]> {
  if (classId !== null) {
    const [roster] = await classes.rosters({ who }, [classId]);
    return (roster?.learners ?? []).map(({ id }) => ({ id, role: 'learner' }));
  }
  const found: Pick<UserRef, 'id' | 'role'>[] = [];
  for (;;) {
    const after = found.at(-1)?.id;
    const { items } = await people.list({ who }, { limit: pageSize, offset: 0, after });
    found.push(...items.map(({ id, role }) => ({ id, role })));
    if (items.length < pageSize) return found;
  }
}

/** Tells the recipients whose time has come, once each. A repeated run continues where the last one ended. */
export async function deliver(
  dependencies: Dependencies,
  institution: InstitutionRef,
  announcementId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, people, notifications, announce } = dependencies;
  const who = unprivilegedActor(institution);
  for (;;) {
    signal.throwIfAborted();
    const row = await db.rows(AnnouncementRow, { who }).findById(announcementId);
    if (!row || row.text === null || row.withdrawnAt) return;
    const due = await db
      .rows(RecipientRow, { who })
      .where({ announcementId })
      .whereNull('toldAt')
      .where('deliverAt', '<=', clock.now())
      .orderBy('userId')
      .limit(100);
    if (due.length === 0) return;
    const ids = due.map(({ userId }) => userId);
    const named = await people.named({ who }, ids);
    // A letter may be repeated after a failure, but none is lost.
    if (row.byMail) for (const person of named.values()) await sendLetter(dependencies, who, row, person);
    await db.transaction(async (tx) => {
      for (const userId of ids) {
        await notifications(who)?.notify(
          { who, tx },
          {
            ...{ userId, id: `announcement ${announcementId}`, kind: 'announcements.arrived', to: page },
            title: 'New announcement',
            text: `There is an announcement for ${row.audience}.`,
          },
        );
      }
      await db
        .rows(RecipientRow, { who, tx })
        .where({ announcementId })
        .whereRaw('user_id = any(?::uuid[])', [ids])
        .patch({ toldAt: clock.now() });
    });
    for (const userId of ids) announce(institution, userId);
  }
}

async function sendLetter(
  { mail, addresses }: Dependencies,
  who: Actor,
  { title, text, createdBy }: AnnouncementRow,
  { email, firstName }: UserRef,
): Promise<void> {
  if (!email || title === null || text === null) return;
  const message = letter({
    subject: title,
    greeting: firstName ? `Hello ${nameText(firstName)},` : 'Hello,',
    paragraphs: text.split(/\n+/).filter(Boolean),
    action: { label: 'View announcements', link: await addresses.of({ who }, page) },
  });
  // It holds the words of its author.
  await mail.send({ who }, { to: email, about: createdBy ? [createdBy] : [], ...message });
}
