import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

/** A server of this deployment on this machine, as it noted itself down. */
export interface RunningNote {
  /** `http://localhost:3000` */
  readonly address: string;
  readonly pid: number;
}

interface Note extends RunningNote {
  readonly host: string;
  /** What tells the process from a later one of the same id; null where the system does not say. */
  readonly born: string | null;
  readonly at: number;
}

/** Every process has a note of its own, so that none overwrites or takes back another's. */
const folderIn = (varFolder: string) => path.join(varFolder, 'servers');
const fileOf = (varFolder: string, { host, pid }: Pick<Note, 'host' | 'pid'>) =>
  path.join(folderIn(varFolder), `${host.replaceAll(/[^\w.-]/g, '-')}-${pid}.json`);

/** Notes where the server of this process listens, so that the command line finds it. Not being able to is no harm. */
export function noteRunning(varFolder: string, address: string): void {
  const note: Note = { address, pid: process.pid, host: hostname(), born: birthOf(process.pid), at: Date.now() };
  try {
    mkdirSync(folderIn(varFolder), { recursive: true });
    for (const old of notesIn(varFolder)) if (isOver(old)) rmSync(fileOf(varFolder, old), { force: true });
    writeFileSync(fileOf(varFolder, note), `${JSON.stringify(note)}\n`);
  } catch {
    // Links and doctor then go by PUBLIC_URL and PORT.
  }
}

/** The server that runs here, if its process is alive. Of several, the one that came last. */
export function runningServer(varFolder: string): RunningNote | undefined {
  const [newest] = notesIn(varFolder)
    .filter((note) => note.host === hostname() && !isOver(note))
    .sort((one, other) => other.at - one.at);
  return newest && { address: newest.address, pid: newest.pid };
}

/** Takes back this process's own note. */
export function forgetRunning(varFolder: string): void {
  rmSync(fileOf(varFolder, { host: hostname(), pid: process.pid }), { force: true });
}

function notesIn(varFolder: string): Note[] {
  try {
    return readdirSync(folderIn(varFolder)).flatMap((name) => noteIn(path.join(folderIn(varFolder), name)));
  } catch {
    return [];
  }
}

function noteIn(file: string): Note[] {
  try {
    return [JSON.parse(readFileSync(file, 'utf8')) as Note];
  } catch {
    // Being written or removed at this moment.
    return [];
  }
}

/** Whether the process that wrote a note is no more. Only processes of this machine can be looked for. */
const isOver = ({ host, pid, born }: Note): boolean =>
  host === hostname() && (!isAlive(pid) || (born !== null && birthOf(pid) !== born));

/** When a process began, as Linux counts it (proc(5), the 22nd field of stat). */
function birthOf(pid: number): string | null {
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
