import { mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildWeb } from '../cli/build-web.ts';

const root = path.join(import.meta.dirname, '..');
const lock = path.join(root, 'node_modules/.cache/eiq-web-build');

/** A build takes some seconds; whoever has held the lock for longer is gone. */
const abandonedAfterMs = 120_000;

/**
 * The folder of the web as it is now. Test files run beside each other, and a build empties the folder first: one
 * builds, the others wait for it.
 */
export async function builtOnce(): Promise<string> {
  while (!locked()) await pause(50);
  try {
    return await buildWeb({ root, tell: () => {} });
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function locked(): boolean {
  try {
    mkdirSync(path.dirname(lock), { recursive: true });
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > abandonedAfterMs) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}
