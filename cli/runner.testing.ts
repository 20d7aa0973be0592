import { AsyncLocalStorage } from 'node:async_hooks';
import { writeSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { main } from './main.ts';

// For tests: a process that runs one command after another, as `cli/eiq` runs one, without starting and loading Node each
// time. Commands arrive as messages. After each command nothing of it may remain: what keeps a process of its own
// running, or a signal handler, is an error.

/** A command to run. */
export interface Commission {
  readonly args: readonly string[];
  readonly input: string;
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
}

export type Report = { readonly stream: 'out' | 'error'; readonly text: string } | { readonly code: number };

/** The running command, also in callbacks that it leaves behind. */
interface Running {
  isOver: boolean;
  end(code: number): void;
}

const running = new AsyncLocalStorage<Running>();
const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
/** Time for connections to close after a command. */
const lingerMs = 10_000;

class Exit extends Error {}

const endProcess = process.exit.bind(process);

process.exit = ((code) => {
  const command = running.getStore();
  const left = Number(code ?? process.exitCode ?? 0);
  if (!command) return endProcess(left);
  // A command that is over has set a timer to force its end.
  if (!command.isOver) command.end(left);
  throw new Exit();
}) as typeof process.exit;

process.on('uncaughtException', (error) => {
  if (error instanceof Exit) return;
  writeSync(2, `${error.stack}\n`);
  endProcess(1);
});

let last = Promise.resolve();
process.on('message', (commission: Commission) => {
  last = last.then(() => perform(commission));
});

async function perform({ args, input, env, folder }: Commission): Promise<void> {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  process.chdir(folder);
  process.exitCode = undefined;
  const streams = {
    stdin: Readable.from(input === '' ? [] : [Buffer.from(input)], { objectMode: false }),
    stdout: output('out'),
    stderr: output('error'),
  };
  for (const [name, value] of Object.entries(streams)) {
    Object.defineProperty(process, name, { value, configurable: true });
  }
  const before = held();
  const ended = Promise.withResolvers<number>();
  const command: Running = { isOver: false, end: ended.resolve };
  running.run(command, () =>
    main(args).then(
      () => ended.resolve(Number(process.exitCode ?? 0)),
      (error) => {
        if (!(error instanceof Exit)) ended.reject(error);
      },
    ),
  );
  const code = await ended.promise;
  for (let waited = 0; held() !== before && waited < lingerMs; waited += 5) await pause(5);
  command.isOver = true;
  const after = held();
  if (after !== before) throw new Error(`eiq ${args.join(' ')} left something running: ${after} instead of ${before}`);
  process.send?.({ code } satisfies Report);
}

/** What keeps the process running, and its signal handlers. */
function held(): string {
  const handlers = signals.map((signal) => process.listenerCount(signal));
  return JSON.stringify([process.getActiveResourcesInfo().sort(), handlers]);
}

function output(stream: 'out' | 'error'): Writable {
  return new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _, done) {
      process.send?.({ stream, text: chunk.toString() } satisfies Report);
      done();
    },
  });
}
