import { chmodSync, copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Checkout } from './testing.ts';
import { createCheckout } from './testing.ts';

let checkout: Checkout;
beforeAll(() => {
  checkout = createCheckout();
});
afterAll(() => checkout.remove());

test('the help names every group, those of plugins included, and opens nothing', async () => {
  const { code, out } = await checkout.eiq(['--help']);
  expect(code).toBe(0);
  for (const name of ['start', 'dev', 'doctor', 'plugins', 'users', 'gardens']) expect(out).toContain(`\n  ${name} `);
  expect(out).toContain('Gardens: count');
  expect((await checkout.eiq([])).out).toBe(out);
  expect((await checkout.eiq(['help', 'users', 'create'])).out).toContain('--password-stdin');
  expect(checkout.isDatabaseUp()).toBe(false);
});

test('the version is told to people and to scripts', async () => {
  expect((await checkout.eiq(['--version'])).out).toMatch(/^EiQ \d+\.\d+\.\d+ \(Node 24\./);
  expect((await checkout.eiq(['--version', '--json'])).json()).toMatchObject({ node: process.versions.node });
});

test.each([
  [['strat'], "Unknown command 'strat'. Did you mean start? See eiq --help."],
  [['garden', 'count'], "Unknown command 'garden'. Did you mean gardens? See eiq --help."],
  [['config', 'shwo'], "Unknown command 'shwo'. Did you mean show? See eiq config --help."],
  [
    ['users', 'list', '--rolle', 'learner'],
    "Unknown option '--rolle'. Did you mean --role? See eiq users list --help.",
  ],
  [['institutions', 'create', 'north'], "Missing required argument 'name'. See eiq institutions create --help."],
  [['users', 'role', 'ada', 'king'], "Value 'king' is invalid for argument 'role'. Allowed choices are learner,"],
])('%j is wrong usage and says how it is right', async (given, says) => {
  const { code, out, error } = await checkout.eiq(given);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(error).toContain(says);
  expect(error).not.toMatch(/\n\s+at /);
});

test('with --json an error is JSON on standard error', async () => {
  const { code, error } = await checkout.eiq(['strat', '--json']);
  expect(code).toBe(2);
  expect(JSON.parse(error)).toEqual({ error: { code: 'usage', message: expect.stringContaining('start') } });
  const configuration = await checkout.eiq(['config', 'show', '--json'], { env: { PORT: 'x', LOG_LEVEL: 'loud' } });
  expect(configuration.code).toBe(2);
  const { error: told } = JSON.parse(configuration.error) as { error: { code: string; issues: { path: string }[] } };
  expect(told.code).toBe('configuration');
  expect(told.issues.map((issue) => issue.path)).toEqual(['PORT', 'LOG_LEVEL']);
});

test('a file where the folder for the data has to be is told with the remedy', async () => {
  checkout.write('a-file', '');
  const { code, error } = await checkout.eiq(['start'], { env: { EIQ_VAR: `${checkout.folder}/a-file`, PORT: '0' } });
  expect(code).toBe(1);
  expect(error).toMatch(/a-file\S* cannot be used \(ENOTDIR\)\. .*name another folder with EIQ_VAR\.\n$/);
});

test('a database that is away is told in a sentence, with a code of its own', async () => {
  const { code, error } = await checkout.eiq(['users'], {
    env: { DATABASE_URL: 'postgres://eiq:secret@127.0.0.1:1/eiq' },
  });
  expect(code).toBe(5);
  expect(error).toMatch(/^The database cannot be reached .*DATABASE_URL/);
  expect(error).not.toContain('secret');
});

test('the configuration is shown with its sources, and secrets are not', async () => {
  const env = { PORT: '4711', SMTP_URL: 'smtp://eiq:hush@mail.example' };
  const { out } = await checkout.eiq(['config'], { env });
  expect(out).toMatch(/^PORT +4711 +environment +/m);
  expect(out).not.toContain('hush');
  expect((await checkout.eiq(['config', 'show', 'port', '--json'], { env })).json()).toMatchObject({ value: 4711 });
});

test('where something is wrong with it the others are shown nevertheless, and what is wrong is told', async () => {
  const env = { PORT: 'http', EIQ_SECRET_KEY: 'too short', LOG_LEVEL: 'warn' };
  const { code, out, error } = await checkout.eiq(['config', 'show'], { env });
  expect(code).toBe(2);
  expect(out).toMatch(/^PORT +\(cannot be read\) +environment +Port to listen on/m);
  expect(out).toMatch(/^LOG_LEVEL +warn +environment +/m);
  expect(error).toContain('PORT: Expected a number');
  expect(out + error).not.toContain('too short');
});

test('routes are asked for by an access that there is, or those there are are named', async () => {
  const { code, error } = await checkout.eiq(['routes', '--plugin', 'gardens', '--access', 'secret']);
  expect({ code, error }).toEqual({ code: 3, error: 'No call has the access secret. There are: public\n' });
});

test('it works from any folder and through a link', async () => {
  const link = path.join(checkout.folder, 'a-link');
  symlinkSync(path.join(checkout.folder, 'cli/eiq'), link);
  expect(await checkout.eiq(['config'], { program: link, from: tmpdir() })).toMatchObject({ code: 0, error: '' });
});

test('where only an older Node is found, it says what to do', async () => {
  checkout.write('bare/bin/node', '#!/bin/sh\n[ "$1" = --version ] && echo v20.20.2 && exit 0\nexit 1\n');
  mkdirSync(path.join(checkout.folder, 'bare/cli'));
  copyFileSync(path.join(checkout.folder, 'cli/eiq'), path.join(checkout.folder, 'bare/cli/eiq'));
  chmodSync(path.join(checkout.folder, 'bare/bin/node'), 0o755);
  const env = { PATH: `${checkout.folder}/bare/bin:/usr/bin:/bin` };
  const { code, error } = await checkout.eiq([], { program: path.join(checkout.folder, 'bare/cli/eiq'), env });
  expect(code).toBe(2);
  expect(error).toContain('eiq needs Node 24 or later (found: v20.20.2).');
});

test('who reads no further is no failure', async () => {
  const head = { program: '/bin/sh', env: { EIQ: path.join(checkout.folder, 'cli/eiq') } };
  expect(await checkout.eiq(['-c', '"$EIQ" config show | head -n 1'], head)).toMatchObject({ code: 0, error: '' });
});
