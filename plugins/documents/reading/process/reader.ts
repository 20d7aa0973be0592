import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PageRead, ReadOptions } from '../read.ts';
import type { FromReader, ReadingBounds, ReadingOutcome } from './messages.ts';
import { readingLimitSeconds } from './messages.ts';
import { createProgress } from './progress.ts';

/** A process for one document. It may wait for it. */
export interface Reader {
  /** Whether it can still be given a document. */
  isAlive(): boolean;
  /** Reads the document whose bytes are written. Resolves to a failure, and never rejects, for what a document contains. */
  read(options: ReadOptions, onPage: (page: PageRead) => void): Promise<ReadingOutcome>;
  write(bytes: Uint8Array): void;
  /** The document is complete. */
  end(): void;
  stop(): void;
}

/** Heap for JavaScript; pictures and the recogniser have memory besides (MB). */
const heapMegabytes = 300;
/** How often the use of the process is looked at (ms). */
const watchMs = 100;
/** Processor time beyond the bound at which the kernel ends the process, should nobody be left to do it (s). */
const kernelSlackSeconds = 30;

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Starts a process that reads one document. Files of strangers meet native code there: what crashes it, or fills its memory,
 * is a failed document and nothing else. The process has no secrets in its environment and reads no files but the code
 * it runs. It inherits the low priority of its parent.
 * @param type media type of the documents to prepare for; the document may have another one
 */
export function startReader(type: string, bounds: ReadingBounds): Reader {
  const child = fork(fileURLToPath(new URL('./read-one-document.ts', import.meta.url)), [type], {
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    // The shell sets a bound that the kernel enforces, then becomes the process.
    execPath: '/bin/sh',
    execArgv: [
      '-c',
      `ulimit -t ${Math.ceil(bounds.seconds) + kernelSlackSeconds}; exec "$0" "$@"`,
      process.execPath,
      `--max-old-space-size=${heapMegabytes}`,
      '--permission',
      '--allow-addons',
      '--allow-worker',
      ...['../../../../node_modules/', '../../', '../../../../packages/', '../../../../core/'].map(
        (path) => `--allow-fs-read=${file(path)}`,
      ),
    ],
  });
  const ended = endOf(child);
  // A process that ended reads no more; its outcome says why.
  child.stdin?.on('error', () => undefined);
  const stop = () => void child.kill('SIGKILL');
  let isComplete = false;
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-2000);
  });

  return {
    isAlive: () => child.pid !== undefined && child.exitCode === null && child.signalCode === null && child.connected,
    async read(options, onPage) {
      let exceeded: ReadingOutcome | undefined;
      const exceed = (outcome: ReadingOutcome) => {
        exceeded ??= outcome;
        stop();
      };
      const tooLong = { failure: 'too-long', detail: 'too-long' } as const;
      const limit = setTimeout(exceed, readingLimitSeconds * 1000, { ...tooLong, crashed: true });
      const progress = createProgress(bounds, watchMs);
      const watch = setInterval(async () => {
        const { bytes, seconds } = await usageOf(child);
        if (bytes > bounds.megabytes * 1_000_000) exceed({ failure: 'too-complex', detail: 'too-complex' });
        const isHeldUp = !isComplete || (await waitsForMachine(child));
        if (progress.isOver({ seconds, isHeldUp })) exceed(tooLong);
      }, watchMs);
      try {
        const answer = answerOf(child, onPage);
        child.send(options, () => undefined);
        const end = await Promise.race([answer, ended]);
        if (typeof end !== 'string') return end;
        if (exceeded) return exceeded;
        const isOutOfMemory = /heap out of memory|Cannot allocate|ERR_WORKER_OUT_OF_MEMORY/.test(errors);
        if (isOutOfMemory) return { failure: 'too-complex', detail: errors };
        return { failure: 'internal', detail: `ended with ${end}: ${errors}`, crashed: true };
      } finally {
        clearTimeout(limit);
        clearInterval(watch);
        stop();
      }
    },
    write: (bytes) => void child.stdin?.write(bytes),
    end() {
      isComplete = true;
      child.stdin?.end();
    },
    stop,
  };
}

function answerOf(child: ChildProcess, onPage: (page: PageRead) => void): Promise<ReadingOutcome> {
  return new Promise((resolve) => {
    child.on('message', (message: FromReader) => {
      if ('page' in message) onPage(message.page);
      else if ('read' in message) resolve(message);
      else resolve({ failure: message.problem.code, detail: message.problem.detail });
    });
  });
}

/** Resolves to how a process ended, once all that it sent has arrived. */
function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', async (code, signal) => {
      if (child.connected) await once(child, 'disconnect');
      resolve(signal ?? `code ${code}`);
    });
  });
}

/** Resident memory and processor time (proc_pid_stat(5), in pages and hundredths of a second); 0 where the system does not tell. */
async function usageOf({ pid }: ChildProcess): Promise<{ bytes: number; seconds: number }> {
  const fields = await statOf(`/proc/${pid}`);
  const [user, system, pages] = [fields[11], fields[12], fields[21]].map((field) => Number(field ?? 0));
  return { bytes: (pages ?? 0) * pageBytes, seconds: ((user ?? 0) + (system ?? 0)) / 100 };
}

/** Whether a thread of a process waits for a processor (or has one), or for the disk. */
async function waitsForMachine({ pid }: ChildProcess): Promise<boolean> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const states = await Promise.all(threads.map(async (thread) => (await statOf(`/proc/${pid}/task/${thread}`))[0]));
  return states.some((state) => state === 'R' || state === 'D');
}

/** The fields of a process or thread after its name, from its state on; none where there is no such file. */
async function statOf(folder: string): Promise<string[]> {
  const stat = await readFile(`${folder}/stat`, 'utf8').catch(() => '');
  // The name is in brackets and may contain spaces.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const pageBytes = 4096;
