import { raw } from 'objection';
import type { Role, Who } from '../../../core/contract/index.ts';
import { forbidden } from '../../../core/contract/index.ts';
import { LessonRow } from '../models.ts';
import type { Leaderboard, Place } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { nowFor } from './weeks.ts';

/** Roles that may read the leaderboard: learners share their names with each other and their teachers only. */
const readers: readonly Role[] = ['learner', 'instructor', 'administrator', 'operator'];

/** Number of places shown. */
const shownPlaces = 10;

interface LessonCount {
  readonly userId: string;
  readonly lessons: number;
}

/**
 * The leaderboard of the caller's week, among learners who share their name. Weeks follow each learner's calendar: a lesson
 * on a Monday counts for that Monday in every time zone. @throws Failure forbidden for other roles
 */
export async function leaderboardFor(dependencies: Dependencies, who: Who): Promise<Leaderboard> {
  const { id, role } = who.user;
  if (!readers.includes(role)) throw forbidden('Only learners and their teachers can see the leaderboard.');
  const context = { who };
  const { week } = await nowFor(dependencies, context, id);
  const practised = await dependencies.db
    .rows(LessonRow, context)
    .where({ week })
    .groupBy('userId')
    .select('userId', raw('count(*)::int as lessons'))
    .orderByRaw('count(*) desc, user_id')
    .castTo<LessonCount[]>();
  const seen = await dependencies.record.peers(context, who.user, [
    ...new Set([id, ...practised.map(({ userId }) => userId)]),
  ]);
  const isShared = seen.has(id);
  const all = practised.filter(({ userId }) => seen.has(userId));
  // Learners with equal counts share the rank of the first of them.
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
