import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Number of cores that other work may use during a measurement. */
export const maxOtherCores = 0.25;

/** A measurement with a note on the load of the machine. */
export interface QuietMeasurement<T> {
  readonly value: T;
  readonly note: string;
}

/**
 * Repeats a measurement while other work uses the machine, and keeps the run with the least other work. Background work of
 * the measured processes before and after a run counts as other work.
 */
export async function onQuietMachine<T>(measure: () => Promise<T>, maxRuns = 3): Promise<QuietMeasurement<T>> {
  let best: { value: T; others: number; load: number } | undefined;
  let runs = 0;
  while (runs < maxRuns && (!best || best.others > maxOtherCores)) {
    runs += 1;
    const [load = 0] = loadavg();
    const before = await coresInUse();
    const value = await measure();
    const others = Math.max(before, await coresInUse());
    if (!best || others < best.others) best = { value, others, load };
  }
  if (!best) throw new Error('Nothing was measured');
  const { value, others, load } = best;
  const verdict =
    others > maxOtherCores ? `busy machine, ${runs === 1 ? 'one run' : `quietest of ${runs} runs`}` : `run ${runs}`;
  const cores = `other work used ${others.toFixed(1)} of ${cpus().length} cores before or after it`;
  return { value, note: `${verdict}: ${cores}; load average at its start ${load.toFixed(1)}` };
}

/** Seconds that work took, as its goal counts them. */
export interface TimedWork<T> {
  readonly result: T;
  readonly seconds: number;
  /** Whether they are those of the clock. */
  readonly isQuiet: boolean;
  /** Which seconds they are and why, and the others. */
  readonly note: string;
}

/**
 * Times work by the clock if other processes leave the machine to it, and otherwise by its processor time, which other work
 * disturbs least. Processor time is then an upper bound: it includes threads of Node that run beside the work, and cores that share
 * their caches with other work are slower.
 */
export function timeWork<T>(work: () => T): TimedWork<T> {
  const otherWork = watchOtherWork();
  const before = { usage: process.cpuUsage(), clock: performance.now() };
  const result = work();
  const clock = (performance.now() - before.clock) / 1000;
  const { user, system } = process.cpuUsage(before.usage);
  const processor = (user + system) / 1e6;
  const others = otherWork();
  const [load = 0] = loadavg();
  const isQuiet = others <= maxOtherCores;
  const cores = `other work used ${others.toFixed(1)} of ${cpus().length} cores meanwhile, load average ${load.toFixed(1)}`;
  return {
    result,
    seconds: isQuiet ? clock : processor,
    isQuiet,
    note: isQuiet
      ? `by the clock: ${cores}; processor time ${processor.toFixed(2)} s`
      : `processor time, because ${cores}; ${clock.toFixed(2)} s by the clock`,
  };
}

/**
 * Watches the machine from now on.
 * @returns the cores that other work than this process used since then; `seconds` is the processor time of measured children
 */
export function watchOtherWork(): (seconds?: number) => number {
  const before = { idle: idleTimes(), usage: process.cpuUsage(), clock: performance.now() };
  return (seconds = 0) => {
    const elapsed = (performance.now() - before.clock) / 1000;
    const { user, system } = process.cpuUsage(before.usage);
    const busy = cpus().length - (idleTimes() - before.idle) / 1000 / elapsed;
    return Math.max(0, busy - ((user + system) / 1e6 + seconds) / elapsed);
  };
}

/** Average number of cores in use during one second in which this process waits. */
async function coresInUse(): Promise<number> {
  const before = idleTimes();
  const began = performance.now();
  await pause(1000);
  const idle = (idleTimes() - before) / (performance.now() - began);
  return Math.max(0, cpus().length - idle);
}

/** Idle milliseconds, summed over all cores. */
const idleTimes = () => cpus().reduce((sum, { times }) => sum + times.idle, 0);
