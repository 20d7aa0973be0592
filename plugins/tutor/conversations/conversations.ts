import { conflict, notFound, unavailable } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import type { ConversationKind } from '../contract.ts';
import { ConversationRow, MessageRow } from '../models.ts';
import type { Dependencies } from './dependencies.ts';
import { isLost, isMinor } from './dependencies.ts';
import { createReplyEvents } from './follow-reply.ts';
import type { Exchange, NewMessage, Who } from './submit-message.ts';
import { createMessages } from './submit-message.ts';
import { conversationOf, messageOf } from './views.ts';
import { createReplyWriters } from './write-reply.ts';

/** The number of conversations in a list. */
const maxListed = 100;

/** A learner's conversations: sending messages, following, stopping and retrying replies, renaming, deleting. */
export function createConversations(dependencies: Dependencies) {
  const { db, clock, record, changed } = dependencies;
  const messages = createMessages(dependencies);
  const writers = createReplyWriters(dependencies);
  const replies = createReplyEvents(dependencies, writers);

  /** The reply as a whole or as events. It is written in either case. */
  function replyTo(who: Who, exchange: Exchange) {
    const { reply, isNew } = exchange;
    const writer = isNew ? writers.start(who, exchange) : writers.writerOf(reply.id);
    return {
      events: () => replies.events(who, exchange),
      /** @throws Failure why there is no reply */
      async whole() {
        for await (const _ of replies.events(who, exchange));
        const now = await replies.stored(who, exchange);
        const message = messageOf(now.reply, clock);
        if (message.state === 'failed') throw writer?.failure() ?? unavailable(message.notice ?? 'No reply came.');
        return {
          conversation: conversationOf(now.conversation, false),
          message: messageOf(exchange.message, clock),
          reply: message,
        };
      },
    };
  }

  return {
    /** Stores a message, then starts the reply. @throws Failure not_found, conflict */
    send: async (who: Who, message: NewMessage) => replyTo(who, await messages.send(who, message)),
    /** @throws Failure not_found, conflict */
    retry: async (who: Who, id: string) => replyTo(who, await messages.retry(who, id)),

    /**
     * The events of the reply being written, from its beginning; none where no reply is being written.
     * @throws Failure not_found
     */
    async follow(who: Who, id: string) {
      const conversation = await own({ who }, who.user.id, id);
      const reply = await pendingIn({ who }, id);
      if (!reply) return noEvents();
      const position = reply.position - 1;
      const message = await db.rows(MessageRow, { who }).findOne({ conversationId: id, position });
      return message ? replies.events(who, { conversation, message, reply, isNew: false }) : noEvents();
    },

    async list(who: Who, kind?: ConversationKind) {
      const rows = await db
        .rows(ConversationRow, { who })
        .where({ userId: who.user.id, ...(kind && { kind }) })
        .whereNull('deletedAt')
        .orderBy([
          { column: 'updatedAt', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(maxListed);
      const ids = rows.map(({ id }) => id);
      const pending = await db
        .rows(MessageRow, { who })
        .where({ state: 'pending' })
        .whereRaw('conversation_id = any(?::uuid[])', [ids]);
      const answering = new Set(pending.flatMap((row) => (isLost(row, clock) ? [] : [row.conversationId])));
      return rows.map((row) => conversationOf(row, answering.has(row.id)));
    },

    /** @throws Failure not_found */
    one: async (who: Who, id: string) => withMessages({ who }, await own({ who }, who.user.id, id)),

    async rename(who: Who, id: string, title: string) {
      const renamed = await db.transaction(async (tx) => {
        await own({ who, tx }, who.user.id, id);
        announce({ who, tx }, who.user.id, await lockConversation({ who, tx }, id), 'renamed');
        return db.rows(ConversationRow, { who, tx }).patchAndFetchById(id, { title });
      });
      return conversationOf(renamed, Boolean(await pendingIn({ who }, id)));
    },

    /**
     * Removes a conversation from its learner's list. An adult's is erased at once; a minor's is kept for a while, so that
     * guardians and staff can still read it.
     */
    async remove(who: Who, id: string) {
      const { user } = who;
      const isKept = await isMinor(record, { who }, user);
      await db.transaction(async (tx) => {
        const row = await db.rows(ConversationRow, { who, tx }).findOne({ id, userId: user.id }).forUpdate();
        if (!row) throw notFound('There is no such conversation.');
        if (row.deletedAt) return;
        // A coaching conversation belongs to its session.
        if (row.kind === 'coaching') throw conflict('The conversation of a coaching session cannot be deleted.');
        await halt({ who, tx }, id);
        if (isKept) await db.rows(ConversationRow, { who, tx }).findById(id).patch({ deletedAt: clock.now() });
        else await db.rows(ConversationRow, { who, tx }).deleteById(id);
        announce({ who, tx }, user.id, row, 'deleted');
      });
    },

    /** Stops the reply being written, in whichever process, and keeps its text so far. */
    async stop(who: Who, id: string) {
      const conversation = await own({ who }, who.user.id, id);
      await db.transaction(async (tx) => {
        if (await halt({ who, tx }, id)) announce({ who, tx }, who.user.id, conversation, 'answered');
      });
      return withMessages({ who }, conversation);
    },

    /** Creates an empty conversation, for a coaching session. */
    open: (context: TransactionContext, userId: string, given: { kind: ConversationKind; title: string }) =>
      messages.open(context, userId, given),
    withMessages,
    close: () => writers.close(),
  };

  /** @throws Failure not_found */
  async function own(context: CallContext, userId: string, id: string): Promise<ConversationRow> {
    const row = await db.rows(ConversationRow, context).findOne({ id, userId }).whereNull('deletedAt');
    if (!row) throw notFound('There is no such conversation.');
    return row;
  }

  function lockConversation(context: TransactionContext, id: string): Promise<ConversationRow> {
    return db.rows(ConversationRow, context).findById(id).forUpdate().throwIfNotFound().execute();
  }

  async function withMessages(context: CallContext, conversation: ConversationRow) {
    const rows = await db.rows(MessageRow, context).where({ conversationId: conversation.id }).orderBy('position');
    const isAnswering = rows.some((row) => row.state === 'pending' && !isLost(row, clock));
    return { ...conversationOf(conversation, isAnswering), messages: rows.map((row) => messageOf(row, clock)) };
  }

  async function pendingIn(context: CallContext, conversationId: string): Promise<MessageRow | undefined> {
    const row = await db.rows(MessageRow, context).findOne({ conversationId, state: 'pending' });
    return row && !isLost(row, clock) ? row : undefined;
  }

  /** Stops the pending reply; false where there is none. */
  async function halt(context: TransactionContext, conversationId: string): Promise<boolean> {
    const reply = await db.rows(MessageRow, context).findOne({ conversationId, state: 'pending' }).forUpdate();
    if (!reply) return false;
    const writer = writers.writerOf(reply.id);
    const content = writer?.text() || reply.content;
    await db
      .rows(MessageRow, context)
      .findById(reply.id)
      .patch({ state: 'stopped', content, endedAt: clock.now(), beatAt: null });
    afterCommit(context.tx, () => writer?.abandon('stopped'));
    return true;
  }

  function announce(
    { who, tx }: TransactionContext,
    userId: string,
    { id, kind }: ConversationRow,
    what: 'answered' | 'renamed' | 'deleted',
  ) {
    afterCommit(tx, () => changed(who.institution, userId, { conversationId: id, kind, what }));
  }
}
export type Conversations = ReturnType<typeof createConversations>;

async function* noEvents() {}
