import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stopPostmaster } from '../core/db/embedded/postmaster.ts';
import { fingerprintOf } from './build-web.ts';
import type { CommandResult } from './commands.testing.ts';
import { createCommands, resultOf, timeoutMs } from './commands.testing.ts';
import { garden } from './garden.testing.ts';
import { projectFolder } from './project.ts';

/** A copy of the project with two plugins, for tests that run the real command line. */
export interface Checkout {
  readonly folder: string;
  /** Its data folder. */
  readonly varFolder: string;
  /** Runs a command to its end in a process of its own. */
  eiq(args: readonly string[], options?: RunOptions): Promise<CommandResult>;
  /**
   * Runs a command to its end in a process that runs one after another, at a fraction of the cost. Modules are loaded
   * once: use `eiq` if a file of the project changed, and for what concerns the process.
   */
  quickly(args: readonly string[], options?: Omit<RunOptions, 'program'>): Promise<CommandResult>;
  /** Starts a command that keeps running. */
  start(args: readonly string[], options?: RunOptions): RunningCommand;
  /** Whether the embedded database server is running. */
  isDatabaseUp(): boolean;
  write(file: string, text: string): void;
  /** Stops running commands and removes everything. */
  remove(): Promise<void>;
}

export interface RunOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Working directory; by default the copy's folder. */
  readonly from?: string;
  /** The program to run; by default `cli/eiq`. */
  readonly program?: string;
}

export interface RunningCommand {
  readonly child: ChildProcess;
  /** All output so far. */
  output(): string;
  /** Standard output and standard error so far. */
  out(): string;
  error(): string;
  /** Resolves with the match once the output matches; rejects if the process ends first. */
  prints(pattern: RegExp): Promise<RegExpExecArray>;
  /** Exit code, or the signal that ended the process. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/** Copies the project without its plugins and screens, with a built web. */
export function createCheckout(): Checkout {
  const folder = mkdtempSync(path.join(tmpdir(), 'eiq-cli-'));
  const varFolder = mkdtempSync(path.join(fastFolder(), 'eiq-cli-var-'));
  for (const name of [
    'core',
    'cli',
    'config',
    'migrations',
    'seeds',
    'package.json',
    'tsconfig.json',
    'biome.json',
    '.gitignore',
  ]) {
    cpSync(path.join(projectFolder, name), path.join(folder, name), { recursive: true });
  }
  rmSync(path.join(folder, 'config/local.json'), { force: true });
  // Compiled files are found by their path from the cache, so all copies share what the first one compiled.
  const compiled = path.join(folder, '.compiled');
  const shared = path.join(projectFolder, 'node_modules/.cache/eiq-checkouts');
  mkdirSync(shared, { recursive: true });
  symlinkSync(shared, compiled);
  symlinkSync(path.join(projectFolder, 'node_modules'), path.join(folder, 'node_modules'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const [file, text] of Object.entries(garden)) write(file, text);
  write('web/dist/.built-from', fingerprintOf(folder));
  const started = new Set<RunningCommand>();
  const environment = (options: RunOptions) => {
    const { EIQ_TEST_TEMPLATE: _, NODE_ENV: __, LOG_LEVEL: ___, VITEST: ____, ...inherited } = process.env;
    return { ...inherited, NODE_COMPILE_CACHE: compiled, EIQ_VAR: varFolder, ...options.env } as NodeJS.ProcessEnv;
  };
  const program = path.join(folder, 'cli/eiq');
  const commands = createCommands(folder);
  const spawnProgram = (args: readonly string[], options: RunOptions) =>
    spawn(options.program ?? program, [...args], { cwd: options.from ?? folder, env: environment(options) });

  return {
    folder,
    varFolder,
    write,
    async eiq(args, options = {}) {
      const running = watch(spawnProgram(args, options));
      const timeout = setTimeout(() => running.child.kill('SIGKILL'), timeoutMs);
      running.child.stdin?.end(options.input ?? '');
      const code = await running.ended.finally(() => clearTimeout(timeout));
      return resultOf(typeof code === 'number' ? code : null, running.out(), running.error());
    },
    quickly: (args, options = {}) =>
      commands.run({
        args,
        input: options.input ?? '',
        env: JSON.parse(JSON.stringify(environment(options))),
        folder: options.from ?? folder,
      }),
    start(args, options = {}) {
      const running = watch(spawnProgram(args, options));
      started.add(running);
      void running.ended.then(() => started.delete(running));
      return running;
    },
    isDatabaseUp: () => existsSync(path.join(varFolder, 'postgres/postmaster.pid')),
    async remove() {
      commands.close();
      for (const { child, ended } of started) {
        child.kill('SIGTERM');
        await ended;
      }
      // A killed process may have left its database server running.
      await stopPostmaster(path.join(varFolder, 'postgres'));
      for (const each of [folder, varFolder]) rmSync(each, { recursive: true, force: true });
    },
  };
}

/** A folder in memory if there is enough space: creating a database syncs to disk about a hundred times. */
function fastFolder(): string {
  const memory = '/dev/shm';
  const stats = existsSync(memory) ? statfsSync(memory) : undefined;
  return stats && stats.bavail * stats.bsize > 2e9 ? memory : tmpdir();
}

/** Repeats a call until its result is as expected; fails with the last result after a minute. */
export async function until<T>(call: () => Promise<T>, isExpected: (result: T) => boolean): Promise<T> {
  const deadline = performance.now() + timeoutMs / 2;
  for (;;) {
    const result = await call().catch((error: unknown) => error as T);
    if (isExpected(result)) return result;
    if (performance.now() > deadline) throw new Error(`Unexpected result: ${JSON.stringify(result)}`);
    await pause(25);
  }
}

function watch(child: ChildProcess) {
  const written = { out: '', error: '' };
  const listeners = new Set<() => void>();
  const listen = (stream: 'out' | 'error') => (chunk: string) => {
    written[stream] += chunk;
    for (const listener of listeners) listener();
  };
  child.stdout?.setEncoding('utf8').on('data', listen('out'));
  child.stderr?.setEncoding('utf8').on('data', listen('error'));
  child.stdin?.on('error', () => {});
  const ended = new Promise<number | NodeJS.Signals>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'SIGKILL'));
  });
  const output = () => written.out + written.error;
  return {
    child,
    output,
    out: () => written.out,
    error: () => written.error,
    ended,
    prints: (pattern: RegExp) =>
      new Promise<RegExpExecArray>((resolve, reject) => {
        const check = () => {
          const match = pattern.exec(output());
          if (!match) return;
          listeners.delete(check);
          resolve(match);
        };
        listeners.add(check);
        ended.then(
          (code) => reject(new Error(`The process ended (${code}) without printing ${pattern}:\n${output()}`)),
          reject,
        );
        check();
      }),
  };
}
