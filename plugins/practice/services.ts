import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { Tx } from '../../core/db/index.ts';
import type { Topic } from './contract.ts';

/** How practice stands with a learner, for those who advise on what to practise. */
export interface PracticeStanding {
  /** Every topic there is, with what the learner's answers in it show. */
  topics(
    within: { readonly who: Pick<Actor, 'institution'>; readonly tx?: Tx },
    userId: string,
  ): Promise<readonly Topic[]>;
}
export const practiceStanding = defineService<PracticeStanding>('practice.standing');
