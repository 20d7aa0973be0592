import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertWebPossible } from './build-web.ts';

/** A production install without build tools. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'eiq-build-'));
  mkdirSync(path.join(folder, 'project/cli'), { recursive: true });
  cpSync(path.join(import.meta.dirname, 'build-web.ts'), path.join(folder, 'project/cli/build-web.ts'));
  writeFileSync(path.join(folder, 'project/package.json'), '{ "type": "module" }');
  symlinkSync(path.join(folder, 'project'), path.join(folder, 'link'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('without build tools the build fails with a remedy, also through a symbolic link', () => {
  for (const install of ['project', 'link']) {
    const program = path.join(folder, install, 'cli/build-web.ts');
    const { status, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
    expect({ install, status, stderr }).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('npm ci --include=dev'),
    });
  }
});

test('a web built elsewhere is used, and a missing one is reported at once', () => {
  const project = path.join(folder, 'project');
  expect(() => assertWebPossible(project)).toThrow(
    'The web is not built, and the tools to build it are not installed.',
  );
  mkdirSync(path.join(project, 'web/dist'), { recursive: true });
  writeFileSync(path.join(project, 'web/dist/index.html'), '<!doctype html>');
  expect(() => assertWebPossible(project)).not.toThrow();
});
