import { Row } from '../../core/db/index.ts';
import type { AlertState, Danger } from './contract.ts';

/** What one learner wrote that may mean danger. A learner has at most one that is not resolved. */
export class AlertRow extends Row {
  static override tableName = 'safeguarding.alerts';

  declare userId: string;
  declare dangers: readonly Danger[];
  declare state: AlertState;
  declare raisedAt: Date;
  declare lastMessageAt: Date;
  /** How often staff were told. */
  declare reminders: number;
  /** When staff are told again; null once somebody has taken it. */
  declare nextReminderAt: Date | null;
  /** Whether the learner has yet to see where to find help. */
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
  /** The same words arrive several times: resent, or told by another plugin. */
  declare fingerprint: string;
  /** The plugin they were written to. */
  declare place: string;
  declare writtenAt: Date;
}

export class NoteRow extends Row {
  static override tableName = 'safeguarding.notes';

  /** The learner it is about. */
  declare userId: string;
  declare alertId: string;
  declare authorId: string | null;
  declare content: string;
  declare writtenAt: Date;
}
