import { ProviderError } from '../provider.ts';
import type { Candidate } from './router.ts';
import type { Timers } from './timers.ts';
import { pause } from './timers.ts';
import type { Opening, Try } from './tries.ts';

/** Providers outside on their way to the first words. */
export interface Race {
  /**
   * The first of those who have not failed yet to say something by `end`; undefined when nobody does. The others are
   * stopped, and asked again where the one that spoke breaks off.
   */
  first(end: number): Promise<Extract<Opening, { part: unknown }> | undefined>;
  stop(): void;
  lastFailure(): unknown;
}

export interface RaceDependencies {
  readonly candidates: readonly Candidate[];
  /** @param firstToken milliseconds until its first words at most */
  start(candidate: Candidate, firstToken: number): Try;
  readonly timers: Timers;
  readonly now: () => number;
  readonly signal: AbortSignal;
  /** Milliseconds of silence after which the next is asked, too. */
  readonly raceAfter: number;
  /** Milliseconds to wait before the same is asked again; undefined where somebody else is better. */
  waitBeforeRetry(failure: unknown, waiting: readonly Candidate[]): number | undefined;
}

export function createRace(dependencies: RaceDependencies): Race {
  const { candidates, timers, now, signal, raceAfter, waitBeforeRetry } = dependencies;
  const running = new Set<Try>();
  let waiting = [...candidates];
  let lastFailure: unknown;

  const start = (end: number) => {
    const candidate = waiting.shift();
    if (candidate) running.add(dependencies.start(candidate, end - now()));
  };
  const stop = () => {
    for (const tried of running) tried.stop();
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
        running.delete(opening.tried);
        if ('part' in opening) {
          waiting = [...[...running].map(({ candidate }) => candidate), ...waiting];
          stop();
          return opening;
        }
        lastFailure = opening.error;
        // Nobody is asked whose answer would come too late.
        if (lastFailure instanceof ProviderError && lastFailure.reason === 'timeout') isLate = true;
        else if (running.size > 0) start(end);
        else await askAgain(opening);
      }
    },
    stop,
    lastFailure: () => lastFailure,
  };

  /** What the first of those under way comes to; undefined where all are silent and there is somebody else to ask. */
  async function openingOrSilence(): Promise<Opening | undefined> {
    const openings = [...running].map(({ opening }) => opening);
    if (waiting.length === 0) return Promise.race(openings);
    const { promise: silence, resolve } = Promise.withResolvers<undefined>();
    const stopTimer = timers.after(raceAfter, () => resolve(undefined));
    return Promise.race([...openings, silence]).finally(stopTimer);
  }

  async function askAgain({ tried }: Opening): Promise<void> {
    const wait = waitBeforeRetry(lastFailure, waiting);
    if (wait === undefined) return;
    await pause(timers, wait, signal);
    waiting.unshift(tried.candidate);
  }
}
