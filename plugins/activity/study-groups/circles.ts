import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Circle, Minority } from '../../learner/contract.ts';
import { allows, learnerCircles } from '../../learner/contract.ts';
import { topicTitles } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { MemberRow, StudyGroupRow } from './models.ts';

// Each study group belongs to one circle: children under 13, minors, or adults. Staff belong to all.

/** Whether a person may be in a group: talking is open to them, and they are staff or of its circle. */
export const mayBeIn = (group: Pick<StudyGroupRow, 'circle'>, minority: Minority | undefined): boolean =>
  minority !== undefined &&
  allows(minority, 'talking') &&
  (minority.circle === 'staff' || (minority.circle !== null && minority.circle === group.circle));

/** Whether a person's words are hidden from a group: they are younger than its circle, or of unknown age. */
export function isTooYoungFor(group: Pick<StudyGroupRow, 'circle'>, minority: Minority | undefined): boolean {
  if (!minority) return false;
  if (minority.circle === null) return true;
  const fromYoungest: readonly (Circle | null)[] = learnerCircles;
  return minority.circle !== 'staff' && fromYoungest.indexOf(minority.circle) < fromYoungest.indexOf(group.circle);
}

/** Age and permissions of people, by id. Erased people are left out. */
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
 * Assigns a circle to groups created before circles existed: that of the youngest member of known age. Members of other
 * circles are removed with a notification. A group without such a member is for adults, where words of younger people are
 * hidden.
 */
export async function assignCircles(dependencies: Dependencies, who: Pick<Actor, 'institution'>): Promise<void> {
  const open = await dependencies.db.rows(StudyGroupRow, { who }).whereNull('circle').select('id');
  for (const { id } of open) {
    await dependencies.db.transaction(async (tx) => {
      const inTransaction = { who, tx };
      const group = await dependencies.db.rows(StudyGroupRow, inTransaction).findById(id).forUpdate();
      if (!group || group.circle !== null) return;
      const members = await dependencies.db.rows(MemberRow, inTransaction).where({ groupId: id });
      const minorities = await minoritiesOf(
        dependencies,
        inTransaction,
        members.map(({ userId }) => userId),
      );
      const present = new Set([...minorities.values()].map(({ circle }) => circle));
      const circle = learnerCircles.find((each) => present.has(each)) ?? 'adults';
      await dependencies.db.rows(StudyGroupRow, inTransaction).findById(id).patch({ circle });
      await removeMembers(dependencies, inTransaction, { ...group, circle }, members, minorities);
    });
  }
}

/** Removes a person from groups they may no longer be in, after a change of age or consent. */
export async function leaveOtherCircles(
  dependencies: Dependencies,
  institution: InstitutionRef,
  userId: string,
): Promise<void> {
  const who = { institution };
  await dependencies.db.transaction(async (tx) => {
    const inTransaction = { who, tx };
    const memberships = await dependencies.db.rows(MemberRow, inTransaction).where({ userId });
    const minorities = await minoritiesOf(dependencies, inTransaction, [userId]);
    for (const membership of memberships.sort((one, other) => one.groupId.localeCompare(other.groupId))) {
      const group = await dependencies.db.rows(StudyGroupRow, inTransaction).findById(membership.groupId).forUpdate();
      if (group?.circle) await removeMembers(dependencies, inTransaction, group, [membership], minorities);
    }
  });
}

/** Checks all members, because settings also determine who may meet. */
export async function sweepCircles(dependencies: Dependencies, institution: InstitutionRef): Promise<void> {
  await assignCircles(dependencies, { institution });
  const members = await dependencies.db.rows(MemberRow, { institution }).distinct('userId');
  for (const { userId } of members) await leaveOtherCircles(dependencies, institution, userId);
}

async function removeMembers(
  dependencies: Dependencies,
  inTransaction: TransactionContext,
  group: Pick<StudyGroupRow, 'id' | 'topic' | 'circle'>,
  members: readonly MemberRow[],
  minorities: ReadonlyMap<string, Minority>,
): Promise<void> {
  const removed = members.filter(({ userId }) => !mayBeIn(group, minorities.get(userId)));
  for (const { userId, joinedAt } of removed) {
    await dependencies.db.rows(MemberRow, inTransaction).deleteById([group.id, userId]);
    await dependencies.inbox.notify(inTransaction, {
      userId,
      id: `out/${group.id}/${joinedAt.toISOString()}`,
      kind: 'group',
      title: 'You are no longer in a study group',
      text: `The group on ${topicTitles[group.topic]} is for learners of another age, or you no longer have consent to talk with others. Your messages stay without your name. You can start or join another group if talking is open to you.`,
      to: '/study-groups',
    });
  }
  if (removed.length === 0) return;
  afterCommit(inTransaction.tx, async () => {
    dependencies.live.groupsChanged(inTransaction.who.institution);
    await dependencies.live.recheck(inTransaction.who.institution, group.id);
  });
}
