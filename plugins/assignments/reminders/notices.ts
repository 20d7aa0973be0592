import { createHash } from 'node:crypto';
import type { QuietHours } from '../../../core/calendar.ts';
import { afterQuiet, beforeQuiet, isQuiet } from '../../../core/calendar.ts';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import { nameText } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import { insertIfNew } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { letter } from '../../../core/services.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AssignmentStatus } from '../given/progress.ts';
import { statusOf } from '../given/progress.ts';
import { isRunning } from '../given/states.ts';
import { titleOf } from '../given/views.ts';
import { AssignmentRow, NoticeRow } from '../models.ts';
import type { AssignableWork } from '../services.ts';

// What learners are told about their assignments, on the platform and by mail. Minors are not told in quiet hours.

export type Notice = NoticeRow['notice'];

/** The address of the screen with a learner's assignments. */
const ownPage = '/my-assignments';

/** Tells the learners of an assignment about it, once each, when it has opened. */
export async function announceAssignment(
  dependencies: Dependencies,
  institution: InstitutionRef,
  assignmentId: string,
): Promise<void> {
  const { db, clock } = dependencies;
  const who = unprivilegedActor(institution);
  const row = await db.rows(AssignmentRow, { who }).findById(assignmentId);
  // An opening that was moved later has a job of its own.
  if (!row || row.closedAt || row.opensAt > clock.now()) return;
  const [status] = await statuses(dependencies, { who }, [row]);
  if (!status?.work) return;
  const open = status.learners.filter(({ standing }) => standing?.state !== 'done');
  await tell(
    dependencies,
    institution,
    status,
    open.map(({ learner, terms }) => ({ userId: learner.id, dueAt: terms.dueAt })),
    'assigned',
  );
}

/** Reminds learners whose work is due soon and not done. Run every quarter of an hour. */
export async function remind(dependencies: Dependencies, institution: InstitutionRef): Promise<void> {
  const { db, clock } = dependencies;
  const who = unprivilegedActor(institution);
  const now = clock.now();
  const rows = await db
    .rows(AssignmentRow, { who })
    .whereNull('closedAt')
    .whereNotNull('reminderHours')
    .where('opensAt', '<=', now)
    // Quiet hours can bring a reminder forward by a day, and accommodations move the due date of single learners.
    .whereRaw(
      `(due_at > ? or exists (select from assignments.learners own where own.assignment_id = assignments.id and own.due_at > ?))`,
      [now, now],
    );
  for (const status of await statuses(dependencies, { who }, rows)) {
    const { assignment, learners, work } = status;
    if (!work) continue;
    const open = learners.filter(({ standing, terms }) => standing?.state !== 'done' && terms.dueAt > now);
    const quietOf = await quietHours(
      dependencies,
      institution,
      open.map(({ learner }) => learner.id),
    );
    const due = open.flatMap(({ learner: { id: userId }, terms: { dueAt } }) => {
      const usual = new Date(dueAt.getTime() - (assignment.reminderHours ?? 0) * 3_600_000);
      const quiet = quietOf.get(userId);
      if (quiet && isQuiet(quiet, now)) return [];
      return (quiet ? beforeQuiet(quiet, usual) : usual) <= now ? [{ userId, dueAt }] : [];
    });
    await tell(dependencies, institution, status, due, 'reminder');
  }
}

/** Assignments with the learners of their classes. */
async function statuses(dependencies: Dependencies, call: CallContext, rows: readonly AssignmentRow[]) {
  const rosters = await dependencies.classes.rosters(call, [...new Set(rows.map(({ classId }) => classId))]);
  return statusOf(dependencies, call, rows, rosters);
}

/** Tells each learner once, with a letter outside their quiet hours. */
async function tell(
  dependencies: Dependencies,
  institution: InstitutionRef,
  { assignment, work }: AssignmentStatus,
  learners: readonly { readonly userId: string; readonly dueAt: Date }[],
  notice: Notice,
): Promise<void> {
  const { db, clock, enqueue, notifications, announce } = dependencies;
  const who = unprivilegedActor(institution);
  const quietOf = await quietHours(
    dependencies,
    institution,
    learners.map(({ userId }) => userId),
  );
  for (const { userId, dueAt } of learners) {
    await db.transaction(async (tx) => {
      const call = { who, tx };
      const row = { assignmentId: assignment.id, userId, notice, at: clock.now() };
      if (!(await insertIfNew(db.rows(NoticeRow, call), row, ['assignment_id', 'user_id', 'notice']))) return;
      const id = noticeId(assignment.id, notice, dueAt);
      const kind = `assignments.${notice}` as const;
      await notifications(who)?.notify(call, {
        userId,
        id,
        kind,
        ...textOf(assignment, work, notice, dueAt),
        to: ownPage,
      });
      const quiet = quietOf.get(userId);
      const at = quiet ? afterQuiet(quiet, clock.now()) : clock.now();
      await enqueue(tx, institution, 'letter', { assignmentId: assignment.id, userId, notice }, at);
    });
    announce(institution, userId);
  }
}

/** Sends the letter of a notice. Does nothing where it no longer applies, or the learner has no address. */
export async function sendLetter(
  dependencies: Dependencies,
  institution: InstitutionRef,
  { assignmentId, userId, notice }: { assignmentId: string; userId: string; notice: Notice },
): Promise<void> {
  const { db, clock, people, mail, addresses } = dependencies;
  const who = unprivilegedActor(institution);
  const row = await db.rows(AssignmentRow, { who }).findById(assignmentId);
  if (!row) return;
  const [status] = await statuses(dependencies, { who }, [row]);
  const own = status?.learners.find(({ learner }) => learner.id === userId);
  if (!own?.standing || own.standing.state === 'done') return;
  if (!isRunning(row, own.terms.dueAt, clock.now())) return;
  const person = (await people.named({ who }, [userId])).get(userId);
  if (!person?.email) return;
  const { title, text } = textOf(row, status?.work, notice, own.terms.dueAt);
  const message = letter({
    subject: status ? `${title}: ${titleOf(status)}` : title,
    greeting: person.firstName ? `Hello ${nameText(person.firstName)},` : 'Hello,',
    paragraphs: [text],
    action: { label: 'View your assignments', link: await addresses.of({ who }, ownPage) },
  });
  // It holds the words of the teacher.
  const about = row.createdBy ? [row.createdBy] : [];
  await mail.send({ who }, { to: person.email, about, ...message });
}

/** Quiet hours of the minors among learners. An unknown age counts as a minor's. */
async function quietHours(
  { record, settings }: Dependencies,
  institution: InstitutionRef,
  userIds: readonly string[],
): Promise<Map<string, QuietHours>> {
  const call = { who: { institution } };
  if (userIds.length === 0) return new Map();
  const { quietFrom: from, quietUntil: until } = await settings(institution);
  const minorities = await record.minorities(
    call,
    userIds.map((id) => ({ id, role: 'learner' as const })),
  );
  const minors = userIds.filter((id) => minorities.get(id)?.ageBand !== 'adult');
  const zones = await Promise.all(minors.map((id) => record.timeZone(call, id)));
  return new Map(minors.map((id, index) => [id, { from, until, timeZone: zones[index] ?? 'UTC' }]));
}

/** Title and text, without names of people and without the words of a teacher, which are erased with them. */
function textOf({ timeZone }: AssignmentRow, work: AssignableWork | undefined, notice: Notice, dueAt: Date) {
  const due = new Intl.DateTimeFormat('en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ timeZoneName: 'short', timeZone },
  }).format(dueAt);
  const what = work?.title ?? 'Your assignment';
  return notice === 'assigned'
    ? { title: 'New assignment', text: `${what} is due on ${due}.` }
    : { title: 'An assignment is due soon', text: `${what} is not done yet. It is due on ${due}.` };
}

/** The same for the same notice of the same due date: version 8 of RFC 9562. */
function noticeId(assignmentId: string, notice: Notice, dueAt: Date): string {
  const digits = createHash('sha256').update(`${assignmentId} ${notice} ${dueAt.toISOString()}`).digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}
