import { Row } from '../../../core/db/index.ts';
import type { ItemSection } from '../contract.ts';
import type { Item } from '../items/item.ts';
import { ItemRow } from '../models.ts';
import type { CalibrationModel, CalibrationProgress, CalibrationResult } from './calibrations/contract.ts';
import type { FlagReason } from './contract.ts';

/** An item as the bank is browsed: with what is generated from its content, and without the content. */
export class ListedRow extends ItemRow {
  declare stem: string;
  declare searchText: string;
  declare parameters: Item['parameters'];
  declare source: Item['source'];
  declare difficulty: number;
}

/** What somebody noticed about an item, and what came of it. */
export class FlagRow extends Row {
  static override tableName = 'item_bank.flags';

  declare itemId: string;
  declare itemVersion: number;
  declare reason: FlagReason;
  declare says: string;
  declare raisedBy: string | null;
  declare raisedAt: Date;
  declare resolvedBy: string | null;
  declare resolvedAt: Date | null;
  declare resolution: string | null;
}

/** One calibration: what it is of, where it stands, what came out. */
export class CalibrationRow extends Row {
  static override tableName = 'item_bank.calibrations';

  declare section: ItemSection;
  declare model: CalibrationModel;
  declare minimumAnswers: number;
  declare answersFrom: 'bank' | 'file';
  declare fileName: string | null;
  declare status: 'waiting' | 'running' | 'done' | 'stopped' | 'failed';
  declare attempt: number;
  declare progress: CalibrationProgress | null;
  declare result: CalibrationResult | null;
  declare problem: string | null;
  declare startedBy: string | null;
  declare createdAt: Date;
  declare startedAt: Date | null;
  declare finishedAt: Date | null;
  declare adoptedBy: string | null;
  declare adoptedAt: Date | null;
  declare adoptedItems: number | null;
}
