import type { CallContext } from '../../../core/db/index.ts';
import type { EiqRecord } from '../../learner/contract.ts';
import type { LearnerRecord, LearningHistory } from '../../learner/services.ts';
import type { OnboardingAnswers } from '../../onboarding/services.ts';
import type { Milestones, PastLesson, PracticeHistory } from '../../practice/services.ts';

/**
 * The data about a learner that rules are evaluated on. Always fetched from its owners and not counted here, so that
 * activity while this plugin was off counts, and an event delivered twice counts once.
 */
export interface Facts {
  readonly record: EiqRecord;
  /** The cuts of all four levels. */
  readonly cuts: LearnerRecord['shippedCuts'];
  readonly learning: LearningHistory;
  /** In the order they ended; empty where practice is off. */
  readonly lessons: readonly PastLesson[];
  /** Milestones of practice. */
  readonly practised: Milestones;
  /** When the setup was completed; null until then, and where onboarding is off. */
  readonly setUpAt: Date | null;
}

/** The sources of facts. Services of plugins that are off are undefined. */
export interface Sources {
  readonly record: Pick<LearnerRecord, 'cuts' | 'eiq' | 'learningHistory'>;
  practice(who: CallContext['who']): PracticeHistory | undefined;
  onboarding(who: CallContext['who']): OnboardingAnswers | undefined;
}

/** The lowest difficulty (of five) of hard questions, and the maximum number that is counted. */
const counted = { difficulty: 4, most: 25 };

export const notPractised: Milestones = { topics: [], hardSolved: [], inARow: [], inARowNow: 0, lastAt: null };

export async function factsOf(sources: Sources, context: CallContext, userId: string): Promise<Facts> {
  const practice = sources.practice(context.who);
  const [record, cuts, learning, lessons, practised, setUpAt] = await Promise.all([
    sources.record.eiq(context, userId),
    sources.record.cuts(context),
    sources.record.learningHistory(context, userId),
    practice?.lessons(context, userId) ?? [],
    practice?.milestones(context, userId, counted) ?? notPractised,
    sources.onboarding(context.who)?.completedAt(context, userId) ?? null,
  ]);
  return { record, cuts, learning, lessons, practised, setUpAt };
}
