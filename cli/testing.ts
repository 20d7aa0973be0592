import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stopPostmaster } from '../core/db/embedded/postmaster.ts';
import { fingerprintOf } from './build-web.ts';
import { projectFolder } from './project.ts';

/** A copy of the house with two plugins of its own, for tests that run the real command line in it. */
export interface Checkout {
  readonly folder: string;
  /** Where it keeps its data. */
  readonly varFolder: string;
  /** Runs a command to its end. */
  eiq(given: readonly string[], options?: RunOptions): Promise<Ran>;
  /** Starts one that stays up. */
  stayingUp(given: readonly string[], options?: RunOptions): Staying;
  /** Whether a database server is up on the data. */
  isDatabaseUp(): boolean;
  write(file: string, text: string): void;
  /** Ends what is left running and removes everything. */
  remove(): Promise<void>;
}

export interface RunOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The folder the command is called from; the project's when not given. */
  readonly from?: string;
  /** The program that is called; `cli/eiq` when not given. */
  readonly program?: string;
}

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
  /** Standard output as JSON. */
  json<T>(): T;
}

export interface Staying {
  readonly child: ChildProcess;
  /** Everything that was written so far. */
  said(): string;
  /** Of that, standard output and standard error alone. */
  out(): string;
  error(): string;
  /** Resolves with the match once something was written; fails when the process ends before. */
  prints(pattern: RegExp): Promise<RegExpExecArray>;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/** Longer than a command takes on a slow machine (ms). */
const bound = 120_000;

/** Copies the house without its plugins and screens, with a web that is built already. */
export function createCheckout(): Checkout {
  const folder = mkdtempSync(path.join(tmpdir(), 'eiq-cli-'));
  const varFolder = mkdtempSync(path.join(quickFolder(), 'eiq-cli-var-'));
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
  const running = new Set<Staying>();
  const environment = (options: RunOptions) => {
    const { EIQ_TEST_TEMPLATE: _, NODE_ENV: __, LOG_LEVEL: ___, VITEST: ____, ...inherited } = process.env;
    return { ...inherited, EIQ_VAR: varFolder, ...options.env } as NodeJS.ProcessEnv;
  };
  const program = path.join(folder, 'cli/eiq');
  const start = (given: readonly string[], options: RunOptions) =>
    spawn(options.program ?? program, [...given], { cwd: options.from ?? folder, env: environment(options) });

  return {
    folder,
    varFolder,
    write,
    async eiq(given, options = {}) {
      const staying = watched(start(given, options));
      // One that stays up is ended when everything is removed; how long its test takes is no matter of it.
      const late = setTimeout(() => staying.child.kill('SIGKILL'), bound);
      staying.child.stdin?.end(options.input ?? '');
      const code = await staying.ended.finally(() => clearTimeout(late));
      return {
        code: typeof code === 'number' ? code : null,
        out: staying.out(),
        error: staying.error(),
        json: <T>() => JSON.parse(staying.out()) as T,
      };
    },
    stayingUp(given, options = {}) {
      const staying = watched(start(given, options));
      running.add(staying);
      void staying.ended.then(() => running.delete(staying));
      return staying;
    },
    isDatabaseUp: () => existsSync(path.join(varFolder, 'postgres/postmaster.pid')),
    async remove() {
      for (const { child, ended } of running) {
        child.kill('SIGTERM');
        await ended;
      }
      // What was killed may have left its database server.
      await stopPostmaster(path.join(varFolder, 'postgres'));
      for (const each of [folder, varFolder]) rmSync(each, { recursive: true, force: true });
    },
  };
}

/** In memory where there is room to spare: a new database waits for the disk some hundred times. */
function quickFolder(): string {
  const memory = '/dev/shm';
  const room = existsSync(memory) ? statfsSync(memory) : undefined;
  return room && room.bavail * room.bsize > 2e9 ? memory : tmpdir();
}

/** Asks again until the answer is the one; fails with the last one when it never is. */
export async function until<T>(ask: () => Promise<T>, isMeant: (answer: T) => boolean): Promise<T> {
  const last = performance.now() + bound / 2;
  for (;;) {
    const answer = await ask().catch((error: unknown) => error as T);
    if (isMeant(answer)) return answer;
    if (performance.now() > last) throw new Error(`It never was as expected. At last: ${JSON.stringify(answer)}`);
    await pause(25);
  }
}

function watched(child: ChildProcess) {
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
  const said = () => written.out + written.error;
  return {
    child,
    said,
    out: () => written.out,
    error: () => written.error,
    ended,
    prints: (pattern: RegExp) =>
      new Promise<RegExpExecArray>((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(said());
          if (!match) return;
          listeners.delete(look);
          resolve(match);
        };
        listeners.add(look);
        ended.then((code) => reject(new Error(`It ended (${code}) without saying ${pattern}:\n${said()}`)), reject);
        look();
      }),
  };
}

/** Two plugins, one of which requires the other, and a web of one page. */
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
