import { createHash } from 'node:crypto';
import type { CircuitBreakerPolicy } from 'cockatiel';
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import type { Access, ExternalId } from '../index.ts';
import { providerFactories } from '../index.ts';
import type { Provider, ProviderPart } from '../provider.ts';
import { ProviderError } from '../provider.ts';

/** A provider as one key reaches it: its client, its circuit breaker, and how many calls are under way. */
export interface Line {
  readonly provider: Provider;
  /** Whether calls are kept from it: it failed several times in a row, or one call tries whether it is well again. */
  isOpen(): boolean;
  /**
   * The parts of an answer, counted as under way while it comes, and for the breaker by how it ends.
   * @throws ProviderSkipped at once where the breaker is open or too many are under way; else what `answer` throws
   */
  guard(answer: () => AsyncIterable<ProviderPart>): AsyncIterable<ProviderPart>;
}

/** Nothing was sent: the breaker is open, or too many calls are under way. */
export class ProviderSkipped extends Error {}

export interface LinesOptions {
  /** Failures in a row after which the breaker opens, and milliseconds after which one call tries again. */
  readonly failures: number;
  readonly halfOpenAfter: number;
  /** Calls under way at most. */
  readonly concurrency: number;
}

export interface Lines {
  to(id: ExternalId, access: Access): Line;
}

/** Institutions that share the deployment's key share a line; one with a key of its own has its own. */
export function createLines(options: LinesOptions): Lines {
  const lines = new Map<string, Line>();
  return {
    to(id, access) {
      const name = createHash('sha256')
        .update(JSON.stringify([id, access.key, access.baseUrl]))
        .digest('hex');
      const known = lines.get(name);
      if (known) return known;
      const line = createLine(providerFactories[id](access), options);
      lines.set(name, line);
      // Keys that were replaced are forgotten in the end.
      const [oldest] = lines.keys();
      if (lines.size > mostLines && oldest) lines.delete(oldest);
      return line;
    },
  };
}

const mostLines = 1000;

export function createLine(provider: Provider, { failures, halfOpenAfter, concurrency }: LinesOptions): Line {
  const breaker = circuitBreaker(handleWhen(isOutage), { halfOpenAfter, breaker: new ConsecutiveBreaker(failures) });
  let underWay = 0;
  return {
    provider,
    isOpen: () => breaker.state !== CircuitState.Closed,
    async *guard(answer) {
      if (underWay >= concurrency) throw new ProviderSkipped('too many calls are under way');
      const turn = beginTurn(breaker);
      if (!turn) throw new ProviderSkipped('the circuit breaker is open');
      underWay += 1;
      try {
        yield* answer();
        turn.well();
      } catch (error) {
        turn.unwell(error);
        throw error;
      } finally {
        underWay -= 1;
        // Whoever asked went away: that says nothing about the provider.
        turn.unwell(new Error('left'));
      }
    },
  };
}

/** What makes the next call to this provider pointless, too. A request it does not take is no outage. */
const isOutage = (error: Error) => error instanceof ProviderError && error.reason !== 'refused';

/**
 * Starts something that the breaker watches, or undefined where it lets nothing through. While one call tries whether
 * the provider is well again, the library would have others wait for its end: here they go on to the next provider.
 */
function beginTurn(breaker: CircuitBreakerPolicy) {
  if (breaker.state === CircuitState.HalfOpen) return undefined;
  const ending = Promise.withResolvers<void>();
  let isLet = false;
  breaker
    .execute(() => {
      isLet = true;
      return ending.promise;
    })
    .catch(() => {});
  return isLet ? { well: () => ending.resolve(), unwell: (error: unknown) => ending.reject(error) } : undefined;
}
