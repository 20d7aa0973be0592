import type { Tx } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { ConversationRow, MessageRow } from '../models.ts';
import type { Dependencies } from './dependencies.ts';
import type { Exchange, Who } from './submit-message.ts';

/** How a reply ended, without its text. */
export type Ending = Pick<MessageRow, 'state'> &
  Partial<Pick<MessageRow, 'provider' | 'model' | 'prompt' | 'notice' | 'type' | 'metadata'>>;

/** Minimum time between writes of a growing reply (ms). */
const writeInterval = 1000;

/**
 * Stores replies while they grow. A write applies only to its own attempt and while the reply is pending: a reply that
 * was stopped or retried, in any process, takes no more text, and its writer is aborted.
 */
export function createReplyStore({ db, record, clock, changed }: Dependencies) {
  const ownAttempt = (who: Who, reply: MessageRow) =>
    db.rows(MessageRow, { who }).where({ id: reply.id, attempt: reply.attempt, state: 'pending' });

  return {
    /** @param lost called when the reply was stopped or retried */
    begin(who: Who, reply: MessageRow, lost: () => void) {
      let latest = '';
      let writtenAt = performance.now();
      let writing: Promise<unknown> = Promise.resolve();
      let isWriting = false;
      let hasEnded = false;

      const write = () => {
        // One write at a time, and none after the end: an older text must not overwrite a newer one.
        if (isWriting || hasEnded) return;
        isWriting = true;
        writtenAt = performance.now();
        writing = ownAttempt(who, reply)
          .patch({ content: latest, beatAt: clock.now() })
          .then((rows) => {
            if (rows === 0) lost();
          })
          // The database may be unavailable for a moment: the next write tries again.
          .catch(() => {})
          .finally(() => {
            isWriting = false;
          });
      };
      return {
        grew(text: string) {
          latest = text;
          if (performance.now() - writtenAt >= writeInterval) write();
        },
        beat(text: string) {
          latest = text;
          write();
        },
        /** Stores the end of the reply and, for a complete one, the learner's activity: once. */
        async end({ conversation, message }: Exchange, content: string, ending: Ending): Promise<void> {
          hasEnded = true;
          await writing;
          const note = async (context: { who: Who; tx: Tx }, at: Date) => {
            if (ending.state !== 'complete') return;
            await record.noteActivity(context, { userId: message.userId, id: message.id, kind: 'ai', at });
          };
          const work = db.transaction(async (tx) => {
            const context = { who, tx };
            const now = clock.now();
            // Before any lock is taken, because it may have to wait for a database connection.
            await note(context, now);
            // The conversation is locked first everywhere, which prevents deadlocks.
            await db.rows(ConversationRow, context).findById(conversation.id).forUpdate().select('id');
            const rows = await db
              .rows(MessageRow, context)
              .where({ id: reply.id, attempt: reply.attempt, state: 'pending' })
              .patch({ ...ending, content, endedAt: now, beatAt: null });
            if (rows === 0) throw notOurs;
            await db.rows(ConversationRow, context).findById(conversation.id).patch({ updatedAt: now });
            const change = { conversationId: conversation.id, kind: conversation.kind, what: 'answered' as const };
            afterCommit(tx, () => changed(who.institution, who.user.id, change));
          });
          await work.catch((error: unknown) => {
            if (error !== notOurs) throw error;
          });
        },
        /** Ends all writing. */
        release() {
          hasEnded = true;
        },
      };
    },
  };
}

const notOurs = Symbol('The reply was stopped or retried');
