import { ProviderError } from '../provider.ts';
import type { Opening, ProviderRequest } from './provider-request.ts';
import type { Candidate } from './router.ts';
import type { Timers } from './timers.ts';
import { pause } from './timers.ts';

/** A race of external providers for the first words. */
export interface Race {
  /**
   * The first remaining provider to send words by `end`; undefined where none does. The others are stopped, and can be
   * asked again if the winner breaks off.
   */
  first(end: number): Promise<Extract<Opening, { part: unknown }> | undefined>;
  stop(): void;
  lastFailure(): unknown;
}

export interface RaceDependencies {
  readonly candidates: readonly Candidate[];
  /** @param firstToken timeout for its first words, in milliseconds */
  start(candidate: Candidate, firstToken: number): ProviderRequest;
  readonly timers: Timers;
  readonly now: () => number;
  readonly signal: AbortSignal;
  /** Milliseconds of silence after which the next provider is asked as well. */
  readonly raceAfter: number;
  /** Milliseconds before the same provider is asked again; undefined where another one should be asked instead. */
  waitBeforeRetry(failure: unknown, waiting: readonly Candidate[]): number | undefined;
}

export function createRace(dependencies: RaceDependencies): Race {
  const { candidates, timers, now, signal, raceAfter, waitBeforeRetry } = dependencies;
  const running = new Set<ProviderRequest>();
  let waiting = [...candidates];
  let lastFailure: unknown;

  const start = (end: number) => {
    const candidate = waiting.shift();
    if (candidate) running.add(dependencies.start(candidate, end - now()));
  };
  const stop = () => {
    for (const request of running) request.stop();
    running.clear();
  };

  return {
    async first(end) {
      let isLate = false;
      for (;;) {
        if (running.size === 0) {
          if (isLate || waiting.length === 0 || end - now() <= 0) return undefined;
          start(end);
        }
        const opening = await openingOrSilence();
        signal.throwIfAborted();
        if (!opening) {
          start(end);
          continue;
        }
        running.delete(opening.request);
        if ('part' in opening) {
          waiting = [...[...running].map(({ candidate }) => candidate), ...waiting];
          stop();
          return opening;
        }
        lastFailure = opening.error;
        // After a timeout, another provider's answer would come too late.
        if (lastFailure instanceof ProviderError && lastFailure.reason === 'timeout') isLate = true;
        else if (running.size > 0) start(end);
        else await askAgain(opening);
      }
    },
    stop,
    lastFailure: () => lastFailure,
  };

  /** The first result of the running requests; undefined where all are silent and another provider can be asked. */
  async function openingOrSilence(): Promise<Opening | undefined> {
    const openings = [...running].map(({ opening }) => opening);
    if (waiting.length === 0) return Promise.race(openings);
    const { promise: silence, resolve } = Promise.withResolvers<undefined>();
    const stopTimer = timers.after(raceAfter, () => resolve(undefined));
    return Promise.race([...openings, silence]).finally(stopTimer);
  }

  async function askAgain({ request }: Opening): Promise<void> {
    const wait = waitBeforeRetry(lastFailure, waiting);
    if (wait === undefined) return;
    await pause(timers, wait, signal);
    waiting.unshift(request.candidate);
  }
}
