import { Row } from '../../core/db/index.ts';
import type { AlertState, Danger } from './contract.ts';

/** An alert about messages of a learner that may indicate danger. A learner has at most one unresolved alert. */
export class AlertRow extends Row {
  static override tableName = 'safeguarding.alerts';

  declare userId: string;
  declare dangers: readonly Danger[];
  declare state: AlertState;
  declare raisedAt: Date;
  declare lastMessageAt: Date;
  /** The number of reminders sent. */
  declare reminders: number;
  /** When the next reminder is due; null once the alert is taken. */
  declare nextReminderAt: Date | null;
  /** Whether the help dialog still has to be shown to the learner. */
  declare showsHelp: boolean;
  declare takenBy: string | null;
  declare takenAt: Date | null;
  declare resolvedBy: string | null;
  declare resolvedAt: Date | null;
}

export class MessageRow extends Row {
  static override tableName = 'safeguarding.messages';

  declare userId: string;
  declare alertId: string;
  declare content: string;
  /** Identifies repeated messages, which are resent or reported by several plugins. */
  declare fingerprint: string;
  /** The plugin that received the message. */
  declare place: string;
  declare writtenAt: Date;
}

export class NoteRow extends Row {
  static override tableName = 'safeguarding.notes';

  /** The learner whom the alert is about. */
  declare userId: string;
  declare alertId: string;
  declare authorId: string | null;
  declare content: string;
  declare writtenAt: Date;
}
