import type { Who } from '../../../core/contract/index.ts';
import type { People } from '../../../core/services.ts';
import type { Profile } from '../contract.ts';
import { levelTitles } from '../contract.ts';
import type { Learners } from '../record/record.ts';

/** The caller's own profile with figures computed from their activity. */
export async function profileOf(who: Who, learners: Learners, people: Pick<People, 'one'>): Promise<Profile> {
  const { id } = who.user;
  const context = { who };
  const [person, own, stored, eiq, figures, assessmentProgress] = await Promise.all([
    people.one({ who }, id),
    learners.record.profile(context, id),
    learners.profiles.read(context, id),
    learners.results.record(context, id),
    learners.activity.figures(context, id),
    learners.sections.overall(context, id),
  ]);
  const { username, email, firstName, lastName, role, profileImageUrl } = person;
  const { current } = eiq;
  return {
    id,
    username,
    email,
    firstName,
    lastName,
    role,
    profileImageUrl,
    assessmentProgress,
    learningStreak: figures.streak,
    learntToday: figures.learntToday,
    timeZone: figures.timeZone,
    aiInteractions: figures.aiInteractions,
    currentLevel: levelTitles[current?.level ?? 'foundation'],
    eiqScore: current?.eiqScore ?? null,
    eiqStandardError: current?.standardError ?? null,
    ...own,
    allowed: [...own.allowed],
    educationalLevel: stored.educationalLevel,
    gradeLevel: stored.gradeLevel,
    sharesWithPeers: stored.sharesWithPeers,
    strugglingConcepts: [...own.strugglingConcepts],
    masteredConcepts: [...own.masteredConcepts],
    assessmentHistory: eiq.history
      .map(({ source, title, at, eiqScore }) => ({ type: source, title, at, eiqScore }))
      .reverse(),
  };
}
