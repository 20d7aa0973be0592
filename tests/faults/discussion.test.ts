import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { groupsPath, join, learnerOf, startGroup } from '../../plugins/activity/testing.ts';
import { buildWebOnce } from '../built-web.ts';
import type { ServerProcess } from './server-process.ts';
import { startSecondServer } from './server-process.ts';

// A message in a study group, sent to a server process that is killed while it stores the message.

let at: TestPlatform;
let folder: string;
let server: ServerProcess;
const secret = { EIQ_SECRET_KEY: 'the same in both processes, and long enough' };

const start = () => startSecondServer(at, folder, secret);

beforeAll(async () => {
  await buildWebOnce();
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-discussion-'));
  at = await createTestPlatform({ plugins: ['activity'], environment: secret });
  server = await start();
});
afterAll(async () => {
  await server?.stop();
  await at?.close();
  await rm(folder, { recursive: true, force: true });
});

// Killed while the request is being sent, after another request was answered, and after the message's own response.
test.each<[string, (sending: Promise<Answer | undefined>, token: string) => Promise<unknown>]>([
  ['as soon as it is sent', async () => {}],
  ['while it is being stored', async (_, token) => server.call('GET', '/api/auth/user', { token })],
  ['as soon as it was acknowledged', (sending) => sending],
])('a message that was acknowledged survives kill -9 %s, and sending it again stores it once', async (_, moment) => {
  const [writer, reader] = [await learnerOf(at), await learnerOf(at)];
  const id = await startGroup(writer);
  await join(reader, id);
  const { token } = writer;
  const body = { id: randomUUID(), text: 'Does anybody know the third one?' };
  const post = () => server.call('POST', `${groupsPath}/${id}/messages`, { token, body });
  const sending = post().catch(() => undefined);
  await moment(sending, token);
  await server.kill();
  const isAcknowledged = (await sending)?.status === 201;
  server = await start();
  const textsOf = async () => {
    const { body: page } = await server.call('GET', `${groupsPath}/${id}/messages`, { token: reader.token });
    return page.items.map(({ text }: { text: string }) => text);
  };
  if (isAcknowledged) expect(await textsOf()).toEqual([body.text]);
  const again = await post();
  expect([again.status, again.body.sequence]).toEqual([201, 1]);
  expect(await textsOf()).toEqual([body.text]);
  // Another process takes over the jobs of a killed one after a minute and notifies those who were away.
  await expect
    .poll(async () => (await reader.get('/api/notifications')).body.unread, { timeout: 180_000, interval: 100 })
    .toBe(1);
});
