import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Configuration } from '../../config/load.ts';
import { assertPortFree } from '../ports.ts';
import { projectFolder } from '../project.ts';
import type { Served } from '../serve.ts';
import { exitWithNpm, trapSignals } from '../shutdown.ts';
import type { Ready } from './server.ts';
import { watchSources } from './watch.ts';

export interface Supervision {
  readonly configuration: Configuration;
  /** Writes the server's log to standard error. */
  readonly logToStderr: boolean;
  /** Called when the server listens for the first time. */
  onReady(served: Served): void;
  /** Called with restarts and failures. */
  note(text: string): void;
}

/** Time for a server that is being replaced to finish its requests (ms). */
const stopTimeoutMs = 2000;

/**
 * Keeps a server running: restarts it when its sources change, and waits for a change when it cannot start. The
 * embedded database stays up meanwhile. Never resolves; Ctrl-C ends everything.
 * @throws PortTaken, and errors of starting the embedded database
 */
export async function supervise({ configuration, logToStderr, onReady, note }: Supervision): Promise<void> {
  await assertPortFree(configuration);
  const shutdown = trapSignals({ codeAfter: () => 0 });
  exitWithNpm();
  const holding = holdDatabase(configuration);
  let { port } = configuration;
  let server: ChildProcess | undefined;
  let hasServed = false;
  let isClosed = false;

  const start = () => {
    const startedAt = performance.now();
    const child = spawn(
      process.execPath,
      [path.join(projectFolder, 'cli/dev/server.ts'), ...(logToStderr ? ['--log-to-stderr'] : [])],
      {
        // A separate process group: Ctrl-C reaches only the supervisor, which shuts the server down in order.
        detached: true,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        env: { ...process.env, ...(port === undefined ? {} : { PORT: String(port) }) },
      },
    );
    server = child;
    child.once('message', ({ served }: Ready) => {
      // Restarts keep the port, so that open browsers reconnect.
      port = served.port;
      for (const [id, reason] of hasServed ? Object.entries(served.quarantined) : []) {
        note(`Plugin ${id} is not running: ${reason}`);
      }
      if (hasServed) note(`Restarted the server in ${Math.round(performance.now() - startedAt)} ms.`);
      else onReady(served);
      hasServed = true;
    });
    child.once('exit', (code, signal) => {
      if (server !== child || isClosed) return;
      server = undefined;
      note(`The server ended (${signal ?? `exit code ${code}`}). It restarts when a file changes.`);
    });
  };

  let restarting: Promise<void> | undefined;
  let isRestartPending = false;
  const restart = async () => {
    isRestartPending = true;
    restarting ??= (async () => {
      while (isRestartPending && !isClosed) {
        isRestartPending = false;
        const old = server;
        server = undefined;
        if (old) await stop(old);
        if (!isClosed) start();
      }
      restarting = undefined;
    })();
    await restarting;
  };

  await shutdown.track(holding);
  const unwatch = watchSources(projectFolder, (file) => {
    note(`${file} changed; restarting the server …`);
    void restart();
  });
  await shutdown.track(
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
  // Every acknowledged change has been committed, so nothing is lost.
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await promise;
  clearTimeout(timer);
}

/** Holds a session, so that the embedded database does not stop with each server. */
async function holdDatabase({ databaseUrl, varFolder }: Configuration): Promise<{ close(): Promise<void> }> {
  if (databaseUrl) return { close: async () => {} };
  const { openDatabase } = await import('../../core/db/index.ts');
  return openDatabase({ varFolder, log: { debug() {}, info() {}, warn() {}, error() {} } });
}
