import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildWeb } from '../cli/build-web.ts';

const root = path.join(import.meta.dirname, '..');
const copies = path.join(root, 'node_modules/.cache/eiq-web');
const lock = path.join(copies, 'building');

/** A build takes seconds, so an older lock belongs to a process that has ended. */
const lockAbandonedAfterMs = 120_000;
const copyKeptMs = 3_600_000;

/**
 * Builds the web if its sources have changed, and returns the folder of a copy. Test files run in parallel: one of them builds
 * while the others wait. A copy, because a later build empties its folder first.
 */
export async function buildWebOnce(): Promise<string> {
  mkdirSync(copies, { recursive: true });
  while (!tryLock()) await pause(50);
  try {
    return copyOf(await buildWeb({ root, note: () => {} }));
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Each build has one copy, named after the fingerprint of its sources. */
function copyOf(folder: string): string {
  const stamp = readFileSync(path.join(folder, '.built-from'), 'utf8').slice(0, 16);
  const copy = path.join(copies, stamp);
  for (const name of readdirSync(copies)) {
    const other = path.join(copies, name);
    if (other !== copy && other !== lock && isOlder(other, copyKeptMs)) rmSync(other, { recursive: true, force: true });
  }
  if (!existsSync(copy)) {
    cpSync(folder, `${copy}.part`, { recursive: true });
    renameSync(`${copy}.part`, copy);
  }
  return copy;
}

function tryLock(): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (isOlder(lock, lockAbandonedAfterMs)) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

function isOlder(file: string, ms: number): boolean {
  const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return since !== undefined && Date.now() - since > ms;
}
