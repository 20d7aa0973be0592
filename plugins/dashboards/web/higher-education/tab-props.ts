import type { Profile } from '../../../learner/contract.ts';
import type { HigherEducation, HigherPathway } from '../../contract.ts';

/** Props of every tab of the dashboard. */
export interface TabProps {
  readonly pathway: HigherPathway;
  readonly profile: Profile;
  readonly own: HigherEducation;
}
