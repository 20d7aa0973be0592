import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const sources = ['web/**/*', 'plugins/*/web/**/*', 'plugins/*/contract.ts', 'core/contract/*.ts', 'package-lock.json'];

/**
 * Builds the web when its sources differ from what it was last built from. Where there is nothing to build with (a
 * production install), what has been built before is taken.
 * @returns the folder of the built web
 * @throws Error with the build's own words
 */
export async function buildWeb(root: string, tell: (text: string) => void): Promise<string> {
  const folder = path.join(root, 'web/dist');
  const stamp = path.join(folder, '.built-from');
  const vite = path.join(root, 'node_modules/.bin/vite');
  if (!existsSync(vite)) return folder;
  const fingerprint = fingerprintOf(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return folder;
  tell('Building the web, because its sources changed …');
  await run(
    process.execPath,
    [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', 'web', '--logLevel', 'warn'],
    root,
  );
  writeFileSync(stamp, fingerprint);
  return folder;
}

function fingerprintOf(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, exclude: ['web/dist/**', '**/*.test.*', '**/*.md'] }).sort();
  for (const file of files) {
    if (/\.[a-z0-9]+$/i.test(file)) hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function run(command: string, given: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, given, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The web cannot be built:\n${said.trim()}`)),
    );
  });
}
