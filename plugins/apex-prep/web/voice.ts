import { useRoute } from '../../../web/api/index.ts';
import type { Profile } from '../../learner/contract.ts';
import { learner } from '../../learner/contract.ts';

/** Whom the screen addresses. The wording differs, the figures do not. */
export type Voice = 'child' | 'student' | 'professional';

type VoiceInput = Pick<Profile, 'ageBand' | 'educationalLevel'>;

/** Without a profile, the wording is that for students. */
export function voiceOf(profile: VoiceInput | undefined): Voice {
  if (profile?.educationalLevel === 'professional') return 'professional';
  return profile?.ageBand === 'under-13' ? 'child' : 'student';
}

export const useVoice = (): Voice => voiceOf(useProfile().data);

/** Whether the voice is known or cannot be determined. Wording that changes later would make content jump. */
export function useVoiceIsKnown(): boolean {
  const { data, error } = useProfile();
  return Boolean(data ?? error);
}

const useProfile = () => useRoute(learner.routes.profile, {}, { freshFor: 60_000 });

export const intro: Record<Voice, string> = {
  child: 'Pick a goal, see how far away it is, and practise a little every week.',
  student: 'Choose a target, see how far away it is, and practise what brings you closer.',
  professional: 'Choose a target beside work, see how far away it is, and practise what matters most.',
};

export const question: Record<Voice, string> = {
  child: 'What is your goal?',
  student: 'What are you preparing for?',
  professional: 'What are you preparing for?',
};

/** Examples of a custom target. */
export const example: Record<Voice, { name: string; score: string; description: string }> = {
  child: {
    name: 'The maths club',
    score: '420',
    description: 'A club, a contest or a new school, with a name and a score',
  },
  student: {
    name: 'Medical school',
    score: '620',
    description: 'A school, a course or a job, with a name and a score',
  },
  professional: {
    name: 'Senior analyst role',
    score: '640',
    description: 'A role, a certificate or a course, with a name and a score',
  },
};
