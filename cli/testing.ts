import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stopPostmaster } from '../core/db/embedded/postmaster.ts';
import { fingerprintOf } from './build-web.ts';
import { projectFolder } from './project.ts';

/** A copy of the project with two plugins, for tests that run the real command line. */
export interface Checkout {
  readonly folder: string;
  /** Its data folder. */
  readonly varFolder: string;
  /** Runs a command to its end. */
  eiq(args: readonly string[], options?: RunOptions): Promise<CommandResult>;
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

export interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
  /** Standard output as JSON. */
  json<T>(): T;
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

/** Longer than any command takes on a slow machine. */
const timeoutMs = 120_000;

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
  symlinkSync(path.join(projectFolder, 'node_modules'), path.join(folder, 'node_modules'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const [file, text] of Object.entries(garden)) write(file, text);
  write('web/dist/.built-from', fingerprintOf(folder));
  const commands = new Set<RunningCommand>();
  const environment = (options: RunOptions) => {
    const { EIQ_TEST_TEMPLATE: _, NODE_ENV: __, LOG_LEVEL: ___, VITEST: ____, ...inherited } = process.env;
    return { ...inherited, EIQ_VAR: varFolder, ...options.env } as NodeJS.ProcessEnv;
  };
  const program = path.join(folder, 'cli/eiq');
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
      return {
        code: typeof code === 'number' ? code : null,
        out: running.out(),
        error: running.error(),
        json: <T>() => JSON.parse(running.out()) as T,
      };
    },
    start(args, options = {}) {
      const running = watch(spawnProgram(args, options));
      commands.add(running);
      void running.ended.then(() => commands.delete(running));
      return running;
    },
    isDatabaseUp: () => existsSync(path.join(varFolder, 'postgres/postmaster.pid')),
    async remove() {
      for (const { child, ended } of commands) {
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

/** Two plugins, of which one requires the other, and a web with one page. */
const garden: Readonly<Record<string, string>> = {
  'web/index.html':
    '<!doctype html><html lang="en"><title>Garden</title><script type="module" src="/main.ts"></script></html>',
  'web/main.ts': `document.title = 'A garden';`,
  'web/vite.config.ts': `export default { html: { cspNonce: '__CSP_NONCE__' } };`,
  'web/dist/index.html': '<!doctype html><title>Built garden</title>',
  'plugins/gardens/contract.ts': `
import { z } from 'zod';
import { defineContract } from '../../core/contract/index.ts';
export const gardens = defineContract({
  id: 'gardens',
  title: 'Gardens',
  summary: 'Grows things',
  permissions: { 'gardens.dig': { description: 'Dig', grantedTo: ['administrator'] } },
  routes: { list: { method: 'get', path: '/api/gardens', access: 'public', response: z.array(z.string()) } },
});`,
  'plugins/gardens/services.ts': `
import { defineService } from '../../core/contract/index.ts';
export const soil = defineService<{ kinds(): string[] }>('gardens.soil');`,
  'plugins/gardens/plugin.ts': `
import { z } from 'zod';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { CatalogueRow } from '../../core/db/index.ts';
import { gardens } from './contract.ts';
import { soil } from './services.ts';
class Bed extends CatalogueRow {
  static override tableName = 'gardens.beds';
  declare name: string;
}
export default definePlugin({
  contract: gardens,
  settings: z.object({ water: z.boolean().default(true) }),
  provides: { soil },
  commands: [{ name: 'count', summary: 'Count the beds', load: () => import('./count.ts') }],
  start: async ({ db, storage }) => ({
    routes: { list: async () => (await db.catalogue(Bed).orderBy('name')).map(({ name }) => name) },
    services: { soil: { kinds: () => ['clay', 'loam'] } },
    async seeds() {
      const some = (await db.catalogue(Bed)).length > 0;
      if (!some) await db.catalogue(Bed).insert({ name: 'Roses\\u2028and "thorns"' });
      await storage.put('plan.txt', (async function* () { yield new TextEncoder().encode('north'); })());
    },
  }),
});`,
  'plugins/gardens/count.ts': `
import type { PluginCommand } from '../../core/plugins/define-plugin.ts';
import { soil } from './services.ts';
export const command: PluginCommand = {
  arguments: [{ name: 'kind', description: 'Only this kind', optional: true }],
  withoutInstitution: true,
  async run({ arguments: { kind }, print, service }) {
    const kinds = service(soil).kinds().filter((each) => !kind || each === kind);
    print({ kinds }, kinds.length + ' kinds');
  },
};`,
  'plugins/gardens/migrations/001_beds.ts': `
import type { Knex } from 'knex';
export async function up(knex: Knex) {
  await knex.schema.createTable('beds', (table) => {
    table.uuid('id').primary();
    table.text('name').notNullable();
    table.uuid('beside_id').references('id').inTable('beds');
    table.specificType('number', 'integer generated always as identity');
    table.decimal('area', 10, 3);
    table.binary('picture');
  });
}
export async function down(knex: Knex) {
  await knex.schema.dropTable('beds');
}`,
  'plugins/roses/plugin.ts': `
import { defineContract } from '../../core/contract/index.ts';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { soil } from '../gardens/services.ts';
export default definePlugin({
  contract: defineContract({ id: 'roses', title: 'Roses', summary: 'Needs soil' }),
  requires: { soil },
  start: async () => ({}),
});`,
};
