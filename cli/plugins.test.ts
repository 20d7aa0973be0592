import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../core/http/testing.ts';
import type { Checkout, RunningCommand } from './testing.ts';
import { createCheckout, until } from './testing.ts';

let checkout: Checkout;
let server: RunningCommand | undefined;
let port: number;
beforeAll(async () => {
  checkout = createCheckout();
  port = await freePort();
});
afterAll(() => checkout.remove());
beforeEach(async () => {
  if (server) {
    await checkout.quickly(['plugins', 'enable', 'roses', '--with-required']);
    return until(status, (answer) => answer === 200);
  }
  server = checkout.start(['start'], { env: { PORT: String(port) } });
  await server.prints(/EiQ is running/);
});

const beds = () => fetch(`http://127.0.0.1:${port}/api/gardens`);
const status = async () => (await beds()).status;
const error = (text: string) => (JSON.parse(text) as { error: { code: string; message: string } }).error;

test('plugins are listed with their state, institutions and requirements', async () => {
  const { out } = await checkout.quickly(['plugins']);
  expect(out).toMatch(/^gardens +Gardens +running +on$/m);
  expect(out).toMatch(/^roses +Roses +running +on +gardens$/m);
  expect((await checkout.quickly(['plugins', 'list', '--institution', 'demo', '--json'])).json()).toEqual([
    expect.objectContaining({ id: 'gardens', state: 'running', reason: null, on: { demo: true }, requires: [] }),
    expect.objectContaining({ id: 'roses', on: { demo: true }, requires: ['gardens'] }),
  ]);
});

test('a required plugin stays on, and without a terminal there is no prompt', async () => {
  const required = await checkout.quickly(['plugins', 'disable', 'gardens', '--json', '--yes']);
  expect(required.code).toBe(4);
  const message = 'gardens is required by roses in demo. Add --with-dependents to switch off dependent plugins.';
  expect(error(required.error)).toEqual({ code: 'conflict', message });
  const unconfirmed = await checkout.quickly(['plugins', 'disable', 'roses']);
  expect(unconfirmed.code).toBe(4);
  expect(unconfirmed.error).toContain(
    'Switching off roses for demo:\n  - Its screens, menu entries and 0 routes become unavailable',
  );
  expect(unconfirmed.error).toContain('--yes');
  expect((await checkout.quickly(['plugins', 'disable', 'tulips'])).code).toBe(3);
  expect((await checkout.quickly(['plugins', 'disable', 'roses', '--institution', 'south'])).code).toBe(3);
});

test('commands that need no institution run before one exists', async () => {
  const env = { EIQ_VAR: path.join(checkout.folder, 'new-var') };
  expect((await checkout.quickly(['gardens', '--help'], { env })).code).toBe(0);
  expect((await checkout.quickly(['gardens', 'count', '--json'], { env })).json()).toEqual({ kinds: ['clay', 'loam'] });
  expect(await checkout.quickly(['gardens', 'count', '--institution', 'south'], { env })).toMatchObject({ code: 3 });
});

test('a switch takes effect in a running server and for commands, and includes required plugins', async () => {
  expect(await status()).toBe(200);
  expect((await checkout.quickly(['gardens', 'count', 'clay', '--json'])).json()).toEqual({ kinds: ['clay'] });
  const off = await checkout.quickly(['plugins', 'disable', 'gardens', '--with-dependents', '--yes', '--json']);
  expect(off.json()).toMatchObject({
    id: 'gardens',
    on: false,
    consequences: expect.arrayContaining(['roses requires it and will also be switched off']),
    changes: [{ institution: 'demo', changed: ['roses', 'gardens'] }],
  });
  await until(status, (answer) => answer === 404);

  const disabled = await checkout.quickly(['gardens', 'count']);
  const unknown = await checkout.quickly(['gardenx', 'count']);
  expect(disabled).toMatchObject({
    code: unknown.code,
    out: '',
    error: unknown.error.replaceAll('gardenx', 'gardens').replace(' Did you mean gardens?', ''),
  });
  expect((await checkout.quickly(['gardens', '--help'])).error).toBe(disabled.error);

  const alone = await checkout.quickly(['plugins', 'enable', 'roses']);
  expect(alone).toMatchObject({ code: 4, error: expect.stringContaining('--with-required') });
  const both = await checkout.quickly(['plugins', 'enable', 'roses', '--with-required', '--json']);
  expect(both.json()).toMatchObject({ on: true, changes: [{ changed: ['gardens', 'roses'] }] });
  await until(status, (answer) => answer === 200);
  expect((await checkout.quickly(['plugins', 'enable', 'roses'])).out).toBe('roses is already on for demo\n');
});

test('data of a plugin is purged after a backup and can be restored', async () => {
  const before = (await (await beds()).json()) as string[];
  expect(before).toEqual(['Roses\u2028and "thorns"']);
  const env = { EIQ_EXCLUDE: 'roses' };
  expect(await checkout.quickly(['plugins', 'purge', 'gardens', '--yes'])).toMatchObject({
    code: 4,
    error: expect.stringContaining('roses requires gardens'),
  });
  expect(await checkout.quickly(['plugins', 'purge', 'gardens', '--yes'], { env })).toMatchObject({
    code: 4,
    error: expect.stringContaining('plugins disable gardens --everywhere'),
  });
  for (const id of ['roses', 'gardens']) await checkout.quickly(['plugins', 'disable', id, '--yes', '--everywhere']);
  expect(await checkout.quickly(['plugins', 'purge', 'gardens'], { env })).toMatchObject({ code: 4 });
  expect(await checkout.quickly(['plugins', 'purge', 'platform', '--yes'])).toMatchObject({ code: 3 });

  const purged = await checkout.quickly(['plugins', 'purge', 'gardens', '--yes', '--json'], { env });
  const { backup, ...counts } = purged.json<{ backup: string }>();
  expect(counts).toMatchObject({ id: 'gardens', rows: 1, files: 1, otherProcesses: 1 });
  expect(readdirSync(backup).sort()).toEqual(['backup.json', 'beds.jsonl', 'files', 'migrations.jsonl', 'tables.sql']);
  expect(readFileSync(path.join(backup, 'tables.sql'), 'utf8')).toContain('create table "gardens"."beds"');
  expect(existsSync(path.join(checkout.varFolder, 'files/gardens/plan.txt'))).toBe(false);
  // The plugin is still installed, so its tables are created again, empty, and the backup can be restored into them.
  const again = await checkout.quickly(['plugins', 'purge', 'gardens', '--yes', '--json'], { env });
  expect(again.json()).toMatchObject({ rows: 0, files: 0 });

  const restored = await checkout.quickly(['plugins', 'restore', backup]);
  expect(restored.out).toContain('Restored 1 row and 1 file of gardens.');
  await checkout.quickly(['plugins', 'enable', 'roses', '--with-required']);
  await until(status, (answer) => answer === 200);
  expect(await (await beds()).json()).toEqual(before);
  expect(readFileSync(path.join(checkout.varFolder, 'files/gardens/plan.txt'), 'utf8')).toBe('north');
});

test('a backup can be restored after the plugin was uninstalled', async () => {
  const env = { EIQ_EXCLUDE: 'roses,gardens' };
  for (const id of ['roses', 'gardens']) await checkout.quickly(['plugins', 'disable', id, '--yes', '--everywhere']);
  const { backup } = (await checkout.quickly(['plugins', 'purge', 'gardens', '--yes', '--json'], { env })).json<{
    backup: string;
  }>();
  expect(await checkout.quickly(['plugins', 'purge', 'gardens', '--yes'], { env })).toMatchObject({ code: 3 });
  expect(await checkout.quickly(['plugins', 'restore', backup], { env })).toMatchObject({ code: 0, error: '' });
  const status = await checkout.quickly(['migrate', 'status', '--json']);
  expect(status.json()).toContainEqual(
    expect.objectContaining({ schema: 'gardens', applied: ['001_beds'], pending: [], changed: [] }),
  );
  expect(await checkout.quickly(['plugins', 'restore', checkout.folder])).toMatchObject({ code: 3 });
});

test('commands work without a running server', async () => {
  server?.child.kill('SIGTERM');
  await server?.ended;
  server = undefined;
  await checkout.quickly(['plugins', 'disable', 'roses', '--yes']);
  const { out } = await checkout.quickly(['plugins']);
  expect(out).toMatch(/^gardens +Gardens +running +on$/m);
  expect(out).toMatch(/^roses +Roses +running +off +gardens$/m);
  expect(checkout.isDatabaseUp()).toBe(false);
});
