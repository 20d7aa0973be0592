import { existsSync, readdirSync, readFileSync } from 'node:fs';

// Processes by the kernel's lists (Linux).

/** Processes that a process started and that are running. */
export function childrenOf(pid: number | undefined): number[] {
  const threads = existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : [];
  return threads.flatMap((thread) => pidsIn(`/proc/${pid}/task/${thread}/children`)).filter(isRunning);
}

/** Whether a process runs; one that ended and was not waited for does not. */
export function isRunning(pid: number): boolean {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : 'State: Z';
  return !/State:\s+[ZX]/.test(status);
}

/** The words of the command with which a running process was started. */
export function wordsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  } catch {
    return [];
  }
}

function pidsIn(file: string): number[] {
  try {
    return readFileSync(file, 'utf8').trim().split(/\s+/).filter(Boolean).map(Number);
  } catch {
    // The thread ended in the meantime.
    return [];
  }
}
