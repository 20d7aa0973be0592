import { Row } from '../../core/db/index.ts';
import type { HintType } from './contract.ts';

/** A hint that was opened. Opening it again has no effect. */
export class HintUseRow extends Row {
  static override tableName = 'hints.hint_uses';

  declare userId: string;
  declare questionId: string;
  declare hintId: string;
  declare hintType: HintType;
  declare timeTaken: number;
  declare attemptNumber: number;
  declare usedAt: Date;
}
