import type { Clock } from '../../core/clock.ts';
import type { Actor } from '../../core/contract/index.ts';
import type { CallContext, Database } from '../../core/db/index.ts';
import type { Notifications } from '../activity/services.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { OnboardingAnswers } from '../onboarding/services.ts';
import type { PracticeHistory, PracticeStanding } from '../practice/services.ts';
import type { TargetRequirements } from './services.ts';

/** What the functions of this plugin need. Services of plugins that are off are undefined. */
export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly record: Pick<LearnerRecord, 'cuts' | 'eiq' | 'timeZone'>;
  standing(who: CallContext['who']): PracticeStanding | undefined;
  history(who: CallContext['who']): PracticeHistory | undefined;
  onboarding(who: CallContext['who']): OnboardingAnswers | undefined;
  notifications(who: CallContext['who']): Notifications | undefined;
  /** Plugins that provide requirements, by the prefix of their references. */
  requirements(who: CallContext['who']): readonly (readonly [source: string, TargetRequirements])[];
  /** Notifies the learner's open tabs. Called after the commit. */
  notifyTabs(institution: Actor['institution'], userId: string, week: string | null): void;
}
