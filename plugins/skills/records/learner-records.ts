import type { CallContext } from '../../../core/db/index.ts';
import type { ChosenTarget } from '../../apex-prep/services.ts';
import type { EiqRecord } from '../../learner/contract.ts';
import type { LearnerProfile } from '../../learner/services.ts';
import type { OnboardingProfile } from '../../onboarding/services.ts';
import type { Topic } from '../../practice/contract.ts';
import type { PastAnswer } from '../../practice/services.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Occupation } from '../esco/occupations.ts';
import { RecommendationRow } from '../models.ts';
import type { MasteredSkill } from '../services.ts';

/** Everything that recommendations are based on. */
export interface LearnerRecords {
  readonly eiq: EiqRecord;
  readonly profile: Pick<LearnerProfile, 'preferredLearningStyle' | 'masteredConcepts' | 'strugglingConcepts'>;
  /** Practice topics with the learner's counts; empty where practice is off. */
  readonly topics: readonly Topic[];
  /** Practice answers, oldest first. */
  readonly answers: readonly PastAnswer[];
  /** What answers show about skills, by id; without those that no answer is about. */
  readonly masteries: ReadonlyMap<string, MasteredSkill>;
  /** Null until the setup is completed. */
  readonly setup: OnboardingProfile | null;
  /** The target of ApexPrep; null without one. */
  readonly scoreTarget: ChosenTarget | null;
  /** What ESCO says about the role that the learner aims at; null where it knows no such occupation. */
  readonly occupation: Occupation | null;
  /** Skills that were recommended so far, with progress. */
  readonly recommendations: readonly RecommendationRow[];
}

export async function learnerRecords(
  dependencies: Dependencies,
  context: CallContext,
  userId: string,
): Promise<LearnerRecords> {
  const { who } = context;
  const [eiq, profile, topics, answers, masteries, setup, scoreTarget, recommendations] = await Promise.all([
    dependencies.record.eiq(context, userId),
    dependencies.record.profile(context, userId),
    dependencies.standing(who)?.topics(context, userId) ?? [],
    dependencies.history(who)?.answers(context, userId) ?? [],
    dependencies.masteries.of(context, userId),
    dependencies.onboarding(who)?.of(context, userId) ?? null,
    dependencies.targets(who)?.of(context, userId) ?? null,
    dependencies.db.rows(RecommendationRow, context).where({ userId }).orderBy('rank'),
  ]);
  return {
    ...{ eiq, profile, topics, answers, setup, scoreTarget, recommendations },
    occupation: await dependencies.occupations.of(setup?.careerGoals.targetRole),
    masteries: new Map(masteries.map((each) => [each.skillId, each])),
  };
}
