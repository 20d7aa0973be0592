import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../core/http/testing.ts';
import type { Conversation, Message } from '../../plugins/tutor/contract.ts';
import { buildWebOnce } from '../built-web.ts';
import type { ServerProcess } from './server-process.ts';
import { startServer } from './server-process.ts';

// A server process that is killed while the tutor writes replies.

let folder: string;
let port: number;
let server: ServerProcess;
beforeAll(async () => {
  await buildWebOnce();
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-tutor-killed-'));
  port = await freePort();
  server = await startServer({ folder, port });
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('every conversation can be continued after kill -9 in the middle of replies', async () => {
  const { token } = (await server.call('POST', '/api/auth/demo')).body;
  const say = (message: string, sessionId?: string) =>
    server.call('POST', '/api/ai/chat', { token, body: { message, sessionId } });
  const first = await say('What is 1/2 + 1/3?');
  expect(first.status, JSON.stringify(first.body)).toBe(200);
  const sending = Array.from({ length: 8 }, (_, number) =>
    say(`What is 1/2 + 1/${number + 3}?`).catch(() => undefined),
  );
  await Promise.race(sending);
  await server.kill();
  await Promise.all(sending);
  server = await startServer({ folder, port });

  const read = async (id: string): Promise<Conversation & { messages: Message[] }> =>
    (await server.call('GET', `/api/ai/conversations/${id}`, { token })).body;
  const conversations: Conversation[] = (await server.call('GET', '/api/ai/conversations', { token })).body;
  expect(conversations.length).toBeGreaterThan(1);
  for (const { id } of conversations) {
    // A reply of a killed process is detected because nothing is added to it.
    await expect.poll(async () => !(await read(id)).isAnswering).toBe(true);
    const { messages } = await read(id);
    expect(messages.map(({ position, role }) => [position, role])).toEqual([
      [1, 'user'],
      [2, 'assistant'],
    ]);
    if (messages[1]?.state !== 'complete') {
      expect(messages[1]?.state).toBe('failed');
      const again = await server.call('POST', `/api/ai/conversations/${id}/retry`, { token });
      expect([again.status, again.body.reply?.state]).toEqual([200, 'complete']);
    }
  }
  const [{ id } = { id: '' }] = conversations;
  expect((await say('I think 5/6.', id)).status).toBe(200);
});
