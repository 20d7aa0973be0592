import { Failure, unavailable } from '../../../core/contract/index.ts';
import type { Answered, Asker, Moderation, Purpose, Turn } from '../../ai/services.ts';
import { MessageRow } from '../models.ts';
import type { Dependencies } from './dependencies.ts';
import { beatEvery, lostNotice } from './dependencies.ts';
import { createReplyStore } from './reply-store.ts';
import type { Exchange, Who } from './submit-message.ts';

/** What whoever follows a reply is told of it as it grows. */
export type ReplyUpdate = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'restart' };

/** A reply that is being written in this process. */
export interface Writer {
  /** What there is of it now. */
  text(): string;
  /** Calls back for everything that comes; gives back how to stop listening. */
  listen(listener: (growth: ReplyUpdate) => void): () => void;
  /** Resolves once it has ended, however. */
  readonly ended: Promise<void>;
  /** Why it failed, once it has. */
  failure(): Failure | undefined;
  /** Lets go of it: it is somebody else's now, was stopped, or this process ends. */
  abandon(reason: 'stopped' | 'closing'): void;
}

/**
 * Has a model answer and keeps what comes: every second while it comes, and whole when it is complete. The reply is
 * written to its end whether or not anybody still listens.
 */
export function createReplyWriters(dependencies: Dependencies) {
  const { db, ai, teaching, safety, log } = dependencies;
  const keeping = createReplyStore(dependencies);
  const writers = new Map<string, Writer>();

  function start(who: Who, exchange: Exchange): Writer {
    const { reply } = exchange;
    const abort = new AbortController();
    const listeners = new Set<(growth: ReplyUpdate) => void>();
    const kept = keeping.begin(who, reply, () => abort.abort('stopped'));
    let text = '';
    let failure: Failure | undefined;
    const tell = (growth: ReplyUpdate) => {
      text = growth.kind === 'text' ? text + growth.text : '';
      kept.grew(text);
      for (const listener of [...listeners]) listener(growth);
    };
    const work = async () => {
      const beat = setInterval(() => kept.beat(text), beatEvery);
      try {
        await answer(who, exchange, abort.signal, tell, () => text, kept);
      } catch (error) {
        if (!abort.signal.aborted) {
          failure = error instanceof Failure ? error : unavailable(failedText);
          if (!(error instanceof Failure)) log.error({ err: error }, 'a reply failed');
          await kept.end(exchange, text, { state: 'failed', notice: noticeOf(failure) });
        }
      } finally {
        clearInterval(beat);
        // Not left to be found lost: it can be tried again at once.
        if (abort.signal.reason === 'closing') await kept.end(exchange, text, { state: 'failed', notice: lostNotice });
        kept.letGo();
        writers.delete(reply.id);
      }
    };
    const writer: Writer = {
      text: () => text,
      listen(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      ended: work().catch((error: unknown) => log.error({ err: error }, 'a reply could not be kept')),
      failure: () => failure,
      abandon: (reason) => abort.abort(reason),
    };
    writers.set(reply.id, writer);
    return writer;
  }

  /** Asks, and hands on what comes once moderation has not called it urgent. */
  async function answer(
    who: Who,
    exchange: Exchange,
    signal: AbortSignal,
    tell: (growth: ReplyUpdate) => void,
    text: () => string,
    kept: ReturnType<(typeof keeping)['begin']>,
  ) {
    const { conversation, message } = exchange;
    const asker = { who, userId: who.user.id };
    const looking = look(asker, message.content, teaching[conversation.kind].purpose);
    // Awaited below; a failure in between must not count as unhandled.
    looking.catch(() => {});
    const comfort = who.user.role === 'learner' ? await safety.comfortFor({ who }, message.content) : undefined;
    const before = comfort ? `${comfort}\n\n` : '';
    let answered: Answered | undefined;
    try {
      const ask = await teaching[conversation.kind].askOf({ who }, conversation, await turnsBefore(who, exchange));
      // Looked at once: the gateway goes by the same judgement, and waits for it before it asks anybody.
      const stream = ai.stream(asker, { ...ask, ...(comfort && { opening: comfort }), moderation: looking }, signal);
      for await (const part of untilAborted(stream, signal)) {
        if ((await looking)?.isUrgent) break;
        if (signal.aborted) return;
        if (part.kind === 'done') answered = part.answered;
        else if (part.kind === 'text' && !text()) tell({ kind: 'text', text: before + part.text });
        else tell(part);
      }
    } catch (error) {
      // A flagged message is refused: that is an answer, in words of our own.
      if (!(error instanceof Failure && error.code === 'invalid' && (await looking)?.isFlagged)) throw error;
    }
    const found = await looking;
    if (found?.isFlagged) await safety.raise({ who }, message, found);
    if (signal.aborted) return;
    if (found?.isFlagged && (found.isUrgent || !answered)) {
      const words = await safety.wordsFor({ who }, found);
      if (text()) tell({ kind: 'restart' });
      tell({ kind: 'text', text: words });
      return kept.end(exchange, words, { state: 'complete', provider: 'eiq', ...encouraging });
    }
    if (!answered) throw unavailable(failedText);
    const words = answered.text ? before + answered.text : text();
    // A subject beside words of comfort would read as if the feeling were a topic.
    const described = comfort ? encouraging : await teaching[conversation.kind].describe({ who }, message.content);
    await kept.end(exchange, words, {
      state: 'complete',
      provider: answered.provider,
      model: answered.model,
      notice: answered.notice ?? null,
      ...described,
    });
  }

  /** What moderation says; nothing where it could not be asked, which the gateway's own check makes up for. */
  async function look(asker: Asker, text: string, purpose: Purpose): Promise<Moderation | undefined> {
    try {
      return await ai.moderate(asker, text, purpose);
    } catch (error) {
      log.warn({ err: error }, 'a message could not be moderated');
      return undefined;
    }
  }

  /** The latest of what was said, within bounds, ending with the message that is to be answered. */
  async function turnsBefore(who: Who, { conversation, message }: Exchange): Promise<Turn[]> {
    if (message.position === 1) return [{ role: message.role, text: message.content }];
    const rows = await db
      .rows(MessageRow, { who })
      .where({ conversationId: conversation.id })
      .where('position', '<=', message.position)
      .orderBy('position', 'desc')
      .limit(maxTurns);
    let room = maxCharacters;
    const turns: Turn[] = [];
    for (const { role, content } of rows) {
      room -= content.length;
      if (room < 0 && turns.length > 0) break;
      if (content.trim()) turns.unshift({ role, text: content });
    }
    // A conversation that is cut begins with what the learner said.
    while (turns[0]?.role === 'assistant') turns.shift();
    return turns;
  }

  return {
    start,
    writerOf: (replyId: string): Writer | undefined => writers.get(replyId),
    /** Ends what is being written here; each can be tried again at once. */
    async close() {
      const open = [...writers.values()];
      for (const writer of open) writer.abandon('closing');
      await Promise.all(open.map(({ ended }) => ended));
    },
  };
}
export type Writing = ReturnType<typeof createReplyWriters>;

/** What comes until the signal says to let go, even where what is waited for does not listen to it. */
async function* untilAborted<T>(dependencies: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = dependencies[Symbol.asyncIterator]();
  const aborted = new Promise<'aborted'>((resolve) => {
    if (signal.aborted) resolve('aborted');
    signal.addEventListener('abort', () => resolve('aborted'), { once: true });
  });
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), aborted]);
      if (next === 'aborted' || next.done) return;
      yield next.value;
    }
  } finally {
    // Not waited for: a generator that hangs would never say that it has returned.
    iterator.return?.().catch(() => {});
  }
}

/** How much of a conversation a model is given. */
const maxTurns = 24;
const maxCharacters = 24_000;

const failedText = 'Failed to send message. Please try again.';

const encouraging = {
  type: 'encouragement' as const,
  metadata: { subject: null, difficulty: null, concepts: [] },
};

/** What a learner is told of a failure: its own words where they were written for people. */
const noticeOf = (failure: Failure) =>
  failure.code === 'unavailable' || failure.code === 'internal' ? 'No reply came. Please try again.' : failure.message;
