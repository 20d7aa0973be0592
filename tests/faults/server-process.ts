import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Call } from '../../core/http/calls.testing.ts';
import { caller } from '../../core/http/calls.testing.ts';
import { freePort } from '../../core/http/testing.ts';
import type { TestPlatform } from '../../core/testing.ts';

/** `eiq start` in a separate process. */
export interface ServerProcess {
  readonly port: number;
  readonly process: ChildProcess;
  /** The log so far. */
  log(): string;
  readonly call: Call;
  /** kill -9. Resolves when the process has ended. */
  kill(): Promise<void>;
  /** Sends SIGTERM. Resolves to the exit code. */
  stop(): Promise<number | null>;
}

export interface ServerOptions {
  /** The folder of its data, which may contain the data of an earlier server. */
  readonly folder: string;
  readonly port: number;
  readonly environment?: Record<string, string | undefined>;
  /** The plugins to start, which include the required ones; by default all. */
  readonly plugins?: readonly string[];
  /** A shell command that runs before the server: `ulimit -f 0`. */
  readonly before?: string;
}

const program = path.join(import.meta.dirname, '../../cli/eiq.mjs');
const installed = readdirSync(path.join(import.meta.dirname, '../../plugins'));

/** Starts a server. Resolves once it listens. @throws an error with its output if it ends before that */
export async function startServer({
  folder,
  port,
  environment,
  plugins,
  before,
}: ServerOptions): Promise<ServerProcess> {
  const words = [program, 'start', '--json'];
  const options = {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      EIQ_CONFIG: 'config/none.json',
      EIQ_VAR: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...(plugins ? { EIQ_EXCLUDE: installed.filter((id) => !plugins.includes(id)).join() } : {}),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
  };
  const child = before
    ? spawn('bash', ['-c', `${before}; exec "$0" "$@"`, process.execPath, ...words], options)
    : spawn(process.execPath, words, options);
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const ended = once(child, 'exit');
  await Promise.race([
    listening(child),
    ended.then(() => {
      throw new Error(`The server ended before it listened: ${output}`);
    }),
  ]);
  return {
    port,
    process: child,
    log: () => output,
    call: caller(port, undefined),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}

/** Starts a server on the database of a test platform, with its plugins. Pass the same `EIQ_SECRET_KEY` for both to accept the same tokens. */
export async function startSecondServer(
  { platform }: TestPlatform,
  folder: string,
  environment: Record<string, string>,
  options: Pick<ServerOptions, 'before'> = {},
): Promise<ServerProcess> {
  const excluded = platform.host.plugins.filter(({ started }) => !started).map(({ id }) => id);
  const database = { DATABASE_URL: platform.configuration.databaseUrl, EIQ_DEMO: 'off', EIQ_EXCLUDE: excluded.join() };
  return startServer({ ...options, folder, port: await freePort(), environment: { ...database, ...environment } });
}

/** The server prints one object when it listens. */
function listening(child: ChildProcess): Promise<void> {
  let printed = '';
  return new Promise((resolve) => {
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      printed += text;
      if (/^\}$/m.test(printed)) resolve();
    });
  });
}
