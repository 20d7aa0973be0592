import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../core/http/testing.ts';
import type { Checkout } from '../testing.ts';
import { createCheckout, until } from '../testing.ts';

let checkout: Checkout;
beforeEach(() => {
  checkout = createCheckout();
});
afterEach(() => checkout.remove());

test('the server restarts on changes, survives a syntax error, and stops everything it started', async () => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const dev = checkout.start(['dev'], { env: { PORT: String(port) } });
  await dev.prints(/EiQ is running/);

  // The page and its scripts come from the sources, with a nonce of the content security policy.
  const page = await fetch(address);
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1] ?? '-';
  const html = await page.text();
  expect(html).toContain(`src="/@web/main.ts" nonce="${nonce}"`);
  expect(await (await fetch(`${address}/@web/main.ts`)).text()).toContain('A garden');
  expect((await fetch(`${address}/@web/@fs${checkout.folder}/package.json`)).status).toBe(403);
  expect((await fetch(`${address}/@web/@fs${checkout.folder}/config/load.ts`)).status).toBe(403);

  const answers = () => fetch(`${address}/api/gardens`).then((response) => response.json());
  const file = path.join(checkout.folder, 'plugins/gardens/plugin.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/list: async \(\) => .* \},/, `list: async () => ['changed'] },`));
  await until(answers, (answer) => JSON.stringify(answer) === '["changed"]');
  await dev.prints(/plugins\/gardens\/plugin\.ts changed/);

  appendFileSync(path.join(checkout.folder, 'core/clock.ts'), '\nconst = ;\n');
  await dev.prints(/The server ended .* restarts when a file changes/);
  expect(checkout.isDatabaseUp()).toBe(true);
  const clock = path.join(checkout.folder, 'core/clock.ts');
  writeFileSync(clock, readFileSync(clock, 'utf8').replace('const = ;\n', ''));
  await until(answers, (answer) => JSON.stringify(answer) === '["changed"]');

  dev.child.kill('SIGINT');
  expect(await dev.ended).toBe(0);
  expect(checkout.isDatabaseUp()).toBe(false);
  await expect(fetch(address)).rejects.toThrow();
});

test('the server stops when its supervisor is killed', async () => {
  const port = await freePort();
  const dev = checkout.start(['dev'], { env: { PORT: String(port) } });
  await dev.prints(/EiQ is running/);
  dev.child.kill('SIGKILL');
  await dev.ended;
  await until(
    () =>
      fetch(`http://127.0.0.1:${port}/health/live`).then(
        () => 'up',
        () => 'down',
      ),
    (state) => state === 'down',
  );
});

test('eiq dev refuses to run in production and starts nothing', async () => {
  const production = { NODE_ENV: 'production', EIQ_SECRET_KEY: 'x'.repeat(32) };
  expect((await checkout.eiq(['dev'], { env: production })).code).toBe(2);
  expect(checkout.isDatabaseUp()).toBe(false);
});
