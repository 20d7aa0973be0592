import type { Actor, Role } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext, Tx } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import type { ConversationKind, Persona } from '../contract.ts';
import { ConversationRow, MessageRow } from '../models.ts';
import type { Dependencies } from './dependencies.ts';
import { isLost, isMinor, lostNotice } from './dependencies.ts';
import { titleFrom } from './views.ts';

export interface Said {
  readonly kind: ConversationKind;
  readonly message: string;
  readonly conversationId?: string | null | undefined;
  readonly persona?: Persona | undefined;
  /** The browser's key of this message. */
  readonly key?: string | undefined;
  /** Done in the transaction that stores the message, once; what it throws undoes it. */
  readonly beside?: ((context: TransactionContext, message: MessageRow) => Promise<void>) | undefined;
}

/** A message and its reply as they stand in the tables. */
export interface Exchange {
  readonly conversation: ConversationRow;
  readonly message: MessageRow;
  readonly reply: MessageRow;
  /** False when all of it was there before: the same message again. */
  readonly isNew: boolean;
}

const busyText = 'A reply is still being written. Wait for it, or stop it first.';

/** Stores what learners say together with the place of its reply, before anybody is asked to answer. */
export function createMessages({ db, record, clock, changed, maxMessages }: Dependencies) {
  return {
    /** @throws Failure not_found, conflict (a reply is being written; the conversation is full) */
    async say(who: Who, said: Said): Promise<Exchange> {
      const ofMinor = await isMinor(record, { who }, who.user);
      const before = await heard(who, said);
      if (before) return before;
      const stored = await db
        .transaction(async (tx) => {
          const context = { who, tx };
          const conversation = said.conversationId
            ? await goOn(context, said.conversationId, said, ofMinor)
            : await begin(context, who.user.id, said, { ofMinor, lastPosition: 2 });
          const [message, reply] = await add(context, conversation, said);
          await said.beside?.(context, message);
          tellChange(tx, who, conversation);
          return { conversation, message, reply, isNew: true };
        })
        .catch((error: unknown) => {
          if (error === repeated) return undefined;
          throw error;
        });
      const exchange = stored ?? (await heard(who, said));
      if (!exchange) throw conflict(busyText);
      return exchange;
    },

    /** Begins the last reply anew. @throws Failure not_found, conflict (it is being written, or is complete) */
    retry: (who: Who, conversationId: string): Promise<Exchange> =>
      db.transaction(async (tx) => {
        const context = { who, tx };
        const conversation = await hold(context, who.user.id, conversationId);
        const [reply, message] = await lastTwo(context, conversation);
        if (!reply || !message || reply.role !== 'assistant') throw notFound();
        if (reply.state === 'pending' && !isLost(reply, clock)) throw conflict(busyText);
        if (reply.state === 'complete') throw conflict('This message has been answered.');
        const now = clock.now();
        const again = await db.rows(MessageRow, context).patchAndFetchById(reply.id, {
          ...empty,
          state: 'pending',
          attempt: reply.attempt + 1,
          beatAt: now,
          createdAt: now,
        });
        const updated = await db.rows(ConversationRow, context).patchAndFetchById(conversation.id, { updatedAt: now });
        tellChange(tx, who, updated);
        return { conversation: updated, message, reply: again, isNew: true };
      }),

    /** A conversation in which nothing was said yet. */
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

  /** The same message, if it was stored before. */
  async function heard(who: Who, { key, kind }: Said): Promise<Exchange | undefined> {
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

  /** A conversation of somebody's, locked: what is said in it waits here for each other. */
  async function hold(
    context: TransactionContext,
    userId: string,
    id: string,
    kind?: ConversationKind,
  ): Promise<ConversationRow> {
    const found = await db.rows(ConversationRow, context).findOne({ id, userId }).whereNull('deletedAt').forUpdate();
    if (!found || (kind && found.kind !== kind)) throw notFound('There is no such conversation.');
    return found;
  }

  /** A new conversation, with room for the messages up to `lastPosition`. */
  function begin(
    context: TransactionContext,
    userId: string,
    { kind, message, persona }: Said,
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

  /** One in which more is said, with room for two more messages. */
  async function goOn(
    context: TransactionContext & { who: Who },
    id: string,
    { kind, key, persona }: Said,
    ofMinor: boolean,
  ) {
    const { user } = context.who;
    const conversation = await hold(context, user.id, id, kind);
    // Sent twice at once: the second waited for the conversation while the first was stored.
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

  /** Lets nobody speak while a reply is written; one whose writer is gone has failed. */
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

  /** The last two messages of a conversation: what was said, and the place of its reply. */
  async function add(
    context: TransactionContext,
    { id: conversationId, userId, lastPosition }: ConversationRow,
    { message, key }: Said,
  ): Promise<[MessageRow, MessageRow]> {
    const now = clock.now();
    const both = { userId, conversationId, attempt: 1, createdAt: now };
    const [said, reply] = await db
      .rows(MessageRow, context)
      .insert([
        { ...both, position: lastPosition - 1, role: 'user', content: message, key: key ?? null, state: 'complete' },
        { ...both, position: lastPosition, role: 'assistant', ...empty, key: null, state: 'pending', beatAt: now },
      ])
      .onConflict(['userId', 'key'])
      .ignore()
      .returning('*');
    // Where another request was faster with the same message, the reply alone was stored, and is undone.
    if (said?.role !== 'user' || !reply) throw repeated;
    return [said, reply];
  }

  function lastTwo(context: CallContext, { id, lastPosition }: ConversationRow): Promise<MessageRow[]> {
    return db
      .rows(MessageRow, context)
      .where({ conversationId: id })
      .where('position', '>', lastPosition - 2)
      .orderBy('position', 'desc')
      .execute();
  }

  function tellChange(tx: Tx, { institution, user }: Who, { id, kind }: ConversationRow) {
    afterCommit(tx, () => changed(institution, user.id, { conversationId: id, kind, what: 'said' }));
  }
}

/** Whoever speaks; what else a caller is does not matter here. */
export type Who = Pick<Actor, 'institution'> & { readonly user: { readonly id: string; readonly role: Role } };

const repeated = Symbol('The same message was stored by another request');

const empty = {
  content: '',
  endedAt: null,
  provider: null,
  model: null,
  notice: null,
  type: null,
  metadata: null,
} satisfies Partial<MessageRow>;
