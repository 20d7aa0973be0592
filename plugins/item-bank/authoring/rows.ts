import { Row } from '../../../core/db/index.ts';
import type { ItemSection } from '../contract.ts';
import type { Item } from '../items/item.ts';
import { ItemRow } from '../models.ts';
import type { CalibrationModel, CalibrationProgress, CalibrationResult } from './calibrations/contract.ts';
import type { FlagReason, Parameters } from './contract.ts';

/** An item for lists: generated columns without the content. */
export class ListedRow extends ItemRow {
  declare stem: string;
  declare searchText: string;
  declare parameters: Item['parameters'];
  declare source: Item['source'];
  declare difficulty: number;
}

/** A flag on an item with its resolution. */
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

/** A calibration with its status and result. */
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

/** What a calibration estimated of an item, compared with the estimate before. */
export class EstimateRow extends Row {
  static override tableName = 'item_bank.estimates';
  static override idColumn = ['calibrationId', 'itemId'];

  declare calibrationId: string;
  declare itemId: string;
  declare itemVersion: number;
  /** Fingerprint of the question; null for calibrations of before it was kept. */
  declare question: string | null;
  declare model: CalibrationModel;
  declare answers: number;
  declare parameters: Parameters;
  /** Logits; of an open item the mean of its thresholds. */
  declare difficulty: number;
  declare difficultyError: number | null;
  declare estimatedAt: Date;
  /** Whether it is the institution's latest estimate of the item. */
  declare isLatest: boolean;
  declare change: number | null;
  declare changeError: number | null;
  declare dSquared: number | null;
  declare robustZ: number | null;
  declare isDrifting: boolean;
  /** Null: the parameters in use, or no comparison. */
  declare comparedWith: string | null;
}
