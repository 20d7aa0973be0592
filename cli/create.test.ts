import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importsOf, violationsIn } from '../tests/check/boundaries.ts';
import { reasonAgainst } from './plugins/plugin-names.ts';
import { projectFolder } from './project.ts';
import type { Checkout } from './testing.ts';
import { createCheckout } from './testing.ts';

let checkout: Checkout;
beforeAll(() => {
  checkout = createCheckout();
  const isSource = (file: string) => !/web\/dist/.test(file);
  // Screens import the shell, and access.testing.ts and traces.testing.ts import types of the tests.
  for (const folder of ['web', 'tests/access', 'tests/fixtures', 'tests/privacy']) {
    cpSync(path.join(projectFolder, folder), path.join(checkout.folder, folder), { recursive: true, filter: isSource });
  }
});
afterAll(() => checkout.remove());

/** Runs a development tool in the checkout and resolves with its output, whether it passes or fails. */
async function tool(program: string, ...args: string[]): Promise<string> {
  const { EIQ_TEST_TEMPLATE: _, ...inherited } = process.env;
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [path.join(projectFolder, 'node_modules', program), ...args],
    { cwd: checkout.folder, env: { ...inherited, NO_COLOR: '1', EIQ_TEST_VAR: path.join(checkout.varFolder, 'test') } },
  ).catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
}

// The time limits are those of this project, for busy machines.
const vitestConfig = `export default {
  test: { env: { NODE_ENV: 'test', LOG_LEVEL: 'silent' }, testTimeout: 300_000, hookTimeout: 300_000 },
};`;

const linesAbout = (text: string, folder: string) => text.split('\n').filter((line) => line.includes(folder));

test('a new plugin and the guide’s example pass all checks and their own tests', async () => {
  const created = await checkout.eiq(['plugins', 'create', 'reading-list', '--title', "Ada's reading list", '--json']);
  expect(created.json()).toMatchObject({ folder: 'plugins/reading-list', title: 'Ada’s reading list' });
  const example = guideExample();
  expect(example.map(([file]) => file)).toContain('plugins/reading-log/plugin.ts');
  for (const [file, text] of example) checkout.write(file, text);
  const plugins = ['plugins/reading-list', 'plugins/reading-log'];
  for (const plugin of plugins) checkout.write(`${plugin}/traces.test.ts`, tracesTest(path.basename(plugin)));

  const typeErrors = await tool('typescript/bin/tsc', '-p', '.');
  expect(linesAbout(typeErrors, 'plugins/reading-')).toEqual([]);
  expect(await tool('@biomejs/biome/bin/biome', 'check', ...plugins)).toContain('No fixes applied');
  expect(violationsIn(importsOf(checkout.folder)).filter((line) => line.includes('reading-'))).toEqual([]);
  checkout.write('vitest.config.ts', vitestConfig);
  expect(await tool('vitest/vitest.mjs', 'run', ...plugins)).toMatch(/Tests +(\d+) passed \(\1\)/);
});

/** The files of the complete example in the guide for plugin authors. */
function guideExample(): [file: string, text: string][] {
  const guide = readFileSync(path.join(projectFolder, 'docs/plugin-authors.md'), 'utf8');
  const example = guide.slice(guide.indexOf('## A complete example'));
  return [...example.matchAll(/```tsx?\n\/\/ (plugins\/\S+)\n(.*?)```/gs)].map(([, file = '', text = '']) => [
    file,
    text,
  ]);
}

/** The check of `tests/erasure.test.ts`: each declared table of a plugin holds a row. */
const tracesTest = (id: string) => `import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../core/db/index.ts';
import type { TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import plugin from './plugin.ts';
import { leaveTraces } from './traces.testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['${id}'] });
});
afterAll(() => at.close());

test('traces are left in every declared table', async () => {
  const [person, staff, guardian] = [await at.person(), await at.person('administrator'), await at.person('guardian')];
  await leaveTraces({ at, person, staff, guardian, words: (of) => \`words of \${of}\` });
  for (const { table } of plugin.contract.personalData ?? []) {
    expect(await knexOf(at.platform.database)(\`${id.replaceAll('-', '_')}.\${table}\`)).not.toEqual([]);
  }
});
`;

test('an empty plugin passes all checks and its own test', async () => {
  const created = await checkout.eiq(['plugins', 'create', 'book-club', '--empty', '--json']);
  const { files } = created.json() as { files: string[] };
  expect(files).toEqual(['README.md', 'contract.ts', 'plugin.test.ts', 'plugin.ts']);
  const folder = 'plugins/book-club';
  expect(linesAbout(await tool('typescript/bin/tsc', '-p', '.'), folder)).toEqual([]);
  expect(await tool('@biomejs/biome/bin/biome', 'check', folder)).toContain('No fixes applied');
  expect(violationsIn(importsOf(checkout.folder)).filter((line) => line.includes('book-club'))).toEqual([]);
  checkout.write('vitest.config.ts', vitestConfig);
  expect(await tool('vitest/vitest.mjs', 'run', folder)).toMatch(/Tests +1 passed \(1\)/);
});

test('an id that is already a name in the templates works', async () => {
  await checkout.eiq(['plugins', 'create', 'notes']);
  expect(linesAbout(await tool('typescript/bin/tsc', '-p', '.'), 'plugins/notes')).toEqual([]);
});

test('an existing folder is not overwritten', async () => {
  const before = readdirSync(path.join(checkout.folder, 'plugins/gardens'));
  const { code, error } = await checkout.eiq(['plugins', 'create', 'gardens']);
  expect({ code, error }).toEqual({ code: 4, error: expect.stringContaining('plugins/gardens already') });
  expect(readdirSync(path.join(checkout.folder, 'plugins/gardens'))).toEqual(before);
});

test('a title that would break the code is rejected and nothing is written', async () => {
  expect((await checkout.eiq(['plugins', 'create', 'tulips', '--title', 'Tulips `x`'])).code).toBe(2);
  expect(existsSync(path.join(checkout.folder, 'plugins/tulips'))).toBe(false);
});

test.each([
  ['Reading List', 'reading-list'],
  ['reading_list', 'reading-list'],
  ['9lives', 'lives'],
  ['', 'lower-case'],
  ['platform', 'platform is reserved'],
  ['pg-things', 'pg-things is reserved'],
  ['class', 'reserved word of JavaScript'],
  ['a'.repeat(41), 'too long'],
])('%j is not a valid id', (id, message) => {
  expect(reasonAgainst(id)).toContain(message);
});

test.each(['talent', 'reading-list', 'a2', 'web-of-trust'])('%s is a valid id', (id) => {
  expect(reasonAgainst(id)).toBeUndefined();
});
