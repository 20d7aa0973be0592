import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import type { Account } from './account.ts';
import { canReach, nearestExisting, serverAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import { locateBinaries } from './binaries.ts';

/** The files of a server and how to run programs on them. */
export interface Cluster {
  dataFolder: string;
  logFile: string;
  binaries: Binaries;
  /** Undefined: the server runs as the current user. */
  account: Account | undefined;
  /** The argument of -D; see `dataArgument`. */
  dataArgument: string;
}

/** A clean environment, so that client settings such as PGPORT do not reach the server. */
export const serverEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** The superuser of the embedded server. The folder's mode, 0700, controls access to its socket. */
export const superuser = 'eiq';

/** Socket addresses have at most 104 bytes on macOS and 108 on Linux, with a final zero byte. */
const maxSocketPathBytes = 103;

/** Locates the data below a `var` folder, which is created if missing. */
export async function openCluster(varFolder: string): Promise<Cluster> {
  const folder = path.join(path.resolve(varFolder), 'postgres');
  const account = serverAccount(folder);
  makeVarFolder(path.dirname(folder), account);
  const dataFolder = path.join(realpathSync(path.dirname(folder)), 'postgres');
  return {
    dataFolder,
    logFile: `${dataFolder}.log`,
    binaries: await locateBinaries(account),
    account,
    dataArgument: dataArgument(dataFolder, account),
  };
}

export function isInitialised(cluster: Cluster): boolean {
  return existsSync(path.join(cluster.dataFolder, 'PG_VERSION'));
}

/**
 * Creates the files of an empty server, atomically by renaming a temporary folder. If two processes do so at once, one
 * succeeds and both use its files. `onDisk` resolves when everything is synced, which may overlap the start.
 */
export async function initialise(cluster: Cluster): Promise<{ onDisk: Promise<void> }> {
  removeUnfinished(cluster);
  const temporary = `${cluster.dataFolder}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  mkdirSync(temporary, { mode: 0o700 });
  try {
    if (cluster.account) chownSync(temporary, cluster.account.uid, cluster.account.gid);
    const created = { ...cluster, dataFolder: temporary, dataArgument: dataArgument(temporary, cluster.account) };
    await initdb(
      created,
      ['-U', superuser, '--auth=trust', '-E', 'UTF8', '--no-sync', '--no-instructions'].concat(locale),
    );
    renameSync(temporary, cluster.dataFolder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!isInitialised(cluster)) throw error;
    return { onDisk: Promise.resolve() };
  }
  return { onDisk: initdb(cluster, ['--sync-only']) };
}

/** Removes incomplete folders of killed processes. */
function removeUnfinished(cluster: Cluster) {
  const folder = path.dirname(cluster.dataFolder);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith('postgres.new-')) continue;
    const unfinished = path.join(folder, name);
    const touched = statSync(unfinished, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - touched > 600_000) rmSync(unfinished, { recursive: true, force: true });
  }
}

/** The folder of the socket for clients: the data folder, or a short symbolic link if its path is too long. */
export function socketFolder(cluster: Cluster): string {
  const { dataFolder } = cluster;
  if (Buffer.byteLength(path.join(dataFolder, '.s.PGSQL.5432')) <= maxSocketPathBytes) return dataFolder;
  const short = `/tmp/eiq-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)}`;
  try {
    symlinkSync(dataFolder, short);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const ours = [0, process.geteuid?.(), cluster.account?.uid].includes(lstatSync(short).uid);
    if (!ours || readlinkSync(short) !== dataFolder)
      throw new Error(`${short} exists but does not belong to this server. Remove it.`);
  }
  return short;
}

/** Bytewise collation and Unicode character classes, the same on every machine. */
const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

/**
 * Below a folder that only root may enter, the server cannot open its data by path. On Linux it is started inside the data
 * folder and refers to it as its working directory.
 */
function dataArgument(dataFolder: string, account: Account | undefined): string {
  if (!account || canReach(dataFolder, account)) return dataFolder;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new Error(
    `The account PostgreSQL runs under (uid ${account.uid}) may not enter ${path.dirname(dataFolder)}. ` +
      'Start EiQ as an ordinary user, move it to a folder others may enter (chmod o+x), or set DATABASE_URL.',
  );
}

function makeVarFolder(varFolder: string, account: Account | undefined) {
  if (existsSync(varFolder)) return;
  const above = statSync(nearestExisting(varFolder));
  mkdirSync(varFolder, { recursive: true, mode: 0o755 });
  if (account && above.uid === account.uid) chownSync(varFolder, account.uid, account.gid);
}

/** An error from the output of PostgreSQL's programs. A full disk gets the code ENOSPC, which has its own remedy. */
export function programError({ dataFolder }: Pick<Cluster, 'dataFolder'>, what: string, output: string): Error {
  const folder = path.dirname(dataFolder);
  if (!/No space left on device/.test(output)) return new Error(`${what} in ${folder}: ${output}`);
  return Object.assign(new Error(`${what} in ${folder}`), { code: 'ENOSPC', path: folder });
}

function initdb(cluster: Cluster, options: string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(cluster.binaries.initdb, ['-D', cluster.dataArgument, ...options], {
    ...cluster.account,
    cwd: cluster.dataFolder,
    env: serverEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.once('error', (cause) => {
    const remedy = 'Set DATABASE_URL to a PostgreSQL server instead.';
    reject(new Error(`PostgreSQL's programs cannot be run on this system: ${cause.message}. ${remedy}`, { cause }));
  });
  child.once('close', (status) => {
    if (status === 0) resolve();
    else reject(programError(cluster, 'PostgreSQL could not create its files', output.trim()));
  });
  return promise;
}
