import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { listRules, runRules, setRule } from '../../../cli/retention/manage-retention.ts';
import { defineContract } from '../../../core/contract/index.ts';
import { knexOf } from '../../../core/db/index.ts';
import { definePlugin } from '../../../core/plugins/define-plugin.ts';
import type { Processors } from '../services.ts';
import { processors } from '../services.ts';
import { startAdministration } from '../testing.ts';

/** Letters of a plugin, by the time they were written. */
let letters: Date[] = [];
const older = (before: Date) => letters.filter((at) => at < before).length;
const contract = defineContract({
  id: 'post',
  title: 'Post',
  summary: 'Delivers letters',
  retention: {
    letters: { title: 'Letters', noun: ['letter', 'letters'], since: 'the letter', setting: 'letterDays', tables: [] },
  },
});
const carrier: Processors = {
  list: async () => [{ id: 'carrier', name: 'The carrier', purpose: 'Carries letters', receives: 'Letters' }],
};
const post = definePlugin({
  contract,
  settings: z.object({ letterDays: z.int().min(10).max(1000).nullable().default(null) }),
  provides: { processors },
  start: async () => ({
    services: { processors: carrier },
    retention: {
      letters: {
        count: async (_, before) => older(before),
        async release(_, before) {
          const count = older(before);
          letters = letters.filter((at) => at >= before);
          return count;
        },
      },
    },
  }),
});

let started: Awaited<ReturnType<typeof startAdministration>>;
beforeAll(async () => {
  started = await startAdministration({ extra: [{ id: contract.id, folder: 'no-such-folder', plugin: post }] });
});
afterAll(() => started?.end());

const base = '/api/admin/retention';
const day = 86_400_000;
const ago = (days: number) => new Date(started.at.clock.now().getTime() - days * day);
const actions = async () =>
  (await started.administrator.get('/api/admin/audit?action=retention')).body.items.map(
    ({ action, details }: { action: string; details: object }) => ({ action, details }),
  );

test('a rule is off until its preview was seen, and deletes at night, also where the plugin is off', async () => {
  const { administrator, at } = started;
  letters = [ago(400), ago(380), ago(20)];
  const rules = (await administrator.get(base)).body;
  expect(rules.find(({ plugin }: { plugin: string }) => plugin === 'post')).toMatchObject({
    days: null,
    minDays: 10,
    mayKeep: true,
  });
  await at.runSchedule('platform', 'retention');
  expect(letters).toHaveLength(3);
  expect((await administrator.get(`${base}/post/letters/preview?days=365`)).body).toEqual({ count: 2 });
  expect((await administrator.get(`${base}/post/letters/preview?days=5`)).status).toBe(400);
  expect((await administrator.put(`${base}/post/letters`, { days: 365, seen: 1 })).status).toBe(409);
  expect((await administrator.put(`${base}/post/letters`, { days: 365, seen: 2 })).body).toMatchObject({ days: 365 });
  expect(letters).toHaveLength(3);
  await at.switchPlugin('post', false);
  await at.runSchedule('platform', 'retention');
  expect(letters).toHaveLength(1);
  await at.switchPlugin('post', true);
  expect(await actions()).toEqual([
    { action: 'retention.released', details: { rule: 'post.letters', days: 365, count: 2 } },
    { action: 'retention.changed', details: { rule: 'post.letters', days: 365 } },
  ]);
  expect((await administrator.put(`${base}/post/none`, { days: 365 })).status).toBe(404);
});

test('the command lists, asks, counts and deletes the same', async () => {
  const { platform } = started.at;
  letters = [ago(400), ago(20)];
  const asked: string[] = [];
  const confirm = (answer: boolean) => ({
    confirm: async (question: string) => {
      asked.push(question);
      return answer;
    },
  });
  expect(await setRule(platform, { rule: 'post.letters', days: '100' }, {}, confirm(false))).toBeUndefined();
  expect(asked).toEqual(['1 letter more than 100 days after the letter will be deleted in the next night. Set it?']);
  await setRule(platform, { rule: 'post.letters', days: '100' }, {}, confirm(true));
  expect((await listRules(platform, {})).text).toMatch(/post\.letters +Letters +100 after the letter +1 letter/);
  expect((await runRules(platform, { dryRun: true })).text).toMatch(
    /WOULD BE DELETED[\s\S]*post\.letters +100 +1 letter/,
  );
  expect(letters).toHaveLength(2);
  await runRules(platform, {});
  expect(letters).toHaveLength(1);
  await setRule(platform, { rule: 'post.letters', days: 'keep' }, {}, confirm(true));
  await expect(setRule(platform, { rule: 'post.parcels', days: '1' }, {}, confirm(true))).rejects.toThrow(
    'post.letters',
  );
});

test('people who left long ago are told that their account will be deleted', async () => {
  const { administrator, at } = started;
  const [gone, recent, staying] = [await at.person(), await at.person(), await at.person()];
  for (const { user } of [gone, recent])
    await administrator.put(`/api/admin/people/${user.id}/active`, { active: false });
  const users = knexOf(at.platform.database)('platform.users');
  await users
    .clone()
    .where({ id: gone.user.id })
    .update({ deactivatedAt: ago(100) });
  const { count } = (await administrator.get(`${base}/platform/leavers/preview?days=90`)).body;
  expect(count).toBe(1);
  await administrator.put(`${base}/platform/leavers`, { days: 90, seen: count });
  await at.runSchedule('platform', 'retention');
  await at.runSchedule('platform', 'retention');
  const pending = await knexOf(at.platform.database)('platform.erasures').select('userId', 'askedBy');
  expect(pending).toEqual([{ userId: gone.user.id, askedBy: 'staff' }]);
  expect((await started.mailTo(gone.user.email)).map(({ subject }) => subject)).toHaveLength(1);
  expect((await staying.get('/api/account')).status).not.toBe(401);
  await administrator.put(`${base}/platform/leavers`, { days: null });
});

test('the data map has the tables of contracts, and the checklist the providers in use', async () => {
  const { administrator, at } = started;
  const map = (await administrator.get('/api/admin/data-map')).body;
  const own = map.find(({ plugin }: { plugin: string }) => plugin === 'administration');
  expect(own.holdings).toContainEqual(
    expect.objectContaining({ table: 'administration.test_letters', onErase: 'delete', withheld: ['hash'] }),
  );
  const path = '/api/admin/agreements';
  const ticked = { processor: 'post.carrier', item: 'agreement', isSettled: true, note: 'In the safe' };
  expect((await administrator.put(path, ticked)).status).toBe(204);
  const carrierOf = async () =>
    (await administrator.get(path)).body.find(({ id }: { id: string }) => id === 'post.carrier');
  expect((await carrierOf()).ticks).toMatchObject([
    { item: 'agreement', note: 'In the safe', by: { id: administrator.user.id } },
  ]);
  await at.switchPlugin('post', false);
  expect(await carrierOf()).toBeUndefined();
  expect((await administrator.put(path, ticked)).status).toBe(404);
  await at.switchPlugin('post', true);
  expect((await administrator.put(path, { ...ticked, isSettled: false })).status).toBe(204);
  expect((await carrierOf()).ticks).toEqual([]);
});
