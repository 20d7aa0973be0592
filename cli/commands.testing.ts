import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import path from 'node:path';
import type { Platform } from '../core/platform.ts';
import { projectFolder as thisProject } from './project.ts';
import type { Commission, Report } from './runner.testing.ts';

export interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
  /** Standard output as JSON. */
  json<T>(): T;
}

/** Runs commands of a project one after another in one process. */
export interface Commands {
  run(commission: Commission): Promise<CommandResult>;
  close(): void;
}

/** Longer than any command takes on a slow machine. */
export const timeoutMs = 120_000;

/** Starts no process before the first command. */
export function createCommands(projectFolder: string): Commands {
  let runner: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(commission) {
      const next = last.then(() => {
        runner ??= fork(path.join(projectFolder, 'cli/runner.testing.ts'), {
          cwd: projectFolder,
          env: commission.env,
          stdio: 'pipe',
        });
        return commissioned(runner, commission);
      });
      last = next.catch(() => {
        runner = undefined;
      });
      return next;
    },
    close() {
      runner?.kill('SIGKILL');
    },
  };
}

/** Commands of this project on the database and the data folder of a test's platform. */
export function createCommandsBeside({ configuration }: Pick<Platform, 'configuration'>) {
  const commands = createCommands(thisProject);
  const { databaseUrl, varFolder } = configuration;
  const own = { ...process.env, EIQ_CONFIG: 'config/none.json', DATABASE_URL: databaseUrl, EIQ_VAR: varFolder };
  return {
    eiq: (args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<CommandResult> =>
      commands.run({
        args,
        input: '',
        env: JSON.parse(JSON.stringify({ ...own, ...environment })),
        folder: thisProject,
      }),
    close: () => commands.close(),
  };
}

export const resultOf = (code: number | null, out: string, error: string): CommandResult => ({
  code,
  out,
  error,
  json: <T>() => JSON.parse(out) as T,
});

/** Has a runner perform a command. Rejects if the runner ends instead. */
function commissioned(runner: ChildProcess, commission: Commission): Promise<CommandResult> {
  const written = { out: '', error: '' };
  let crash = '';
  const { promise, resolve, reject } = Promise.withResolvers<CommandResult>();
  const hear = (report: Report) => {
    if ('stream' in report) written[report.stream] += report.text;
    else resolve(resultOf(report.code, written.out, written.error));
  };
  const hearCrash = (chunk: Buffer) => {
    crash += chunk;
  };
  const fail = () => reject(new Error(`eiq ${commission.args.join(' ')} ended its process: ${crash}${written.error}`));
  const timeout = setTimeout(() => runner.kill('SIGKILL'), timeoutMs);
  runner.on('message', hear).once('close', fail);
  runner.stderr?.on('data', hearCrash);
  runner.send(commission);
  return promise.finally(() => {
    clearTimeout(timeout);
    runner.off('message', hear).off('close', fail);
    runner.stderr?.off('data', hearCrash);
  });
}
