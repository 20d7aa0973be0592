import type { CallContext } from '../../../core/db/index.ts';
import type { EiqRecord } from '../../learner/contract.ts';
import type { LearnerRecord, LearningHistory } from '../../learner/services.ts';
import type { OnboardingAnswers } from '../../onboarding/services.ts';
import type { Milestones, PastLesson, PracticeHistory } from '../../practice/services.ts';

/**
 * What is known of a learner that achievements are earned by. Asked anew each time and counted nowhere here: what was
 * done while this plugin was off counts like everything else, and an event that comes twice counts once.
 */
export interface Facts {
  readonly record: EiqRecord;
  /** Where levels begin, all four. */
  readonly cuts: LearnerRecord['cuts'];
  readonly learning: LearningHistory;
  /** In the order they ended; none where practice is off. */
  readonly lessons: readonly PastLesson[];
  /** Of practice, as far as there is something to be earned. */
  readonly practised: Milestones;
  /** When the setup was completed; null until it is, and where there is none. */
  readonly setUpAt: Date | null;
}

/** Where facts come from; of plugins that are off for the institution there are none. */
export interface Sources {
  readonly record: Pick<LearnerRecord, 'cuts' | 'eiq' | 'learningHistory'>;
  practice(who: CallContext['who']): PracticeHistory | undefined;
  onboarding(who: CallContext['who']): OnboardingAnswers | undefined;
}

/** The rung of the ladder (of five) that questions are hard from, and how far solved ones are counted. */
const counted = { difficulty: 4, most: 25 };

export const notPractised: Milestones = { topics: [], hardSolved: [], inARow: [], inARowNow: 0, lastAt: null };

export async function factsOf(sources: Sources, context: CallContext, userId: string): Promise<Facts> {
  const practice = sources.practice(context.who);
  const [record, learning, lessons, practised, setUpAt] = await Promise.all([
    sources.record.eiq(context, userId),
    sources.record.learningHistory(context, userId),
    practice?.lessons(context, userId) ?? [],
    practice?.milestones(context, userId, counted) ?? notPractised,
    sources.onboarding(context.who)?.completedAt(context, userId) ?? null,
  ]);
  return { record, cuts: sources.record.cuts, learning, lessons, practised, setUpAt };
}
