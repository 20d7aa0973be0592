import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { decideConsent, setAgeBand } from '../../learner/testing.ts';
import { groupsPath, join, learnerOf, messagesOf, postMessage, startGroup } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['activity'] });
});
afterAll(() => at?.close());

/** A child under 13 with consent for all purposes. */
async function consentedChild(): Promise<TestPerson> {
  const child = await learnerOf(at, { ageBand: 'under-13' });
  await decideConsent(at, child);
  return child;
}

test('a group is visible to its circle and staff only', async () => {
  const owner = await learnerOf(at, { ageBand: '13-15', shares: true });
  const id = await startGroup(owner, 'Algebra after school');
  await postMessage(owner, id, 'Does anybody have a trick for signs?');
  const undecided = await learnerOf(at, { ageBand: 'under-13' });
  const noTalking = await learnerOf(at, { ageBand: 'under-13' });
  await decideConsent(at, noTalking, ['taking-part', 'uploads', 'voice', 'boards']);
  const unknown = await learnerOf(at, { ageBand: 'unknown' });
  const readers: [TestPerson, number][] = [
    [await learnerOf(at, { ageBand: '13-15' }), 200],
    [await learnerOf(at, { ageBand: '16-17' }), 200],
    [await at.person('instructor'), 200],
    [await learnerOf(at, { ageBand: 'adult' }), 404],
    [await consentedChild(), 404],
    [undecided, 403],
    [noTalking, 403],
    [unknown, 403],
    [await at.person('reviewer'), 403],
    [await at.person('guardian'), 403],
    [await at.person('administrator', await at.anotherInstitution()), 404],
  ];
  for (const [reader, status] of readers) {
    expect((await reader.get(`${groupsPath}/${id}`)).status).toBe(status);
    if (status === 200) continue;
    for (const answer of [
      await join(reader, id),
      await postMessage(reader, id, 'Hello'),
      await reader.get(`${groupsPath}/${id}/messages`),
      await reader.get(`${groupsPath}/${id}/messages/changes?since=0`),
      await reader.get(`${groupsPath}/${id}/messages/own`),
      await reader.post(`${groupsPath}/${id}/seen`, { upTo: 1 }),
      await reader.post(`${groupsPath}/${id}/leave`),
    ]) {
      expect(answer.status).toBe(status);
    }
    for (const path of [groupsPath, '/api/course-feed', '/api/here-now']) {
      expect(JSON.stringify((await reader.get(path)).body)).not.toMatch(/Algebra after school|"named":\["/);
    }
    const tab = await reader.connect();
    expect(await tab.emitWithAck('join_discussion', { groupId: id })).not.toMatchObject({ ok: true });
    expect(await tab.emitWithAck('enter_room', { room: 'activity.discussion', key: id })).not.toMatchObject({
      ok: true,
    });
    tab.disconnect();
  }
});

test('a group without a circle gets that of its youngest member; other members are removed and notified', async () => {
  const adult = await learnerOf(at, { shares: true });
  const id = await startGroup(adult, 'Everybody');
  await postMessage(adult, id, 'Welcome');
  const child = await consentedChild();
  const knex = knexOf(at.platform.database);
  const member = { group_id: id, institution_id: at.institution.id, joined_at: at.clock.now(), seen: 0 };
  await knex('activity.members').insert({ ...member, user_id: child.user.id, number: 2 });
  await knex('activity.study_groups').where({ id }).update({ circle: null });
  for (let time = 1; time <= 2; time++) {
    expect((await adult.get(`${groupsPath}/${id}`)).status).toBe(404);
    expect((await child.get(`${groupsPath}/${id}`)).body).toMatchObject({
      circle: 'under-13',
      members: 1,
      isMember: true,
    });
  }
  expect((await messagesOf(child, id)).items).toMatchObject([{ text: 'Welcome', who: 'A former member' }]);
  const notes = (await adult.get('/api/notifications')).body.items;
  expect(notes).toMatchObject([{ title: 'You are no longer in a study group' }]);
  // The adult can still remove their messages.
  expect((await adult.get(`${groupsPath}/${id}/messages/own`)).body).toMatchObject([{ text: 'Welcome' }]);
});

test('messages of a learner who turns out to be younger are hidden from older learners', async () => {
  const [owner, young] = [await learnerOf(at), await learnerOf(at)];
  const id = await startGroup(owner);
  await join(young, id);
  await postMessage(young, id, 'I am in the sixth grade');
  await setAgeBand(at, young, 'under-13');
  expect((await messagesOf(owner, id)).items).toMatchObject([{ text: null, gone: 'younger', who: 'A former member' }]);
  expect((await messagesOf(await at.person('instructor'), id)).items).toMatchObject([
    { text: 'I am in the sixth grade' },
  ]);
});

test('an institution can place learners of 16 and 17 with adults', async () => {
  const institution = await at.anotherInstitution();
  await knexOf(at.platform.database)('platform.plugin_settings').insert({
    institution_id: institution.id,
    plugin_id: 'learner',
    settings: JSON.stringify({ olderMinors: 'adults' }),
    changed_at: at.clock.now(),
  });
  const id = await startGroup(await learnerOf(at, { ageBand: 'adult' }, institution));
  const status = async (ageBand: '13-15' | '16-17') =>
    (await (await learnerOf(at, { ageBand }, institution)).get(`${groupsPath}/${id}`)).status;
  expect([await status('16-17'), await status('13-15')]).toEqual([200, 404]);
});
