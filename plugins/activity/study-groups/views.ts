import type { Who } from '../../../core/contract/index.ts';
import { resolveNames } from '../names.ts';
import { isTooYoungFor, mayBeIn, minoritiesOf } from './circles.ts';
import type { StudyGroup } from './contract.ts';
import { maxMembers } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { groupName } from './group-names.ts';
import type { StudyGroupRow } from './models.ts';
import { MemberRow, MessageRow } from './models.ts';

/** Maximum number of named members. */
const maxNamed = 3;
const dayMs = 24 * 60 * 60 * 1000;

/** Groups as a reader sees them, in the same order, with a constant number of queries. */
export async function viewsOf(
  dependencies: Dependencies,
  who: Who,
  groups: readonly StudyGroupRow[],
): Promise<StudyGroup[]> {
  if (groups.length === 0) return [];
  const ids = groups.map(({ id }) => id);
  const members = await dependencies.db
    .rows(MemberRow, { who })
    .whereRaw('group_id = any(?::uuid[])', [ids])
    .orderBy(['joinedAt', 'number']);
  const minorities = await minoritiesOf(dependencies, { who }, [
    ...members.map(({ userId }) => userId),
    ...groups.flatMap(({ startedBy }) => startedBy ?? []),
    who.user.id,
  ]);
  const isStaff = minorities.get(who.user.id)?.circle === 'staff';
  // A name chosen by a younger person is hidden like their words.
  const isNameHidden = (group: StudyGroupRow) =>
    !isStaff && group.startedBy !== null && isTooYoungFor(group, minorities.get(group.startedBy));
  const membersOf = new Map(
    groups.map((group) => [
      group.id,
      members.filter(({ groupId, userId }) => groupId === group.id && mayBeIn(group, minorities.get(userId))),
    ]),
  );
  const userIdsOf = new Map([...membersOf].map(([id, rows]) => [id, rows.map(({ userId }) => userId)]));
  const monday = mondayOf(dependencies.clock.now());
  const [names, here, lessons, unread] = await Promise.all([
    resolveNames(dependencies, { who }, [...new Set([...userIdsOf.values()].flat())], who.user),
    dependencies.presence.here({ who }),
    dependencies.feed.lessonsOf({ who }, userIdsOf, monday),
    unreadOf(dependencies, who, ids),
  ]);
  const isHere = new Set([...here, who.user.id]);
  return groups.map((group) => {
    const userIds = userIdsOf.get(group.id) ?? [];
    const goal = group.lessonsEach * countedMembers(membersOf.get(group.id) ?? [], monday);
    const done = lessons.get(group.id) ?? 0;
    return {
      id: group.id,
      name: groupName(isNameHidden(group) ? { topic: group.topic, name: null } : group),
      topic: group.topic,
      members: userIds.length,
      maximum: maxMembers,
      circle: group.circle ?? 'adults',
      isMember: userIds.includes(who.user.id),
      named: userIds.flatMap((id) => (id === who.user.id ? [] : (names.of(id) ?? []))).slice(0, maxNamed),
      online: userIds.filter((id) => isHere.has(id)).length,
      lessons: done,
      goal,
      progress: goal === 0 ? 0 : Math.min(100, Math.round((100 * done) / goal)),
      unread: unread.get(group.id) ?? 0,
    };
  });
}

/**
 * Number of members for the weekly goal: those who were members when the week began, so that joining does not move the goal.
 * In a new group all members count.
 */
function countedMembers(members: readonly Pick<MemberRow, 'joinedAt'>[], monday: Date): number {
  const since = members.filter(({ joinedAt }) => joinedAt < monday).length;
  return since > 0 ? since : members.length;
}

/** Messages of others that the reader, as a member, has not seen. */
async function unreadOf(
  { db, blocks }: Dependencies,
  who: Who,
  groupIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .rows(MessageRow, { who })
    .alias('message')
    .join('activity.members as member', 'member.groupId', 'message.groupId')
    .where('member.userId', who.user.id)
    .whereRaw('message.group_id = any(?::uuid[])', [groupIds])
    .whereRaw('message.sequence > member.seen and message.text is not null')
    .whereRaw('message.user_id is distinct from ?', [who.user.id])
    .whereRaw('message.user_id <> all(?::uuid[])', [[...(await blocks.blockedBy({ who }, who.user.id))]])
    .select('message.groupId')
    .count('* as count')
    .groupBy('message.groupId')
    .castTo<{ groupId: string; count: number }[]>();
  return new Map(rows.map(({ groupId, count }) => [groupId, Number(count)]));
}

/** The last Monday at midnight UTC: members in different time zones share one week. */
function mondayOf(now: Date): Date {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  const weekday = (new Date(midnight).getUTCDay() + 6) % 7;
  return new Date(midnight - weekday * dayMs);
}
