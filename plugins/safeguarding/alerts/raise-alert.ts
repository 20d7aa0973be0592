import { createHash } from 'node:crypto';
import type { Actor } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { acquireLock, afterCommit, newId } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Danger } from '../contract.ts';
import { AlertRow, MessageRow } from '../models.ts';
import type { AlertDependencies } from './dependencies.ts';
import { reminderDelays } from './reminders.ts';

export interface Written {
  readonly userId: string;
  readonly content: string;
  /** The plugin that received it. */
  readonly place: string;
  readonly dangers: readonly Danger[];
}

type InInstitution = { readonly who: Pick<Actor, 'institution'> };

/** Longer messages are truncated. */
const maxContentLength = 4000;

/**
 * Adds a learner's message to their unresolved alert, or raises one. Repeated messages have no effect. Staff are notified
 * of a new alert at once and of an open alert on its schedule; the assignee is notified of further messages.
 */
export async function raiseAlert(dependencies: AlertDependencies, { who }: InInstitution, written: Written) {
  const { db, clock, live, enqueueReminder, audit } = dependencies;
  const { userId, place } = written;
  const content = written.content.slice(0, maxContentLength);
  const fingerprint = createHash('sha256').update(written.content.trim().toLowerCase()).digest('base64url');
  await db.transaction(async (tx) => {
    await acquireLock(tx, `safety alert of ${userId}`);
    const now = clock.now();
    const current = await db.rows(AlertRow, { who, tx }).where({ userId }).whereNot({ state: 'resolved' }).first();
    const alert = current ?? (await insertAlert(tx));
    if (await db.rows(MessageRow, { who, tx }).findOne({ alertId: alert.id, fingerprint })) return;
    await db
      .rows(MessageRow, { who, tx })
      .insert([{ id: newId(), userId, alertId: alert.id, content, fingerprint, place, writtenAt: now }]);
    await db
      .rows(AlertRow, { who, tx })
      .findById(alert.id)
      .patch({
        dangers: [...new Set([...alert.dangers, ...written.dangers])],
        lastMessageAt: now,
        showsHelp: true,
      });
    if (alert.state === 'taken') await dependencies.notifyAssignee(tx, who.institution, alert.id, fingerprint);
    afterCommit(tx, () => live.toUser(who.institution, userId, 'help_offered', {}));

    async function insertAlert(tx: Tx): Promise<AlertRow> {
      const id = newId();
      await db.rows(AlertRow, { who, tx }).insert([
        {
          id,
          userId,
          dangers: [...written.dangers],
          state: 'open',
          raisedAt: now,
          lastMessageAt: now,
          reminders: 1,
          nextReminderAt: new Date(now.getTime() + reminderDelays.second),
          showsHelp: true,
        },
      ]);
      await audit.record(
        { who: unprivilegedActor(who.institution), tx },
        { action: 'safeguarding.alert-raised', subject: userId, details: { alert: id, place } },
      );
      await enqueueReminder(tx, who.institution, { alertId: id, reminder: 1 });
      const inserted = await db.rows(AlertRow, { who, tx }).findById(id);
      if (!inserted) throw new Error('The inserted alert cannot be read');
      return inserted;
    }
  });
}
