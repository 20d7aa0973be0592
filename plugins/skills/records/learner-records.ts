import type { CallContext } from '../../../core/db/index.ts';
import type { EiqRecord } from '../../learner/contract.ts';
import type { LearnerProfile } from '../../learner/services.ts';
import type { OnboardingProfile } from '../../onboarding/services.ts';
import type { Topic } from '../../practice/contract.ts';
import type { PastAnswer } from '../../practice/services.ts';
import type { Dependencies } from '../dependencies.ts';
import type { MasteredSkill } from '../services.ts';
import { RecommendationRow } from '../models.ts';

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
  /** Skills that were recommended so far, with progress. */
  readonly recommendations: readonly RecommendationRow[];
}

export async function learnerRecords(
  dependencies: Dependencies,
  context: CallContext,
  userId: string,
): Promise<LearnerRecords> {
  const { who } = context;
  const [eiq, profile, topics, answers, masteries, setup, recommendations] = await Promise.all([
    dependencies.record.eiq(context, userId),
    dependencies.record.profile(context, userId),
    dependencies.standing(who)?.topics(context, userId) ?? [],
    dependencies.history(who)?.answers(context, userId) ?? [],
    dependencies.masteries.of(context, userId),
    dependencies.onboarding(who)?.of(context, userId) ?? null,
    dependencies.db.rows(RecommendationRow, context).where({ userId }).orderBy('rank'),
  ]);
  return {
    ...{ eiq, profile, topics, answers, setup, recommendations },
    masteries: new Map(masteries.map((each) => [each.skillId, each])),
  };
}
