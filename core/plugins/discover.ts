import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyPlugin } from './define-plugin.ts';

/** A plugin that is there, readable or not. */
export interface Installed {
  readonly id: string;
  /** Its folder, where `migrations/` is looked for. */
  readonly folder: string;
  readonly plugin: AnyPlugin | undefined;
  /** Why it could not be read. */
  readonly problem?: string;
}

/**
 * Finds the plugins of the tree (`plugins/<id>/plugin.ts`) and those named packages.
 * A plugin that cannot be read is listed with its problem instead of failing the others.
 */
export async function discoverPlugins(
  projectFolder: string,
  options: { exclude?: readonly string[]; packages?: readonly string[] } = {},
): Promise<Installed[]> {
  const tree = path.join(projectFolder, 'plugins');
  const names = existsSync(tree) ? readdirSync(tree).sort() : [];
  const found = names
    .filter((name) => existsSync(path.join(tree, name, 'plugin.ts')))
    .map((name) => ({ id: name, entry: path.join(tree, name, 'plugin.ts') }));
  const packaged = (options.packages ?? []).map((name) => locatePackage(projectFolder, name));
  const wanted = [...found, ...packaged].filter((candidate) => !options.exclude?.includes(candidate.id));
  return Promise.all(wanted.map(read));
}

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

async function read({ id, entry, problem }: Candidate): Promise<Installed> {
  if (entry === undefined) return { id, folder: '', plugin: undefined, problem: problem ?? 'not found' };
  const folder = path.dirname(entry);
  try {
    const module = (await import(pathToFileURL(entry).href)) as { default?: AnyPlugin };
    if (!module.default?.contract || typeof module.default.start !== 'function') {
      return {
        id,
        folder,
        plugin: undefined,
        problem: `${entry} does not export a plugin: export default definePlugin({ … })`,
      };
    }
    return { id: module.default.contract.id, folder, plugin: module.default };
  } catch (error) {
    return { id, folder, plugin: undefined, problem: `${entry} cannot be loaded: ${(error as Error).message}` };
  }
}
