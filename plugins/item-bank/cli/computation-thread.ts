import type { Thread } from '../../../core/threads.ts';
import type { Computations } from './computations.ts';
import { computations } from './computations.ts';

/** One of the computations, on a thread of its own; progress is a step. */
export function run(
  { name, input }: { readonly name: keyof Computations; readonly input: unknown },
  thread: Thread<'step'>,
): unknown {
  return computations[name](input as never, () => thread.progress('step'));
}
