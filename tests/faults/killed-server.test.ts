import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../core/http/testing.ts';
import type { Answer } from '../../core/testing.ts';
import { ticketFor } from '../../core/testing.ts';
import type { StageState } from '../../plugins/immersion/contract.ts';
import { stages } from '../../plugins/immersion/contract.ts';
import { answerTo, base } from '../../plugins/immersion/testing.ts';
import { buildWebOnce } from '../built-web.ts';
import type { ServerProcess } from './server-process.ts';
import { startServer } from './server-process.ts';

// A server process with its own database: both are killed, and the server is stopped.

let folder: string;
let port: number;
let server: ServerProcess;
let token: string;

const environment = { EIQ_IMMERSION_MINIMUM_QUESTIONS: '3', EIQ_IMMERSION_MAXIMUM_QUESTIONS: '4' };
const start = () => startServer({ folder, port, environment });

beforeAll(async () => {
  await buildWebOnce();
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-killed-'));
  port = await freePort();
  server = await start();
  token = (await server.call('POST', '/api/auth/demo')).body.token;
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const get = (address: string) => server.call('GET', address, { token });
const analyze = (body: unknown) => server.call('POST', '/api/assessment/analyze-response', { token, body });

async function stageOf(stage: string): Promise<StageState> {
  const { status, body } = await get(`${base}/${stage}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

test('acknowledged answers survive kill -9, and the placement continues at the right question', async () => {
  // Killed while the request is being sent, after another request was answered, and after its response.
  const moments: ((sending: Promise<Answer | undefined>) => Promise<unknown>)[] = [
    async () => {},
    () => new Promise(setImmediate).then(() => get('/api/auth/user')),
    (sending) => sending,
  ];
  let acknowledged = 0;
  for (const stage of stages) {
    let state = await stageOf(stage);
    let answered = 0;
    const moment = moments.shift();
    while (state.questions.length > 0) {
      const body = answerTo(state);
      if (answered !== 1) {
        const { status, body: response } = await analyze(body);
        expect(status).toBe(200);
        state = response.next;
        answered += 1;
        continue;
      }
      const sending = analyze(body).catch(() => undefined);
      await moment?.(sending);
      await server.kill();
      const response = await sending;
      const isAcknowledged = response?.status === 200;
      server = await start();

      const after = await stageOf(stage);
      const isStored = after.answered === answered + 1;
      // The next question is also the same, with the variant that was drawn for this learner.
      if (isAcknowledged) expect([isStored, after.questions]).toEqual([true, response.body.next.questions]);
      if (!isStored) {
        expect(after.answered).toBe(answered);
        expect(after.questions).toEqual(state.questions);
      }
      // The browser repeats an answer that was not acknowledged; it counts once.
      const again = await analyze(body);
      expect(again.status).toBe(200);
      expect(again.body.next.answered).toBe(answered + 1);
      if (isStored) expect(again.body.next.questions).toEqual(after.questions);
      state = again.body.next;
      answered += 1;
    }
    acknowledged += answered;
  }
  const { status, body } = await server.call('POST', '/api/assessment/submit-immersion', { token, body: {} });
  expect(status).toBe(200);
  // Two questions of each section are tried out and do not count.
  expect(body.questionsAnswered).toBe(acknowledged - 2 * stages.length);
});

test('after the database process is killed, calls are answered with 503 until it has restarted', async () => {
  await server.call('PATCH', '/api/auth/account', { token, body: { firstName: 'Steady' } });
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  const statuses = new Set<number>();
  await vi.waitFor(
    async () => {
      const { status, body, headers } = await get('/api/user/profile');
      statuses.add(status);
      if (status === 503) {
        expect(body.error.code).toBe('unavailable');
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect(status).toBe(200);
      expect(postmaster()).not.toBe(killed);
    },
    { timeout: 60_000, interval: 10 },
  );
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  // Acknowledged data and sessions survive.
  expect((await get('/api/auth/user')).body.firstName).toBe('Steady');
});

test.each(['killed', 'stopped'])('a live connection can be restored after the server was %s', async (how) => {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: '/ws',
    query: { token: await ticketFor(port, token), room: 'general' },
    reconnection: false,
  });
  try {
    await once(socket as never, 'connect');
    const lost = once(socket as never, 'disconnect');
    await (how === 'killed' ? server.kill() : server.stop());
    await lost;
    server = await start();
    // As a browser does: with a new ticket, because the first is used up.
    const back = once(socket as never, 'connect');
    Object.assign(socket.io.opts, { query: { token: await ticketFor(port, token), room: 'general' } });
    socket.connect();
    await back;
    const room = { room: 'platform.general', key: 'general' };
    expect(await socket.emitWithAck('enter_room', room)).toEqual({ ok: true });
  } finally {
    socket.disconnect();
  }
});

test('on SIGTERM the server answers open requests, refuses new ones and stops its database', async () => {
  const slow = request({
    port,
    method: 'PATCH',
    path: '/api/auth/account',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', expect: '100-continue' },
  });
  slow.flushHeaders();
  // The server has received the head of the request and waits for its body.
  await once(slow, 'continue');
  slow.write('{"firstName":');
  const ending = server.stop();
  const isLive = () =>
    get('/health/live').then(
      () => true,
      () => false,
    );
  await expect.poll(isLive).toBe(false);
  const answered = once(slow, 'response');
  slow.end('"Patient"}');
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  const text = (await Array.fromAsync(response.setEncoding('utf8'))).join('');
  expect(JSON.parse(text).firstName).toBe('Patient');
  expect(await ending).toBe(0);
  expect(existsSync(postmasterFile())).toBe(false);

  server = await start();
  expect((await get('/api/auth/user')).body.firstName).toBe('Patient');
});

const postmasterFile = () => path.join(folder, 'postgres/postmaster.pid');
const postmaster = () => Number(readFileSync(postmasterFile(), 'utf8').split('\n')[0]);
