import type { Random } from '../../../core/random.ts';
import type { Attempt } from '../desk.ts';
import type { Finish, Prompt, Provider, ProviderPart } from '../providers/provider.ts';
import { ProviderError } from '../providers/provider.ts';
import type { Line } from './lines.ts';
import { ProviderSkipped } from './lines.ts';
import type { Timers } from './timers.ts';
import { pause } from './timers.ts';
import type { Patience, Watch } from './watched.ts';
import { watched } from './watched.ts';

/** Somebody who may answer: a provider outside, on its line, or the built-in tutor. */
export interface Candidate {
  readonly provider: Provider;
  readonly model: string;
  /** Undefined for the built-in tutor: it needs no guarding. */
  readonly line?: Line;
}

export type Routed =
  | { readonly kind: 'text'; readonly text: string }
  /** What came before is void: somebody else begins anew. */
  | { readonly kind: 'void' }
  | {
      readonly kind: 'end';
      readonly candidate: Candidate;
      readonly finish: Exclude<Finish, 'filtered'>;
      readonly inputTokens: number;
      readonly outputTokens: number;
    };

export interface Route {
  /** In order; the built-in tutor is last. */
  readonly candidates: readonly Candidate[];
  prompt(model: string): Prompt;
  readonly given: Watch['given'];
  readonly signal: AbortSignal;
  /** Whether the learner has seen anything of this answer: then nothing is tried again in silence. */
  hasShown(): boolean;
  /** Every try is added, the failed ones too. */
  readonly attempts: Attempt[];
}

export interface Router {
  /** @throws ProviderError of the last candidate, where all failed; the signal's reason where whoever asked is gone */
  route(route: Route): AsyncIterable<Routed>;
}

export interface RouterParts {
  readonly patience: Patience;
  readonly timers: Timers;
  readonly random: Random;
  /** Milliseconds, from any beginning. */
  readonly now: () => number;
  /** Told of every failure, for the log: never with words of prompts or answers. */
  failed(candidate: Candidate, failure: ProviderError): void;
}

/**
 * Asks one after the other until one gives a whole answer. A call is tried a second time once, and only before anything
 * was shown, where the provider is overloaded or could not be reached and the wait is short; the libraries' own
 * retries are off.
 */
export function createRouter({ patience, timers, random, now, failed }: RouterParts): Router {
  return {
    async *route({ candidates, prompt, given, signal, hasShown, attempts }) {
      let mayRetry = true;
      let lastFailure: unknown;
      const waiting = [...candidates];
      let candidate = waiting.shift();
      while (candidate) {
        const asked: Candidate = candidate;
        const startedAt = now();
        let hasText = false;
        const note = (result: Attempt['result'], inputTokens = 0, outputTokens = 0) => {
          const { provider, model } = asked;
          const milliseconds = Math.round(now() - startedAt);
          attempts.push({ provider: provider.id, model, result, inputTokens, outputTokens, milliseconds });
        };
        let isNoted = false;
        try {
          for await (const part of answerOf(asked, prompt(asked.model), { given, signal, patience, timers })) {
            if (part.kind === 'text') {
              hasText = true;
              yield part;
              continue;
            }
            const { inputTokens, outputTokens } = part;
            const finish = part.finish === 'length' ? 'length' : 'complete';
            note(finish === 'length' ? 'too-long' : 'answered', inputTokens, outputTokens);
            isNoted = true;
            yield { kind: 'end', candidate: asked, finish, inputTokens, outputTokens };
          }
          return;
        } catch (error) {
          isNoted = true;
          if (signal.aborted) {
            note('aborted');
            throw signal.reason;
          }
          if (error instanceof ProviderSkipped) note('skipped');
          else {
            const failure =
              error instanceof ProviderError ? error : new ProviderError('unavailable', 'fell over', { cause: error });
            note(failure.reason);
            failed(asked, failure);
          }
          lastFailure = error;
        } finally {
          // Whoever asked stopped reading.
          if (!isNoted) note('aborted');
        }
        if (hasText) yield { kind: 'void' };
        const wait = mayRetry && asked.line && !hasShown() ? waitBeforeRetry(lastFailure, waiting, random) : undefined;
        if (wait === undefined) candidate = waiting.shift();
        else {
          mayRetry = false;
          await pause(timers, wait, signal);
        }
      }
      throw lastFailure ?? new ProviderError('unavailable', 'There is nobody to ask');
    },
  };
}

function answerOf({ provider, line }: Candidate, prompt: Prompt, watch: Watch): AsyncIterable<ProviderPart> {
  return line ? line.guard(() => watched(provider, prompt, watch)) : watched(provider, prompt, watch);
}

/** Milliseconds. Somebody else who can answer at once is better than a wait. */
const mostBeforeFailOver = 100;
const mostBeforeBuiltIn = 1500;

function waitBeforeRetry(failure: unknown, others: readonly Candidate[], random: Random): number | undefined {
  if (!(failure instanceof ProviderError)) return undefined;
  if (failure.reason !== 'unavailable' && failure.reason !== 'rate-limited') return undefined;
  // An overload that does not say how long it lasts is none to wait for.
  if (failure.reason === 'rate-limited' && failure.retryAfter === undefined) return undefined;
  const wait = (failure.retryAfter ?? 0) + 20 + 50 * random();
  const most = others.some(({ provider, line }) => provider.isExternal && !line?.isOpen())
    ? mostBeforeFailOver
    : mostBeforeBuiltIn;
  return wait <= most ? wait : undefined;
}
