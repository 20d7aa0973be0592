import { Row } from '../../../core/db/index.ts';
import type { Level } from '../../learner/contract.ts';
import type { FeedKind } from './contract.ts';

/** What each kind tells; of a group, the row names it. */
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
  /** To the millisecond, so that a page's end can be said. */
  declare at: Date;
}
