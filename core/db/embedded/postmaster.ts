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

/** PostgreSQL's first process: the one that listens, and that all others end with. */
export interface Postmaster {
  pid: number;
  /** False while it starts (which includes recovering after a crash) and while it stops. */
  ready: boolean;
}

/** The living server of a data folder, if there is one. Reads two files; asks the server nothing. */
export function postmasterOf(dataFolder: string): Postmaster | undefined {
  const [pid, , , , , , , status] = pidFileLines(dataFolder);
  const process = Number(pid);
  if (!process || !isPostmaster(process, dataFolder)) return undefined;
  return { pid: process, ready: status?.trim() === 'ready' };
}

/** A server that has been asked to start; it may lose against another process that does the same. */
export interface Starting {
  readonly pid: number | undefined;
  /** What it said when it ended before it was ready. */
  failure(): string | undefined;
}

/**
 * Starts a server in a session of its own, so that Ctrl-C in a terminal does not reach it and its shutdown is ours to
 * order. Returns at once. That two servers never share a data folder is PostgreSQL's own promise.
 */
export function startPostmaster(cluster: Cluster, settings: Record<string, string | number>): Starting {
  setAsideReusedLocks(cluster.dataFolder);
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

/** Another server holds the folder, or the remains of a killed one have not left memory yet: worth trying again. */
export function isPassingFailure(failure: string): boolean {
  return /lock file ".*" already exists|pre-existing shared memory block|is already in use/.test(failure);
}

/** Orders a fast shutdown (sessions end, everything committed is on disk) and waits for it; false when it did not end. */
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

const longestLog = 5_000_000;

function openLog(cluster: Cluster): number {
  const { logFile, account } = cluster;
  if (existsSync(logFile) && statSync(logFile).size > longestLog) renameSync(logFile, `${logFile}.old`);
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
      `${dataFolder} belongs to another account (EiQ was started as root or as somebody else here). ` +
        'Start EiQ as that account, or as root.',
    );
  }
}

/** After kill -9 the file stays and its number may by now be another program's: a server works in its data folder. */
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
 * PostgreSQL itself replaces the lock files of a dead server, except when their process number is in use again: that is
 * what this is for. They are set aside by renaming, so that one which a server wrote meanwhile can be put back.
 */
function setAsideReusedLocks(dataFolder: string) {
  const holder = (file: string) => Number(readFileSync(file, 'utf8').split('\n')[0]);
  const isReused = (pid: number) => pid > 0 && isAlive(pid) && !isPostmaster(pid, dataFolder);
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    const file = path.join(dataFolder, name);
    const aside = `${file}.${process.pid}.dead`;
    try {
      if (!isReused(holder(file))) continue;
      renameSync(file, aside);
      if (isReused(holder(aside))) rmSync(aside);
      else renameSync(aside, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}
