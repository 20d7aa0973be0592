import type { Clock } from '../../core/clock.ts';
import type { Actor } from '../../core/contract/index.ts';
import type { Database, Tx } from '../../core/db/index.ts';
import type { Notifications } from '../activity/services.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { OnboardingAnswers } from '../onboarding/services.ts';
import type { PracticeHistory, PracticeStanding } from '../practice/services.ts';
import type { TargetRequirements, Within } from './services.ts';

/** What preparing is made with; of plugins that are off for the institution there is nothing. */
export interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly record: Pick<LearnerRecord, 'cuts' | 'eiq' | 'timeZone'>;
  standing(who: Within['who']): PracticeStanding | undefined;
  history(who: Within['who']): PracticeHistory | undefined;
  onboarding(who: Within['who']): OnboardingAnswers | undefined;
  notifications(who: Within['who']): Notifications | undefined;
  /** Plugins that have requirements, by the word that their targets' references begin with. */
  requirements(who: Within['who']): readonly (readonly [source: string, TargetRequirements])[];
  /** Tells the learner's tabs; once the change is committed. */
  changed(institution: Actor['institution'], userId: string, week: string | null): void;
}

export interface Inside extends Within {
  readonly tx: Tx;
}
