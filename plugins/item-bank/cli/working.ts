import { setImmediate as turn } from 'node:timers/promises';
import { invalid } from '../../../core/contract/index.ts';
import type { CommandContext } from '../../../core/plugins/define-plugin.ts';
import type { ReadingOptions, ResponseFile } from '../responses/response-file.ts';
import { readResponseFile } from '../responses/response-file.ts';

type Progress = CommandContext['progress'];

/** Reads a response file with a bar that shows how far it is. */
export async function readWithBar(file: string, options: ReadingOptions, progress: Progress): Promise<ResponseFile> {
  const bar = percentBar(progress, 'Reading responses');
  let done = 0;
  try {
    return await readResponseFile(file, options, (bytes, of) => {
      done += bytes;
      bar.reach(done / of);
    });
  } finally {
    bar.done();
  }
}

/** A bar of a hundred steps that is told shares from 0 to 1. */
export function percentBar(progress: Progress, says: string) {
  const bar = progress(100, says);
  let reached = 0;
  return {
    reach(share: number) {
      const now = Math.floor(100 * Math.min(1, share));
      if (now > reached) bar.step(now - reached);
      reached = Math.max(reached, now);
    },
    done: () => bar.done(),
  };
}

/**
 * Runs a computation that holds the thread, letting what was printed before appear. What the figures cannot bear, a
 * RangeError, is told in plain words after the heading.
 */
export async function compute<Value>(heading: string, work: () => Value): Promise<Value> {
  await turn();
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) throw invalid(`${heading}: ${error.message}`);
    throw error;
  }
}
