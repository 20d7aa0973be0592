import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Circle, Minority } from '../../learner/contract.ts';
import { allows, learnerCircles } from '../../learner/contract.ts';
import { topicTitles } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { MemberRow, StudyGroupRow } from './models.ts';

// A study group is for one circle: children under 13, minors, or adults. Staff are in all of them.

/** Whether somebody may be in a group: talking is open to them, and they are of its circle, or staff. */
export const mayBeIn = (group: Pick<StudyGroupRow, 'circle'>, minority: Minority | undefined): boolean =>
  minority !== undefined &&
  allows(minority, 'talking') &&
  (minority.circle === 'staff' || (minority.circle !== null && minority.circle === group.circle));

/** Whether words of somebody stay hidden from a group: they are younger than its circle, or of unknown age. */
export function isTooYoungFor(group: Pick<StudyGroupRow, 'circle'>, minority: Minority | undefined): boolean {
  if (!minority) return false;
  if (minority.circle === null) return true;
  const fromYoungest: readonly (Circle | null)[] = learnerCircles;
  return minority.circle !== 'staff' && fromYoungest.indexOf(minority.circle) < fromYoungest.indexOf(group.circle);
}

/** How old people are and what is open to them, by id. Of people who are gone nothing is known. */
export async function minoritiesOf(
  { people, record }: Pick<Dependencies, 'people' | 'record'>,
  { who, tx }: CallContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Minority>> {
  const named = await people.named({ who: unprivilegedActor(who.institution), ...(tx ? { tx } : {}) }, [
    ...new Set(ids),
  ]);
  return record.minorities(
    { who, ...(tx ? { tx } : {}) },
    [...named.values()].map(({ id, role }) => ({ id, role })),
  );
}

/**
 * Settles groups from before circles, each once: a group is for the circle of its youngest member of known age, and who is
 * of another one is taken out with a note. A group without such a member is for adults: words of younger people are hidden
 * there.
 */
export async function settleCircles(dependencies: Dependencies, who: Pick<Actor, 'institution'>): Promise<void> {
  const open = await dependencies.db.rows(StudyGroupRow, { who }).whereNull('circle').select('id');
  for (const { id } of open) {
    await dependencies.db.transaction(async (tx) => {
      const inside = { who, tx };
      const group = await dependencies.db.rows(StudyGroupRow, inside).findById(id).forUpdate();
      if (!group || group.circle !== null) return;
      const members = await dependencies.db.rows(MemberRow, inside).where({ groupId: id });
      const minorities = await minoritiesOf(
        dependencies,
        inside,
        members.map(({ userId }) => userId),
      );
      const present = new Set([...minorities.values()].map(({ circle }) => circle));
      const circle = learnerCircles.find((each) => present.has(each)) ?? 'adults';
      await dependencies.db.rows(StudyGroupRow, inside).findById(id).patch({ circle });
      await takeOut(dependencies, inside, { ...group, circle }, members, minorities);
    });
  }
}

/** Takes somebody out of the groups they may not be in any more: an age is another than was known, or a consent ended. */
export async function leaveOtherCircles(
  dependencies: Dependencies,
  institution: InstitutionRef,
  userId: string,
): Promise<void> {
  const who = { institution };
  await dependencies.db.transaction(async (tx) => {
    const inside = { who, tx };
    const memberships = await dependencies.db.rows(MemberRow, inside).where({ userId });
    const minorities = await minoritiesOf(dependencies, inside, [userId]);
    for (const membership of memberships.sort((one, other) => one.groupId.localeCompare(other.groupId))) {
      const group = await dependencies.db.rows(StudyGroupRow, inside).findById(membership.groupId).forUpdate();
      if (group?.circle) await takeOut(dependencies, inside, group, [membership], minorities);
    }
  });
}

/** The same for everybody: settings, too, decide who meets whom. */
export async function sweepCircles(dependencies: Dependencies, institution: InstitutionRef): Promise<void> {
  await settleCircles(dependencies, { institution });
  const members = await dependencies.db.rows(MemberRow, { institution }).distinct('userId');
  for (const { userId } of members) await leaveOtherCircles(dependencies, institution, userId);
}

async function takeOut(
  dependencies: Dependencies,
  inside: TransactionContext,
  group: Pick<StudyGroupRow, 'id' | 'topic' | 'circle'>,
  members: readonly MemberRow[],
  minorities: ReadonlyMap<string, Minority>,
): Promise<void> {
  const out = members.filter(({ userId }) => !mayBeIn(group, minorities.get(userId)));
  for (const { userId, joinedAt } of out) {
    await dependencies.db.rows(MemberRow, inside).deleteById([group.id, userId]);
    await dependencies.inbox.notify(inside, {
      userId,
      id: `out/${group.id}/${joinedAt.toISOString()}`,
      kind: 'group',
      title: 'You are no longer in a study group',
      text: `The group on ${topicTitles[group.topic]} is for learners of another age, or talking with others is closed to you. What you wrote stays without your name; you can start or join another group.`,
      to: '/study-groups',
    });
  }
  if (out.length === 0) return;
  afterCommit(inside.tx, async () => {
    dependencies.live.groupsChanged(inside.who.institution);
    await dependencies.live.recheck(inside.who.institution, group.id);
  });
}
