import type { OnboardingProfile } from '../../onboarding/services.ts';
import type { Topic } from '../../practice/contract.ts';
import { isMastered, shownTopic } from '../k12/tracks.ts';
import type { Goals, HigherEducation } from './contract.ts';

/**
 * The content of the higher-education dashboard.
 * @param topics all topics of practice
 * @param answers the learner's answers in the setup; null until it is completed
 */
export function higherEducationOf(topics: readonly Topic[], answers: OnboardingProfile | null): HigherEducation {
  return {
    goals: answers && goalsOf(answers),
    research: topics.filter(isOfResearch).map(shownTopic).sort(byMastery),
    topics: { mastered: topics.filter(isMastered).length, all: topics.length },
  };
}

function goalsOf({ educationalLevel, careerGoals, educationalBackground }: OnboardingProfile): Goals {
  // Pupils have fixed values instead of goals of their own.
  const { targetRole, targetCompanies, timeline } = educationalLevel === 'k-12' ? {} : careerGoals;
  return {
    targetRole: targetRole ?? null,
    targetCompanies: targetCompanies ?? [],
    timeline: timeline ?? null,
    fieldOfStudy: educationalBackground.fieldOfStudy ?? null,
  };
}

/** Reading data, weighing evidence, arguing, and judging models and studies. */
const researchAreas = new Set([
  'evidence-and-causation',
  'data-interpretation',
  'deduction-and-argument',
  'data-and-probability',
  'evaluating-models',
  'fairness-and-data-quality',
]);

const isOfResearch = ({ contentArea }: Topic) => researchAreas.has(contentArea);

const ranks = { attempted: 1, familiar: 2, proficient: 3, mastered: 4 } as const;
type Standing = HigherEducation['research'][number];
const rankOf = ({ mastery }: Standing) => (mastery ? ranks[mastery] : 0);
const byMastery = (one: Standing, other: Standing) => rankOf(one) - rankOf(other);
