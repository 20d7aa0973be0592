import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A server of this deployment on this machine, as it noted itself down. */
export interface RunningNote {
  /** `http://localhost:3000` */
  readonly address: string;
  readonly pid: number;
}

const fileIn = (varFolder: string) => path.join(varFolder, 'server.json');

/** Notes where the server of this process listens, so that the command line finds it. Not being able to is no harm. */
export function noteRunning(varFolder: string, address: string): void {
  try {
    mkdirSync(varFolder, { recursive: true });
    writeFileSync(fileIn(varFolder), `${JSON.stringify({ address, pid: process.pid })}\n`);
  } catch {
    // Links and doctor then go by PUBLIC_URL and PORT.
  }
}

/** The server that runs here, if its process is alive. Of several, the one that came last. */
export function runningServer(varFolder: string): RunningNote | undefined {
  try {
    const note = JSON.parse(readFileSync(fileIn(varFolder), 'utf8')) as RunningNote;
    return isAlive(note.pid) ? note : undefined;
  } catch {
    return undefined;
  }
}

/** Takes back the note, if it is this process's own. */
export function forgetRunning(varFolder: string): void {
  if (runningServer(varFolder)?.pid === process.pid) rmSync(fileIn(varFolder), { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
