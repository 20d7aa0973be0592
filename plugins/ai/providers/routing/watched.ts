import type { Ask, Asker } from '../../services.ts';
import type { AnswerReport, Prompt, Provider, ProviderPart } from '../provider.ts';
import { ProviderError } from '../provider.ts';
import type { Timers } from './timers.ts';

/** How long is waited for a provider, in milliseconds. */
export interface Patience {
  readonly firstToken: number;
  readonly betweenChunks: number;
  readonly wholeAnswer: number;
}

export interface Watch {
  readonly given: { readonly asker: Asker; readonly ask: Ask };
  readonly signal: AbortSignal;
  readonly patience: Patience;
  readonly timers: Timers;
  /** Where the provider writes what it knows of tokens. */
  readonly report?: AnswerReport;
}

/**
 * One answer of a provider, watched: libraries stop watching once the headers have come, and take a stream that ends
 * early for a whole one. It ends with an `end` of finish `complete` or `length`, or throws.
 * @throws ProviderError; the signal's reason where whoever asked is gone
 */
export async function* watched(
  provider: Provider,
  prompt: Prompt,
  { given, signal, patience, timers, report }: Watch,
): AsyncIterable<ProviderPart> {
  signal.throwIfAborted();
  const call = new AbortController();
  const leave = () => call.abort(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  const stopped = new Promise<never>((_, reject) => {
    call.signal.addEventListener('abort', () => reject(call.signal.reason), { once: true });
  });
  stopped.catch(() => {});
  const stopWaiting = timers.after(patience.wholeAnswer, () => call.abort(late('cut-off', patience.wholeAnswer)));
  const parts = provider.answer(prompt, call.signal, given, report)[Symbol.asyncIterator]();
  const most = prompt.maxTokens * charactersOfToken;
  let length = 0;
  let hasText = false;
  let hasEnded = false;
  try {
    while (!hasEnded) {
      const wait = hasText ? patience.betweenChunks : patience.firstToken;
      const stopTimer = timers.after(wait, () => call.abort(late(hasText ? 'cut-off' : 'timeout', wait)));
      const { done, value } = await Promise.race([parts.next(), stopped]).finally(stopTimer);
      if (done) throw new ProviderError('cut-off', 'ended without saying that it is done');
      if (value.kind === 'end') {
        if (value.finish === 'filtered') throw new ProviderError('refused', 'will not answer');
        if (!hasText) throw new ProviderError('garbage', 'said nothing');
        hasEnded = true;
      } else if (value.text === '') continue;
      else {
        hasText = true;
        length += value.text.length;
        if (length > most) throw new ProviderError('garbage', 'says more than it was asked for, without an end');
      }
      yield value;
    }
  } catch (error) {
    // A library that is stopped throws something of its own; what counts is why it was stopped.
    throw call.signal.aborted ? call.signal.reason : error;
  } finally {
    stopWaiting();
    signal.removeEventListener('abort', leave);
    if (!hasEnded) call.abort(new ProviderError('cut-off', 'nobody waits for it'));
    // A library that does not let go must not hold up anybody.
    void parts.return?.().catch(() => {});
  }
}

/** Of the longest tokens there are in a text of any length; four is usual. */
const charactersOfToken = 20;

const late = (reason: 'timeout' | 'cut-off', milliseconds: number) =>
  new ProviderError(reason, `said nothing for ${milliseconds / 1000} seconds`);
