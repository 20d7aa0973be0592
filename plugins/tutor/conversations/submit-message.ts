import type { Actor, Role } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext, Tx } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import type { ConversationKind, Persona } from '../contract.ts';
import { ConversationRow, MessageRow } from '../models.ts';
import type { Dependencies } from './dependencies.ts';
import { isLost, isMinor, lostNotice } from './dependencies.ts';
import { titleFrom } from './views.ts';

export interface NewMessage {
  readonly kind: ConversationKind;
  readonly message: string;
  readonly conversationId?: string | null | undefined;
  readonly persona?: Persona | undefined;
  /** The browser's key of this message, which makes sending idempotent. */
  readonly key?: string | undefined;
  /** Runs once in the transaction that stores the message; an error rolls the transaction back. */
  readonly beside?: ((context: TransactionContext, message: MessageRow) => Promise<void>) | undefined;
}

/** A message and its reply as stored. */
export interface Exchange {
  readonly conversation: ConversationRow;
  readonly message: MessageRow;
  readonly reply: MessageRow;
  /** False where the same message was stored before. */
  readonly isNew: boolean;
}

const busyText = 'A reply is still being written. Wait for it, or stop it first.';

/** Stores learners' messages, each together with its pending reply, before a provider is asked. */
export function createMessages({ db, record, clock, changed, maxMessages }: Dependencies) {
  return {
    /** @throws Failure not_found, conflict (a reply is being written; the conversation is full) */
    async send(who: Who, sent: NewMessage): Promise<Exchange> {
      const ofMinor = await isMinor(record, { who }, who.user);
      const before = await findExchange(who, sent);
      if (before) return before;
      const stored = await db
        .transaction(async (tx) => {
          const context = { who, tx };
          const conversation = sent.conversationId
            ? await continueConversation(context, sent.conversationId, sent, ofMinor)
            : await begin(context, who.user.id, sent, { ofMinor, lastPosition: 2 });
          const [message, reply] = await add(context, conversation, sent);
          await sent.beside?.(context, message);
          announceChange(tx, who, conversation);
          return { conversation, message, reply, isNew: true };
        })
        .catch((error: unknown) => {
          if (error === repeated) return undefined;
          throw error;
        });
      const exchange = stored ?? (await findExchange(who, sent));
      if (!exchange) throw conflict(busyText);
      return exchange;
    },

    /** Starts the last reply again. @throws Failure not_found, conflict (it is being written or is complete) */
    retry: (who: Who, conversationId: string): Promise<Exchange> =>
      db.transaction(async (tx) => {
        const context = { who, tx };
        const conversation = await lockConversation(context, who.user.id, conversationId);
        const [reply, message] = await lastTwo(context, conversation);
        if (!reply || !message || reply.role !== 'assistant') throw notFound();
        if (reply.state === 'pending' && !isLost(reply, clock)) throw conflict(busyText);
        if (reply.state === 'complete') throw conflict('This message has already been answered.');
        const now = clock.now();
        const again = await db.rows(MessageRow, context).patchAndFetchById(reply.id, {
          ...empty,
          state: 'pending',
          attempt: reply.attempt + 1,
          beatAt: now,
          createdAt: now,
        });
        const updated = await db.rows(ConversationRow, context).patchAndFetchById(conversation.id, { updatedAt: now });
        announceChange(tx, who, updated);
        return { conversation: updated, message, reply: again, isNew: true };
      }),

    /** Creates a conversation without messages. */
    open: async (
      context: TransactionContext,
      userId: string,
      { kind, title }: { kind: ConversationKind; title: string },
    ) =>
      begin(
        context,
        userId,
        { kind, message: title },
        { ofMinor: await isMinor(record, context, { id: userId, role: 'learner' }), lastPosition: 0 },
      ),
  };

  /** The exchange of a message with this key, if it was stored before. */
  async function findExchange(who: Who, { key, kind }: NewMessage): Promise<Exchange | undefined> {
    if (!key) return undefined;
    const message = await storedAs({ who }, key, who.user.id);
    if (!message) return undefined;
    const { conversationId, position } = message;
    const [conversation, reply] = await Promise.all([
      db.rows(ConversationRow, { who }).findById(conversationId).whereNull('deletedAt'),
      db.rows(MessageRow, { who }).findOne({ conversationId, position: position + 1 }),
    ]);
    if (!conversation || !reply || conversation.kind !== kind) throw notFound();
    return { conversation, message, reply, isNew: false };
  }

  function storedAs(context: CallContext, key: string, userId: string): Promise<MessageRow | undefined> {
    return db.rows(MessageRow, context).findOne({ userId, key }).execute();
  }

  /** Locks a conversation of the user, so that messages to it are stored one after the other. */
  async function lockConversation(
    context: TransactionContext,
    userId: string,
    id: string,
    kind?: ConversationKind,
  ): Promise<ConversationRow> {
    const found = await db.rows(ConversationRow, context).findOne({ id, userId }).whereNull('deletedAt').forUpdate();
    if (!found || (kind && found.kind !== kind)) throw notFound('There is no such conversation.');
    return found;
  }

  /** Creates a conversation that reserves positions up to `lastPosition`. */
  function begin(
    context: TransactionContext,
    userId: string,
    { kind, message, persona }: NewMessage,
    given: Pick<ConversationRow, 'ofMinor' | 'lastPosition'>,
  ): Promise<ConversationRow> {
    const now = clock.now();
    const row = { userId, kind, title: titleFrom(message), persona: persona ?? null, createdAt: now, updatedAt: now };
    return db
      .rows(ConversationRow, context)
      .insert({ ...row, ...given })
      .returning('*')
      .execute();
  }

  /** Continues a conversation and reserves positions for two more messages. */
  async function continueConversation(
    context: TransactionContext & { who: Who },
    id: string,
    { kind, key, persona }: NewMessage,
    ofMinor: boolean,
  ) {
    const { user } = context.who;
    const conversation = await lockConversation(context, user.id, id, kind);
    // The same message was sent twice at once: this request waited for the lock while the other one stored it.
    if (key && (await storedAs(context, key, user.id))) throw repeated;
    await assertFree(context, conversation);
    const [updated = conversation] = await db
      .rows(ConversationRow, context)
      .where({ id })
      .patch({
        lastPosition: conversation.lastPosition + 2,
        updatedAt: clock.now(),
        ofMinor,
        ...(persona && { persona }),
      })
      .returning('*');
    return updated;
  }

  /** Rejects a message while a reply is being written; a reply that lost its writer is marked as failed. */
  async function assertFree(context: TransactionContext, conversation: ConversationRow) {
    if (conversation.lastPosition + 2 > maxMessages) {
      throw conflict('This conversation is full. Begin a new one; this one stays in your list.');
    }
    const pending = await db
      .rows(MessageRow, context)
      .findOne({ conversationId: conversation.id, state: 'pending' })
      .forUpdate();
    if (!pending) return;
    if (!isLost(pending, clock)) throw conflict(busyText);
    await db
      .rows(MessageRow, context)
      .findById(pending.id)
      .patch({ state: 'failed', notice: lostNotice, endedAt: clock.now() });
  }

  /** Inserts a message and its pending reply. */
  async function add(
    context: TransactionContext,
    { id: conversationId, userId, lastPosition }: ConversationRow,
    { message, key }: NewMessage,
  ): Promise<[MessageRow, MessageRow]> {
    const now = clock.now();
    const both = { userId, conversationId, attempt: 1, createdAt: now };
    const [sent, reply] = await db
      .rows(MessageRow, context)
      .insert([
        { ...both, position: lastPosition - 1, role: 'user', content: message, key: key ?? null, state: 'complete' },
        { ...both, position: lastPosition, role: 'assistant', ...empty, key: null, state: 'pending', beatAt: now },
      ])
      .onConflict(['userId', 'key'])
      .ignore()
      .returning('*');
    // Another request stored the same message first: only the reply was inserted, and is rolled back.
    if (sent?.role !== 'user' || !reply) throw repeated;
    return [sent, reply];
  }

  function lastTwo(context: CallContext, { id, lastPosition }: ConversationRow): Promise<MessageRow[]> {
    return db
      .rows(MessageRow, context)
      .where({ conversationId: id })
      .where('position', '>', lastPosition - 2)
      .orderBy('position', 'desc')
      .execute();
  }

  function announceChange(tx: Tx, { institution, user }: Who, { id, kind }: ConversationRow) {
    afterCommit(tx, () => changed(institution, user.id, { conversationId: id, kind, what: 'said' }));
  }
}

/** The sender of a message. */
export type Who = Pick<Actor, 'institution'> & { readonly user: { readonly id: string; readonly role: Role } };

const repeated = Symbol('The same message was stored by another request');

const empty = {
  content: '',
  endedAt: null,
  provider: null,
  model: null,
  prompt: null,
  notice: null,
  type: null,
  metadata: null,
} satisfies Partial<MessageRow>;
