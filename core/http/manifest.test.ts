import { afterAll, beforeAll, expect, test } from 'vitest';
import { gardensFixture } from '../../tests/fixtures/index.ts';
import { knexOf } from '../db/index.ts';
import type { TestPlatform } from '../testing.ts';
import { createTestPlatform } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['administration'], extra: [gardensFixture] });
});
afterAll(() => at?.close());

const ask = (etag?: string, token?: string) =>
  fetch(`${at.server.address}/api/platform/manifest`, {
    headers: {
      ...(etag ? { 'if-none-match': etag, 'cache-control': 'max-age=0' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
const etagOf = async () => (await ask()).headers.get('etag') ?? '';

test('visitors are answered from memory, without a query, and 304 where they have it', async () => {
  const etag = await etagOf();
  const queries: string[] = [];
  const count = ({ sql }: { sql: string }) => void queries.push(sql);
  knexOf(at.platform.database).on('query', count);
  const again = await ask();
  const fresh = await ask(etag);
  knexOf(at.platform.database).off('query', count);
  expect([again.status, fresh.status]).toEqual([200, 304]);
  // Queues and schedules go on meanwhile; these list the institutions every minute.
  const ofVisitors = queries.filter((sql) => /institutions|plugin_|users/.test(sql) && !/order by "name"/.test(sql));
  expect(ofVisitors).toEqual([]);
  expect(again.headers.get('etag')).toBe(etag);
  expect(await fresh.text()).toBe('');
});

test('whoever is signed in gets their own, whatever a browser has kept', async () => {
  const person = await at.person();
  const answer = await ask(await etagOf(), person.token);
  expect([answer.status, answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([
    200,
    null,
    'no-store',
  ]);
  expect((await answer.json()).user.username).toBe(person.user.username);
  expect((await (await ask()).json()).user).toBeNull();
});

test('what is changed is in the next answer: a plugin switched, settings saved, another name', async () => {
  const administrator = await at.person('administrator');
  const changes = [
    () => at.switchPlugin('gardens', false),
    () => at.switchPlugin('gardens', true),
    () => administrator.patch('/api/admin/plugins/gardens/settings', { settings: { motto: 'Sow' } }),
    () => administrator.patch('/api/admin/institution', { name: 'Renamed' }),
  ];
  for (const change of changes) {
    const before = await etagOf();
    await change();
    const answer = await ask(before);
    expect(answer.status).toBe(200);
    expect(await etagOf()).not.toBe(before);
  }
});

test('what another process changed is in it as soon as this one has heard', async () => {
  const before = await etagOf();
  const knex = knexOf(at.platform.database);
  await knex('platform.institutions').where({ id: at.institution.id }).update({ name: 'Named elsewhere' });
  await at.platform.signals.send('identity.institutions', at.institution.id);
  await expect.poll(async () => (await (await ask(before)).text()).includes('Named elsewhere')).toBe(true);
});
