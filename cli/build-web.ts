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
  /** Called once, when a build begins. */
  note(text: string): void;
  /** Aborts the build. */
  readonly signal?: AbortSignal;
}

/**
 * Builds the web if its sources changed since the last build. Without build tools (a production install) the existing
 * build is used.
 * @returns the folder of the built web
 * @throws Error with the build's output
 */
export async function buildWeb({ root, packages = [], note, signal }: BuildOptions): Promise<string> {
  const folder = path.join(root, 'web/dist');
  const halves = await halvesOf(root, packages);
  const state = stateOfWeb(root, halves);
  if (state === 'current' || !canBuild(root)) return folder;
  // Computed before the build, so that changes made during it cause another build.
  const fingerprint = fingerprintOf(root, halves);
  note(state === 'absent' ? 'Building the web. The first build takes a while …' : 'Rebuilding the web after changes …');
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

/** Browser halves of plugins that are packages: plugin id → file. */
export type Halves = Readonly<Record<string, string>>;

/** The browser halves of these packages. Does not load the platform when the list is empty. */
export async function halvesOf(root: string, packages: readonly string[]): Promise<Halves> {
  if (packages.length === 0) return {};
  return (await import('../core/plugins/discover.ts')).packagedHalves(root, packages);
}

/** Whether the built web matches its sources. */
export function stateOfWeb(root: string, halves: Halves = {}): 'current' | 'outdated' | 'absent' {
  if (!existsSync(path.join(root, 'web/dist/index.html'))) return 'absent';
  const stamp = stampIn(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprintOf(root, halves) ? 'current' : 'outdated';
}

/** @throws Error when the web is neither built nor can be built */
export function assertWebPossible(root: string): void {
  if (stateOfWeb(root) !== 'absent' || canBuild(root)) return;
  throw new Error(`The web is not built, and the tools to build it are not installed. ${howToBuild}`);
}

/** With NODE_ENV=production npm installs the build tools only with --include=dev. */
const howToBuild = 'Run "npm ci --include=dev" and "npm run build", here or elsewhere, and keep web/dist.';

/** Whether the build tools are installed. */
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
    // Includes the contract in the folder above.
    const folder = path.join(path.dirname(file), '..');
    add(folder, globSync(['*.js', 'web/**/*'], { cwd: folder }));
  }
  return hash.digest('hex');
}

const stampIn = (root: string) => path.join(root, 'web/dist/.built-from');

function run(
  command: string,
  args: readonly string[],
  cwd: string,
  halves: Halves,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', EIQ_PACKAGED_HALVES: JSON.stringify(halves) },
      ...(signal ? { signal } : {}),
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`Building the web failed. Fix this and start again:\n${withoutStack(output)}`)),
    );
  });
}

// `npm run build`: for an image or archive that is started without build tools.
if (import.meta.main) {
  const root = path.join(import.meta.dirname, '..');
  if (canBuild(root)) {
    const { loadConfiguration } = await import('../config/load.ts');
    await buildWeb({ root, packages: loadConfiguration(root).packages, note: (text) => console.log(text) });
  } else {
    console.error(`The tools to build the web are not installed. ${howToBuild}`);
    process.exitCode = 1;
  }
}

/** The output of a failed tool without its stack trace. */
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
