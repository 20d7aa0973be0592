import type { z } from 'zod';
import type { ReplyEvent } from '../contract.ts';
import { ConversationRow, MessageRow } from '../models.ts';
import type { Dependencies } from './dependencies.ts';
import { isLost } from './dependencies.ts';
import type { Exchange, Who } from './submit-message.ts';
import type { MessageFields } from './views.ts';
import { conversationOf, messageOf } from './views.ts';
import type { ReplyUpdate, Writing } from './write-reply.ts';

export type Event = z.input<typeof ReplyEvent>;

/** A reply and its conversation as they stand in the tables. */
interface Stored {
  readonly reply: MessageFields;
  readonly conversation: ConversationRow;
}

/** How often a reply that another process writes is looked at (ms). */
const lookEvery = 400;

/** Lets any number of listeners follow a reply from its beginning to its end, whichever process writes it. */
export function createFollowing({ db, clock }: Dependencies, writing: Pick<Writing, 'writerOf'>) {
  /** The reply as it is stored now, with its conversation. */
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
    const writer = writing.writerOf(reply.id);
    yield {
      kind: 'begun',
      conversation: conversationOf(conversation, reply.state === 'pending' && !isLost(reply, clock)),
      message: messageOf(message, clock),
      reply: { ...messageOf(reply, clock), content: '' },
    };
    if (writer) yield* grown(writer);
    const now = yield* looked(who, exchange, writer?.text() ?? '');
    yield {
      kind: 'done',
      conversation: conversationOf(now.conversation, false),
      reply: messageOf(now.reply, clock),
    };
  }

  /** What another process writes, as far as it is stored; nothing more of a reply that has ended. Returns how it ended. */
  async function* looked(who: Who, exchange: Exchange, shown: string): AsyncGenerator<Event, Stored> {
    let text = shown;
    for (;;) {
      const now = await stored(who, exchange);
      const { reply } = now;
      if (reply.state !== 'pending' || isLost(reply, clock)) return now;
      if (reply.content.startsWith(text)) {
        if (reply.content !== text) yield { kind: 'text', text: reply.content.slice(text.length) };
      } else yield* [{ kind: 'restart' } as const, { kind: 'text', text: reply.content } as const];
      text = reply.content;
      await new Promise((resume) => setTimeout(resume, lookEvery));
    }
  }

  return { events, stored };
}

/** What a writer of this process has written, and everything it writes until it ends. */
async function* grown(writer: NonNullable<ReturnType<Writing['writerOf']>>): AsyncGenerator<Event> {
  const waiting: ReplyUpdate[] = [];
  let wake = () => {};
  let hasEnded = false;
  if (writer.text()) waiting.push({ kind: 'text', text: writer.text() });
  const stop = writer.listen((growth) => {
    waiting.push(growth);
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
