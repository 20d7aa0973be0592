import type { Who } from '../../../core/contract/index.ts';
import { conflict, Failure, invalid } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { acquireLock, afterCommit } from '../../../core/db/index.ts';
import type { Circle } from '../../learner/contract.ts';
import { assignCircles } from './circles.ts';
import type { StudyGroup, StudyGroups, Topic } from './contract.ts';
import { maxMembers, maxStartedPerDay } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { assertMayTakePart, groupFor, groupOf, mayModerate, membershipOf, refusalOf } from './dependencies.ts';
import { MemberRow, StudyGroupRow } from './models.ts';
import { viewsOf } from './views.ts';

export interface NewGroup {
  readonly id: string;
  readonly name: string;
  readonly topic: Topic;
  readonly lessonsEach: number;
  /** The circle it is for; chosen by staff only. */
  readonly circle?: Circle | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Study groups and their members. */
export function createGroups(dependencies: Dependencies) {
  const { db, clock, feed, live } = dependencies;

  const viewOf = async (who: Who, group: StudyGroupRow): Promise<StudyGroup> => {
    const [view] = await viewsOf(dependencies, who, [group]);
    if (!view) throw new Error('The view of a study group is missing');
    return view;
  };

  const addMember = async (who: Who, tx: Tx, group: StudyGroupRow) => {
    const number = group.joined + 1;
    await db.rows(StudyGroupRow, { who, tx }).findById(group.id).patch({ joined: number });
    // Earlier messages can be read but do not count as unread.
    await db
      .rows(MemberRow, { who, tx })
      .insert({ groupId: group.id, userId: who.user.id, number, joinedAt: clock.now(), seen: group.change });
    afterCommit(tx, () => live.groupsChanged(who.institution));
  };

  const assertStartLimit = async (who: Who, tx: Tx) => {
    const since = new Date(clock.now().getTime() - dayMs);
    const started = db
      .rows(StudyGroupRow, { who, tx })
      .where({ startedBy: who.user.id })
      .where('startedAt', '>', since);
    if ((await started.resultSize()) <= maxStartedPerDay) return;
    throw new Failure(
      'rate_limited',
      `You can start at most ${maxStartedPerDay} study groups a day. Try again tomorrow.`,
    );
  };

  return {
    async list(
      who: Who,
      { limit, offset, topic }: { limit: number; offset: number; topic?: Topic | undefined },
    ): Promise<StudyGroups> {
      await assignCircles(dependencies, who);
      const [{ circle }, refusal] = await Promise.all([
        dependencies.record.minority({ who }, who.user),
        refusalOf(dependencies, who),
      ]);
      // Callers who cannot take part see the reason only.
      if (refusal || circle === null) return { items: [], total: 0, refusal };
      const matching = () => {
        const query = db.rows(StudyGroupRow, { who });
        if (circle !== 'staff') query.where({ circle });
        return topic ? query.where({ topic }) : query;
      };
      const own = 'exists (select 1 from activity.members where group_id = study_groups.id and user_id = ?)';
      const [groups, total] = await Promise.all([
        matching().orderByRaw(`${own} desc, spoken_at desc, id`, [who.user.id]).limit(limit).offset(offset),
        matching().resultSize(),
      ]);
      return { items: await viewsOf(dependencies, who, groups), total, refusal };
    },

    async one(who: Who, id: string) {
      const group = await groupFor(dependencies, who, id);
      const [view, refusal] = [await viewOf(who, group), await refusalOf(dependencies, who)];
      const moderates = mayModerate(who);
      return { ...view, refusal, mayModerate: moderates, mayDiscuss: !refusal && (view.isMember || moderates) };
    },

    /** @throws Failure conflict when the id is another group's, forbidden for a child without consent, rate_limited */
    async create(who: Who, { id, name, topic, lessonsEach, circle: chosen }: NewGroup): Promise<StudyGroup> {
      await assertMayTakePart(dependencies, who);
      const own = (await dependencies.record.minority({ who }, who.user)).circle;
      const circle = own === 'staff' ? chosen : own;
      if (!circle)
        throw invalid('Check what you entered', [{ path: 'body.circle', message: 'Say whom the group is for' }]);
      const group = await db.transaction(async (tx) => {
        const now = clock.now();
        await acquireLock(tx, `study-groups ${who.user.id}`);
        await db
          .rows(StudyGroupRow, { who, tx })
          .insert({
            ...{ id, name, topic, lessonsEach, circle, startedBy: who.user.id },
            ...{ startedAt: now, spokenAt: now, change: 0, joined: 0 },
          })
          .onConflict('id')
          .ignore();
        const stored = await db.rows(StudyGroupRow, { who, tx }).findById(id).forUpdate();
        if (!stored || stored.startedBy !== who.user.id) throw conflict('A study group with this id already exists.');
        if (stored.joined === 0) {
          await assertStartLimit(who, tx);
          await addMember(who, tx, stored);
          const started = { userId: who.user.id, name: id, facts: { kind: 'group' }, groupId: id, at: now } as const;
          await feed.record({ who, tx }, started);
        }
        return stored;
      });
      return viewOf(who, group);
    },

    /** @throws Failure not_found, forbidden for a child without consent, conflict when the group is full */
    async join(who: Who, id: string): Promise<StudyGroup> {
      await groupFor(dependencies, who, id);
      const group = await db.transaction(async (tx) => {
        const locked = await groupFor(dependencies, who, id, tx);
        if (await membershipOf(dependencies, who, id, tx)) return locked;
        const members = await db.rows(MemberRow, { who, tx }).where({ groupId: id }).resultSize();
        if (members >= maxMembers) throw conflict(`This study group is full with ${maxMembers} members.`);
        await addMember(who, tx, locked);
        return locked;
      });
      return viewOf(who, group);
    },

    /** @throws Failure not_found */
    async leave(who: Who, id: string): Promise<StudyGroup> {
      const group = await db.transaction(async (tx) => {
        const isMember = await membershipOf(dependencies, who, id, tx);
        const locked = await (isMember ? groupOf : groupFor)(dependencies, who, id, tx);
        const left = await db.rows(MemberRow, { who, tx }).deleteById([id, who.user.id]);
        if (left > 0) {
          afterCommit(tx, async () => {
            live.groupsChanged(who.institution);
            await live.recheck(who.institution, id);
          });
        }
        return locked;
      });
      return viewOf(who, group);
    },

    /** @throws Failure not_found */
    delete: (who: Who, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const group = await groupOf(dependencies, who, id, tx);
        await db.rows(StudyGroupRow, { who, tx }).deleteById(id);
        const details = { topic: group.topic, wasNamed: group.name !== null };
        await dependencies.audit.record({ who, tx }, { action: 'study-group.deleted', subject: id, details });
        afterCommit(tx, async () => {
          live.groupsChanged(who.institution);
          await live.recheck(who.institution, id);
        });
      }),
  };
}
