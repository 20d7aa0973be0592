import type { z } from 'zod';
import type { ReplyEvent } from '../contract.ts';
import { ConversationRow, MessageRow } from '../models.ts';
import type { Dependencies } from './dependencies.ts';
import { isLost } from './dependencies.ts';
import type { Exchange, Who } from './submit-message.ts';
import type { MessageFields } from './views.ts';
import { conversationOf, messageOf } from './views.ts';
import type { ReplyUpdate, ReplyWriters } from './write-reply.ts';

export type Event = z.input<typeof ReplyEvent>;

/** A reply and its conversation as stored. */
interface Stored {
  readonly reply: MessageFields;
  readonly conversation: ConversationRow;
}

/** How often a reply written by another process is polled (ms). */
const pollInterval = 400;

/** Events of a reply from its beginning to its end, for any number of listeners and whichever process writes it. */
export function createReplyEvents({ db, clock }: Dependencies, writers: Pick<ReplyWriters, 'writerOf'>) {
  /** The reply and its conversation as currently stored. */
  async function stored(who: Who, { conversation, reply }: Exchange): Promise<Stored> {
    const [replyNow, conversationNow] = await Promise.all([
      db.rows(MessageRow, { who }).findById(reply.id),
      db.rows(ConversationRow, { who }).findById(conversation.id),
    ]);
    return {
      reply: replyNow ?? { ...reply, state: 'failed' as const },
      conversation: conversationNow ?? conversation,
    };
  }

  async function* events(who: Who, exchange: Exchange): AsyncGenerator<Event> {
    const { message, conversation, reply } = exchange;
    const writer = writers.writerOf(reply.id);
    yield {
      kind: 'begun',
      conversation: conversationOf(conversation, reply.state === 'pending' && !isLost(reply, clock)),
      message: messageOf(message, clock),
      reply: { ...messageOf(reply, clock), content: '' },
    };
    if (writer) yield* localEvents(writer);
    const now = yield* storedEvents(who, exchange, writer?.text() ?? '');
    yield {
      kind: 'done',
      conversation: conversationOf(now.conversation, false),
      reply: messageOf(now.reply, clock),
    };
  }

  /** The text that another process stores, until the reply ends. Returns the ended reply. */
  async function* storedEvents(who: Who, exchange: Exchange, shown: string): AsyncGenerator<Event, Stored> {
    let text = shown;
    for (;;) {
      const now = await stored(who, exchange);
      const { reply } = now;
      if (reply.state !== 'pending' || isLost(reply, clock)) return now;
      if (reply.content.startsWith(text)) {
        if (reply.content !== text) yield { kind: 'text', text: reply.content.slice(text.length) };
      } else yield* [{ kind: 'restart' } as const, { kind: 'text', text: reply.content } as const];
      text = reply.content;
      await new Promise((resume) => setTimeout(resume, pollInterval));
    }
  }

  return { events, stored };
}

/** The text that a writer in this process has written so far, and its updates until it ends. */
async function* localEvents(writer: NonNullable<ReturnType<ReplyWriters['writerOf']>>): AsyncGenerator<Event> {
  const waiting: ReplyUpdate[] = [];
  let wake = () => {};
  let hasEnded = false;
  if (writer.text()) waiting.push({ kind: 'text', text: writer.text() });
  const stop = writer.listen((update) => {
    waiting.push(update);
    wake();
  });
  void writer.ended.then(() => {
    hasEnded = true;
    wake();
  });
  try {
    for (;;) {
      const next = waiting.shift();
      if (next) yield next;
      else if (hasEnded) return;
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    stop();
  }
}
