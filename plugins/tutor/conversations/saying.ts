import type { Actor, Role } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { afterCommit, newId } from '../../../core/db/index.ts';
import type { ConversationKind, Persona } from '../contract.ts';
import { ConversationRow, MessageRow } from '../models.ts';
import type { Inside, Parts, Within } from './parts.ts';
import { isLost, isMinor, lostNotice } from './parts.ts';
import { titleFrom } from './shown.ts';

export interface Said {
  readonly kind: ConversationKind;
  readonly message: string;
  readonly conversationId?: string | null | undefined;
  readonly persona?: Persona | undefined;
  /** The browser's key of this message. */
  readonly key?: string | undefined;
  /** Done in the transaction that stores the message, once; what it throws undoes it. */
  readonly beside?: ((within: Inside, message: MessageRow) => Promise<void>) | undefined;
}

/** A message and its reply as they stand in the tables. */
export interface Exchange {
  readonly conversation: ConversationRow;
  readonly message: MessageRow;
  readonly reply: MessageRow;
  /** False when all of it was there before: the same message again. */
  readonly isNew: boolean;
}

export const busyText = 'A reply is still being written. Wait for it, or stop it first.';

/** Stores what learners say together with the place of its reply, before anybody is asked to answer. */
export function createSaying({ db, record, clock, changed, mostMessages }: Parts) {
  return {
    /** @throws Failure not_found, conflict (a reply is being written; the conversation is full) */
    async say(who: Who, said: Said): Promise<Exchange> {
      const ofMinor = await isMinor(record, { who }, who.user);
      const before = await heard(who, said);
      if (before) return before;
      const stored = await db
        .transaction(async (tx) => {
          const conversation = said.conversationId
            ? await hold({ who, tx }, who.user.id, said.conversationId, said.kind)
            : await begin({ who, tx }, who.user.id, said, ofMinor);
          // Sent twice at once: the second waited for the conversation while the first was stored.
          if (said.key && (await storedAs({ who, tx }, said.key, who.user.id))) throw repeated;
          await assertFree({ who, tx }, conversation);
          const message = await add({ who, tx }, conversation, said);
          // Another request was faster with the same message: what was begun here is undone.
          if (!message) return undefined;
          await said.beside?.({ who, tx }, message);
          const now = clock.now();
          const reply = await insert({ who, tx }, conversation, conversation.lastPosition + 2, {
            state: 'pending',
            beatAt: now,
          });
          const changes = {
            lastPosition: conversation.lastPosition + 2,
            updatedAt: now,
            ofMinor,
            ...(said.persona && { persona: said.persona }),
          };
          const updated = await db.rows(ConversationRow, { who, tx }).patchAndFetchById(conversation.id, changes);
          tellChange(tx, who, updated);
          return { conversation: updated, message, reply, isNew: true };
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
        const within = { who, tx };
        const conversation = await hold(within, who.user.id, conversationId);
        const [reply, message] = await lastTwo(within, conversation);
        if (!reply || !message || reply.role !== 'assistant') throw notFound();
        if (reply.state === 'pending' && !isLost(reply, clock)) throw conflict(busyText);
        if (reply.state === 'complete') throw conflict('This message has been answered.');
        const now = clock.now();
        const again = await db.rows(MessageRow, within).patchAndFetchById(reply.id, {
          ...empty,
          state: 'pending',
          attempt: reply.attempt + 1,
          beatAt: now,
          createdAt: now,
        });
        const updated = await db.rows(ConversationRow, within).patchAndFetchById(conversation.id, { updatedAt: now });
        tellChange(tx, who, updated);
        return { conversation: updated, message, reply: again, isNew: true };
      }),

    /** A conversation in which nothing was said yet. */
    open: async (within: Inside, userId: string, { kind, title }: { kind: ConversationKind; title: string }) =>
      begin(within, userId, { kind, message: title }, await isMinor(record, within, { id: userId, role: 'learner' })),
  };

  /** The same message, if it was stored before. */
  async function heard(who: Who, { key, kind }: Said): Promise<Exchange | undefined> {
    if (!key) return undefined;
    const message = await storedAs({ who }, key, who.user.id);
    if (!message) return undefined;
    const { conversationId, position } = message;
    const conversation = await db.rows(ConversationRow, { who }).findById(conversationId).whereNull('deletedAt');
    const reply = await db.rows(MessageRow, { who }).findOne({ conversationId, position: position + 1 });
    if (!conversation || !reply || conversation.kind !== kind) throw notFound();
    return { conversation, message, reply, isNew: false };
  }

  function storedAs(within: Within, key: string, userId: string): Promise<MessageRow | undefined> {
    return db.rows(MessageRow, within).findOne({ userId, key }).execute();
  }

  /** A conversation of somebody's, locked: what is said in it waits here for each other. */
  async function hold(within: Inside, userId: string, id: string, kind?: ConversationKind): Promise<ConversationRow> {
    const found = await db.rows(ConversationRow, within).findOne({ id, userId }).whereNull('deletedAt').forUpdate();
    if (!found || (kind && found.kind !== kind)) throw notFound('There is no such conversation.');
    return found;
  }

  async function begin(within: Inside, userId: string, { kind, message, persona }: Said, ofMinor: boolean) {
    const now = clock.now();
    return db.rows(ConversationRow, within).insertAndFetch({
      userId,
      kind,
      title: titleFrom(message),
      persona: persona ?? null,
      ofMinor,
      lastPosition: 0,
      createdAt: now,
      updatedAt: now,
    });
  }

  /** Lets nobody speak while a reply is written; one whose writer is gone has failed. */
  async function assertFree(within: Inside, conversation: ConversationRow) {
    if (conversation.lastPosition + 2 > mostMessages) {
      throw conflict('This conversation is full. Begin a new one; this one stays in your list.');
    }
    const pending = await db
      .rows(MessageRow, within)
      .findOne({ conversationId: conversation.id, state: 'pending' })
      .forUpdate();
    if (!pending) return;
    if (!isLost(pending, clock)) throw conflict(busyText);
    await db
      .rows(MessageRow, within)
      .findById(pending.id)
      .patch({ state: 'failed', notice: lostNotice, endedAt: clock.now() });
  }

  async function add(within: Inside & { who: Who }, conversation: ConversationRow, { message, key }: Said) {
    const position = conversation.lastPosition + 1;
    const id = newId();
    const given = { id, role: 'user' as const, content: message, key: key ?? null, state: 'complete' as const };
    await db
      .rows(MessageRow, within)
      .insert([rowOf(conversation, position, given)])
      .onConflict(['userId', 'key'])
      .ignore();
    // Ignored where another request stored it: then there is no row of this id.
    const added = await db.rows(MessageRow, within).findById(id);
    if (!added) throw repeated;
    return added;
  }

  function insert(within: Inside, conversation: ConversationRow, position: number, given: Partial<MessageRow>) {
    const row = rowOf(conversation, position, { role: 'assistant', ...empty, ...given });
    return db.rows(MessageRow, within).insertAndFetch(row);
  }

  function rowOf(conversation: ConversationRow, position: number, given: Partial<MessageRow>) {
    return {
      userId: conversation.userId,
      conversationId: conversation.id,
      position,
      attempt: 1,
      createdAt: clock.now(),
      ...given,
    };
  }

  function lastTwo(within: Within, { id, lastPosition }: ConversationRow): Promise<MessageRow[]> {
    return db
      .rows(MessageRow, within)
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
