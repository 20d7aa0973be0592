import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { FailureCode } from '../contract.ts';
import type { DocumentRead, PageRead, ReadOptions } from './read.ts';
import type { ReadMessage, Usage } from './read-process.ts';

export interface ReadingBounds {
  /** Processor time; on a busy machine, where the process waits, three times as long may pass. */
  readonly seconds: number;
  /** Memory of the process that reads. */
  readonly megabytes: number;
  readonly signal?: AbortSignal;
}

export type ReadingOutcome =
  | { readonly read: DocumentRead; readonly usage: Usage }
  | { readonly failure: FailureCode; readonly detail: string };

/** Heap for JavaScript; pictures and the recogniser have memory besides (MB). */
const heapMegabytes = 300;
/** How often the use of the process is looked at (ms). */
const watchMs = 100;

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Reads a document in a process of its own, within bounds of time and memory. Files of strangers meet native code there:
 * what crashes it, or fills its memory, is a failed document and nothing else. The process has a low priority, no secrets
 * in its environment, and reads no files but the code it runs. Never throws for what a document contains.
 * @throws the signal's reason; the error of the content
 */
export async function runReading(
  content: AsyncIterable<Uint8Array>,
  options: ReadOptions,
  bounds: ReadingBounds,
  onPage: (page: PageRead) => void,
): Promise<ReadingOutcome> {
  bounds.signal?.throwIfAborted();
  const child = start();
  const limit = new AbortController();
  const tooLong = setTimeout(() => limit.abort('too-long'), bounds.seconds * 3000);
  const watch = setInterval(async () => {
    const { bytes, seconds } = await usageOf(child);
    if (bytes > bounds.megabytes * 1_000_000) limit.abort('too-complex');
    else if (seconds > bounds.seconds) limit.abort('too-long');
  }, watchMs);
  const signal = bounds.signal ? AbortSignal.any([limit.signal, bounds.signal]) : limit.signal;
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop, { once: true });
  const outcome = outcomeOf(child, limit.signal, onPage);
  try {
    child.send(options);
    if (child.stdin) {
      // A process that ended reads no more; its outcome says why.
      await pipeline(content, child.stdin).catch((error: NodeJS.ErrnoException) => {
        if (!['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(error.code ?? '')) throw error;
      });
    }
    const result = await outcome;
    bounds.signal?.throwIfAborted();
    return result;
  } finally {
    signal.removeEventListener('abort', stop);
    clearTimeout(tooLong);
    clearInterval(watch);
    stop();
  }
}

function start(): ChildProcess {
  const child = fork(file('./read-process.ts'), {
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    env: { NODE_ENV: 'production', ...(process.env.PATH ? { PATH: process.env.PATH } : {}) },
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      '--permission',
      '--allow-addons',
      '--allow-worker',
      ...['../../../node_modules/', '../', '../../../packages/', '../../../core/'].map(
        (path) => `--allow-fs-read=${file(path)}`,
      ),
    ],
  });
  // Before it has threads, which inherit it.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.on('error', () => undefined);
  return child;
}

async function outcomeOf(
  child: ChildProcess,
  limit: AbortSignal,
  onPage: (page: PageRead) => void,
): Promise<ReadingOutcome> {
  let outcome: ReadingOutcome | undefined;
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-2000);
  });
  child.on('message', (message: ReadMessage) => {
    if ('page' in message) onPage(message.page);
    else if ('read' in message) outcome = message;
    else outcome = { failure: message.problem.code, detail: message.problem.detail };
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  if (limit.aborted) return { failure: limit.reason as FailureCode, detail: String(limit.reason) };
  if (outcome) return outcome;
  const isOutOfMemory = /heap out of memory|Cannot allocate|ERR_WORKER_OUT_OF_MEMORY/.test(errors);
  return { failure: isOutOfMemory ? 'too-complex' : 'internal', detail: `ended with ${signal ?? code}: ${errors}` };
}

/** Resident memory and processor time (proc_pid_stat(5), in pages and hundredths of a second); 0 where the system does not tell. */
async function usageOf({ pid }: ChildProcess): Promise<{ bytes: number; seconds: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the name in brackets, which may contain spaces.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return { bytes: (fields[21] ?? 0) * pageBytes, seconds: ((fields[11] ?? 0) + (fields[12] ?? 0)) / 100 };
}

const pageBytes = 4096;
