import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineContract } from '../../../core/contract/index.ts';
import { startMailServer } from '../../../core/mail/testing.ts';
import { definePlugin } from '../../../core/plugins/define-plugin.ts';
import type { Answer, TestPerson } from '../../../core/testing.ts';
import type { SetUpSteps } from '../services.ts';
import { setUpSteps } from '../services.ts';
import { startAdministration } from '../testing.ts';

/** What the other server, which the step of a plugin asks, answers. */
let isAnswering = false;
const contract = defineContract({ id: 'weather', title: 'Weather', summary: 'Shows the weather' });
const steps: SetUpSteps = {
  steps: [{ name: 'station', order: 85, title: 'Connect a station', description: '', to: '/weather', action: 'Open' }],
  check: async () => ({ isPassed: isAnswering, text: isAnswering ? 'It answered.' : 'It did not answer.' }),
};
const weather = definePlugin({
  contract,
  provides: { steps: setUpSteps },
  start: async () => ({ services: { steps } }),
});

let started: Awaited<ReturnType<typeof startAdministration>>;
const received: string[] = [];
let smtp: Awaited<ReturnType<typeof startMailServer>>;
let administrator: TestPerson;
beforeAll(async () => {
  smtp = await startMailServer(received);
  started = await startAdministration({
    extra: [{ id: contract.id, folder: 'no-such-folder', plugin: weather }],
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      PUBLIC_URL: 'https://eiq.school.example',
      EIQ_BACKUP_SCHEDULE: '30 2 * * *',
    },
  });
  administrator = started.administrator;
});
afterAll(async () => {
  await started?.end();
  smtp?.close();
});

const base = '/api/admin/set-up';
const check = (step: string, by = administrator): Promise<Answer> => by.post(`${base}/steps/${step}/check`);
const found = async () =>
  new Map((await administrator.get(base)).body.steps.map((step: { id: string }) => [step.id, step]));
const through = (host: string) =>
  started.at.call('POST', `${base}/steps/administration.host/check`, { token: administrator.token, host });

test('steps come from the plugins that are on, and are stored with what their checks found', async () => {
  expect(await check('weather.station')).toMatchObject({
    status: 200,
    body: { state: 'failed', result: 'It did not answer.' },
  });
  isAnswering = true;
  expect((await found()).get('weather.station')).toMatchObject({ state: 'failed' });
  expect((await check('weather.station')).body).toMatchObject({ state: 'passed', result: 'It answered.' });
  await started.at.switchPlugin('weather', false);
  expect((await found()).has('weather.station')).toBe(false);
  expect((await check('weather.station')).status).toBe(404);
  await started.at.switchPlugin('weather', true);
  expect((await found()).get('weather.station')).toMatchObject({ state: 'passed' });
});

test('the address is checked by the way the check itself took', async () => {
  expect((await through('eiq.school.example')).body).toMatchObject({ state: 'passed' });
  expect((await through('192.0.2.7:3000')).body).toMatchObject({
    state: 'failed',
    result: expect.stringContaining('Open https://eiq.school.example/set-up'),
  });
});

test('a letter counts as arrived with its code, which few guesses cannot find', async () => {
  expect((await check('administration.mail')).body.state).toBe('failed');
  expect((await administrator.post(`${base}/letter`)).body).toEqual({ to: administrator.user.email, isSent: true });
  const codes = () =>
    [...received.join('').matchAll(/^Subject: (\d{6}) is the code/gm)].map(([, found]) => found ?? '');
  await expect.poll(() => codes().length).toBe(1);
  const [code = ''] = codes();
  const wrong = code === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await administrator.post(`${base}/letter/code`, { code: wrong })).status).toBe(400);
  }
  expect((await administrator.post(`${base}/letter/code`, { code })).status).toBe(410);
  await administrator.post(`${base}/letter`);
  await expect.poll(() => codes().length).toBe(2);
  const [, second = ''] = codes();
  const other = await started.at.person('administrator');
  expect((await other.post(`${base}/letter/code`, { code: second })).status).toBe(410);
  expect((await administrator.post(`${base}/letter/code`, { code: second })).body).toMatchObject({ state: 'passed' });
  expect((await administrator.post(`${base}/letter/code`, { code: second })).status).toBe(410);
});

test('only the file of a backup shows that there is one', async () => {
  expect((await check('administration.backup')).body).toMatchObject({
    state: 'failed',
    result: expect.stringMatching(/^There is no backup/),
  });
  const folder = path.join(started.at.platform.configuration.varFolder, 'backups');
  await mkdir(folder, { recursive: true });
  const now = started.at.clock.now().toISOString().slice(0, 19).replaceAll(':', '-');
  await writeFile(path.join(folder, `eiq-${now}.zip`), '');
  expect((await check('administration.backup')).body).toMatchObject({ state: 'passed' });
  started.at.clock.forward(3 * 86_400);
  expect((await check('administration.backup', await administrator.signInAgain())).body).toMatchObject({
    state: 'failed',
  });
});

test('a step may be left out where it says so, and two tabs begin and close the same set-up', async () => {
  const leaveOut = (step: string, leftOut = true) => administrator.put(`${base}/steps/${step}/left-out`, { leftOut });
  expect((await leaveOut('administration.name')).status).toBe(409);
  expect((await leaveOut('administration.look')).body).toMatchObject({ state: 'left-out' });
  expect((await leaveOut('administration.look', false)).body).toMatchObject({ state: 'open', result: null });
  const begun = await Promise.all([1, 2].map(() => administrator.post(`${base}/begin`)));
  expect(begun.map(({ status }) => status)).toEqual([204, 204]);
  const { begunAt } = (await administrator.get(base)).body;
  await administrator.put(`${base}/closed`, { closed: true });
  started.at.clock.forward(60);
  await administrator.post(`${base}/begin`);
  expect((await administrator.get(base)).body).toMatchObject({ begunAt, closedAt: expect.any(String) });
});

test('a preset switches its plugins on and all others off', async () => {
  const { body } = await administrator.get(`${base}/presets`);
  const school = body.find(({ name }: { name: string }) => name === 'k12');
  expect(school.off.map(({ id }: { id: string }) => id)).toEqual(['weather']);
  expect((await administrator.post(`${base}/preset`, { preset: 'k12' })).body.off).toEqual([
    { id: 'weather', title: 'Weather' },
  ]);
  expect((await found()).has('weather.station')).toBe(false);
  expect((await administrator.post(`${base}/preset`, { preset: 'none' })).status).toBe(404);
  expect((await administrator.post(`${base}/preset`, { preset: 'everything' })).body.on).toContainEqual({
    id: 'weather',
    title: 'Weather',
  });
});
