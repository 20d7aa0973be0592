import { Row } from '../../core/db/index.ts';
import type { MomentKind, Shown } from './contract.ts';

export class MomentRow extends Row {
  static override tableName = 'lifetime.moments';

  declare userId: string;
  declare kind: MomentKind;
  /** What of its kind it is: the same thing told twice is kept once. */
  declare key: string;
  declare at: Date;
  declare title: string;
  declare text: string;
  declare to: string | null;
}

export class ShareRow extends Row {
  static override tableName = 'lifetime.shares';

  declare userId: string;
  declare resultId: string;
  declare code: string;
  declare shows: Shown;
  declare sharedAt: Date;
}
