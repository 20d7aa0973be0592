import { startProcess, startWorker } from './thread-carriers.ts';
import type { ThreadMessage, ThreadSetup } from './thread-messages.ts';
import { receivedError } from './thread-messages.ts';

/**
 * The caller, as the module of a thread sees it. Values passed between threads are copied by structured clone: plain
 * data, typed arrays, Maps and Dates, but no functions. A SharedArrayBuffer is shared, not copied.
 */
export interface Thread<Progress = never> {
  progress(value: Progress): void;
}

/** A module for `threads.run`: it exports `run`. */
export interface RunModule {
  // biome-ignore lint/suspicious/noExplicitAny: the module itself types its payload and progress
  run(payload: any, thread: Thread<any>): unknown;
}

/** A module for `threads.open`: it exports `open`, which returns the function that handles requests. */
export interface OpenModule {
  // biome-ignore lint/suspicious/noExplicitAny: the module itself types its setup and progress
  open(setup: any, thread: Thread<any>): (request: any) => unknown;
}

type ProgressOf<T> = T extends Thread<infer Progress> ? Progress : never;
type RunProgress<M extends RunModule> = ProgressOf<Parameters<M['run']>[1]>;
type OpenProgress<M extends OpenModule> = ProgressOf<Parameters<M['open']>[1]>;
type Request<M extends OpenModule> = Parameters<ReturnType<M['open']>>[0];
type Reply<M extends OpenModule> = Awaited<ReturnType<ReturnType<M['open']>>>;

interface ThreadOptions<Progress> {
  /** Called in the caller's thread. */
  onProgress?(value: Progress): void;
  /** Heap limit, with a quarter of it for new objects besides. Beyond it the thread fails with ERR_WORKER_OUT_OF_MEMORY. */
  readonly memoryMegabytes?: number;
  /**
   * Runs in a process of its own with a low priority (nice 10), so that requests wait neither for the processor nor for the
   * collection of its garbage, and its memory is given back at the end. Values are copied; a SharedArrayBuffer cannot be sent.
   */
  readonly isBackground?: boolean;
}

export interface RunOptions<Progress> extends ThreadOptions<Progress> {
  /** Aborting ends the thread, even during a computation. The promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** A thread that keeps its state between requests. */
export interface OpenThread<Request, Reply> {
  /** Requests to one thread are handled in sequence. Aborting ends the thread. */
  ask(request: Request, options?: { readonly signal?: AbortSignal | undefined }): Promise<Reply>;
  close(): Promise<void>;
}

/**
 * Runs work that would block the event loop for more than a few milliseconds on a worker thread (worker_threads). Errors
 * of the module are rethrown with name, message and class: a RangeError stays one, a Failure keeps its code.
 */
export const threads = {
  /**
   * Runs a module's `run` on a new thread.
   * @param module URL of the module: `new URL('./score.ts', import.meta.url)`
   * @example
   *   import type * as score from './score.ts';
   *   const total = await threads.run<typeof score>(new URL('./score.ts', import.meta.url), answers, { signal });
   */
  async run<M extends RunModule>(
    module: URL,
    payload: Parameters<M['run']>[0],
    { signal, ...options }: RunOptions<RunProgress<M>> = {},
  ): Promise<Awaited<ReturnType<M['run']>>> {
    signal?.throwIfAborted();
    const thread = start(module, 'run', payload, options);
    try {
      return (await thread.ask(undefined, { signal })) as Awaited<ReturnType<M['run']>>;
    } finally {
      await thread.close();
    }
  },

  /** Opens a thread for many requests over the same `setup`. The caller closes it. */
  open<M extends OpenModule>(
    module: URL,
    setup: Parameters<M['open']>[0],
    options: ThreadOptions<OpenProgress<M>> = {},
  ): OpenThread<Request<M>, Reply<M>> {
    return start(module, 'open', setup, options) as OpenThread<Request<M>, Reply<M>>;
  },
};

export type Threads = typeof threads;

function start(
  module: URL,
  method: ThreadSetup['method'],
  payload: unknown,
  { onProgress, memoryMegabytes, isBackground = false }: ThreadOptions<never>,
): OpenThread<unknown, unknown> {
  const setup: ThreadSetup = { module: module.href, method, payload };
  const waiting: { resolve(value: unknown): void; reject(error: unknown): void }[] = [];
  let ended: { readonly error: unknown } | undefined;
  const end = (error: unknown) => {
    ended ??= { error };
    for (const { reject } of waiting.splice(0)) reject(ended.error);
  };
  const receive = (message: ThreadMessage) => {
    if (message.kind === 'progress') onProgress?.(message.value as never);
    else if (message.kind === 'reply') waiting.shift()?.resolve(message.value);
    else waiting.shift()?.reject(receivedError(message.error));
  };
  const carrier = (isBackground ? startProcess : startWorker)(setup, memoryMegabytes, {
    onMessage: receive,
    onEnd: (error) => end(error ?? new Error(`The thread of ${module.pathname} ended before its work`)),
  });

  return {
    ask(request, { signal } = {}) {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      if (signal?.aborted) reject(signal.reason);
      else if (ended) reject(ended.error);
      else {
        const abort = () => {
          end(signal?.reason);
          void carrier.terminate();
        };
        signal?.addEventListener('abort', abort, { once: true });
        const settled = () => signal?.removeEventListener('abort', abort);
        promise.then(settled, settled);
        try {
          carrier.send(request);
          waiting.push({ resolve, reject });
        } catch (error) {
          reject(error);
        }
      }
      return promise;
    },
    async close() {
      end(new Error(`The thread of ${module.pathname} was closed`));
      await carrier.terminate();
    },
  };
}
