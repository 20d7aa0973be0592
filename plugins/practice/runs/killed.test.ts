import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../core/http/testing.ts';
import { buildWebOnce } from '../../../tests/built-web.ts';
import type { ServerProcess } from '../../../tests/faults/server-process.ts';
import { startServer } from '../../../tests/faults/server-process.ts';
import { answerTo, nextOf, ownWords, runOf, skipToQuestion, standingOf, startForm, submit } from '../testing.ts';

// The real server, killed between an open answer and its review.

let folder: string;
let port: number;
let server: ServerProcess;
let token: string;

beforeAll(async () => {
  await buildWebOnce();
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-practice-killed-'));
  port = await freePort();
  server = await startServer({ folder, port });
  token = (await server.call('POST', '/api/auth/demo')).body.token;
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const learner = {
  get: (address: string) => server.call('GET', address, { token }),
  post: (address: string, body?: unknown) => server.call('POST', address, { token, body }),
};

test('an answer acknowledged before kill -9 is stored and graded afterwards', async () => {
  const open = await skipToQuestion(learner, await startForm(learner), 'open_ended');
  expect((await submit(learner, answerTo(open))).body.status).toBe('in_review');
  await server.kill();
  server = await startServer({ folder, port });
  const run = () => runOf(learner, open.runId);
  expect(standingOf(await run()).submission).toMatchObject({ userAnswer: ownWords });
  // A job of a killed process is retried after its lease of a minute.
  await expect
    .poll(async () => standingOf(await run()).submission?.status, { timeout: 180_000, interval: 200 })
    .toBe('graded');
  expect((await run()).tally).toMatchObject({ answered: 3, graded: 3 });
  expect((await submit(learner, answerTo(open))).body.status).toBe('graded');
  // The form has no fourth question.
  expect((await nextOf(learner, await run())).index).toBe(2);
});
