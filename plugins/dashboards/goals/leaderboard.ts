import { raw } from 'objection';
import type { Role, Who } from '../../../core/contract/index.ts';
import { forbidden } from '../../../core/contract/index.ts';
import { LessonRow } from '../models.ts';
import type { Leaderboard, Place } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { nowFor } from './weeks.ts';

/** What learners share with each other is not for guardians, reviewers and recruiters. */
const readers: readonly Role[] = ['learner', 'instructor', 'administrator', 'operator'];

/** So many places are shown. */
const shownPlaces = 10;

interface Practised {
  readonly userId: string;
  readonly lessons: number;
}

/**
 * Who practised most in the caller's week, among learners who let others see it. Weeks are each learner's own: a
 * Monday's lesson counts for that Monday wherever on the globe it is. @throws Failure forbidden to who is neither learner nor teacher
 */
export async function leaderboardFor(dependencies: Dependencies, who: Who): Promise<Leaderboard> {
  const { id, role } = who.user;
  if (!readers.includes(role)) throw forbidden('Learners and their teachers see who practised most.');
  const context = { who };
  const { week } = await nowFor(dependencies, context, id);
  const practised = await dependencies.db
    .rows(LessonRow, context)
    .where({ week })
    .groupBy('userId')
    .select('userId', raw('count(*)::int as lessons'))
    .orderByRaw('count(*) desc, user_id')
    .castTo<Practised[]>();
  const seen = await dependencies.record.peers(context, who.user, [
    ...new Set([id, ...practised.map(({ userId }) => userId)]),
  ]);
  const isShared = seen.has(id);
  const all = practised.filter(({ userId }) => seen.has(userId));
  // In order: who has as many as somebody before shares the place of the first of them.
  const ranks = new Map(all.map(({ lessons }, index) => [lessons, index + 1] as const).toReversed());
  const places = all.flatMap(({ userId, lessons }): Place[] => {
    const name = seen.get(userId)?.name;
    if (name === undefined) return [];
    return [{ rank: ranks.get(lessons) ?? 1, name, lessons, isYou: userId === id }];
  });
  return {
    week,
    places: places.filter(({ isYou }, index) => index < shownPlaces || isYou),
    practised: places.length,
    ownLessons: practised.find(({ userId }) => userId === id)?.lessons ?? 0,
    isShared,
  };
}
