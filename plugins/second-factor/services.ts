import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { CallContext } from '../../core/db/index.ts';

/** Second steps of other people, for the command line. The caller checks that the actor may act for the person. */
export interface SecondFactorReset {
  /** Removes all second steps of a person; returns their state afterwards. @throws Failure not_found, conflict */
  reset(call: CallContext<Actor>, userId: string): Promise<object>;
  overview(call: {
    who: Actor;
  }): Promise<{ enrolled: number; isRequired: boolean; staff: number; staffWithout: number }>;
}
export const secondFactorReset = defineService<SecondFactorReset>('second-factor.reset');
