import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import type { AnyPlugin } from './define-plugin.ts';
import { inPlugin } from './origin.ts';

/** An installed plugin, loaded or not. */
export interface Installed {
  readonly id: string;
  /** Its folder, which may contain `migrations/`. */
  readonly folder: string;
  readonly plugin: AnyPlugin | undefined;
  /** Why it could not be loaded. */
  readonly problem?: string;
}

/**
 * Finds the plugins in `plugins/<id>/plugin.ts` and in the given packages. A plugin that cannot be loaded is listed with
 * its problem and does not affect the others.
 * @param options.seconds for how long a module may make the process wait idly while it loads
 */
export async function discoverPlugins(
  projectFolder: string,
  options: { exclude?: readonly string[]; packages?: readonly string[]; seconds?: number } = {},
): Promise<Installed[]> {
  const tree = path.join(projectFolder, 'plugins');
  const names = existsSync(tree) ? readdirSync(tree).sort() : [];
  const found = names
    .filter((name) => existsSync(path.join(tree, name, 'plugin.ts')))
    .map((name) => ({ id: name, entry: path.join(tree, name, 'plugin.ts') }));
  const packaged = (options.packages ?? []).map((name) => locatePackage(projectFolder, name));
  const wanted = [...found, ...packaged].filter((candidate) => !options.exclude?.includes(candidate.id));
  return Promise.all(wanted.map((candidate) => read(candidate, options.seconds ?? maxIdleSeconds)));
}

/** Browser halves of packages (`web/index.js` beside the main entry): plugin id → file. */
export async function packagedHalves(
  projectFolder: string,
  packages: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const installed = await Promise.all(packages.map((name) => read(locatePackage(projectFolder, name), maxIdleSeconds)));
  const halves = installed.map(({ id, folder, plugin }) => ({ id, plugin, file: path.join(folder, 'web/index.js') }));
  return Object.fromEntries(halves.flatMap(({ id, plugin, file }) => (plugin && existsSync(file) ? [[id, file]] : [])));
}

/** As long as for a start by default. Under Vitest a process waits for the modules that another one sends. */
const maxIdleSeconds = 120;

interface Candidate {
  readonly id: string;
  readonly entry?: string;
  readonly problem?: string;
}

function locatePackage(projectFolder: string, name: string): Candidate {
  try {
    return { id: name, entry: createRequire(path.join(projectFolder, 'package.json')).resolve(name) };
  } catch {
    return { id: name, problem: `the package ${name} is not installed: npm install ${name}` };
  }
}

/** Modules that wait for something. Node loads a module only once, so waiting again would end the same way. */
const hanging = new Map<string, string>();

const late = Symbol('late');

async function read({ id, entry, problem }: Candidate, seconds: number): Promise<Installed> {
  if (entry === undefined) return { id, folder: '', plugin: undefined, problem: problem ?? 'not found' };
  const folder = path.dirname(entry);
  const unread = (why: string): Installed => ({ id, folder, plugin: undefined, problem: `${entry} ${why}` });
  const known = hanging.get(entry);
  if (known) return unread(known);
  try {
    const importing = inPlugin(id, () => import(pathToFileURL(entry).href)) as Promise<{ default?: AnyPlugin }>;
    const module = await unlessIdle(importing, seconds * 1000);
    if (module === late) {
      const why = `did not finish loading: it waited for ${seconds} seconds. Remove the top-level await that it waits for`;
      hanging.set(entry, why);
      importing.catch(() => undefined);
      return unread(why);
    }
    const plugin = module.default;
    if (!plugin?.contract || typeof plugin.start !== 'function') {
      return unread('does not export a plugin: export default definePlugin({ … })');
    }
    const { id: declared } = plugin.contract;
    return { id: typeof declared === 'string' ? declared : id, folder, plugin };
  } catch (error) {
    return unread(`cannot be loaded: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Resolves to `late` when the event loop has idled for so long before the work is done. Idle time and not a clock, because on a
 * busy machine sound modules take long: they compute all the while, and only one that waits lets the loop idle.
 */
async function unlessIdle<T>(work: Promise<T>, limitMs: number): Promise<T | typeof late> {
  const { promise, resolve } = Promise.withResolvers<typeof late>();
  const start = performance.eventLoopUtilization();
  const watch = setInterval(
    () => {
      if (performance.eventLoopUtilization(start).idle >= limitMs) resolve(late);
    },
    Math.min(limitMs, 1000),
  );
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearInterval(watch);
  }
}
