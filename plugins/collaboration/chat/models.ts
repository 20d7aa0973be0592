import { Row } from '../../../core/db/index.ts';

export class MessageRow extends Row {
  static override tableName = 'collaboration.messages';

  declare roomId: string;
  declare userId: string | null;
  declare type: 'text' | 'system';
  declare text: string | null;
  /** Ascending in the order of the chat. */
  declare sequence: number;
  /** Number of the last change of the message. */
  declare change: number;
  declare at: Date;
  declare editedAt: Date | null;
  declare removedAt: Date | null;
}

export class MessageReportRow extends Row {
  static override tableName = 'collaboration.message_reports';

  declare messageId: string;
  declare reporterId: string;
  declare authorId: string;
  declare text: string;
  declare reason: string;
  declare at: Date;
  declare settledAt: Date | null;
}
