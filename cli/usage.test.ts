import { execFileSync } from 'node:child_process';
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

test('the help lists every group, including those of plugins, and starts no database', async () => {
  const { code, out } = await checkout.eiq(['--help']);
  expect(code).toBe(0);
  for (const name of ['start', 'dev', 'doctor', 'plugins', 'users', 'gardens']) expect(out).toContain(`\n  ${name} `);
  expect(out).toContain('Gardens: count');
  expect((await checkout.eiq([])).out).toBe(out);
  expect((await checkout.eiq(['help', 'users', 'create'])).out).toContain('--password-stdin');
  expect(checkout.isDatabaseUp()).toBe(false);
});

test('the version is printed as text and as JSON', async () => {
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
])('%j fails with a message that suggests the correct usage', async (args, message) => {
  const { code, out, error } = await checkout.quickly(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(error).toContain(message);
  expect(error).not.toMatch(/\n\s+at /);
});

test('with --json an error is JSON on standard error', async () => {
  const { code, error } = await checkout.eiq(['strat', '--json']);
  expect(code).toBe(2);
  expect(JSON.parse(error)).toEqual({ error: { code: 'usage', message: expect.stringContaining('start') } });
  const configuration = await checkout.eiq(['config', 'show', '--json'], { env: { PORT: 'x', LOG_LEVEL: 'loud' } });
  expect(configuration.code).toBe(2);
  const { error: reported } = JSON.parse(configuration.error) as {
    error: { code: string; issues: { path: string }[] };
  };
  expect(reported.code).toBe('configuration');
  expect(reported.issues.map((issue) => issue.path)).toEqual(['PORT', 'LOG_LEVEL']);
});

test('a file in place of the data folder is reported with a remedy', async () => {
  checkout.write('a-file', '');
  const { code, error } = await checkout.eiq(['start'], { env: { EIQ_VAR: `${checkout.folder}/a-file`, PORT: '0' } });
  expect(code).toBe(1);
  expect(error).toMatch(/a-file\S* cannot be used \(ENOTDIR\)\. .*set EIQ_VAR to another folder\.\n$/);
});

test('an unreachable database is reported in one sentence with its own exit code', async () => {
  const { code, error } = await checkout.eiq(['users'], {
    env: { DATABASE_URL: 'postgres://eiq:secret@127.0.0.1:1/eiq' },
  });
  expect(code).toBe(5);
  expect(error).toMatch(/^The database cannot be reached .*DATABASE_URL/);
  expect(error).not.toContain('secret');
});

test('the configuration is shown with sources and masked secrets', async () => {
  const env = { PORT: '4711', SMTP_URL: 'smtp://eiq:hush@mail.example' };
  const { out } = await checkout.quickly(['config'], { env });
  expect(out).toMatch(/^PORT +4711 +environment +/m);
  expect(out).not.toContain('hush');
  expect((await checkout.quickly(['config', 'show', 'port', '--json'], { env })).json()).toMatchObject({ value: 4711 });
});

test('a configuration with problems is still shown, together with the problems', async () => {
  const env = { PORT: 'http', EIQ_SECRET_KEY: 'too short', LOG_LEVEL: 'warn' };
  const { code, out, error } = await checkout.quickly(['config', 'show'], { env });
  expect(code).toBe(2);
  expect(out).toMatch(/^PORT +\(invalid\) +environment +Port to listen on/m);
  expect(out).toMatch(/^LOG_LEVEL +warn +environment +/m);
  expect(error).toContain('PORT: Expected a number');
  expect(out + error).not.toContain('too short');
});

test('routes are filtered by access, and an unknown access is an error listing the known ones', async () => {
  const { code, error } = await checkout.quickly(['routes', '--plugin', 'gardens', '--access', 'secret']);
  expect({ code, error }).toEqual({ code: 3, error: 'No route has access secret. Available: public\n' });
});

test('eiq works from any folder and through a symbolic link', async () => {
  const link = path.join(checkout.folder, 'a-link');
  symlinkSync(path.join(checkout.folder, 'cli/eiq'), link);
  expect(await checkout.eiq(['config'], { program: link, from: tmpdir() })).toMatchObject({ code: 0, error: '' });
});

test('an older Node fails with a remedy', async () => {
  checkout.write('bare/bin/node', '#!/bin/sh\n[ "$1" = --version ] && echo v20.20.2 && exit 0\nexit 1\n');
  mkdirSync(path.join(checkout.folder, 'bare/cli'));
  copyFileSync(path.join(checkout.folder, 'cli/eiq'), path.join(checkout.folder, 'bare/cli/eiq'));
  chmodSync(path.join(checkout.folder, 'bare/bin/node'), 0o755);
  const env = { PATH: `${checkout.folder}/bare/bin:/usr/bin:/bin` };
  const { code, error } = await checkout.eiq([], { program: path.join(checkout.folder, 'bare/cli/eiq'), env });
  expect(code).toBe(2);
  expect(error).toContain('eiq needs Node 24 or later (found: v20.20.2).');
});

test('a reader that closes the pipe early is not a failure', async () => {
  const head = { program: '/bin/sh', env: { EIQ: path.join(checkout.folder, 'cli/eiq') } };
  expect(await checkout.eiq(['-c', '"$EIQ" config show | head -n 1'], head)).toMatchObject({ code: 0, error: '' });
});

test('status shows a deployment at a glance, also before its first start', async () => {
  const env = { EIQ_VAR: path.join(checkout.folder, 'status-var') };
  const before = await checkout.quickly(['status'], { env });
  expect(before.out).toMatch(
    /^Server +not running on this machine\nJobs +none yet\nLast backup +none\n\nNo institutions yet/,
  );
  await checkout.quickly(['institutions', 'create', 'school', 'The School'], { env });
  await checkout.quickly(['backup', 'create'], { env });
  const after = await checkout.quickly(['status', '--json'], { env });
  expect(after.json()).toMatchObject({
    server: null,
    institutions: [{ slug: 'school', name: 'The School', learners: 0, staff: 0, seenToday: 0 }],
    lastBackup: expect.stringMatching(/^\d{4}-/),
  });
});

test('bash completes commands, those of plugins and options', async () => {
  const { out } = await checkout.quickly(['completion', 'bash']);
  const complete = (...words: string[]) => {
    const line = words.map((word) => `'${word}'`).join(' ');
    const program = `${out}\nCOMP_WORDS=(eiq ${line}); COMP_CWORD=${words.length}; _eiq; echo "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-c', program], { encoding: 'utf8' }).trim();
  };
  expect(complete('pl')).toBe('plugins');
  expect(complete('plugins', 'dis')).toBe('disable');
  expect(complete('--json', 'backup', 'restore', '--with')).toBe('--without-key');
  expect(complete('gardens', 'c')).toBe('count');
  const zsh = await checkout.quickly(['completion', 'zsh']);
  expect(zsh.out).toContain("'disable:Switch a plugin off after confirmation; its data is kept'");
  const fish = await checkout.quickly(['completion', 'fish']);
  expect(fish.out).toContain("-n '__eiq_at \\'plugins\\'' -a 'disable' -d 'Switch a plugin off");
  expect((await checkout.quickly(['completion', 'tcsh'])).code).toBe(2);
});
