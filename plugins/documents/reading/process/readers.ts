import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { PageRead, ReadOptions } from '../read.ts';
import type { FromSupervisor, ReadingBounds, ReadingOutcome, ToSupervisor } from './messages.ts';
import { readingLimitSeconds } from './messages.ts';

export type { ReadingOutcome, Usage } from './messages.ts';

export interface ReadersOptions extends Omit<ReadingBounds, 'stalledSeconds' | 'processors'> {
  readonly stalledSeconds?: number;
  readonly processors?: number;
  /** How long processes wait for another document before their memory is given back. */
  readonly idleSeconds?: number;
}

/** Reads documents in processes of their own. */
export interface Readers {
  /**
   * Reads a document in a process that reads no other, within bounds of time and memory. A document that cannot be read
   * is an outcome, not an error.
   * @throws the signal's reason; the error of the content; an error if the supervisor ended
   */
  read(
    content: AsyncIterable<Uint8Array>,
    options: ReadOptions,
    signal: AbortSignal | undefined,
    onPage: (page: PageRead) => void,
  ): Promise<ReadingOutcome>;
  /** Ends all processes. */
  close(): Promise<void>;
}

/** Processes start with the first document. */
export function createReaders({
  stalledSeconds = 30,
  processors = availableParallelism(),
  idleSeconds = 60,
  ...limits
}: ReadersOptions): Readers {
  const bounds: ReadingBounds = { ...limits, stalledSeconds, processors };
  let current: Supervisor | undefined;
  let active = 0;
  let idle: NodeJS.Timeout | undefined;

  return {
    async read(content, options, signal, onPage) {
      signal?.throwIfAborted();
      clearTimeout(idle);
      active += 1;
      if (!current?.isAlive()) current = startSupervisor(bounds);
      try {
        return await current.read(content, options, signal, onPage);
      } finally {
        active -= 1;
        if (active === 0) idle = setTimeout(() => void current?.close(), idleSeconds * 1000).unref();
      }
    },
    async close() {
      clearTimeout(idle);
      await current?.close();
    },
  };
}

interface Supervisor extends Readers {
  isAlive(): boolean;
}

/** Memory of the supervisor's heap (MB). */
const heapMegabytes = 64;
/** A supervisor that has not answered for so long after the limit of a reading does not work (s). */
const unansweredSeconds = 60;

/** No secrets: the processes that read inherit it. */
const inherited = () =>
  Object.fromEntries(
    ['PATH', 'NODE_COMPILE_CACHE', 'NODE_COMPILE_CACHE_PORTABLE'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

function startSupervisor(bounds: ReadingBounds): Supervisor {
  const child = fork(fileURLToPath(new URL('./supervisor.ts', import.meta.url)), [JSON.stringify(bounds)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { NODE_ENV: 'production', ...inherited() },
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
  });
  const ended = endOf(child);
  let isAlive = true;
  void ended.then(() => {
    isAlive = false;
  });

  const send = (message: ToSupervisor, done: (error: Error | null) => void = () => undefined) =>
    child.connected ? void child.send(message, undefined, {}, done) : done(new Error('The supervisor has ended'));

  return {
    isAlive: () => isAlive && child.connected,
    async read(content, options, signal, onPage) {
      const reading = randomUUID();
      const finished = new AbortController();
      const answer = answerOf(child, reading, onPage, finished.signal);
      send({ kind: 'start', reading, options });
      const sink = new Writable({
        write: (bytes: Uint8Array, _, done) => send({ kind: 'content', reading, bytes }, done),
        final: (done) => send({ kind: 'end', reading }, done),
      });
      const aborted = Promise.withResolvers<never>();
      const abort = () => aborted.reject(signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });
      const stuck = setTimeout(() => child.kill('SIGKILL'), (readingLimitSeconds + unansweredSeconds) * 1000);
      // Errors of the content; that the supervisor or the reader ended is said by their own ends.
      const fed = pipeline(content, sink).then(
        () => answer,
        (error: unknown) => (finished.signal.aborted || !child.connected ? answer : Promise.reject(error)),
      );
      try {
        return await Promise.race([
          answer,
          fed,
          aborted.promise,
          ended.then((end) => Promise.reject(new Error(`The supervisor of the readers ended with ${end}`))),
        ]);
      } finally {
        finished.abort();
        clearTimeout(stuck);
        signal?.removeEventListener('abort', abort);
        sink.destroy();
        send({ kind: 'stop', reading });
      }
    },
    async close() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

function answerOf(
  child: ChildProcess,
  reading: string,
  onPage: (page: PageRead) => void,
  finished: AbortSignal,
): Promise<ReadingOutcome> {
  return new Promise((resolve) => {
    const receive = (message: FromSupervisor) => {
      if (message.reading !== reading) return;
      if ('page' in message) onPage(message.page);
      else resolve(message.outcome);
    };
    child.on('message', receive);
    finished.addEventListener('abort', () => child.off('message', receive), { once: true });
  });
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
}
