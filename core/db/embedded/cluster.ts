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

/** A place where a server's files are, and how to run programs on them. */
export interface Cluster {
  dataFolder: string;
  logFile: string;
  binaries: Binaries;
  /** Undefined: the server runs as the user we are. */
  account: Account | undefined;
  /** What -D is given; see `dataArgument`. */
  dataArgument: string;
}

/** Nothing of our own environment: settings of a PostgreSQL client (PGPORT and its kind) would reach the server. */
export const serverEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** The superuser of the embedded server. Who may open its socket is decided by the folder's mode, 0700. */
export const superuser = 'eiq';

/** Socket addresses hold 104 bytes on macOS, 108 on Linux, with a closing zero. */
const longestSocketPath = 103;

/** Finds, or makes, the place for the data below a `var` folder. */
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
 * Makes the files of an empty server. Made aside and renamed, so that it is whole or absent; of two processes that do
 * it at once, one wins. Resolves to the completion of writing it all to disk, which may go on beside the start.
 */
export async function initialise(cluster: Cluster): Promise<{ onDisk: Promise<void> }> {
  removeUnfinished(cluster);
  const aside = `${cluster.dataFolder}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  mkdirSync(aside, { mode: 0o700 });
  try {
    if (cluster.account) chownSync(aside, cluster.account.uid, cluster.account.gid);
    const made = { ...cluster, dataFolder: aside, dataArgument: dataArgument(aside, cluster.account) };
    await initdb(
      made,
      ['-U', superuser, '--auth=trust', '-E', 'UTF8', '--no-sync', '--no-instructions'].concat(locale),
    );
    renameSync(aside, cluster.dataFolder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!isInitialised(cluster)) throw error;
    return { onDisk: Promise.resolve() };
  }
  return { onDisk: initdb(cluster, ['--sync-only']) };
}

/** What processes that were killed while they made the files left behind. */
function removeUnfinished(cluster: Cluster) {
  const folder = path.dirname(cluster.dataFolder);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith('postgres.new-')) continue;
    const unfinished = path.join(folder, name);
    const touched = statSync(unfinished, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - touched > 600_000) rmSync(unfinished, { recursive: true, force: true });
  }
}

/** The folder of the socket as clients name it: the data folder, or a short way to it where its path is too long. */
export function socketFolder(cluster: Cluster): string {
  const { dataFolder } = cluster;
  if (Buffer.byteLength(path.join(dataFolder, '.s.PGSQL.5432')) <= longestSocketPath) return dataFolder;
  const short = `/tmp/eiq-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)}`;
  try {
    symlinkSync(dataFolder, short);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const ours = [0, process.geteuid?.(), cluster.account?.uid].includes(lstatSync(short).uid);
    if (!ours || readlinkSync(short) !== dataFolder) throw new Error(`${short} is in the way. Remove it.`);
  }
  return short;
}

/** Bytes in order, characters by Unicode, the same on every machine. */
const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

/**
 * Below a folder that only root may enter, the server could not open its data by path. It starts inside the folder and
 * knows it as the folder it is in, which Linux lets it do.
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

/** What PostgreSQL's programs complain of as an error; a full disk has the code of one, for the remedy to be named. */
export function complaintOf({ dataFolder }: Pick<Cluster, 'dataFolder'>, what: string, complaint: string): Error {
  const folder = path.dirname(dataFolder);
  if (!/No space left on device/.test(complaint)) return new Error(`${what} in ${folder}: ${complaint}`);
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
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  child.once('error', (cause) => {
    const remedy = 'Set DATABASE_URL to a PostgreSQL server instead.';
    reject(new Error(`PostgreSQL's programs cannot be run on this system: ${cause.message}. ${remedy}`, { cause }));
  });
  child.once('close', (status) => {
    if (status === 0) resolve();
    else reject(complaintOf(cluster, 'PostgreSQL could not make its files', complaint.trim()));
  });
  return promise;
}
