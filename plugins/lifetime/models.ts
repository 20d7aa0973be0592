import { Row } from '../../core/db/index.ts';
import type { MomentKind, Shown } from './contract.ts';

export class MomentRow extends Row {
  static override tableName = 'lifetime.moments';

  declare userId: string;
  declare kind: MomentKind;
  /** Unique within the kind, so that an entry is stored once. */
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
