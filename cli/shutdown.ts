import { readFileSync } from 'node:fs';
import { signalCodes } from './exit-codes.ts';

/** What has to be closed before this process may end, however it is told to. */
export interface Ending {
  /** Keeps in mind to close what is being opened, even if the process is told to end before it is open. */
  closes<T extends { close(): unknown }>(opening: Promise<T>): Promise<T>;
  /** Closes everything, the last opened first. */
  close(): Promise<void>;
}

type Signal = keyof typeof signalCodes;

/** Within this time signals are one wish; a person who has lost patience presses again after it. */
const sameWishMs = 1000;

/**
 * Watches for SIGINT, SIGTERM and SIGHUP: closes what is open, so that no database server is left behind, and ends
 * the process. Asked again later, it goes at once: what was acknowledged has been committed. A second signal right after
 * the first is the same wish: npm, timeout and terminals pass on what the whole process group has had already.
 * @param options.codeAfter the exit code after a signal; by default the shell's convention (130 for Ctrl-C)
 */
export function watchForEnding(
  options: { onSignal?(signal: Signal): void; codeAfter?(signal: Signal): number } = {},
): Ending {
  const { onSignal = () => {}, codeAfter = (signal) => signalCodes[signal] } = options;
  const closers: (() => Promise<unknown>)[] = [];
  let endingSince: number | undefined;

  const close = async () => {
    const failures: unknown[] = [];
    // One that fails to close does not keep the others open.
    for (const closer of closers.splice(0).reverse()) await closer().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  const end = (signal: Signal) => {
    if (endingSince !== undefined) {
      if (performance.now() - endingSince > sameWishMs) process.exit(signalCodes[signal]);
      return;
    }
    endingSince = performance.now();
    onSignal(signal);
    void close()
      .catch((error: unknown) => console.error((error as Error).message))
      .finally(() => process.exit(codeAfter(signal)));
  };
  for (const signal of Object.keys(signalCodes) as Signal[]) process.on(signal, end);

  return {
    closes(opening) {
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
      if (endingSince === undefined) for (const signal of Object.keys(signalCodes)) process.off(signal, end);
    },
  };
}

/**
 * Ends this process once npm, which started it through a shell, is gone: told to end, npm tells only the shell, which
 * ends without a word to us; killed, it tells nobody.
 */
export function endWithNpm(): void {
  const { npm_lifecycle_event: script, npm_command: command } = process.env;
  if (script === undefined && command === undefined) return;
  const starters = () => `${process.ppid} ${whoStartedShell(process.ppid)}`;
  const atFirst = starters();
  const watch = setInterval(() => {
    if (starters() === atFirst) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/**
 * The parent of a shell; nothing for another process, whose own parent may well end before it. Linux only. The file
 * holds the number, the name in brackets, the state, the parent (proc(5)).
 */
function whoStartedShell(pid: number): string {
  try {
    const [, name = '', parent = ''] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return /^(a|ba|da|k|z)?sh$/.test(name) ? parent : '';
  } catch {
    return '';
  }
}
