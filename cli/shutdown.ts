import { readFileSync } from 'node:fs';
import { signalCodes } from './exit-codes.ts';

/** Resources to close before this process ends. */
export interface Shutdown {
  /** Registers a resource while it is opening, so that it is also closed if the process is stopped before it is open. */
  track<T extends { close(): unknown }>(opening: Promise<T>): Promise<T>;
  /** Closes all resources in reverse order of opening. */
  close(): Promise<void>;
}

type Signal = keyof typeof signalCodes;

/** A signal within this time of the first counts as a repetition (ms). */
const repeatWindowMs = 1000;

/**
 * On SIGINT, SIGTERM or SIGHUP closes the tracked resources, so that no database server is left behind, and exits. A
 * later signal exits at once: acknowledged changes have been committed. A signal right after the first is ignored,
 * because npm, timeout and terminals repeat a signal that the whole process group has received.
 * @param options.codeAfter the exit code after a signal; by default the shell's convention (130 for Ctrl-C)
 */
export function trapSignals(
  options: { onSignal?(signal: Signal): void; codeAfter?(signal: Signal): number } = {},
): Shutdown {
  const { onSignal = () => {}, codeAfter = (signal) => signalCodes[signal] } = options;
  const closers: (() => Promise<unknown>)[] = [];
  let stoppingSince: number | undefined;

  const close = async () => {
    const failures: unknown[] = [];
    // A resource that fails to close does not prevent closing the others.
    for (const closer of closers.splice(0).reverse()) await closer().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  const end = (signal: Signal) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > repeatWindowMs) process.exit(signalCodes[signal]);
      return;
    }
    stoppingSince = performance.now();
    onSignal(signal);
    void close()
      .catch((error: unknown) => console.error((error as Error).message))
      .finally(() => process.exit(codeAfter(signal)));
  };
  for (const signal of Object.keys(signalCodes) as Signal[]) process.on(signal, end);

  return {
    track(opening) {
      closers.push(() =>
        opening.then(
          (opened) => opened.close(),
          () => undefined,
        ),
      );
      return opening;
    },
    async close() {
      await close();
      if (stoppingSince === undefined) for (const signal of Object.keys(signalCodes)) process.off(signal, end);
    },
  };
}

/**
 * Ends this process when the npm process that started it through a shell ends. npm passes signals only to the shell,
 * which exits without passing them on; a killed npm sends none.
 */
export function exitWithNpm(): void {
  const { npm_lifecycle_event: script, npm_command: command } = process.env;
  if (script === undefined && command === undefined) return;
  const ancestors = () => `${process.ppid} ${parentOfShell(process.ppid)}`;
  const initial = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === initial) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/**
 * The parent of a shell; empty for other processes, whose parents may legitimately end first. Linux only: stat holds
 * the pid, the name in parentheses, the state and the parent (proc(5)).
 */
function parentOfShell(pid: number): string {
  try {
    const [, name = '', parent = ''] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return /^(a|ba|da|k|z)?sh$/.test(name) ? parent : '';
  } catch {
    return '';
  }
}
