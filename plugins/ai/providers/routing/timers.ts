/** Timers in real time, or controlled by a test. */
export interface Timers {
  /** Calls `then` after the given milliseconds. The returned function cancels the timer. */
  after(milliseconds: number, then: () => void): () => void;
}

export const systemTimers: Timers = {
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Waits, or rejects with the signal's reason. */
export function pause(timers: Timers, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const stop = () => {
      cancel();
      reject(signal.reason);
    };
    const cancel = timers.after(milliseconds, () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });
}
