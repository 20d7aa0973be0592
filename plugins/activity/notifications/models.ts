import { Row } from '../../../core/db/index.ts';

export class NotificationRow extends Row {
  static override tableName = 'activity.notifications';

  declare userId: string;
  /** The sender's id, unique per person. */
  declare name: string;
  declare kind: string;
  declare title: string;
  declare text: string;
  declare leadsTo: string | null;
  declare at: Date;
  declare readAt: Date | null;
  /** The change at which it arrived. */
  declare number: number;
  /** The change at which it arrived or was last changed. */
  declare change: number;
}

/** A person's inbox. Numbers changes in commit order, because each change locks this row until its commit. */
export class InboxRow extends Row {
  static override tableName = 'activity.inboxes';
  static override idColumn = 'userId';

  declare userId: string;
  declare change: number;
}
