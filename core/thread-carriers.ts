import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ThreadMessage, ThreadSetup } from './thread-messages.ts';

/** What runs a module: a worker thread, or a process of its own. */
export interface Carrier {
  send(request: unknown): void;
  /** Ends it, even during a computation. */
  terminate(): Promise<unknown>;
}

export interface CarrierEvents {
  onMessage(message: ThreadMessage): void;
  /** It ended, with an error if that is known. Later messages do not arrive. */
  onEnd(error?: unknown): void;
}

export function startWorker(
  setup: ThreadSetup,
  memoryMegabytes: number | undefined,
  { onMessage, onEnd }: CarrierEvents,
): Carrier {
  const worker = new Worker(new URL('./thread-worker.ts', import.meta.url), {
    workerData: setup,
    ...(memoryMegabytes
      ? { resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes, maxYoungGenerationSizeMb: memoryMegabytes / 4 } }
      : {}),
  });
  worker.on('message', onMessage);
  worker.on('error', onEnd);
  worker.on('exit', () => onEnd());
  return { send: (request) => worker.postMessage(request), terminate: () => worker.terminate() };
}

/** A process with a low priority, which ends with this one. */
export function startProcess(
  setup: ThreadSetup,
  memoryMegabytes: number | undefined,
  { onMessage, onEnd }: CarrierEvents,
): Carrier {
  const child = fork(fileURLToPath(new URL('./thread-process.ts', import.meta.url)), {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: memoryMegabytes ? [`--max-old-space-size=${memoryMegabytes}`] : [],
  });
  // Before it has threads of its own, which inherit the priority.
  if (child.pid !== undefined) lowerPriority(child.pid);
  const ended = new Promise<void>((resolve) => {
    const end = (error?: unknown) => {
      onEnd(error);
      resolve();
    };
    child.once('error', end);
    child.once('exit', () => end());
  });
  child.on('message', onMessage);
  const send = (request: unknown) => void child.send({ request }, (error) => error && onEnd(error));
  send(setup);
  return {
    send,
    terminate() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, which its exit tells.
  }
}
