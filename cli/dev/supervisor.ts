import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Configuration } from '../../config/load.ts';
import { assertPortFree } from '../ports.ts';
import { projectFolder } from '../project.ts';
import type { Served } from '../serve.ts';
import { endWithNpm, watchForEnding } from '../shutdown.ts';
import type { Ready } from './server.ts';
import { watchSources } from './watch.ts';

export interface Supervision {
  readonly configuration: Configuration;
  /** The server's log goes to standard error. */
  readonly logsAside: boolean;
  /** The server is up for the first time. */
  onFirst(served: Served): void;
  /** Something happened that a developer wants to know. */
  tell(text: string): void;
}

/** How long a server that is to be replaced may take to finish what it is answering (ms). */
const patience = 2000;

/**
 * Keeps a server running: starts it anew when its sources change, and waits for a change when it cannot start. The
 * embedded database stays up meanwhile. Resolves never; Ctrl-C ends it all.
 * @throws PortTaken, and whatever keeps the embedded database from starting
 */
export async function supervise({ configuration, logsAside, onFirst, tell }: Supervision): Promise<void> {
  await assertPortFree(configuration);
  const ending = watchForEnding({ codeAfter: () => 0 });
  endWithNpm();
  const holding = holdDatabase(configuration);
  let { port } = configuration;
  let server: ChildProcess | undefined;
  let hasServed = false;
  let isClosed = false;

  const start = () => {
    const startedAt = performance.now();
    const child = spawn(
      process.execPath,
      [path.join(projectFolder, 'cli/dev/server.ts'), ...(logsAside ? ['--logs-aside'] : [])],
      {
        // A group of its own: Ctrl-C reaches only us, and we end it in order.
        detached: true,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        env: { ...process.env, ...(port === undefined ? {} : { PORT: String(port) }) },
      },
    );
    server = child;
    child.once('message', ({ served }: Ready) => {
      // It stays where the browsers are.
      port = served.port;
      for (const [id, reason] of hasServed ? Object.entries(served.quarantined) : []) {
        tell(`The plugin ${id} does not run: ${reason}`);
      }
      if (hasServed) tell(`The server is up again after ${Math.round(performance.now() - startedAt)} ms.`);
      else onFirst(served);
      hasServed = true;
    });
    child.once('exit', (code, signal) => {
      if (server !== child || isClosed) return;
      server = undefined;
      tell(`The server has ended (${signal ?? `exit code ${code}`}). It is started again when a file changes.`);
    });
  };

  let restarting: Promise<void> | undefined;
  let isAskedAgain = false;
  const restart = async () => {
    isAskedAgain = true;
    restarting ??= (async () => {
      while (isAskedAgain && !isClosed) {
        isAskedAgain = false;
        const old = server;
        server = undefined;
        if (old) await stop(old);
        if (!isClosed) start();
      }
      restarting = undefined;
    })();
    await restarting;
  };

  await ending.closes(holding);
  const unwatch = watchSources(projectFolder, (file) => {
    tell(`${file} changed: starting the server again …`);
    void restart();
  });
  await ending.closes(
    Promise.resolve({
      async close() {
        isClosed = true;
        unwatch();
        if (server) await stop(server);
      },
    }),
  );
  start();
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.kill('SIGTERM');
  // Everything that was acknowledged has been committed, so nothing is lost.
  const late = setTimeout(() => child.kill('SIGKILL'), patience);
  await promise;
  clearTimeout(late);
}

/** Present at the embedded database, so that it does not stop with each server. */
async function holdDatabase({ databaseUrl, varFolder }: Configuration): Promise<{ close(): Promise<void> }> {
  if (databaseUrl) return { close: async () => {} };
  const { openDatabase } = await import('../../core/db/index.ts');
  return openDatabase({ varFolder, log: { debug() {}, info() {}, warn() {}, error() {} } });
}
