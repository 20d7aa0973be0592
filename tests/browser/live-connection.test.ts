import { afterAll, beforeAll, expect, test } from 'vitest';
import { analyze, answerTo, base, stageOf } from '../../plugins/immersion/testing.ts';
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

test('a change that is announced while a screen loads for the first time is shown', async () => {
  const person = await web.at.person();
  const page = await web.page({ as: person });
  const announced = Promise.withResolvers<void>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (payload.includes('placement_moved')) announced.resolve();
    }),
  );
  // The first response was made before the change, and arrives after its announcement.
  await page.route(
    `**${base}`,
    async (route) => {
      const response = await route.fetch();
      await expect.poll(() => web.at.platform.endpoints.realtime?.connections()).toBe(1);
      await analyze(person, answerTo(await stageOf(person, 'core_math')));
      await announced.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.goto('/');
  await page.getByText('Continue, section A').first().waitFor();
  await page.context().close();
});
