import type { Clock } from '../../core/clock.ts';
import type { Actor } from '../../core/contract/index.ts';
import type { CallContext, Database, Tx } from '../../core/db/index.ts';
import type { ChosenTargets } from '../apex-prep/services.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { OnboardingAnswers } from '../onboarding/services.ts';
import type { PracticeHistory, PracticeStanding } from '../practice/services.ts';
import type { OwnCatalogue } from './catalogue/own-catalogue.ts';
import type { Demand } from './esco/demand.ts';
import type { Occupations } from './esco/occupations.ts';
import type { SkillMasteries } from './mastery/services.ts';

/** What the functions of this plugin need. Services of plugins that are off are undefined. */
export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalogue: OwnCatalogue;
  readonly demand: Demand;
  readonly occupations: Occupations;
  readonly record: Pick<LearnerRecord, 'eiq' | 'profile' | 'timeZone'>;
  readonly masteries: SkillMasteries;
  standing(who: CallContext['who']): PracticeStanding | undefined;
  history(who: CallContext['who']): PracticeHistory | undefined;
  onboarding(who: CallContext['who']): OnboardingAnswers | undefined;
  targets(who: CallContext['who']): ChosenTargets | undefined;
  emitCompleted(tx: Tx, institution: Actor['institution'], payload: { userId: string; skillId: string }): Promise<void>;
  /** Notifies the learner's open tabs. Called after the commit. */
  notifyTabs(institution: Actor['institution'], userId: string, skillId: string | null): void;
}
