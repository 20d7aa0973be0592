import { Failure, unavailable } from '../../../core/contract/index.ts';
import type { Answered, Asker, Moderation, Purpose, Turn } from '../../ai/services.ts';
import { MessageRow } from '../models.ts';
import type { Dependencies } from './dependencies.ts';
import { heartbeatInterval, lostNotice } from './dependencies.ts';
import { createReplyStore } from './reply-store.ts';
import type { Exchange, Who } from './submit-message.ts';

/** An update of a growing reply. */
export type ReplyUpdate = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'restart' };

/** The writer of a reply in this process. */
export interface Writer {
  /** The text so far. */
  text(): string;
  /** Subscribes to updates; the returned function unsubscribes. */
  listen(listener: (update: ReplyUpdate) => void): () => void;
  /** Resolves once the reply has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** The failure, if the reply has failed. */
  failure(): Failure | undefined;
  /** Aborts writing, because the reply was stopped or this process ends. */
  abandon(reason: 'stopped' | 'closing'): void;
}

/**
 * Has a model answer and stores the reply, every second while it grows and when it is complete. The reply is written to
 * its end whether or not anybody follows it.
 */
export function createReplyWriters(dependencies: Dependencies) {
  const { db, ai, teaching, safety, log } = dependencies;
  const store = createReplyStore(dependencies);
  const writers = new Map<string, Writer>();

  function start(who: Who, exchange: Exchange): Writer {
    const { reply } = exchange;
    const abort = new AbortController();
    const listeners = new Set<(update: ReplyUpdate) => void>();
    const kept = store.begin(who, reply, () => abort.abort('stopped'));
    let text = '';
    let failure: Failure | undefined;
    const publish = (update: ReplyUpdate) => {
      text = update.kind === 'text' ? text + update.text : '';
      kept.grew(text);
      for (const listener of [...listeners]) listener(update);
    };
    const work = async () => {
      const beat = setInterval(() => kept.beat(text), heartbeatInterval);
      try {
        await answer(who, exchange, abort.signal, publish, () => text, kept);
      } catch (error) {
        if (!abort.signal.aborted) {
          failure = error instanceof Failure ? error : unavailable(failedText);
          if (!(error instanceof Failure)) log.error({ err: error }, 'a reply failed');
          await kept.end(exchange, text, { state: 'failed', notice: noticeOf(failure) });
        }
      } finally {
        clearInterval(beat);
        // Stored as failed at once, so that it can be retried without waiting for the timeout.
        if (abort.signal.reason === 'closing') await kept.end(exchange, text, { state: 'failed', notice: lostNotice });
        kept.release();
        writers.delete(reply.id);
      }
    };
    const writer: Writer = {
      text: () => text,
      listen(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      ended: work().catch((error: unknown) => log.error({ err: error }, 'a reply could not be stored')),
      failure: () => failure,
      abandon: (reason) => abort.abort(reason),
    };
    writers.set(reply.id, writer);
    return writer;
  }

  /** Asks a provider and publishes its answer, unless moderation finds the message urgent. */
  async function answer(
    who: Who,
    exchange: Exchange,
    signal: AbortSignal,
    publish: (update: ReplyUpdate) => void,
    text: () => string,
    kept: ReturnType<(typeof store)['begin']>,
  ) {
    const { conversation, message } = exchange;
    const asker = { who, userId: who.user.id };
    const moderation = moderate(asker, message.content, teaching[conversation.kind].purpose);
    // Awaited below; a failure in between must not count as unhandled.
    moderation.catch(() => {});
    const comfort = who.user.role === 'learner' ? await safety.comfortFor({ who }, message.content) : undefined;
    const own = comfort ? undefined : await dependencies.ownReply({ who }, who.user.id, message.content, moderation);
    if (own) {
      if (signal.aborted) return;
      publish({ kind: 'text', text: own });
      return kept.end(exchange, own, { state: 'complete', provider: 'eiq', ...encouraging });
    }
    const before = comfort ? `${comfort}\n\n` : '';
    let answered: Answered | undefined;
    let prompt: string | undefined;
    try {
      const ask = await teaching[conversation.kind].askOf({ who }, conversation, await turnsBefore(who, exchange));
      prompt = ask.prompt;
      // Moderated once: the gateway waits for the same verdict before it asks a provider.
      const stream = ai.stream(asker, { ...ask, ...(comfort && { opening: comfort }), moderation }, signal);
      for await (const part of untilAborted(stream, signal)) {
        if ((await moderation)?.isUrgent) break;
        if (signal.aborted) return;
        if (part.kind === 'done') answered = part.answered;
        else if (part.kind === 'text' && !text()) publish({ kind: 'text', text: before + part.text });
        else publish(part);
      }
    } catch (error) {
      // The gateway refuses a flagged message; the platform's own reply follows below.
      if (!(error instanceof Failure && error.code === 'invalid' && (await moderation)?.isFlagged)) throw error;
    }
    const found = await moderation;
    if (found?.isFlagged) await safety.raise({ who }, message, found);
    if (signal.aborted) return;
    if (found?.isFlagged && (found.isUrgent || !answered)) {
      const words = await safety.replyFor({ who }, found);
      if (text()) publish({ kind: 'restart' });
      publish({ kind: 'text', text: words });
      return kept.end(exchange, words, { state: 'complete', provider: 'eiq', ...encouraging });
    }
    if (!answered) throw unavailable(failedText);
    const words = answered.text ? before + answered.text : text();
    // After words of comfort, a subject would look as if the feeling were a topic to learn.
    const described = comfort ? encouraging : await teaching[conversation.kind].describe({ who }, message.content);
    await kept.end(exchange, words, {
      state: 'complete',
      provider: answered.provider,
      model: answered.model,
      // The built-in tutor has no prompt.
      prompt: answered.provider === 'built-in' ? null : (prompt ?? null),
      notice: answered.notice ?? null,
      ...described,
    });
  }

  /** The moderation verdict; undefined where moderation failed, and then the gateway moderates the message itself. */
  async function moderate(asker: Asker, text: string, purpose: Purpose): Promise<Moderation | undefined> {
    try {
      return await ai.moderate(asker, text, purpose);
    } catch (error) {
      log.warn({ err: error }, 'a message could not be moderated');
      return undefined;
    }
  }

  /** The latest messages within the limits, ending with the message to be answered. */
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
    // A truncated conversation begins with a message of the learner.
    while (turns[0]?.role === 'assistant') turns.shift();
    return turns;
  }

  return {
    start,
    writerOf: (replyId: string): Writer | undefined => writers.get(replyId),
    /** Aborts all writers; their replies can be retried at once. */
    async close() {
      const open = [...writers.values()];
      for (const writer of open) writer.abandon('closing');
      await Promise.all(open.map(({ ended }) => ended));
    },
  };
}
export type ReplyWriters = ReturnType<typeof createReplyWriters>;

/** Iterates until the signal aborts, even where the source ignores the signal. */
async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
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
    // Not awaited: a generator that hangs would never return.
    iterator.return?.().catch(() => {});
  }
}

/** Limits of the conversation sent to a model. */
const maxTurns = 24;
const maxCharacters = 24_000;

const failedText = 'Failed to send message. Please try again.';

const encouraging = {
  type: 'encouragement' as const,
  metadata: { subject: null, difficulty: null, concepts: [] },
};

/** The notice for a failure: its message where that is written for people. */
const noticeOf = (failure: Failure) =>
  failure.code === 'unavailable' || failure.code === 'internal' ? 'No reply came. Please try again.' : failure.message;
