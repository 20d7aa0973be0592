import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef, LiveSender } from '../../../core/contract/index.ts';
import type { Database, Tx } from '../../../core/db/index.ts';
import type { Addresses, Audit, MailService, People } from '../../../core/services.ts';
import type { Notifications } from '../../activity/services.ts';
import type { safeguarding } from '../contract.ts';
import type { InstitutionSettings } from '../settings.ts';

/** Identifies one round of notifications about an alert; the first is 1. */
export interface Reminder {
  readonly alertId: string;
  readonly reminder: number;
}

export interface AlertDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'list' | 'named'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly mail: MailService;
  readonly addresses: Addresses;
  readonly live: Pick<LiveSender<(typeof safeguarding)['live']>, 'toUser'>;
  settings(institution: { readonly id: string }): Promise<InstitutionSettings>;
  /** Undefined where the plugin is off: staff are then notified by mail only. */
  notifications(who: Pick<Actor, 'institution'>): Notifications | undefined;
  enqueueReminder(tx: Tx, institution: { readonly id: string }, reminder: Reminder): Promise<unknown>;
  enqueueLetter(institution: { readonly id: string }, letter: Reminder & { readonly userId: string }): Promise<unknown>;
  /** Notifies the assignee of an alert that the learner wrote again. */
  notifyAssignee(tx: Tx, institution: InstitutionRef, alertId: string, fingerprint: string): Promise<void>;
}
