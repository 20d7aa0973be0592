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

const isWell = (port: number) => fetch(`http://127.0.0.1:${port}/health/live`).then(({ ok }) => ok);

test('it starts, tells how to sign in, and stops with everything it started', async () => {
  const port = await freePort();
  const server = checkout.stayingUp(['start'], { env: { PORT: String(port) } });
  const [, password] = await server.prints(/Administrator: +admin \/ (\S+)/);
  expect(server.said()).toContain(`EiQ is running at http://localhost:${port}`);
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

test('in production standard output holds the log alone, a JSON object a line', async () => {
  const port = await freePort();
  const env = { PORT: String(port), NODE_ENV: 'production', EIQ_SECRET_KEY: 'a key of a deployment, of many letters' };
  const server = checkout.stayingUp(['start'], { env });
  await server.prints(new RegExp(`EiQ is running at .*${port}`));
  expect(server.error()).toContain('EiQ is running at');
  await fetch(`http://127.0.0.1:${port}/api/platform/manifest`);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const lines = server.out().trim().split('\n');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('level');
});

test('a given port that is taken is refused with the remedy, and nothing stays behind', async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as net.AddressInfo;
  const { code, error } = await checkout.eiq(['start'], { env: { PORT: String(port) } });
  other.close();
  expect(code).toBe(1);
  expect(error).toMatch(new RegExp(`^Port ${port} is taken .* choose another port: PORT=\\d+`));
  expect(checkout.isDatabaseUp()).toBe(false);
});

test('without a given port the next free one is taken, and named', async () => {
  // Whoever has it on this machine, port 3000 is taken then.
  const other = net.createServer().on('error', () => {});
  other.listen(3000, '127.0.0.1');
  const server = checkout.stayingUp(['start'], { env: { PORT: undefined } });
  const [, port] = await server.prints(/Port 3000 is taken, so this is port (\d+)\./);
  other.close();
  expect(server.said()).toContain(`EiQ is running at http://localhost:${port}`);
  expect(await isWell(Number(port))).toBe(true);
});

test('killed without warning, it starts again with what was stored', async () => {
  const env = { PORT: String(await freePort()) };
  const killed = checkout.stayingUp(['start'], { env });
  const [, password] = await killed.prints(/Administrator: +admin \/ (\S+)/);
  killed.child.kill('SIGKILL');
  await killed.ended;
  const server = checkout.stayingUp(['start'], { env });
  expect((await server.prints(/Administrator: +admin \/ (\S+)/))[1]).toBe(password);
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  expect(checkout.isDatabaseUp()).toBe(false);
});

test('told to end while it is still starting, it leaves nothing running', async () => {
  const server = checkout.stayingUp(['start'], { env: { PORT: String(await freePort()) } });
  await until(async () => checkout.isDatabaseUp(), Boolean);
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  expect(checkout.isDatabaseUp()).toBe(false);
});

test('told twice at once, as timeout and npm pass signals on, it still closes everything', async () => {
  const server = checkout.stayingUp(['start'], { env: { PORT: String(await freePort()) } });
  await server.prints(/EiQ is running/);
  server.child.kill('SIGINT');
  await server.prints(/SIGINT: stopping/);
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  expect(checkout.isDatabaseUp()).toBe(false);
});

test('for a script it answers with one JSON value; a command beside it uses its database and leaves it running', async () => {
  const port = await freePort();
  const server = checkout.stayingUp(['start', '--json'], { env: { PORT: String(port) } });
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
  expect(await isWell(port)).toBe(true);
});

test('a command that is interrupted leaves no database server behind', async () => {
  const command = checkout.stayingUp(['users', 'create', '--password-stdin', '--role', 'learner'].concat(names));
  await until(async () => checkout.isDatabaseUp(), Boolean);
  command.child.kill('SIGINT');
  expect(await command.ended).toBe(130);
  expect(checkout.isDatabaseUp()).toBe(false);
});

const names = ['--username', 'ada', '--email', 'a@b.example', '--first-name', 'Ada', '--last-name', 'Okafor'];
