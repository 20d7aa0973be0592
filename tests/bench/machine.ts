import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Number of cores that other work may use during a measurement. */
const quiet = 0.25;

/** A measurement with a line on the load of the machine meanwhile. */
export interface Take<T> {
  readonly value: T;
  readonly note: string;
}

/**
 * Repeats a measurement while other work uses the machine, and keeps the run with the least disturbance. Work of the measured
 * processes while they are idle counts as other work.
 */
export async function onQuietMachine<T>(measure: () => Promise<T>, maxTakes = 3): Promise<Take<T>> {
  let best: { value: T; others: number; load: number } | undefined;
  let takes = 0;
  while (takes < maxTakes && (!best || best.others > quiet)) {
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

/** Number of cores in use while this process waits. */
async function coresInUse(): Promise<number> {
  const before = idleTimes();
  const began = performance.now();
  await pause(1000);
  const idle = (idleTimes() - before) / (performance.now() - began);
  return Math.max(0, cpus().length - idle);
}

/** Idle milliseconds, summed over all cores. */
const idleTimes = () => cpus().reduce((sum, { times }) => sum + times.idle, 0);
