import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

/** A server of this deployment on this machine, from the record it wrote. */
export interface ServerRecord {
  /** `http://localhost:3000` */
  readonly address: string;
  readonly pid: number;
}

interface StoredRecord extends ServerRecord {
  readonly host: string;
  /** Start time of the process, which distinguishes it from a later one with the same id; null if unknown. */
  readonly born: string | null;
  readonly at: number;
}

/** Each process has its own record, so that none overwrites or removes another's. */
const folderIn = (varFolder: string) => path.join(varFolder, 'servers');
const fileOf = (varFolder: string, { host, pid }: Pick<StoredRecord, 'host' | 'pid'>) =>
  path.join(folderIn(varFolder), `${host.replaceAll(/[^\w.-]/g, '-')}-${pid}.json`);

/** Records where this process listens, so that the command line finds it. Failing to do so is harmless. */
export function recordServer(varFolder: string, address: string): void {
  const record: StoredRecord = {
    address,
    pid: process.pid,
    host: hostname(),
    born: startTimeOf(process.pid),
    at: Date.now(),
  };
  try {
    mkdirSync(folderIn(varFolder), { recursive: true });
    for (const old of recordsIn(varFolder)) if (hasEnded(old)) rmSync(fileOf(varFolder, old), { force: true });
    writeFileSync(fileOf(varFolder, record), `${JSON.stringify(record)}\n`);
  } catch {
    // Links and doctor then use PUBLIC_URL and PORT.
  }
}

/** The running server on this machine; the most recently started if there are several. */
export function runningServer(varFolder: string): ServerRecord | undefined {
  const [newest] = recordsIn(varFolder)
    .filter((record) => record.host === hostname() && !hasEnded(record))
    .sort((one, other) => other.at - one.at);
  return newest && { address: newest.address, pid: newest.pid };
}

/** Removes this process's record. */
export function removeServerRecord(varFolder: string): void {
  rmSync(fileOf(varFolder, { host: hostname(), pid: process.pid }), { force: true });
}

function recordsIn(varFolder: string): StoredRecord[] {
  try {
    return readdirSync(folderIn(varFolder)).flatMap((name) => readRecord(path.join(folderIn(varFolder), name)));
  } catch {
    return [];
  }
}

function readRecord(file: string): StoredRecord[] {
  try {
    return [JSON.parse(readFileSync(file, 'utf8')) as StoredRecord];
  } catch {
    // The file is being written or removed.
    return [];
  }
}

/** Whether the process that wrote a record has ended. Known only for processes of this machine. */
const hasEnded = ({ host, pid, born }: StoredRecord): boolean =>
  host === hostname() && (!isAlive(pid) || (born !== null && startTimeOf(pid) !== born));

/** Start time of a process in clock ticks since boot (proc(5), the 22nd field of stat). */
function startTimeOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
