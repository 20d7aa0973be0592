import { defineService } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { ActivityKind } from '../models.ts';
import type { Requester } from '../services.ts';

/** A learning action. */
export interface LearningAction {
  readonly kind: ActivityKind;
  /** Unique for the person and the kind; of an answer, the id of the question. */
  readonly id: string;
  readonly at: Date;
}

/** What learners did and when, and what was measured, for analyses over time. */
export interface LearningLog {
  /** A person's actions since a moment, oldest first. */
  actions(context: CallContext<Requester>, userId: string, since?: Date): Promise<readonly LearningAction[]>;
  /** Days with actions since a day (`YYYY-MM-DD`), in their order. @param userIds undefined: everyone in the institution */
  days(
    context: CallContext<Requester>,
    userIds: readonly string[] | undefined,
    since: string,
  ): Promise<readonly { readonly userId: string; readonly day: string; readonly actions: number }[]>;
  /** Results of many people in the order of time, in logits. @param userIds undefined: everyone in the institution */
  results(
    context: CallContext<Requester>,
    userIds: readonly string[] | undefined,
  ): Promise<readonly { readonly userId: string; readonly at: Date; readonly theta: number; readonly se: number }[]>;
}
export const learningLog = defineService<LearningLog>('learner.log');
