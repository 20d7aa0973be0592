import { readdirSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../core/http/testing.ts';
import type { Checkout } from './testing.ts';
import { createCheckout, until } from './testing.ts';

let checkout: Checkout;
beforeEach(() => {
  checkout = createCheckout();
});
afterEach(() => checkout.remove());

const isAlive = (port: number) => fetch(`http://127.0.0.1:${port}/health/live`).then(({ ok }) => ok);

test('eiq start prints how to sign in, and on SIGTERM stops everything it started', async () => {
  const port = await freePort();
  const server = checkout.start(['start'], { env: { PORT: String(port) } });
  const [, password] = await server.prints(/Administrator: +admin \/ (\S+)/);
  expect(server.output()).toContain(`EiQ is running at http://localhost:${port}`);
  const signedIn = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  expect(signedIn.status).toBe(200);
  expect(checkout.isDatabaseUp()).toBe(true);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(checkout.isDatabaseUp()).toBe(false);
  expect(readdirSync(path.join(checkout.varFolder, 'servers'))).toEqual([]);
});

test('in production standard output contains only the log, one JSON object per line', async () => {
  const port = await freePort();
  const env = { PORT: String(port), NODE_ENV: 'production', EIQ_SECRET_KEY: 'a key of a deployment, of many letters' };
  const server = checkout.start(['start'], { env });
  await server.prints(new RegExp(`EiQ is running at .*${port}`));
  expect(server.error()).toContain('EiQ is running at');
  expect(server.error()).toContain('There are no institutions yet. Create one: eiq institutions create <slug> <name>');
  await fetch(`http://127.0.0.1:${port}/api/platform/manifest`);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const lines = server.out().trim().split('\n');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('level');
});

test('a configured port that is taken is an error with a remedy, and nothing keeps running', async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as net.AddressInfo;
  const { code, error } = await checkout.eiq(['start'], { env: { PORT: String(port) } });
  other.close();
  expect(code).toBe(1);
  expect(error).toMatch(new RegExp(`^Port ${port} is taken .* choose another port: PORT=\\d+`));
  expect(checkout.isDatabaseUp()).toBe(false);
});

test('without a configured port the next free one is used and printed', async () => {
  // Ensures that port 3000 is in use.
  const other = net.createServer().on('error', () => {});
  other.listen(3000, '127.0.0.1');
  const server = checkout.start(['start'], { env: { PORT: undefined } });
  const [, port] = await server.prints(/Port 3000 is taken; using port (\d+)\./);
  other.close();
  expect(server.output()).toContain(`EiQ is running at http://localhost:${port}`);
  expect(await isAlive(Number(port))).toBe(true);
});

test('after SIGKILL a new start keeps the data', async () => {
  const env = { PORT: String(await freePort()) };
  const killed = checkout.start(['start'], { env });
  const [, password] = await killed.prints(/Administrator: +admin \/ (\S+)/);
  killed.child.kill('SIGKILL');
  await killed.ended;
  const server = checkout.start(['start'], { env });
  expect((await server.prints(/Administrator: +admin \/ (\S+)/))[1]).toBe(password);
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  expect(checkout.isDatabaseUp()).toBe(false);
});

test('a signal during the start leaves nothing running', async () => {
  const server = checkout.start(['start'], { env: { PORT: String(await freePort()) } });
  await until(async () => checkout.isDatabaseUp(), Boolean);
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  expect(checkout.isDatabaseUp()).toBe(false);
});

test('a repeated signal, as timeout and npm send it, still closes everything', async () => {
  const server = checkout.start(['start'], { env: { PORT: String(await freePort()) } });
  await server.prints(/EiQ is running/);
  server.child.kill('SIGINT');
  await server.prints(/SIGINT: stopping/);
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  expect(checkout.isDatabaseUp()).toBe(false);
});

test('--json prints one JSON value; a command run meanwhile uses the same database and leaves it running', async () => {
  const port = await freePort();
  const server = checkout.start(['start', '--json'], { env: { PORT: String(port) } });
  let out = '';
  server.child.stdout?.on('data', (chunk: string) => {
    out += chunk;
  });
  await server.prints(/\n}\n/);
  expect(JSON.parse(out)).toMatchObject({
    address: `http://localhost:${port}`,
    port,
    administrator: { username: 'admin' },
    quarantined: {},
  });
  expect((await checkout.eiq(['institutions', '--json'])).json()).toMatchObject([{ slug: 'demo', isDemo: true }]);
  expect(await isAlive(port)).toBe(true);
});

test('an interrupted command leaves no database server behind', async () => {
  const command = checkout.start(['users', 'create', '--password-stdin', '--role', 'learner'].concat(names));
  await until(async () => checkout.isDatabaseUp(), Boolean);
  command.child.kill('SIGINT');
  expect(await command.ended).toBe(130);
  expect(checkout.isDatabaseUp()).toBe(false);
});

const names = ['--username', 'ada', '--email', 'a@b.example', '--first-name', 'Ada', '--last-name', 'Okafor'];
