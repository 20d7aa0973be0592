import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';

const running = new AsyncLocalStorage<string>();

/** Runs work of a plugin in an async context, so that failures of its timers and unawaited promises can be attributed. */
export const inPlugin = <T>(id: string, work: () => T): T => running.run(id, work);

/**
 * The plugin that caused an unhandled failure: the one whose file comes first in the stack, else the one in whose context
 * it occurred; undefined if unknown.
 */
export function originOf(
  error: unknown,
  plugins: readonly { readonly id: string; readonly folder: string }[],
): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  for (const frame of frames) {
    const owner = plugins.find(({ folder }) => path.isAbsolute(folder) && frame.includes(`${folder}${path.sep}`));
    if (owner && owner.id !== 'platform') return owner.id;
  }
  return running.getStore();
}
