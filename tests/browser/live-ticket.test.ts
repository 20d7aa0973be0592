import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform } from './browser-platform.ts';

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['immersion'] });
});
afterAll(() => web?.close());

test('the content security policy allows the WebSocket, and no URL contains the token', async () => {
  const person = await web.at.person();
  const page = await web.page({ as: person });
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const opened = page.waitForEvent('websocket');
  await page.goto('/');
  const socket = await opened;
  addresses.push(socket.url());
  await socket.waitForEvent('framereceived');
  await expect.poll(() => web.at.platform.endpoints.realtime?.connections()).toBe(1);
  expect(violations).toEqual([]);
  expect(addresses.join('\n')).not.toContain(person.token);
  // With a policy that forbids WebSockets, long polling would still work.
  expect(addresses.filter((address) => address.includes('transport=polling'))).toEqual([]);
  await page.context().close();
});
