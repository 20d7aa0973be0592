import { createHash } from 'node:crypto';
import type { CircuitBreakerPolicy } from 'cockatiel';
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import type { Access, ExternalId } from '../index.ts';
import { providerFactories } from '../index.ts';
import type { Provider, ProviderPart } from '../provider.ts';
import { ProviderError } from '../provider.ts';

/** A provider with one key: its client, its circuit breaker and its number of concurrent calls. */
export interface Connection {
  readonly provider: Provider;
  /** Whether the circuit breaker is open or half-open: after several failures, or while one call tests the provider. */
  isOpen(): boolean;
  /**
   * Streams an answer, counts it as a concurrent call and reports its outcome to the circuit breaker.
   * @throws ProviderSkipped at once where the breaker is open or too many calls are under way; else what `answer` throws
   */
  guard(answer: () => AsyncIterable<ProviderPart>): AsyncIterable<ProviderPart>;
}

/** No request was sent: the breaker is open, or too many calls are under way. */
export class ProviderSkipped extends Error {}

export interface ConnectionOptions {
  /** Consecutive failures that open the breaker, and milliseconds until one call tests the provider again. */
  readonly failures: number;
  readonly halfOpenAfter: number;
  /** Maximum concurrent calls. */
  readonly concurrency: number;
}

export interface Connections {
  to(id: ExternalId, access: Access): Connection;
}

/** Institutions that use the deployment's key share a connection; an institution with its own key has its own. */
export function createConnections(options: ConnectionOptions): Connections {
  const connections = new Map<string, Connection>();
  return {
    to(id, access) {
      const name = createHash('sha256')
        .update(JSON.stringify([id, access.key, access.baseUrl]))
        .digest('hex');
      const known = connections.get(name);
      if (known) return known;
      const connection = createConnection(providerFactories[id](access), options);
      connections.set(name, connection);
      // Connections of replaced keys are evicted eventually.
      const [oldest] = connections.keys();
      if (connections.size > maxConnections && oldest) connections.delete(oldest);
      return connection;
    },
  };
}

const maxConnections = 1000;

export function createConnection(
  provider: Provider,
  { failures, halfOpenAfter, concurrency }: ConnectionOptions,
): Connection {
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
        turn.succeed();
      } catch (error) {
        turn.fail(error);
        throw error;
      } finally {
        underWay -= 1;
        // Without effect unless the reader stopped, which the breaker does not count as a failure.
        turn.fail(new Error('left'));
      }
    },
  };
}

/** Failures that the next call would meet, too. A rejected request is not an outage. */
const isOutage = (error: Error) => error instanceof ProviderError && !['refused', 'no-tools'].includes(error.reason);

/**
 * Begins a call observed by the breaker; undefined where the breaker rejects it. While one call tests the provider, the
 * library would make other calls wait; here they move on to the next provider instead.
 */
function beginTurn(breaker: CircuitBreakerPolicy) {
  if (breaker.state === CircuitState.HalfOpen) return undefined;
  const ending = Promise.withResolvers<void>();
  let isAdmitted = false;
  breaker
    .execute(() => {
      isAdmitted = true;
      return ending.promise;
    })
    .catch(() => {});
  return isAdmitted ? { succeed: () => ending.resolve(), fail: (error: unknown) => ending.reject(error) } : undefined;
}
