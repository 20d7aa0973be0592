import type { Profile } from '../../../learner/contract.ts';
import type { HigherEducation, HigherPathway } from '../../contract.ts';

/** What every tab of the dashboard is given. */
export interface Given {
  readonly pathway: HigherPathway;
  readonly profile: Profile;
  readonly own: HigherEducation;
}
