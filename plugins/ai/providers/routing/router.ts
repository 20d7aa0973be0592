import type { Random } from '../../../../core/random.ts';
import type { Attempt } from '../../operations/operations.ts';
import type { Finish, Prompt, Provider, ProviderPart } from '../provider.ts';
import { ProviderError } from '../provider.ts';
import type { Line } from './lines.ts';
import { createRace } from './race.ts';
import type { Timers } from './timers.ts';
import { createTokenEstimates } from './tokens.ts';
import type { Opening } from './tries.ts';
import { startTry } from './tries.ts';
import type { Patience, Watch } from './watched.ts';

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
  /** When the call began, by the router's `now`: the time for the first words has run since then. */
  readonly since?: number;
}

export interface Router {
  /** @throws ProviderError of the last candidate, where all failed; the signal's reason where whoever asked is gone */
  route(route: Route): AsyncIterable<Routed>;
}

export interface RouterDependencies {
  readonly patience: RoutePatience;
  readonly timers: Timers;
  readonly random: Random;
  /** Milliseconds, from any beginning. */
  readonly now: () => number;
  /** AnswerReport of every failure, for the log: never with words of prompts or answers. */
  failed(candidate: Candidate, failure: ProviderError): void;
}

/** `firstToken` is one deadline for all providers together, from the beginning of the call. */
export interface RoutePatience extends Patience {
  /** Milliseconds of silence after which the next provider is asked beside the one that is silent. */
  readonly raceAfter: number;
}

/**
 * Milliseconds of the deadline that are kept for the built-in tutor: it needs about 20, and on a busy machine several
 * hundred to read what it needs and to send its first words.
 */
const keptForBuiltIn = (deadline: number) => Math.min(1000, deadline * 0.125);

/**
 * Asks one after the other until one gives a whole answer. One that says nothing is raced by the next: whoever speaks
 * first is heard, and the others are stopped. A call is tried a second time once, and only before anything was shown,
 * where the provider is overloaded or could not be reached and the wait is short; the libraries' own retries are off.
 */
export function createRouter({ patience, timers, random, now, failed }: RouterDependencies): Router {
  const estimates = createTokenEstimates();
  return {
    async *route({ candidates, prompt, given, signal, hasShown, attempts, since = now() }) {
      signal.throwIfAborted();
      const start = (candidate: Candidate, firstToken: number) => {
        const watch = { given, signal, patience: { ...patience, firstToken }, timers };
        const dependencies = { watch, now, estimates, attempts, slowAfter: patience.raceAfter, failed };
        return startTry(candidate, { ...dependencies, prompt: prompt(candidate.model) });
      };
      const builtIn = candidates.filter(({ line }) => !line);
      const kept = builtIn.length > 0 ? keptForBuiltIn(patience.firstToken) : 0;
      let mayRetry = true;
      const race = createRace({
        candidates: candidates.filter(({ line }) => line),
        ...{ start, timers, now, signal, raceAfter: patience.raceAfter },
        waitBeforeRetry(failure, waiting) {
          const wait = mayRetry && !hasShown() ? waitBeforeRetry(failure, waiting, random) : undefined;
          if (wait !== undefined) mayRetry = false;
          return wait;
        },
      });
      let end = since + patience.firstToken;
      /** The built-in tutor answers in milliseconds: it has its time even where all the others have used theirs up. */
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
            for await (const part of opened.tried.all(opened.part)) {
              hasText = true;
              yield part.kind === 'text' ? part : endOf(opened.tried.candidate, part);
            }
            return;
          } catch (error) {
            signal.throwIfAborted();
            lastFailure = error;
          } finally {
            // Where whoever asked stops reading.
            opened.tried.stop();
          }
          if (hasText) yield { kind: 'void' };
          // What came is void, and the wait for first words begins anew.
          end = now() + patience.firstToken;
        }
      } finally {
        race.stop();
      }
      throw lastFailure ?? race.lastFailure() ?? new ProviderError('unavailable', 'There is nobody to ask');
    },
  };
}

function endOf(candidate: Candidate, part: Extract<ProviderPart, { kind: 'end' }>): Routed {
  const { inputTokens, outputTokens } = part;
  return {
    kind: 'end',
    candidate,
    finish: part.finish === 'length' ? 'length' : 'complete',
    inputTokens,
    outputTokens,
  };
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
