import { Row } from '../../../core/db/index.ts';
import type { Level } from '../../learner/contract.ts';
import type { FeedKind } from './contract.ts';

/** The content of an entry by kind. A group is referenced by the row. */
export type Facts =
  | { readonly kind: 'result'; readonly level: Level }
  | { readonly kind: 'practice'; readonly questions: number }
  | { readonly kind: 'streak'; readonly days: number }
  | { readonly kind: 'group' };

export class FeedRow extends Row {
  static override tableName = 'activity.feed';

  declare userId: string;
  declare kind: FeedKind;
  declare name: string;
  declare facts: Facts;
  declare groupId: string | null;
  /** In milliseconds, so that it can be part of a cursor. */
  declare at: Date;
}
