import type { Random } from '../../../../core/random.ts';
import type { Attempt } from '../../operations/operations.ts';
import type { Finish, Prompt, Provider, ProviderPart, ToolCall } from '../provider.ts';
import { ProviderError } from '../provider.ts';
import type { Connection } from './connections.ts';
import type { Opening } from './provider-request.ts';
import { startRequest } from './provider-request.ts';
import { createRace } from './race.ts';
import type { Timeouts, WatchOptions } from './timeouts.ts';
import type { Timers } from './timers.ts';
import { createTokenEstimates } from './token-estimates.ts';

/** A possible provider of the answer: an external one with its connection, or the built-in tutor. */
export interface Candidate {
  readonly provider: Provider;
  readonly model: string;
  /** Undefined for the built-in tutor. */
  readonly connection?: Connection;
}

export type Routed =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'call'; readonly call: ToolCall }
  /** Discard the text so far: another provider starts again. */
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
  readonly given: WatchOptions['given'];
  readonly signal: AbortSignal;
  /** Whether the learner has seen part of this answer. If so, no request is silently retried. */
  hasShown(): boolean;
  /** Every request is appended, including failed ones. */
  readonly attempts: Attempt[];
  /** When the call began, on the router's clock: the deadline for the first words counts from here. */
  readonly since?: number;
}

export interface Router {
  /** @throws ProviderError of the last candidate, where all failed; the signal's reason where it is aborted */
  route(route: Route): AsyncIterable<Routed>;
}

export interface RouterDependencies {
  readonly timeouts: RouteTimeouts;
  readonly timers: Timers;
  readonly random: Random;
  /** Milliseconds on a monotonic clock. */
  readonly now: () => number;
  /** Called for every failure, for the log. Never contains words of prompts or answers. */
  failed(candidate: Candidate, failure: ProviderError): void;
}

/** `firstToken` is one deadline for all providers together, from the beginning of the call. */
export interface RouteTimeouts extends Timeouts {
  /** Milliseconds of silence after which the next provider is asked as well. */
  readonly raceAfter: number;
}

/**
 * Milliseconds of the deadline reserved for the built-in tutor. It needs about 20, and several hundred on a busy machine.
 */
const keptForBuiltIn = (deadline: number) => Math.min(1000, deadline * 0.125);

/**
 * Asks the providers in order until one gives a whole answer. The next one races a silent one: the first to send words
 * wins, and the others are stopped. A call is retried once, only before anything was shown, where the provider is
 * overloaded or unreachable and the wait is short. The client libraries' own retries are off.
 */
export function createRouter({ timeouts, timers, random, now, failed }: RouterDependencies): Router {
  const estimates = createTokenEstimates();
  return {
    async *route({ candidates, prompt, given, signal, hasShown, attempts, since = now() }) {
      signal.throwIfAborted();
      const start = (candidate: Candidate, firstToken: number) => {
        const watch = { given, signal, timeouts: { ...timeouts, firstToken }, timers };
        const dependencies = { watch, now, estimates, attempts, slowAfter: timeouts.raceAfter, failed };
        return startRequest(candidate, { ...dependencies, prompt: prompt(candidate.model) });
      };
      const builtIn = candidates.filter(({ connection }) => !connection);
      const kept = builtIn.length > 0 ? keptForBuiltIn(timeouts.firstToken) : 0;
      let mayRetry = true;
      const race = createRace({
        candidates: candidates.filter(({ connection }) => connection),
        ...{ start, timers, now, signal, raceAfter: timeouts.raceAfter },
        waitBeforeRetry(failure, waiting) {
          // The same request without tools, which a provider rejects only once.
          if (failure instanceof ProviderError && failure.reason === 'no-tools') return 0;
          const wait = mayRetry && !hasShown() ? waitBeforeRetry(failure, waiting, random) : undefined;
          if (wait !== undefined) mayRetry = false;
          return wait;
        },
      });
      let end = since + timeouts.firstToken;
      /** The built-in tutor answers in milliseconds, so it gets time even after the others have used up theirs. */
      const opening = async (): Promise<Opening | undefined> => {
        const spoken = await race.first(end - kept);
        const last = spoken ? undefined : builtIn.shift();
        return last ? start(last, Math.max(500, end - now())).opening : spoken;
      };
      let lastFailure: unknown;
      try {
        for (let opened = await opening(); opened; opened = await opening()) {
          let hasText = false;
          try {
            if ('error' in opened) throw opened.error;
            for await (const part of opened.request.all(opened.part)) {
              hasText = true;
              yield part.kind === 'end' ? endOf(opened.request.candidate, part) : part;
            }
            return;
          } catch (error) {
            signal.throwIfAborted();
            lastFailure = error;
          } finally {
            // Also reached when the reader stops.
            opened.request.stop();
          }
          if (hasText) yield { kind: 'void' };
          // The answer starts again, and so does the deadline for the first words.
          end = now() + timeouts.firstToken;
        }
      } finally {
        race.stop();
      }
      throw lastFailure ?? race.lastFailure() ?? new ProviderError('unavailable', 'no provider is available');
    },
  };
}

function endOf(candidate: Candidate, part: Extract<ProviderPart, { kind: 'end' }>): Routed {
  const { inputTokens, outputTokens } = part;
  return {
    kind: 'end',
    candidate,
    finish: part.finish === 'filtered' ? 'complete' : part.finish,
    inputTokens,
    outputTokens,
  };
}

/** Milliseconds. Another provider that can answer at once is better than a wait. */
const maxWaitBeforeFailover = 100;
const maxWaitBeforeBuiltIn = 1500;

function waitBeforeRetry(failure: unknown, others: readonly Candidate[], random: Random): number | undefined {
  if (!(failure instanceof ProviderError)) return undefined;
  if (failure.reason !== 'unavailable' && failure.reason !== 'rate-limited') return undefined;
  // Without a stated duration, waiting for an overload to end makes no sense.
  if (failure.reason === 'rate-limited' && failure.retryAfter === undefined) return undefined;
  const wait = (failure.retryAfter ?? 0) + 20 + 50 * random();
  const longest = others.some(({ provider, connection }) => provider.isExternal && !connection?.isOpen())
    ? maxWaitBeforeFailover
    : maxWaitBeforeBuiltIn;
  return wait <= longest ? wait : undefined;
}
