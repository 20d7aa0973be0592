import { defineService } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';

/** A step of an application that its applicant may look back on. */
export interface ApplicationMilestone {
  /** Of the step. */
  readonly id: string;
  readonly at: Date;
  readonly title: string;
  readonly text: string;
  /** The screen of the application. */
  readonly to: string;
}

/** Submissions, released decisions and accepted offers of a learner, in order. */
export interface ApplicationMilestones {
  of(context: CallContext, userId: string): Promise<readonly ApplicationMilestone[]>;
}
export const applicationMilestones = defineService<ApplicationMilestones>('universities.milestones');
