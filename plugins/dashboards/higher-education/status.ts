import type { OnboardingProfile } from '../../onboarding/services.ts';
import type { Topic } from '../../practice/contract.ts';
import { isMastered, shownTopic } from '../k12/tracks.ts';
import type { Goals, HigherEducation } from './contract.ts';

/**
 * What the dashboard of higher education shows.
 * @param topics everything there is to practise
 * @param told what the learner said in the setup; null before it is completed
 */
export function higherEducationOf(topics: readonly Topic[], told: OnboardingProfile | null): HigherEducation {
  return {
    goals: told && goalsOf(told),
    research: topics.filter(isOfResearch).map(shownTopic).sort(byMastery),
    topics: { mastered: topics.filter(isMastered).length, all: topics.length },
  };
}

function goalsOf({ educationalLevel, careerGoals, educationalBackground }: OnboardingProfile): Goals {
  // Pupils are not asked: what is sent for them is nobody's goal.
  const { targetRole, targetCompanies, timeline } = educationalLevel === 'k-12' ? {} : careerGoals;
  return {
    targetRole: targetRole ?? null,
    targetCompanies: targetCompanies ?? [],
    timeline: timeline ?? null,
    fieldOfStudy: educationalBackground.fieldOfStudy ?? null,
  };
}

/** Reading data, weighing evidence, arguing, and judging what a model or a study can tell. */
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
