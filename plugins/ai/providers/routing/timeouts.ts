import type { Ask, Asker } from '../../services.ts';
import type { AnswerReport, Prompt, Provider, ProviderPart } from '../provider.ts';
import { ProviderError } from '../provider.ts';
import type { Timers } from './timers.ts';

/** Timeouts of a provider's answer, in milliseconds. */
export interface Timeouts {
  readonly firstToken: number;
  readonly betweenChunks: number;
  readonly wholeAnswer: number;
}

export interface WatchOptions {
  readonly given: { readonly asker: Asker; readonly ask: Ask };
  readonly signal: AbortSignal;
  readonly timeouts: Timeouts;
  readonly timers: Timers;
  /** Filled by the provider with token counts. */
  readonly report?: AnswerReport;
}

/**
 * Streams a provider's answer under timeouts. The client libraries' own timeouts end with the headers, and they accept a
 * stream that ends early as complete. Ends with an `end` of finish `complete` or `length`, or throws.
 * @throws ProviderError; the signal's reason where it is aborted
 */
export async function* withTimeouts(
  provider: Provider,
  prompt: Prompt,
  { given, signal, timeouts, timers, report }: WatchOptions,
): AsyncIterable<ProviderPart> {
  signal.throwIfAborted();
  const call = new AbortController();
  const leave = () => call.abort(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  const stopped = new Promise<never>((_, reject) => {
    call.signal.addEventListener('abort', () => reject(call.signal.reason), { once: true });
  });
  stopped.catch(() => {});
  const stopWaiting = timers.after(timeouts.wholeAnswer, () => call.abort(late('cut-off', timeouts.wholeAnswer)));
  const parts = provider.answer(prompt, call.signal, given, report)[Symbol.asyncIterator]();
  const maxLength = prompt.maxTokens * charactersOfToken;
  let length = 0;
  let hasText = false;
  let hasEnded = false;
  try {
    while (!hasEnded) {
      const wait = hasText ? timeouts.betweenChunks : timeouts.firstToken;
      const stopTimer = timers.after(wait, () => call.abort(late(hasText ? 'cut-off' : 'timeout', wait)));
      const { done, value } = await Promise.race([parts.next(), stopped]).finally(stopTimer);
      if (done) throw new ProviderError('cut-off', 'ended without a finish reason');
      if (value.kind === 'end') {
        if (value.finish === 'filtered') throw new ProviderError('refused', 'will not answer');
        if (!hasText) throw new ProviderError('garbage', 'sent no text');
        hasEnded = true;
      } else if (value.kind === 'text' && value.text === '') continue;
      else {
        hasText = true;
        length += lengthOf(value);
        if (length > maxLength) throw new ProviderError('garbage', 'exceeds the requested length without an end');
      }
      yield value;
    }
  } catch (error) {
    // A stopped library throws an error of its own; the reason for stopping it matters.
    throw call.signal.aborted ? call.signal.reason : error;
  } finally {
    stopWaiting();
    signal.removeEventListener('abort', leave);
    if (!hasEnded) call.abort(new ProviderError('cut-off', 'the reader has stopped'));
    // Not awaited: a library that hangs must not block the caller.
    void parts.return?.().catch(() => {});
  }
}

const lengthOf = (part: Exclude<ProviderPart, { kind: 'end' }>) =>
  part.kind === 'text' ? part.text.length : part.call.name.length + part.call.arguments.length;

/** An upper bound for the average token of a text; four characters are usual. */
const charactersOfToken = 20;

const late = (reason: 'timeout' | 'cut-off', milliseconds: number) =>
  new ProviderError(reason, `was silent for ${milliseconds / 1000} seconds`);
