import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../core/db/testing.ts';
import { createTestDatabase } from '../core/db/testing.ts';
import { freePort } from '../core/http/testing.ts';
import type { Finding } from './doctor/finding.ts';
import type { Checkout } from './testing.ts';
import { createCheckout } from './testing.ts';

let checkout: Checkout;
let port: number;
let env: Record<string, string>;
let database: TestDatabase | undefined;
beforeEach(async () => {
  checkout = createCheckout();
  port = await freePort();
  env = { PORT: String(port) };
});
afterEach(async () => {
  await checkout.remove();
  await database?.drop();
  database = undefined;
});

/** Uses an existing database, which is faster than an embedded one that every command starts and stops. */
const useDatabase = async () => {
  database = await createTestDatabase();
  env.DATABASE_URL = database.url;
};

const eiq = (...args: string[]) => checkout.eiq(args, { env });
const examine = async (args: readonly string[] = [], more: Record<string, string> = {}) => {
  const { code, json } = await checkout.eiq(['doctor', '--json', ...args], { env: { ...env, ...more } });
  const { ok, checks } = json<{ ok: boolean; checks: Finding[] }>();
  return { code, ok, checks, of: (name: string) => checks.filter((check) => check.name === name) };
};

test('before the first start all findings are warnings, each with a remedy', async () => {
  const { code, ok, of } = await examine();
  expect({ code, ok }).toEqual({ code: 0, ok: true });
  expect(of('Migrations')).toEqual([
    expect.objectContaining({ state: 'warn', remedy: expect.stringContaining('eiq migrate') }),
  ]);
  expect(of('Server')).toEqual([
    expect.objectContaining({ state: 'warn', message: expect.stringContaining('no server') }),
  ]);
  expect(checkout.isDatabaseUp()).toBe(false);
});

test('all checks pass while a server runs, including a WebSocket refused for an invalid token', async () => {
  const server = checkout.start(['start'], { env });
  await server.prints(/EiQ is running/);
  const { code, checks, of } = await examine();
  expect(checks.filter(({ state }) => state !== 'pass')).toEqual([]);
  expect(code).toBe(0);
  expect(of('Live messages')).toMatchObject([{ message: 'WebSockets reach the platform at /ws' }]);
  expect(of('AI keys')).toMatchObject([{ message: expect.stringContaining('not needed') }]);
  const text = await checkout.eiq(['doctor'], { env });
  expect(text.out).toMatch(/^✓ Plugins +2 running: gardens, roses$/m);
  expect(text.out).toMatch(/\n\nNo problems found\.\n$/);
  server.child.kill('SIGTERM');
  await server.ended;
});

test('a host name without an institution is one finding, and live messages are not checked', async () => {
  await useDatabase();
  await eiq('institutions', 'create', 'north', 'North', '--host', 'north.example');
  await eiq('institutions', 'create', 'south', 'South', '--host', 'south.example');
  const server = checkout.start(['start'], { env: { ...env, EIQ_DEMO: 'false' } });
  await server.prints(/EiQ is running/);
  const { of } = await examine(['--url', `http://127.0.0.1:${port}`]);
  expect(of('Host name')).toMatchObject([{ state: 'fail', remedy: expect.stringContaining('institutions update') }]);
  expect(of('Live messages')).toEqual([]);
  server.child.kill('SIGTERM');
  await server.ended;
});

test('a plugin that fails to start is reported with its reason, and so are its dependents', async () => {
  const text = `
import { defineContract } from '../../core/contract/index.ts';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
export default definePlugin({
  contract: defineContract({ id: 'weeds', title: 'Weeds', summary: 'Fails' }),
  start: async () => { throw new Error('there is no hoe'); },
});`;
  checkout.write('plugins/weeds/plugin.ts', text);
  await useDatabase();
  await eiq('migrate');
  const { code, of } = await examine();
  expect(code).toBe(1);
  expect(of('Plugins')).toMatchObject([{ state: 'fail', message: 'weeds is not running: there is no hoe' }]);
  const without = await examine([], { EIQ_EXCLUDE: 'weeds' });
  expect(without.code).toBe(0);
});

test('an expected server that does not respond is a failure', async () => {
  await useDatabase();
  const { code, of } = await examine(['--url', `http://127.0.0.1:${port}`]);
  expect(code).toBe(1);
  expect(of('Server')).toMatchObject([{ state: 'fail', message: expect.stringContaining('ECONNREFUSED') }]);
  expect(await checkout.eiq(['doctor', '--url', 'localhost'])).toMatchObject({ code: 2 });
});

test('all problems of the configuration and an unreachable mail server are reported', async () => {
  await useDatabase();
  const { code, of } = await examine([], { PORT: 'x', LOG_LEVEL: 'loud' });
  expect(code).toBe(1);
  expect(of('Configuration').map(({ message }) => message.split(':')[0])).toEqual(['PORT', 'LOG_LEVEL']);
  const mail = await examine([], { SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(mail.of('Mail')).toMatchObject([{ state: 'fail', remedy: expect.stringContaining('SMTP_URL') }]);
});

test('untrusted proxies and ports that browsers refuse are warnings', async () => {
  await useDatabase();
  const https = { PUBLIC_URL: 'https://learn.example.org:4190' };
  const { of } = await examine([], { ...https, PORT: '4190' });
  expect(of('Proxies')).toMatchObject([{ state: 'warn', remedy: expect.stringContaining('TRUSTED_PROXIES') }]);
  expect(of('Public address')).toMatchObject([{ state: 'warn', message: expect.stringContaining('4190') }]);
  expect(of('Port')).toMatchObject([{ state: 'warn', message: expect.stringContaining('Browsers refuse') }]);
  const behind = await examine([], { ...https, TRUSTED_PROXIES: '1' });
  expect(behind.of('Proxies')).toEqual([]);
});

test('an unknown variable and an unusable data folder are reported with a remedy', async () => {
  await useDatabase();
  await eiq('migrate');
  const { code, of } = await examine([], { EIQ_GARDENZ_BEDS: '3' });
  expect(code).toBe(0);
  expect(of('Configuration')).toMatchObject([
    { state: 'pass' },
    { state: 'warn', message: expect.stringContaining('EIQ_GARDENZ_BEDS') },
  ]);
  checkout.write('a-file', '');
  const within = await examine([], { EIQ_VAR: path.join(checkout.folder, 'a-file') });
  expect(within.of('Secret key')).toMatchObject([{ state: 'fail', remedy: expect.stringContaining('EIQ_VAR') }]);
});

test('a migration changed after being applied is reported', async () => {
  await useDatabase();
  const file = path.join(checkout.folder, 'plugins/gardens/migrations/002_more.ts');
  writeFileSync(file, 'export async function up() {}\nexport async function down() {}\n');
  expect((await eiq('migrate')).out).toContain('applied gardens/002_more\n');
  writeFileSync(file, 'export async function up() { /* more */ }\nexport async function down() {}\n');
  const { of } = await examine();
  expect(of('Migrations')).toMatchObject([{ state: 'warn', message: 'gardens: 002_more changed after being applied' }]);
  expect((await eiq('migrate', 'down', 'gardens')).code).toBe(4);
  expect((await eiq('migrate', 'down', 'gardens', '--yes')).out).toBe('undid gardens/002_more\n');
  expect((await eiq('migrate', 'up', '--json')).json()).toEqual({
    applied: ['gardens/002_more'],
    failures: [],
  });
});
