import { useRoute } from '../../../web/api/index.ts';
import type { Profile } from '../../learner/contract.ts';
import { learner } from '../../learner/contract.ts';

/** Whom the screen speaks to: words differ, figures do not. */
export type Voice = 'child' | 'student' | 'professional';

type Told = Pick<Profile, 'ageBand' | 'educationalLevel'>;

/** Of whom nothing is known, words are a student's. */
export function voiceOf(profile: Told | undefined): Voice {
  if (profile?.educationalLevel === 'professional') return 'professional';
  return profile?.ageBand === 'under-13' ? 'child' : 'student';
}

export const useVoice = (): Voice => voiceOf(useTold().data);

/** Whether it is known whom to speak to, or cannot be: words that change afterwards would make things jump. */
export function useVoiceIsKnown(): boolean {
  const { data, error } = useTold();
  return Boolean(data ?? error);
}

const useTold = () => useRoute(learner.routes.profile, {}, { freshFor: 60_000 });

export const intro: Record<Voice, string> = {
  child: 'Pick a goal, see how far away it is, and practise a little every week.',
  student: 'Choose what you prepare for, see how far it is, and practise what brings you there.',
  professional: 'Choose what to prepare for beside work, see how far it is, and practise what counts.',
};

export const question: Record<Voice, string> = {
  child: 'What is your goal?',
  student: 'What do you prepare for?',
  professional: 'What do you prepare for?',
};

/** What a target of one's own might be. */
export const example: Record<Voice, { name: string; score: string; says: string }> = {
  child: { name: 'The maths club', score: '420', says: 'A club, a contest, a new school: with a name and a score' },
  student: { name: 'Medical school', score: '620', says: 'A school, a course, a job: with a name and a score' },
  professional: {
    name: 'Senior analyst role',
    score: '640',
    says: 'A role, a certificate, a course: with a name and a score',
  },
};
