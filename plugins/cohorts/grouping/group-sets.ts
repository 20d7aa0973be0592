import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { conflict, invalid, notFound } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { acquireLock, afterCommit } from '../../../core/db/index.ts';
import { minoritiesOf } from '../cohorts/audience.ts';
import type { Audience } from '../cohorts/contract.ts';
import type { Dependencies } from '../cohorts/dependencies.ts';
import { BanRow, CohortRow, MemberRow, WaitingRow } from '../cohorts/models.ts';
import { stableId } from '../cohorts/stable-id.ts';
import { movableShare } from './balance.ts';
import type { GroupSet, groupingRoutes, Regrouped } from './contract.ts';
import { labelsOf } from './faults.ts';
import { theseLearners } from './learners.ts';

type CreateBody = z.output<typeof groupingRoutes.createGroups.body>;
type Groups = readonly (readonly string[])[];
type Circles = ReadonlyMap<string, Audience>;

/** Cohorts that an instructor creates from balanced groups, and changes together. */
export function createGroupSets(dependencies: Dependencies) {
  const { db, clock } = dependencies;

  /** Each learner's circle. @throws Failure not_found, invalid for a learner in two groups */
  const circlesOf = async (who: Who, groups: Groups): Promise<Circles> => {
    const ids = groups.flat();
    if (new Set(ids).size < ids.length) {
      throw invalid('Check what you entered', [{ path: 'body.groups', message: 'A learner is in two groups' }]);
    }
    const learners = await theseLearners(dependencies, who, ids);
    return new Map(learners.map(({ userId, circle }) => [userId, circle]));
  };

  /** Puts a learner into a cohort, as a member, and tells them. */
  const put = async (who: Who, tx: Tx, cohortId: string, userId: string, title: string) => {
    const context = { who, tx };
    const id = [cohortId, userId];
    const row = { cohortId, userId, role: 'member', joinedAt: clock.now() } as const;
    await db.rows(MemberRow, context).insert(row);
    await db.rows(BanRow, context).deleteById(id);
    await db.rows(WaitingRow, context).deleteById(id);
    await dependencies.notify(context, {
      ...{ userId, id: `study-cohort ${cohortId} ${clock.now().toISOString()}`, kind: 'cohorts.place', title },
      text: 'Your instructor divided the learners into groups.',
      to: `/study-cohorts/${cohortId}`,
    });
  };

  const create = async (who: Who, tx: Tx, cohort: NewGroupCohort, members: readonly string[]) => {
    if (await db.rows(CohortRow, { who, tx }).findById(cohort.id)) return;
    const [createdAt, createdBy] = [clock.now(), who.user.id];
    const maxMembers = members.length + 1;
    const row = { ...cohort, description: '', maxMembers, isPrivate: true, createdBy, wordsBy: createdBy, createdAt };
    await db.rows(CohortRow, { who, tx }).insert(row);
    const owner = { cohortId: cohort.id, userId: createdBy, role: 'owner', joinedAt: createdAt } as const;
    await db.rows(MemberRow, { who, tx }).insert(owner);
    for (const userId of members) await put(who, tx, cohort.id, userId, 'You are in a study cohort');
  };

  /** The caller's cohorts of a set, or of all sets, that have not ended, with their learners. */
  const cohortsOf = async (who: Who, setId?: string, tx?: Tx) => {
    const context = { who, ...(tx && { tx }) };
    const query = db.rows(CohortRow, context).where({ createdBy: who.user.id }).whereNull('archivedAt');
    if (setId) query.where({ groupSetId: setId });
    else query.whereNotNull('groupSetId');
    if (tx) query.forUpdate();
    const cohorts = await query.orderBy(['createdAt', 'groupSetId', 'groupNumber', 'id']);
    const ids = cohorts.map(({ id }) => id);
    const members = await db.rows(MemberRow, context).whereRaw('cohort_id = any(?::uuid[])', [ids]).orderBy('userId');
    const minorities = await minoritiesOf(
      dependencies,
      context,
      members.map(({ userId }) => userId),
    );
    return cohorts.map((cohort) => {
      const own = members.filter(({ cohortId }) => cohortId === cohort.id);
      const owner = minorities.get(own.find(({ role }) => role === 'owner')?.userId ?? '');
      const learners = own.flatMap(({ userId }) => (minorities.get(userId)?.circle === 'staff' ? [] : [userId]));
      return { cohort, learners, others: own.length - learners.length, isLed: owner?.circle === 'staff' };
    });
  };

  return {
    async list(who: Who): Promise<GroupSet[]> {
      const sets = Map.groupBy(await cohortsOf(who), ({ cohort }) => cohort.groupSetId ?? '');
      return [...sets]
        .map(([id, held]) => ({
          id,
          name: nameOf(held[0]?.cohort),
          at: (held[0]?.cohort.createdAt ?? clock.now()).toISOString(),
          groups: held.map(({ cohort, learners }) => ({ cohortId: cohort.id, learners })),
        }))
        .reverse();
    },

    /** @throws Failure not_found for learners whom the caller may not divide, invalid for one in two groups */
    async create(who: Who, { id, name, topic, groups }: CreateBody): Promise<{ created: number }> {
      const circles = await circlesOf(who, groups);
      await db.transaction(async (tx) => {
        await acquireLock(tx, `study-cohorts ${who.user.id}`);
        for (const [index, members] of groups.entries()) {
          const number = index + 1;
          const cohort = { id: stableId(`${who.user.id} ${id} ${number}`), name: `${name} ${number}`, topic };
          const audience = audienceOf(members, circles);
          await create(who, tx, { ...cohort, audience, groupSetId: id, groupNumber: number }, members);
        }
        afterCommit(tx, () => dependencies.cohortsChanged(who.institution));
      });
      return { created: groups.length };
    },

    /**
     * Moves learners between the cohorts of a set. Each group takes the cohort with most of its learners, others get a new
     * one, and a cohort without members ends. Learners who are in no group stay where they are.
     * @throws Failure not_found, invalid, conflict where more than a fifth would move, or a cohort is not led by staff
     */
    async regroup(who: Who, setId: string, groups: Groups): Promise<Regrouped> {
      if ((await cohortsOf(who, setId)).length === 0) throw noSuchGroups();
      const circles = await circlesOf(who, groups);
      return db.transaction(async (tx) => {
        await acquireLock(tx, `study-cohorts ${who.user.id}`);
        const held = await cohortsOf(who, setId, tx);
        const [first] = held;
        if (!first) throw noSuchGroups();
        const before = new Map(
          held.flatMap(({ learners }, index) => learners.map((userId) => [userId, index] as const)),
        );
        const labels = labelsOf(
          groups.map((group) => group.map((userId) => ({ previous: [before.get(userId) ?? -1] }))),
        );
        const target = new Map(groups.flatMap((group, index) => group.map((userId) => [userId, labels[index] ?? -1])));
        const kept = [...target.keys()].filter((userId) => before.has(userId));
        const moving = kept.filter((userId) => before.get(userId) !== target.get(userId));
        if (moving.length > Math.floor(movableShare * kept.length)) {
          throw conflict('More than a fifth of the learners would change groups. Divide them again.');
        }
        for (const userId of moving) {
          // Somebody may have joined another cohort of the set by a link.
          const left = held.filter(({ learners }, index) => learners.includes(userId) && index !== target.get(userId));
          for (const { cohort } of left) await db.rows(MemberRow, { who, tx }).deleteById([cohort.id, userId]);
        }
        let number = Math.max(...held.map(({ cohort }) => cohort.groupNumber ?? 0));
        let created = 0;
        for (const [index, group] of groups.entries()) {
          const continued = held[labels[index] ?? -1];
          if (!continued) {
            number += 1;
            const cohort = { id: stableId(`${who.user.id} ${setId} ${number}`), topic: first.cohort.topic };
            const name = `${nameOf(first.cohort)} ${number}`;
            const audience = audienceOf(group, circles);
            await create(who, tx, { ...cohort, name, audience, groupSetId: setId, groupNumber: number }, group);
            created += 1;
            continue;
          }
          const staying = continued.learners.filter(
            (userId) => !moving.includes(userId) || target.get(userId) === labels[index],
          );
          const members = staying.length + group.filter((userId) => !staying.includes(userId)).length;
          await makeRoom(who, tx, continued, members + continued.others, audienceOf(group, circles));
          for (const userId of group) {
            if (!staying.includes(userId)) await put(who, tx, continued.cohort.id, userId, 'Your study cohort changed');
          }
        }
        let ended = 0;
        for (const [index, { cohort, learners }] of held.entries()) {
          const isLeft = !labels.includes(index) && learners.every((userId) => moving.includes(userId));
          if (!isLeft) continue;
          await db.rows(CohortRow, { who, tx }).findById(cohort.id).patch({ archivedAt: clock.now() });
          ended += 1;
        }
        for (const { cohort } of held) await dependencies.membersChanged(tx, who.institution, cohort.id);
        afterCommit(tx, () => dependencies.cohortsChanged(who.institution));
        return { moved: moving.length, created, ended };
      });
    },
  };

  /** Raises the places of a cohort where needed, and opens it to everyone where minors and adults come together. */
  async function makeRoom(
    who: Who,
    tx: Tx,
    { cohort, isLed }: { cohort: CohortRow; isLed: boolean },
    members: number,
    audience: Audience,
  ): Promise<void> {
    const isOpen = cohort.audience === audience || cohort.audience === 'led-by-staff';
    const next = isOpen ? cohort.audience : 'led-by-staff';
    if (next === 'led-by-staff' && !isLed)
      throw conflict('Staff must own a cohort of minors and adults. Take it over first.');
    const maxMembers = Math.max(cohort.maxMembers, members);
    await db.rows(CohortRow, { who, tx }).findById(cohort.id).patch({ maxMembers, audience: next });
  }
}

type NewGroupCohort = Pick<CohortRow, 'id' | 'topic' | 'audience' | 'groupSetId' | 'groupNumber'> & {
  readonly name: string;
};

function audienceOf(members: readonly string[], circles: Circles): Audience {
  const own = new Set(members.flatMap((userId) => circles.get(userId) ?? []));
  const [circle] = own;
  return circle && own.size === 1 ? circle : 'led-by-staff';
}

const noSuchGroups = () => notFound('There are no such groups.');

/** The name of a set, without the number of the group. */
const nameOf = (cohort: CohortRow | undefined): string => (cohort?.name ?? 'Group').replace(/ \d+$/, '');
