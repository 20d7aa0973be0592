import type { Attempt } from '../../operations/operations.ts';
import type { AnswerReport, Counted, Prompt, ProviderPart } from '../provider.ts';
import { ProviderError } from '../provider.ts';
import { ProviderSkipped } from './connections.ts';
import type { Candidate } from './router.ts';
import type { WatchOptions } from './timeouts.ts';
import { withTimeouts } from './timeouts.ts';
import type { TokenEstimates } from './token-estimates.ts';

/** One request to one provider. It adds exactly one attempt, however it ends. */
export interface ProviderRequest {
  readonly candidate: Candidate;
  /** The first words, or the error. Never rejects. */
  readonly opening: Promise<Opening>;
  /** The first words and all that follows. @throws as `withTimeouts` */
  all(first: ProviderPart): AsyncIterable<ProviderPart>;
  /** Stops it because another provider has answered or the reader has stopped. */
  stop(): void;
}

export type Opening =
  | { readonly request: ProviderRequest; readonly part: ProviderPart }
  | { readonly request: ProviderRequest; readonly error: unknown };

export interface ProviderRequestDependencies {
  readonly prompt: Prompt;
  readonly watch: WatchOptions;
  readonly now: () => number;
  readonly estimates: TokenEstimates;
  readonly attempts: Attempt[];
  /** A provider stopped after this many milliseconds of silence counts as timed out. */
  readonly slowAfter: number;
  failed(candidate: Candidate, failure: ProviderError): void;
}

/**
 * Outcomes that providers bill although the answer is unusable: they accepted the request and may have answered in
 * part.
 */
const billed: readonly Attempt['result'][] = ['aborted', 'timeout', 'cut-off'];
const nothing: Counted = { inputTokens: 0, outputTokens: 0 };

export function startRequest(candidate: Candidate, dependencies: ProviderRequestDependencies): ProviderRequest {
  const { prompt, watch, now, estimates, attempts, slowAfter, failed } = dependencies;
  const { provider, model, connection } = candidate;
  const stopping = new AbortController();
  const signal = AbortSignal.any([watch.signal, stopping.signal]);
  const startedAt = now();
  const report: AnswerReport = { isTaken: false, thoughtCharacters: 0 };
  let received = '';
  let firstWordsAt: number | undefined;
  const seen = () => ({ prompt, received, report, silence: (firstWordsAt ?? now()) - startedAt });
  let isNoted = false;

  const note = (result: Attempt['result'], counted?: Counted) => {
    if (isNoted) return;
    isNoted = true;
    const isBilled = connection !== undefined && (billed.includes(result) || report.isTaken || received !== '');
    const tokens = counted ?? (isBilled ? estimates.of(model, seen()) : nothing);
    const { inputTokens, outputTokens } = tokens;
    const milliseconds = Math.round(now() - startedAt);
    attempts.push({ provider: provider.id, model, result, inputTokens, outputTokens, milliseconds });
  };
  const answer = () => withTimeouts(provider, prompt, { ...watch, signal, report });
  const reading = (connection ? connection.guard(answer) : answer())[Symbol.asyncIterator]();

  const next = async (): Promise<ProviderPart | undefined> => {
    try {
      const { done, value } = await reading.next();
      if (done) return undefined;
      if (value.kind === 'text') {
        firstWordsAt ??= now();
        received += value.text;
      } else if (value.kind === 'call') {
        firstWordsAt ??= now();
        received += value.call.name + value.call.arguments;
      } else {
        const { inputTokens, outputTokens } = value;
        estimates.learn(model, seen(), { inputTokens, outputTokens });
        note(value.finish === 'length' ? 'too-long' : 'answered', { inputTokens, outputTokens });
      }
      return value;
    } catch (error) {
      if (watch.signal.aborted) note('aborted');
      else if (error instanceof ProviderSkipped) note('skipped');
      else if (!isNoted) {
        const failure =
          error instanceof ProviderError
            ? error
            : new ProviderError('unavailable', 'failed unexpectedly', { cause: error });
        note(failure.reason);
        failed(candidate, failure);
      }
      throw error;
    }
  };

  const request: ProviderRequest = {
    candidate,
    opening: next().then(
      (part) => (part ? { request, part } : { request, error: new ProviderError('cut-off', 'ended without any text') }),
      (error: unknown) => ({ request, error }),
    ),
    async *all(first) {
      for (let part: ProviderPart | undefined = first; part; part = await next()) yield part;
    },
    stop() {
      // Without effect on one that was read to its end.
      if (isNoted) return void reading.return?.().catch(() => {});
      const isSlow = received === '' && now() - startedAt >= slowAfter;
      note(isSlow ? 'timeout' : 'aborted');
      // Counts towards the circuit breaker, so that a provider that always hangs is skipped eventually.
      stopping.abort(isSlow ? new ProviderError('timeout', 'was slower than another') : new Error('Not needed'));
      void reading.return?.().catch(() => {});
    },
  };
  return request;
}
