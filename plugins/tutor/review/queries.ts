import type { Clock } from '../../../core/clock.ts';
import type { Who } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import { among } from '../../../core/db/index.ts';
import type { Audit, Guardians, People, Relations } from '../../../core/services.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import { isMinor } from '../conversations/dependencies.ts';
import { messageOf } from '../conversations/views.ts';
import { ConversationRow, FlagRow, MessageRow } from '../models.ts';

export interface ReviewDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'one' | 'named'>;
  readonly guardians: Pick<Guardians, 'ofGuardian' | 'ofLearner'>;
  readonly relations: Pick<Relations, 'mayFor' | 'visible'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly record: Pick<LearnerRecord, 'minority'>;
}

/** Reads conversations of learners under 18, for their guardians and for staff. */
export function createReviewQueries({ db, clock, people, guardians, relations, audit, record }: ReviewDependencies) {
  return {
    async learners(who: Who, { limit, offset }: { limit: number; offset: number }) {
      const isStaff = who.may('tutor.review');
      const visible = isStaff ? await relations.visible({ who }, 'tutor.review') : undefined;
      // A guardian sees all their children, including those without conversations; staff see learners with
      // conversations.
      const children = isStaff ? undefined : await childrenOf(who);
      const figures = await figuresOf(who, children ?? visible);
      const ids = children ?? [...figures.keys()];
      const named = await people.named({ who }, ids);
      const all = ids
        .flatMap((id) => {
          const person = named.get(id);
          if (!person) return [];
          const { conversations = 0, lastAt = null } = figures.get(id) ?? {};
          return [{ userId: id, firstName: person.firstName, lastName: person.lastName, conversations, lastAt }];
        })
        .sort((one, other) => (other.lastAt?.getTime() ?? 0) - (one.lastAt?.getTime() ?? 0));
      const page = all.slice(offset, offset + limit);
      const flags = isStaff
        ? await openFlagsOf(
            who,
            page.map(({ userId }) => userId),
          )
        : undefined;
      return {
        items: page.map((each) => ({ ...each, openFlags: flags ? (flags.get(each.userId) ?? 0) : null })),
        total: all.length,
      };
    },

    /** @throws Failure not_found where the caller may not read this learner, or there is no such learner */
    async conversations(who: Who, userId: string) {
      const learner = await readable(who, userId);
      const rows = await db
        .rows(ConversationRow, { who })
        .where({ userId })
        .orderBy([
          { column: 'updatedAt', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(200);
      return { learner, conversations: rows.map(summaryOf) };
    },

    /** A whole conversation. Reading it is recorded in the audit log. @throws Failure not_found */
    async conversation(who: Who, id: string) {
      const row = await db.rows(ConversationRow, { who }).findById(id);
      if (!row) throw notFound('There is no such conversation.');
      const learner = await readable(who, row.userId).catch(() => {
        throw notFound('There is no such conversation.');
      });
      const messages = await db.rows(MessageRow, { who }).where({ conversationId: id }).orderBy('position');
      await audit.record(
        { who },
        { action: 'tutor.conversation-read', subject: row.userId, details: { conversation: id } },
      );
      return { ...summaryOf(row), learner, messages: messages.map((message) => messageOf(message, clock)) };
    },

    /** Who else may read the learner's conversations: guardians, staff, both or neither. */
    async readers(who: Who) {
      const isRead = await isMinor(record, { who }, who.user);
      const ties = isRead ? await guardians.ofLearner({ who }, who.user.id) : [];
      return { guardian: ties.length > 0, staff: isRead };
    },

    /** Whether all of a learner's conversations are open to this member of the staff. */
    isOpenToStaff: async (who: Who, userId: string) =>
      (await relations.mayFor({ who }, 'tutor.review', userId)) &&
      (await isMinor(record, { who }, await people.one({ who }, userId))),
  };

  /** A learner under 18 whose conversations the caller may read. */
  async function readable(who: Who, userId: string) {
    const isAllowed =
      (await relations.mayFor({ who }, 'tutor.review', userId)) ||
      (who.user.role === 'guardian' && (await childrenOf(who)).includes(userId));
    if (!isAllowed) throw notFound('Person not found.');
    const { id, role, firstName, lastName } = await people.one({ who }, userId);
    if (!(await isMinor(record, { who }, { id, role }))) throw notFound('Person not found.');
    return { userId: id, firstName, lastName };
  }

  async function childrenOf(who: Who): Promise<string[]> {
    const ties = await guardians.ofGuardian({ who }, who.user.id);
    const minors = await Promise.all(
      ties.map(async ({ learnerId }) =>
        (await isMinor(record, { who }, { id: learnerId, role: 'learner' })) ? [learnerId] : [],
      ),
    );
    return minors.flat();
  }

  /** The number of conversations of each learner, and the time of the last message. */
  async function figuresOf(who: Who, userIds: readonly string[] | undefined) {
    const query = db.rows(ConversationRow, { who }).where({ ofMinor: true });
    query.modify(among('userId', userIds));
    const rows = (await query
      .select('userId')
      .count('* as conversations')
      .max('updatedAt as lastAt')
      .groupBy('userId')) as unknown as { userId: string; conversations: string; lastAt: Date }[];
    return new Map(
      rows.map(({ userId, conversations, lastAt }) => [userId, { conversations: Number(conversations), lastAt }]),
    );
  }

  async function openFlagsOf(who: Who, userIds: readonly string[]) {
    const rows = (await db
      .rows(FlagRow, { who })
      .where({ state: 'open' })
      .whereRaw('user_id = any(?::uuid[])', [userIds])
      .select('userId')
      .count('* as flags')
      .groupBy('userId')) as unknown as { userId: string; flags: string }[];
    return new Map(rows.map(({ userId, flags }) => [userId, Number(flags)]));
  }
}
export type ReviewQueries = ReturnType<typeof createReviewQueries>;

const summaryOf = ({ id, kind, title, createdAt, updatedAt, deletedAt, lastPosition }: ConversationRow) => ({
  id,
  kind,
  title,
  createdAt,
  updatedAt,
  deletedAt,
  said: lastPosition,
});
