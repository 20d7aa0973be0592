import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const sources = ['web/**/*', 'plugins/*/web/**/*', 'plugins/*/contract.ts', 'core/contract/*.ts', 'package-lock.json'];

export interface BuildOptions {
  readonly root: string;
  /** Plugins that are npm packages. */
  readonly packages?: readonly string[];
  /** Told once, when there is something to build. */
  tell(text: string): void;
  /** Ends the build. */
  readonly signal?: AbortSignal;
}

/**
 * Builds the web when its sources differ from what it was last built from. Where there is nothing to build with (a
 * production install), what has been built before is taken.
 * @returns the folder of the built web
 * @throws Error with the build's own words
 */
export async function buildWeb({ root, packages = [], tell, signal }: BuildOptions): Promise<string> {
  const folder = path.join(root, 'web/dist');
  const halves = await halvesOf(root, packages);
  const state = stateOfWeb(root, halves);
  if (state === 'current' || !canBuild(root)) return folder;
  // Taken before the build: what changes meanwhile is built next time.
  const fingerprint = fingerprintOf(root, halves);
  tell(
    state === 'absent'
      ? 'Building the web, which takes a while the first time …'
      : 'Building the web: its sources changed …',
  );
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  await run(
    process.execPath,
    [vite, 'build', 'web', '--configLoader', 'native', '--logLevel', 'warn'],
    root,
    halves,
    signal,
  );
  writeFileSync(stampIn(root), fingerprint);
  return folder;
}

/** Files of browser halves of packages, by the ids of their plugins. */
export type Halves = Readonly<Record<string, string>>;

/** Those of these packages. The platform is not loaded where there are none. */
export async function halvesOf(root: string, packages: readonly string[]): Promise<Halves> {
  if (packages.length === 0) return {};
  return (await import('../core/plugins/discover.ts')).packagedHalves(root, packages);
}

/** Whether the web has been built from its sources as they are now. */
export function stateOfWeb(root: string, halves: Halves = {}): 'current' | 'outdated' | 'absent' {
  if (!existsSync(path.join(root, 'web/dist/index.html'))) return 'absent';
  const stamp = stampIn(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprintOf(root, halves) ? 'current' : 'outdated';
}

/** @throws Error where there is no web and nothing to build one with, before anything is started for it */
export function assertWebPossible(root: string): void {
  if (stateOfWeb(root) !== 'absent' || canBuild(root)) return;
  throw new Error(`The web is not built, and the tools to build it are not installed. ${howToBuild}`);
}

/** Where NODE_ENV is production npm leaves the tools out unless told otherwise. */
const howToBuild = 'Run "npm ci --include=dev" and "npm run build", here or elsewhere, and keep web/dist.';

/** Whether the tools that build it are installed. */
export const canBuild = (root: string) => existsSync(path.join(root, 'node_modules/vite/bin/vite.js'));

export function fingerprintOf(root: string, halves: Halves = {}): string {
  const hash = createHash('sha256');
  const add = (folder: string, files: readonly string[]) => {
    for (const file of files.toSorted()) {
      if (/\.[a-z0-9]+$/i.test(file)) hash.update(file).update(readFileSync(path.join(folder, file)));
    }
  };
  add(root, globSync(sources, { cwd: root, exclude: ['web/dist/**', '**/*.test.*', '**/*.md'] }));
  for (const [id, file] of Object.entries(halves)) {
    hash.update(id);
    // With the contract beside it.
    const folder = path.join(path.dirname(file), '..');
    add(folder, globSync(['*.js', 'web/**/*'], { cwd: folder }));
  }
  return hash.digest('hex');
}

const stampIn = (root: string) => path.join(root, 'web/dist/.built-from');

function run(
  command: string,
  given: readonly string[],
  cwd: string,
  halves: Halves,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, given, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', EIQ_PACKAGED_HALVES: JSON.stringify(halves) },
      ...(signal ? { signal } : {}),
    });
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`The web cannot be built. Correct this and start again:\n${withoutStack(said)}`)),
    );
  });
}

// `npm run build`: for an image or an archive that is to be started where there is nothing to build with.
if (import.meta.main) {
  const root = path.join(import.meta.dirname, '..');
  if (canBuild(root)) {
    const { loadConfiguration } = await import('../config/load.ts');
    await buildWeb({ root, packages: loadConfiguration(root).packages, tell: (text) => console.log(text) });
  } else {
    console.error(`The web cannot be built: its tools are not installed. ${howToBuild}`);
    process.exitCode = 1;
  }
}

/** What a tool that failed says, without where in itself it was. */
function withoutStack(text: string): string {
  if (process.env.LOG_LEVEL === 'debug') return text.trim();
  const plain = process.stderr.isTTY ? text : stripVTControlCharacters(text);
  const isInside = (line: string) => /^\s+at |^\s*\^\s*$|^file:\/\/|^Node\.js v|^\s{8,}\S.*;$/.test(line);
  return plain
    .split('\n')
    .filter((line) => !isInside(line))
    .join('\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
