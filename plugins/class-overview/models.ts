import { Row } from '../../core/db/index.ts';

/** When a member of staff was here. */
export class VisitRow extends Row {
  static override tableName = 'class_overview.visits';
  static override idColumn = 'userId';

  declare userId: string;
  /** The end of the visit before the current one; null on the first visit. */
  declare previousAt: Date | null;
  /** The latest call of the current visit. */
  declare lastAt: Date;
}
