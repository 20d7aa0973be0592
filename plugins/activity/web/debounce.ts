const delayMs = 1500;
const scheduled = new Map<() => unknown, ReturnType<typeof setTimeout>>();

/** Runs a function once after a delay, however often it is requested meanwhile. */
export function debounce(run: () => unknown): void {
  if (scheduled.has(run)) return;
  scheduled.set(
    run,
    setTimeout(() => {
      scheduled.delete(run);
      run();
    }, delayMs),
  );
}
