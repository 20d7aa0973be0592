import { Row } from '../../../core/db/index.ts';

export class NotificationRow extends Row {
  static override tableName = 'activity.notifications';

  declare userId: string;
  /** Whoever told it named it so; unique for the person. */
  declare name: string;
  declare kind: string;
  declare title: string;
  declare text: string;
  declare leadsTo: string | null;
  declare at: Date;
  declare readAt: Date | null;
  /** The inbox's count of changes when it arrived. */
  declare number: number;
  /** The same when it arrived or was read, whichever came last. */
  declare change: number;
}

/** One person's: counts changes in the order they are committed, because each holds this row until its commit. */
export class InboxRow extends Row {
  static override tableName = 'activity.inboxes';
  static override idColumn = 'userId';

  declare userId: string;
  declare change: number;
}
