import type { Actor } from '../../core/contract/index.ts';
import type { Tx } from '../../core/db/index.ts';

/** On whose behalf, and within which transaction. */
export interface Within {
  readonly who: Pick<Actor, 'institution'>;
  readonly tx?: Tx;
}
