import type { Who } from '../../../core/contract/index.ts';
import { Failure } from '../../../core/contract/index.ts';
import type { CallContext, Database } from '../../../core/db/index.ts';
import { afterCommit, insertIfNew } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { People } from '../../../core/services.ts';
import type { Minority } from '../../learner/contract.ts';
import { levelTitles, mayMeet } from '../../learner/contract.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { NameSources } from '../names.ts';
import { resolveNames } from '../names.ts';
import { groupName } from '../study-groups/group-names.ts';
import { StudyGroupRow } from '../study-groups/models.ts';
import type { FeedEntry, FeedPage } from './contract.ts';
import type { Facts } from './models.ts';
import { FeedRow } from './models.ts';

interface Dependencies {
  readonly db: Database;
  readonly people: Pick<People, 'named' | 'one'>;
  readonly record: NameSources['record'] & Pick<LearnerRecord, 'minorities' | 'minority'>;
  /** Notifies people with the feed open. Called after the commit. */
  notifyViewers(institution: { id: string }): void;
}

/** Maximum number of entries read per query while few of them are visible. */
const maxBatchSize = 1000;

/** An activity to record. */
export interface FeedActivity {
  readonly userId: string;
  /** Unique within the kind. */
  readonly name: string;
  readonly facts: Facts;
  readonly groupId?: string;
  readonly at: Date;
}

export type Feed = ReturnType<typeof createFeed>;

/** The course feed of an institution. */
export function createFeed({ db, people, record, notifyViewers }: Dependencies) {
  return {
    /** Records an activity once. Does nothing for an erased person. */
    async record(
      { who, tx: outer }: CallContext,
      { facts, groupId = undefined, ...activity }: FeedActivity,
    ): Promise<void> {
      try {
        await db.transaction(async (tx) => {
          await people.one({ who: unprivilegedActor(who.institution), tx }, activity.userId);
          const row = { ...activity, kind: facts.kind, facts, groupId: groupId ?? null };
          const isNew = await insertIfNew(db.rows(FeedRow, { who, tx }), row, ['userId', 'kind', 'name']);
          if (isNew) afterCommit(tx, () => notifyViewers(who.institution));
        }, outer);
      } catch (error) {
        if (!(error instanceof Failure && error.code === 'not_found')) throw error;
      }
    },

    async page(
      who: Who,
      { limit, before }: { limit: number; before?: { at: Date; id: string } | undefined },
    ): Promise<FeedPage> {
      const rows = await visibleEntries(who, limit + 1, before);
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return {
        items: await entriesFor(who, shown),
        next: rows.length > limit && last ? `${last.at.toISOString()}_${last.id}` : null,
      };
    },

    /** Lessons of these members of each group since a time, or since they joined if that was later. */
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
   * The newest entries visible to a reader: their own, and those of people they may meet on boards and of groups of their
   * circle. Read in batches of growing size, because visibility is checked only for the people in them.
   */
  async function visibleEntries(who: Who, count: number, before: { at: Date; id: string } | undefined) {
    const own = await record.minority({ who }, who.user);
    const visible: FeedRow[] = [];
    let last = before;
    for (let size = 2 * count; ; size = Math.min(2 * size, maxBatchSize)) {
      const rows = await nextBatch(who, own.circle, size, last);
      const visiblePeople = await peopleMetBy(who, own, [...new Set(rows.map(({ userId }) => userId))]);
      visible.push(...rows.filter(({ userId }) => userId === who.user.id || visiblePeople.has(userId)));
      last = rows.at(-1);
      if (!last || rows.length < size || visible.length >= count) return visible.slice(0, count);
    }
  }

  function nextBatch(who: Who, circle: Minority['circle'], size: number, before: { at: Date; id: string } | undefined) {
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

  /** The subset of these people whom the reader may meet on boards. */
  async function peopleMetBy(who: Who, own: Minority, userIds: readonly string[]): Promise<ReadonlySet<string>> {
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
      resolveNames({ people, record }, { who }, userIds, who.user),
      db.rows(StudyGroupRow, { who }).findByIds([...new Set(groupIds)]),
    ]);
    const groupNames = new Map(groups.map((group) => [group.id, groupName(group)]));
    return rows.map(({ id, kind, userId, facts, groupId, at }) => {
      const isOwn = userId === who.user.id;
      return {
        ...{ id, kind, isOwn },
        who: isOwn ? 'You' : (names.of(userId) ?? 'A learner'),
        did: textOf(facts, (groupId && groupNames.get(groupId)) ?? 'a study group'),
        to: groupId ? `/study-groups/${groupId}` : isOwn ? ownScreen[kind] : null,
        at: at.toISOString(),
      };
    });
  }
}

/** Screens that the reader's own entries link to. */
const ownScreen: Record<Facts['kind'], string | null> = {
  result: '/core-intelligence',
  practice: '/assessment',
  streak: null,
  group: '/study-groups',
};

function textOf(facts: Facts, group: string): string {
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
