import type { Thread } from '../../../core/threads.ts';
import type { Computations } from './computations.ts';
import { computations } from './computations.ts';

/** Entry point of the thread that runs a computation. Progress messages are single steps. */
export function run(
  { name, input }: { readonly name: keyof Computations; readonly input: unknown },
  thread: Thread<'step'>,
): unknown {
  return computations[name](input as never, () => thread.progress('step'));
}
