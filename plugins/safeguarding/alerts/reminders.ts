import type { InstitutionRef } from '../../../core/contract/index.ts';
import { nameText } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Person } from '../../../core/services.ts';
import { letter } from '../../../core/services.ts';
import { AlertRow } from '../models.ts';
import type { AlertDependencies, Reminder } from './dependencies.ts';
import { respondersOf } from './responders.ts';

const minute = 60 * 1000;

/** Time from an alert's first, second and later reminders to the next one (ms). */
export const reminderDelays = { second: 15 * minute, third: 60 * minute, later: 240 * minute } as const;

export const alertsScreen = '/administration/safety-alerts';

/** Enqueues reminders of open alerts that are due. Safe to run in several processes at once. */
export async function remindOfOpenAlerts(dependencies: AlertDependencies, institution: InstitutionRef): Promise<void> {
  const { db, clock, enqueueReminder } = dependencies;
  const who = { institution };
  await db.transaction(async (tx) => {
    const now = clock.now();
    const due = await db
      .rows(AlertRow, { who, tx })
      .where({ state: 'open' })
      .where('nextReminderAt', '<=', now)
      .forUpdate()
      .skipLocked();
    for (const { id, reminders } of due) {
      const reminder = reminders + 1;
      const delay = reminder === 2 ? reminderDelays.third : reminderDelays.later;
      await db
        .rows(AlertRow, { who, tx })
        .findById(id)
        .patch({ reminders: reminder, nextReminderAt: new Date(now.getTime() + delay) });
      await enqueueReminder(tx, institution, { alertId: id, reminder });
    }
  });
}

/**
 * Notifies every responder by notification, live message and mail, once per reminder, unless the alert has been taken.
 */
export async function sendReminder(
  dependencies: AlertDependencies,
  institution: InstitutionRef,
  { alertId, reminder }: Reminder,
): Promise<void> {
  const { db, live, notifications, enqueueLetter } = dependencies;
  const who = { institution };
  const alert = await db.rows(AlertRow, { who }).findById(alertId);
  if (alert?.state !== 'open') return;
  for (const { id: userId } of await respondersOf(dependencies, institution)) {
    await enqueueLetter(institution, { alertId, reminder, userId });
    await notifications(who)?.notify(
      { who },
      {
        userId,
        id: `safety-alert/${alertId}/${reminder}`,
        kind: 'message',
        title: reminder === 1 ? 'Urgent: a learner may be in danger' : 'Still waiting: a learner may be in danger',
        text: 'This safety alert has not been taken yet. Open it now.',
        to: alertsScreen,
      },
    );
    live.toUser(institution, userId, 'safety_alerts_changed', {});
  }
}

/** Sends one responder's mail. It names no learner and quotes nothing, because mail is not confidential. */
export async function sendLetter(
  dependencies: AlertDependencies,
  institution: InstitutionRef,
  { alertId, reminder, userId }: Reminder & { readonly userId: string },
): Promise<void> {
  const { db, mail, addresses } = dependencies;
  const who = unprivilegedActor(institution);
  const alert = await db.rows(AlertRow, { who }).findById(alertId);
  if (alert?.state !== 'open') return;
  const responder = (await respondersOf(dependencies, institution)).find(({ id }) => id === userId);
  if (!responder) return;
  const link = await addresses.of({ who }, alertsScreen);
  await mail.send({ who }, { to: responder.email, ...letterTo(responder, institution, link, reminder) });
}

const letterTo = ({ firstName }: Person, { name }: InstitutionRef, link: string, reminder: number) =>
  letter({
    subject: reminder === 1 ? `Urgent: safety alert at ${name}` : `Reminder ${reminder}: safety alert at ${name}`,
    greeting: firstName ? `Hello ${nameText(firstName)},` : 'Hello,',
    paragraphs: [
      'A learner wrote something that may mean danger to them or to somebody else.',
      'Please open the alert now and take it. Reminders stop as soon as somebody has taken it.',
      'The learner has been shown where to find help, and knows that staff are informed.',
    ],
    action: { label: 'Open safety alerts', link },
    closing: `You receive this mail because you are responsible for safety alerts at ${name}.`,
  });

/** Notifies the assignee of an alert that the learner wrote again. */
export async function notifyAssignee(
  { db, live, notifications }: Pick<AlertDependencies, 'db' | 'live' | 'notifications'>,
  tx: Tx,
  institution: InstitutionRef,
  { alertId, fingerprint }: { alertId: string; fingerprint: string },
): Promise<void> {
  const who = { institution };
  const userId = (await db.rows(AlertRow, { who, tx }).findById(alertId))?.takenBy;
  if (!userId) return;
  await notifications(who)?.notify(
    { who, tx },
    {
      userId,
      id: `safety-alert/${alertId}/${fingerprint}`,
      kind: 'message',
      title: 'New message in your safety alert',
      text: 'The learner of a safety alert that you took has written again.',
      to: alertsScreen,
    },
  );
  live.toUser(institution, userId, 'safety_alerts_changed', {});
}
