import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Cores that other work may use while something is measured. */
const quiet = 0.25;

/** What was measured, with a line on how busy the machine was meanwhile. */
export interface Take<T> {
  readonly value: T;
  readonly note: string;
}

/**
 * Measures again while other work uses the machine, and keeps the take that was disturbed least. What the measured
 * processes do by themselves while they rest counts as other work.
 */
export async function onQuietMachine<T>(measure: () => Promise<T>, most = 3): Promise<Take<T>> {
  let best: { value: T; others: number; load: number } | undefined;
  let takes = 0;
  while (takes < most && (!best || best.others > quiet)) {
    takes += 1;
    const [load = 0] = loadavg();
    const before = await coresInUse();
    const value = await measure();
    const others = Math.max(before, await coresInUse());
    if (!best || others < best.others) best = { value, others, load };
  }
  if (!best) throw new Error('Nothing was measured');
  const { value, others, load } = best;
  const verdict = others > quiet ? `busy machine, the quietest of ${takes} takes` : `take ${takes}`;
  const cores = `other work used ${others.toFixed(1)} of ${cpus().length} cores before or after`;
  return { value, note: `${verdict}: ${cores}, load average at its begin ${load.toFixed(1)}` };
}

/** Cores that are in use while this process waits. */
async function coresInUse(): Promise<number> {
  const before = idleTimes();
  const began = performance.now();
  await pause(1000);
  const idle = (idleTimes() - before) / (performance.now() - began);
  return Math.max(0, cpus().length - idle);
}

/** Milliseconds that all cores rested, together. */
const idleTimes = () => cpus().reduce((sum, { times }) => sum + times.idle, 0);
