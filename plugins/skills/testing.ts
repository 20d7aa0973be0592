import type { InstitutionRef } from '../../core/contract/index.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import type { OnboardingProfile } from '../onboarding/services.ts';
import { onboardingAnswers } from '../onboarding/services.ts';
import type { ActiveRecommendation } from './contract.ts';

/** Answers in the setup that point to mathematics and programming. */
export const setup: Partial<OnboardingProfile> = {
  educationalLevel: 'college',
  educationalBackground: {
    programmingExperience: 'beginner',
    mathBackground: 'basic',
    fieldOfStudy: 'computer-science',
  },
  learningPreferences: { timeCommitment: '5-10-hours', studyStyle: 'visual' },
  assessmentReadiness: { learningGoals: ['Mathematical reasoning', 'Data structures'] },
  careerGoals: { targetRole: 'Software Engineer' },
};

/** Completes a learner's setup. */
export const setUp = (
  at: TestPlatform,
  person: Pick<TestPerson, 'user'>,
  profile: Partial<OnboardingProfile> = setup,
  institution: InstitutionRef = at.institution,
) => at.platform.host.service(onboardingAnswers).complete({ who: { institution } }, person.user.id, profile);

/** Completes a learner's setup, makes recommendations, and returns the first. */
export async function recommended(
  at: TestPlatform,
  person: Pick<TestPerson, 'user' | 'get'>,
  institution: InstitutionRef = at.institution,
  profile = setup,
): Promise<ActiveRecommendation> {
  await setUp(at, person, profile, institution);
  const [first] = (await person.get('/api/recommendations/skills')).body as ActiveRecommendation[];
  if (!first) throw new Error('Nothing was recommended');
  return first;
}
