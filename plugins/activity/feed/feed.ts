import { raw } from 'objection';
import type { Who } from '../../../core/contract/index.ts';
import { Failure } from '../../../core/contract/index.ts';
import type { CallContext, Database } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { People } from '../../../core/services.ts';
import type { Minority } from '../../learner/contract.ts';
import { levelTitles, mayMeet } from '../../learner/contract.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { Naming } from '../names.ts';
import { namesOf } from '../names.ts';
import { nameOfGroup } from '../study-groups/group-names.ts';
import { StudyGroupRow } from '../study-groups/models.ts';
import type { FeedEntry, FeedPage } from './contract.ts';
import type { Facts } from './models.ts';
import { FeedRow } from './models.ts';

interface Dependencies {
  readonly db: Database;
  readonly people: Pick<People, 'named' | 'one'>;
  readonly record: Naming['record'] & Pick<LearnerRecord, 'minorities' | 'minority'>;
  /** To everyone who looks at the feed, once something new in it is committed. */
  changed(institution: { id: string }): void;
}

/** Entries that are read at once while few of them may be seen. */
const mostAtOnce = 1000;

/** Something that happened. */
export interface Happened {
  readonly userId: string;
  /** Tells repeats of the same kind apart. */
  readonly name: string;
  readonly facts: Facts;
  readonly groupId?: string;
  readonly at: Date;
}

export type Feed = ReturnType<typeof createFeed>;

/** What the people of an institution did. */
export function createFeed({ db, people, record, changed }: Dependencies) {
  return {
    /** Tells it once, however often it is told. Of somebody who is gone nothing is told. */
    async tell({ who, tx: outer }: CallContext, { facts, groupId = undefined, ...happened }: Happened): Promise<void> {
      try {
        await db.transaction(async (tx) => {
          await people.one({ who: unprivilegedActor(who.institution), tx }, happened.userId);
          const [written] = await db
            .rows(FeedRow, { who, tx })
            .insert([{ ...happened, kind: facts.kind, facts, groupId: groupId ?? null }])
            .onConflict(['userId', 'kind', 'name'])
            .ignore()
            .returning(raw('true as is_new'))
            .castTo<{ isNew?: boolean }[]>();
          if (written?.isNew) afterCommit(tx, () => changed(who.institution));
        }, outer);
      } catch (error) {
        if (!(error instanceof Failure && error.code === 'not_found')) throw error;
      }
    },

    async page(
      who: Who,
      { limit, before }: { limit: number; before?: { at: Date; id: string } | undefined },
    ): Promise<FeedPage> {
      const rows = await entriesSeenBy(who, limit + 1, before);
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return {
        items: await entriesFor(who, shown),
        next: rows.length > limit && last ? `${last.at.toISOString()}_${last.id}` : null,
      };
    },

    /**
     * How many lessons these members of each group practised since a moment, in all; from when they joined on, where that
     * was later.
     */
    async lessonsOf(context: CallContext, groups: ReadonlyMap<string, readonly string[]>, since: Date) {
      const rows = await db
        .rows(FeedRow, context)
        .alias('entry')
        .join('activity.members as member', 'member.userId', 'entry.userId')
        .whereRaw('member.group_id = any(?::uuid[])', [[...groups.keys()]])
        .where({ 'entry.kind': 'practice' })
        .whereRaw('entry.at >= greatest(?::timestamptz, member.joined_at)', [since])
        .select('member.groupId', 'member.userId')
        .count('* as lessons')
        .groupBy('member.groupId', 'member.userId')
        .castTo<{ groupId: string; userId: string; lessons: string }[]>();
      const counted = rows.filter(({ groupId, userId }) => groups.get(groupId)?.includes(userId));
      const sum = (of: typeof counted = []) => of.reduce((total, { lessons }) => total + Number(lessons), 0);
      const byGroup = Map.groupBy(counted, ({ groupId }) => groupId);
      return new Map([...groups.keys()].map((group) => [group, sum(byGroup.get(group))]));
    },

    async sweep(institution: { id: string }, before: Date): Promise<number> {
      return db.rows(FeedRow, { institution }).where('at', '<', before).delete();
    },
  };

  /**
   * The newest of one's own entries, and of those of people whom the reader may meet on boards, of groups of the reader's
   * circle. Read in portions, each larger than the last: whom the reader may meet is asked of those only who are in them.
   */
  async function entriesSeenBy(who: Who, count: number, before: { at: Date; id: string } | undefined) {
    const own = await record.minority({ who }, who.user);
    const seen: FeedRow[] = [];
    let last = before;
    for (let portion = 2 * count; ; portion = Math.min(2 * portion, mostAtOnce)) {
      const rows = await portionOf(who, own.circle, portion, last);
      const mayBeSeen = await metBy(who, own, [...new Set(rows.map(({ userId }) => userId))]);
      seen.push(...rows.filter(({ userId }) => userId === who.user.id || mayBeSeen.has(userId)));
      last = rows.at(-1);
      if (!last || rows.length < portion || seen.length >= count) return seen.slice(0, count);
    }
  }

  function portionOf(who: Who, circle: Minority['circle'], size: number, before: { at: Date; id: string } | undefined) {
    const query = db
      .rows(FeedRow, { who })
      .orderBy([
        { column: 'at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(size);
    if (before) query.whereRaw('(at, id) < (?, ?)', [before.at, before.id]);
    if (circle !== 'staff') {
      query.whereRaw('(group_id is null or group_id in (select id from activity.study_groups where circle = ?))', [
        circle,
      ]);
    }
    return query.execute();
  }

  /** Those of these people whom somebody may meet on boards. */
  async function metBy(who: Who, own: Minority, userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const named = await people.named({ who: unprivilegedActor(who.institution) }, userIds);
    const others = await record.minorities(
      { who },
      [...named.values()].map(({ id, role }) => ({ id, role })),
    );
    return new Set([...others].flatMap(([id, other]) => (mayMeet(own, other, 'boards') ? [id] : [])));
  }

  async function entriesFor(who: Who, rows: readonly FeedRow[]): Promise<FeedEntry[]> {
    const userIds = rows.map(({ userId }) => userId);
    const groupIds = rows.flatMap(({ groupId }) => groupId ?? []);
    const [names, groups] = await Promise.all([
      namesOf({ people, record }, { who }, userIds, who.user),
      db.rows(StudyGroupRow, { who }).findByIds([...new Set(groupIds)]),
    ]);
    const groupNames = new Map(groups.map((group) => [group.id, nameOfGroup(group)]));
    return rows.map(({ id, kind, userId, facts, groupId, at }) => {
      const isOwn = userId === who.user.id;
      return {
        ...{ id, kind, isOwn },
        who: isOwn ? 'You' : (names.of(userId) ?? 'A learner'),
        did: saysOf(facts, (groupId && groupNames.get(groupId)) ?? 'a study group'),
        to: groupId ? `/study-groups/${groupId}` : isOwn ? ownScreen[kind] : null,
        at: at.toISOString(),
      };
    });
  }
}

/** Where one's own entries lead. */
const ownScreen: Record<Facts['kind'], string | null> = {
  result: '/core-intelligence',
  practice: '/assessment',
  streak: null,
  group: '/study-groups',
};

function saysOf(facts: Facts, group: string): string {
  switch (facts.kind) {
    case 'result':
      return `reached the ${levelTitles[facts.level]} level`;
    case 'practice':
      return facts.questions === 1
        ? 'practised a lesson of one question'
        : `practised a lesson of ${facts.questions} questions`;
    case 'streak':
      return `reached a streak of ${facts.days} days`;
    case 'group':
      return `started the study group ${group}`;
  }
}
