import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fchownSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { serverEnvironment } from './cluster.ts';

/** PostgreSQL's main process, which listens for connections. */
export interface Postmaster {
  pid: number;
  /** False while it is starting (including recovery after a crash) or stopping. */
  ready: boolean;
}

/** The running server of a data folder, if any. Reads two files and does not connect to the server. */
export function postmasterOf(dataFolder: string): Postmaster | undefined {
  const [pid, , , , , , , status] = pidFileLines(dataFolder);
  const process = Number(pid);
  if (!process || !isPostmaster(process, dataFolder)) return undefined;
  return { pid: process, ready: status?.trim() === 'ready' };
}

/** A server that is starting. It fails if another process starts one on the same folder first. */
export interface Starting {
  readonly pid: number | undefined;
  /** Its output if it ended before it was ready. */
  failure(): string | undefined;
}

/**
 * Starts a server in a separate session, so that Ctrl-C in a terminal does not reach it. Returns immediately. PostgreSQL
 * itself prevents two servers from using the same data folder.
 */
export function startPostmaster(cluster: Cluster, settings: Record<string, string | number>): Starting {
  removeStaleLocks(cluster.dataFolder);
  const log = openLog(cluster);
  const from = statSync(cluster.logFile).size;
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(cluster.binaries.postgres, ['-D', cluster.dataArgument, ...options], {
    ...cluster.account,
    cwd: cluster.dataFolder,
    env: serverEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  let ending: string | undefined;
  child.once('error', (error) => {
    ending = error.message;
  });
  child.once('exit', (code, signal) => {
    ending ??= `ended with ${signal ?? `status ${code}`}`;
  });
  const failure = () => ending && `${lastLines(cluster.logFile, from)} (${ending})`;
  return { pid: child.pid, failure };
}

/** Whether a failure is temporary: another server uses the folder, or shared memory of a killed one still exists. */
export function isPassingFailure(failure: string): boolean {
  return /lock file ".*" already exists|pre-existing shared memory block|is already in use/.test(failure);
}

/** Requests a fast shutdown and waits for it. Returns false if the server did not end in time. */
export async function stopPostmaster(dataFolder: string, limitSeconds = 30): Promise<boolean> {
  const found = postmasterOf(dataFolder);
  if (!found) return true;
  signal(found.pid, 'SIGINT');
  const until = performance.now() + limitSeconds * 1000;
  while (performance.now() < until) {
    if (postmasterOf(dataFolder)?.pid !== found.pid) return true;
    await pause(4);
  }
  return false;
}

const maxLogBytes = 5_000_000;

function openLog(cluster: Cluster): number {
  const { logFile, account } = cluster;
  if (existsSync(logFile) && statSync(logFile).size > maxLogBytes) renameSync(logFile, `${logFile}.old`);
  const log = openSync(logFile, 'a', 0o600);
  if (account) fchownSync(log, account.uid, account.gid);
  return log;
}

function lastLines(logFile: string, from: number): string {
  if (!existsSync(logFile)) return '';
  return readFileSync(logFile).subarray(from).toString().trim().split('\n').slice(-8).join('\n');
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function pidFileLines(dataFolder: string): string[] {
  try {
    return readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    if (code !== 'EACCES') throw error;
    throw new Error(
      `${dataFolder} belongs to another account, because EiQ was started as root or as another user before. ` +
        'Start EiQ as that account, or as root.',
    );
  }
}

/** After kill -9 the pid file remains and its pid may belong to another program. A server's working directory is its data folder. */
function isPostmaster(pid: number, dataFolder: string): boolean {
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === dataFolder;
    } catch {
      return false;
    }
  }
  if (!isAlive(pid)) return false;
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes('postgres');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Removes lock files of a dead server whose pid is in use by another program; PostgreSQL replaces only those whose pid is
 * unused. Renames them first, so that a file written by a new server in the meantime can be restored.
 */
function removeStaleLocks(dataFolder: string) {
  const holder = (file: string) => Number(readFileSync(file, 'utf8').split('\n')[0]);
  const isReused = (pid: number) => pid > 0 && isAlive(pid) && !isPostmaster(pid, dataFolder);
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    const file = path.join(dataFolder, name);
    const renamed = `${file}.${process.pid}.dead`;
    try {
      if (!isReused(holder(file))) continue;
      renameSync(file, renamed);
      if (isReused(holder(renamed))) rmSync(renamed);
      else renameSync(renamed, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}
