import type { Attempt } from '../../operations/operations.ts';
import type { AnswerReport, Counted, Prompt, ProviderPart } from '../provider.ts';
import { ProviderError } from '../provider.ts';
import { ProviderSkipped } from './lines.ts';
import type { Candidate } from './router.ts';
import type { TokenEstimates } from './tokens.ts';
import type { Watch } from './watched.ts';
import { watched } from './watched.ts';

/** One request to one provider. It has exactly one entry among the attempts, however it ends. */
export interface Try {
  readonly candidate: Candidate;
  /** The first words, or why there are none. Never rejects. */
  readonly opening: Promise<Opening>;
  /** The first words and what follows them. @throws as `watched` */
  all(first: ProviderPart): AsyncIterable<ProviderPart>;
  /** Ends it because another provider has answered, or because nobody reads. */
  stop(): void;
}

export type Opening =
  | { readonly tried: Try; readonly part: ProviderPart }
  | { readonly tried: Try; readonly error: unknown };

export interface TryDependencies {
  readonly prompt: Prompt;
  readonly watch: Watch;
  readonly now: () => number;
  readonly estimates: TokenEstimates;
  readonly attempts: Attempt[];
  /** A provider that was stopped after this many milliseconds of silence counts as timed out. */
  readonly slowAfter: number;
  failed(candidate: Candidate, failure: ProviderError): void;
}

/** What providers bill although the answer is of no use: the request was taken, and may have been answered in part. */
const billed: readonly Attempt['result'][] = ['aborted', 'timeout', 'cut-off'];
const nothing: Counted = { inputTokens: 0, outputTokens: 0 };

export function startTry(candidate: Candidate, dependencies: TryDependencies): Try {
  const { prompt, watch, now, estimates, attempts, slowAfter, failed } = dependencies;
  const { provider, model, line } = candidate;
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
    const isBilled = line !== undefined && (billed.includes(result) || report.isTaken || received !== '');
    const tokens = counted ?? (isBilled ? estimates.of(model, seen()) : nothing);
    const { inputTokens, outputTokens } = tokens;
    const milliseconds = Math.round(now() - startedAt);
    attempts.push({ provider: provider.id, model, result, inputTokens, outputTokens, milliseconds });
  };
  const answer = () => watched(provider, prompt, { ...watch, signal, report });
  const reading = (line ? line.guard(answer) : answer())[Symbol.asyncIterator]();

  const next = async (): Promise<ProviderPart | undefined> => {
    try {
      const { done, value } = await reading.next();
      if (done) return undefined;
      if (value.kind === 'text') {
        firstWordsAt ??= now();
        received += value.text;
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
          error instanceof ProviderError ? error : new ProviderError('unavailable', 'fell over', { cause: error });
        note(failure.reason);
        failed(candidate, failure);
      }
      throw error;
    }
  };

  const tried: Try = {
    candidate,
    opening: next().then(
      (part) => (part ? { tried, part } : { tried, error: new ProviderError('cut-off', 'ended without a word') }),
      (error: unknown) => ({ tried, error }),
    ),
    async *all(first) {
      for (let part: ProviderPart | undefined = first; part; part = await next()) yield part;
    },
    stop() {
      if (isNoted) return;
      const isSlow = received === '' && now() - startedAt >= slowAfter;
      note(isSlow ? 'timeout' : 'aborted');
      // A provider that hangs whenever it is asked is left alone in the end, like one that times out.
      stopping.abort(isSlow ? new ProviderError('timeout', 'was slower than another') : new Error('Not needed'));
      void reading.return?.().catch(() => {});
    },
  };
  return tried;
}
