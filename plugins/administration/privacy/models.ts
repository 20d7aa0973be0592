import { Row } from '../../../core/db/index.ts';

export class AgreementRow extends Row {
  static override tableName = 'administration.agreements';
  static override idColumn = ['institutionId', 'processor', 'item'];

  declare processor: string;
  declare item: string;
  declare note: string;
  declare tickedBy: string | null;
  declare tickedAt: Date;
}
