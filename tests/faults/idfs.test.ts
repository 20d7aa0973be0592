import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../core/db/index.ts';
import type { TestDatabase } from '../../core/db/testing.ts';
import { createTestDatabase } from '../../core/db/testing.ts';
import { freePort } from '../../core/http/testing.ts';
import type { Answer } from '../../core/testing.ts';
import type { Session } from '../../plugins/idfs/contract.ts';
import type { Result } from '../../plugins/idfs/results/contract.ts';
import { openBrowser } from '../browser/chromium.ts';
import { enterAsDemo } from '../browser/demo-access.ts';
import { buildWebOnce } from '../built-web.ts';
import type { ServerProcess } from './server-process.ts';
import { startServer } from './server-process.ts';

// The cognitive assessment while servers, tabs and networks fail: every acknowledged answer is in the result.

let data: TestDatabase;
let folder: string;
let port: number;
let server: ServerProcess;
let browser: Browser;

const questions = 12;
const environment = {
  EIQ_IDFS_BLUEPRINT: '{"number-series":6,"matrix-reasoning":6}',
  EIQ_SECRET_KEY: 'the same after every restart, and long enough',
};
const plugins = [
  'administration',
  'dashboards',
  'idfs',
  'item-bank',
  'items-ai-concepts',
  'items-applied-reasoning',
  'items-cognitive',
  'items-core-math',
  'learner',
  'onboarding',
];
const start = () => startServer({ folder, port, plugins, environment: { ...environment, DATABASE_URL: data.url } });

beforeAll(async () => {
  await buildWebOnce();
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-idfs-'));
  port = await freePort();
  data = await createTestDatabase();
  [server, browser] = await Promise.all([start(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await data?.drop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function newLearner() {
  const { token } = (await server.call('POST', '/api/auth/demo')).body as { token: string };
  return callsOf(token);
}

function callsOf(token: string) {
  const call = async (method: string, name: string, body?: unknown): Promise<Answer> =>
    server.call(method, `/api/idfs-assessment/${name}`, { token, body });
  return {
    start: async (): Promise<Session> => (await call('POST', 'start')).body,
    session: async (): Promise<Session> => (await call('GET', 'session')).body,
    answer: (questionId: string | undefined, answer: number) =>
      call('POST', 'answer', { questionId, answer, timeSpent: 1000 }),
    complete: () => call('POST', 'complete'),
  };
}

async function killServer(): Promise<void> {
  await server.kill();
  server = await start();
}

test('a server that is killed while it processes answers loses none that it acknowledged', async () => {
  const learner = await newLearner();
  const session = await learner.start();
  expect(session.questions).toHaveLength(questions);
  const acknowledged = new Map<string, number>();
  const moments: ((sending: Promise<Answer | undefined>) => Promise<unknown>)[] = [
    async () => {},
    () => new Promise(setImmediate),
    () => learner.session(),
    (sending) => sending,
  ];
  for (const [index, { id }] of session.questions.entries()) {
    const choice = index % 2;
    const sending = learner.answer(id, choice).catch(() => undefined);
    const moment = index % 3 === 1 ? moments.shift() : undefined;
    if (moment) {
      await moment(sending);
      await killServer();
    }
    if ((await sending)?.status === 200) acknowledged.set(id, choice);
    const { responses } = await learner.session();
    for (const [known, chosen] of acknowledged) expect(responses[known]).toBe(chosen);
    // The browser repeats an answer that was not acknowledged; it counts once.
    expect((await learner.answer(id, choice)).status).toBe(200);
    acknowledged.set(id, choice);
  }
  const completing = learner.complete().catch(() => undefined);
  await new Promise(setImmediate);
  await killServer();
  const first = (await completing)?.body as Result | undefined;
  const result = (await learner.complete()).body as Result;
  expect(result).toMatchObject({ questionsAnswered: questions, endedBy: 'learner' });
  if (first) expect(result).toEqual(first);
  const entries = await knexOf(data.database)('learner.results').where({ sourceId: session.sessionId });
  // A program answers hastily, so the result is held and not recorded.
  expect(result.outcome).toBe('held');
  expect(entries).toHaveLength(0);
});

test('a session whose time ends while the server is down is completed by the restarted server', async () => {
  const learner = await newLearner();
  const session = await learner.start();
  expect((await learner.answer(session.questions[0]?.id, 0)).status).toBe(200);
  await server.kill();
  // Moves all times an hour back, as if an hour had passed.
  const knex = knexOf(data.database);
  const anHourBack = (...columns: string[]) =>
    Object.fromEntries(columns.map((column) => [column, knex.raw(`?? - interval '1 hour'`, [column])]));
  await knex('idfs.sessions').where({ id: session.sessionId }).update(anHourBack('started_at', 'deadline'));
  await knex('pgboss.job').where({ name: 'idfs.job.deadline' }).update(anHourBack('start_after'));
  server = await start();
  await expect
    .poll(() => knex('idfs.sessions').where({ id: session.sessionId }).first(), { timeout: 90_000, interval: 100 })
    .toMatchObject({
      state: 'completed',
      endedBy: 'time',
      endedAt: new Date(session.startTime),
      result: { questionsAnswered: 1 },
    });
});

const options = 'article [aria-keyshortcuts]';
const isAt = (page: Page, wanted: number) =>
  page.waitForFunction(
    (at) => new RegExp(`Question\\s+${at} of`).test(document.querySelector('article')?.innerText ?? ''),
    wanted,
  );

/** Chooses an option by its position and continues, once the question is shown. */
async function chooseOption(page: Page, at: number, choice: number): Promise<void> {
  await isAt(page, at);
  await page.locator(options).nth(choice).click();
  await page.getByRole('button', { name: /^(Next Question|Complete Assessment)$/ }).click();
}

/** A tab without live connections. */
async function tabWithoutSocket(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.routeWebSocket(/\/ws\//, (socket) => socket.close());
  await page.route('**/ws/**', (route) => route.abort());
  return page;
}

/** Crashes the tab, as if the browser ran out of memory: no script of the page runs again. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}

test('every answer is in the result although server, network and tabs fail and there is no live connection', async () => {
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}`, reducedMotion: 'reduce' });
  let page = await tabWithoutSocket(context);
  await page.goto('/');
  await enterAsDemo(page);
  const learner = callsOf((await page.evaluate(() => localStorage.getItem('token'))) ?? '');
  const stored = async () => {
    const session = await learner.session();
    return session.questions.map(({ id }) => session.responses[id]);
  };
  await page.goto('/idfs-assessment');
  await page.getByRole('button', { name: 'Begin IDFS Assessment' }).click();
  await chooseOption(page, 1, 0);
  await page.getByText('Saved', { exact: true }).waitFor();

  // The server is killed: answers are kept, and the learner continues.
  await server.kill();
  await chooseOption(page, 2, 1);
  await chooseOption(page, 3, 2);
  await chooseOption(page, 4, 0);
  await page.getByText('Waiting for the network · 3 answers kept here').waitFor();
  await isAt(page, 5);
  // The tab is killed as well, and a new one finds the kept answers.
  await crash(page);
  server = await start();
  expect(await stored()).toEqual([0, ...Array(11)]);
  page = await tabWithoutSocket(context);
  await page.goto('/idfs-assessment');
  await isAt(page, 5);
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await stored()).toEqual([0, 1, 2, 0, ...Array(8)]);

  // The network fails and returns: kept answers are sent automatically.
  await context.setOffline(true);
  await chooseOption(page, 5, 1);
  await chooseOption(page, 6, 1);
  await page.getByText('Waiting for the network · 2 answers kept here').waitFor();
  await context.setOffline(false);
  await page.getByText('Saved', { exact: true }).waitFor();
  expect((await stored()).slice(0, 7)).toEqual([0, 1, 2, 0, 1, 1, undefined]);

  // A tab that is killed right after the press has kept its answer.
  await server.kill();
  await chooseOption(page, 7, 2);
  await isAt(page, 8);
  await crash(page);
  server = await start();
  page = await tabWithoutSocket(context);
  await page.goto('/idfs-assessment');
  await isAt(page, 8);

  // The server returns while the page waits.
  await server.kill();
  for (let at = 8; at <= questions; at++) await chooseOption(page, at, at % 3);
  await page.getByRole('heading', { name: 'Sending your last answers' }).waitFor();
  await page.getByText(/\d answers are kept in this browser/).waitFor();
  server = await start();
  await page.getByText(`${questions} of ${questions} questions`).waitFor({ timeout: 60_000 });
  expect(await stored()).toEqual([0, 1, 2, 0, 1, 1, 2, 2, 0, 1, 2, 0]);
  await context.close();
});

test('unsent answers of one person are not sent when another person signs in on the same device', async () => {
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}`, reducedMotion: 'reduce' });
  const page = await tabWithoutSocket(context);
  const signIn = async () => {
    await page.goto('/');
    await enterAsDemo(page);
    await page.goto('/idfs-assessment');
    await page.getByRole('button', { name: 'Begin IDFS Assessment' }).click();
    await isAt(page, 1);
    return (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  };
  const first = callsOf(await signIn());
  await context.setOffline(true);
  await chooseOption(page, 1, 1);
  await page.getByText('Waiting for the network · 1 answer kept here').waitFor();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.route('**/idfs-assessment/answer', (route) => route.abort());
  await context.setOffline(false);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/answer')) sent.push(request.postData() ?? '');
  });
  const second = callsOf(await signIn());
  await isAt(page, 1);
  await page.unroute('**/idfs-assessment/answer');
  sent.length = 0;
  await chooseOption(page, 1, 0);
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(sent).toHaveLength(1);
  expect(Object.values((await second.session()).responses)).toEqual([0]);
  expect((await first.session()).responses).toEqual({});
  await context.close();
});
