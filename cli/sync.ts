import { open } from 'node:fs/promises';

/** Syncs a file, or the entries of a folder, to disk. */
export async function sync(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
