import type { Tx } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { ConversationRow, MessageRow } from '../models.ts';
import type { Dependencies } from './dependencies.ts';
import type { Exchange, Who } from './submit-message.ts';

/** How a reply ended, besides its words. */
export type Ending = Pick<MessageRow, 'state'> &
  Partial<Pick<MessageRow, 'provider' | 'model' | 'notice' | 'type' | 'metadata'>>;

/** At most so often what came so far is written down (ms). */
const writeEvery = 1000;

/**
 * Keeps replies while they grow. Every write holds only for the attempt it belongs to and while the reply is pending:
 * one that was stopped, in whatever process, or begun anew takes no more words, and its writer is told to let go.
 */
export function createReplyStore({ db, record, clock, changed }: Dependencies) {
  const mine = (who: Who, reply: MessageRow) =>
    db.rows(MessageRow, { who }).where({ id: reply.id, attempt: reply.attempt, state: 'pending' });

  return {
    /** @param lost called when the reply is no longer this writer's */
    begin(who: Who, reply: MessageRow, lost: () => void) {
      let latest = '';
      let writtenAt = performance.now();
      let writing: Promise<unknown> = Promise.resolve();
      let isWriting = false;
      let hasEnded = false;

      const write = () => {
        // One at a time, and never after the end: an older text must not overtake a newer one.
        if (isWriting || hasEnded) return;
        isWriting = true;
        writtenAt = performance.now();
        writing = mine(who, reply)
          .patch({ content: latest, beatAt: clock.now() })
          .then((rows) => {
            if (rows === 0) lost();
          })
          // A database that is away for a moment: the next write tries again.
          .catch(() => {})
          .finally(() => {
            isWriting = false;
          });
      };
      return {
        grew(text: string) {
          latest = text;
          if (performance.now() - writtenAt >= writeEvery) write();
        },
        beat(text: string) {
          latest = text;
          write();
        },
        /** Stores how it ended, and with a whole reply that the learner worked with the tutor: once. */
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
            // Before anything is locked that others wait for: what it asks for may have to wait for a connection.
            await note(context, now);
            // The conversation first, as everybody who changes something in it: none waits for the other in a circle.
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
        /** Writes nothing more. */
        letGo() {
          hasEnded = true;
        },
      };
    },
  };
}

const notOurs = Symbol('The reply was stopped, or begun anew');
