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

const fetchManifest = (etag?: string, token?: string) =>
  fetch(`${at.server.address}/api/platform/manifest`, {
    headers: {
      ...(etag ? { 'if-none-match': etag, 'cache-control': 'max-age=0' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
const etagOf = async () => (await fetchManifest()).headers.get('etag') ?? '';

test('the manifest of visitors comes from memory without a query, and is 304 if unchanged', async () => {
  const etag = await etagOf();
  const queries: string[] = [];
  const count = ({ sql }: { sql: string }) => void queries.push(sql);
  knexOf(at.platform.database).on('query', count);
  const again = await fetchManifest();
  const revalidated = await fetchManifest(etag);
  knexOf(at.platform.database).off('query', count);
  expect([again.status, revalidated.status]).toEqual([200, 304]);
  // Queues and schedules run meanwhile and list the institutions every minute.
  const ofVisitors = queries.filter((sql) => /institutions|plugin_|users/.test(sql) && !/order by "name"/.test(sql));
  expect(ofVisitors).toEqual([]);
  expect(again.headers.get('etag')).toBe(etag);
  expect(await revalidated.text()).toBe('');
});

test('a signed-in person gets their own manifest, even with the ETag of visitors', async () => {
  const person = await at.person();
  const answer = await fetchManifest(await etagOf(), person.token);
  expect([answer.status, answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([
    200,
    null,
    'no-store',
  ]);
  expect((await answer.json()).user.username).toBe(person.user.username);
  expect((await (await fetchManifest()).json()).user).toBeNull();
});

test('the next manifest contains a switched plugin, saved settings and a new name', async () => {
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
    const answer = await fetchManifest(before);
    expect(answer.status).toBe(200);
    expect(await etagOf()).not.toBe(before);
  }
});

test('the manifest contains a change of another process once its signal arrives', async () => {
  const before = await etagOf();
  const knex = knexOf(at.platform.database);
  await knex('platform.institutions').where({ id: at.institution.id }).update({ name: 'Named elsewhere' });
  await at.platform.signals.send('identity.institutions', at.institution.id);
  await expect.poll(async () => (await (await fetchManifest(before)).text()).includes('Named elsewhere')).toBe(true);
});
