import { Row } from '../../core/db/index.ts';

export class AnnouncementRow extends Row {
  static override tableName = 'announcements.announcements';

  /** In the plugin `classes`; null for everyone in the institution. */
  declare classId: string | null;
  /** What the audience was called when it was written. */
  declare audience: string;
  /** Null once the author was erased, as is the author. */
  declare title: string | null;
  declare text: string | null;
  declare byMail: boolean;
  declare createdBy: string | null;
  declare createdAt: Date;
  declare publishAt: Date;
  declare publishedAt: Date | null;
  declare withdrawnAt: Date | null;
}

/** A person to whom an announcement is addressed, from its publication on. */
export class RecipientRow extends Row {
  static override tableName = 'announcements.recipients';
  static override idColumn = ['announcementId', 'userId'];

  declare announcementId: string;
  declare userId: string;
  /** Later than the publication for minors in quiet hours. */
  declare deliverAt: Date;
  declare toldAt: Date | null;
  declare readAt: Date | null;
}
