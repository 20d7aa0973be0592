import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { whileOff } from '../../tests/access/switch-off.ts';
import { learnerRecord } from '../learner/services.ts';
import { setAgeBand } from '../learner/testing.ts';
import { onboardingAnswers } from '../onboarding/services.ts';
import { answerLesson, completeRun, startForm } from '../practice/testing.ts';
import type { Credential, Moment } from './contract.ts';
import { earn } from './testing.ts';
import { createTimeline } from './timeline.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['lifetime', 'practice', 'achievements', 'onboarding', 'consent'] });
});
afterAll(() => at?.close());

const timelineOf = async (person: TestPerson, query = 'limit=100') =>
  (await person.get(`/api/lifetime/timeline?${query}`)).body as {
    items: Moment[];
    total: number;
    all: number;
    counts: object;
  };
const titlesOf = async (person: TestPerson) => (await timelineOf(person)).items.map(({ title }) => title);
const credentialsOf = async (person: TestPerson) =>
  (await person.get('/api/lifetime/credentials')).body as { credentials: Credential[]; mayShare: boolean };
const share = (person: TestPerson, id: string, shows = { name: true, score: true }) =>
  person.put(`/api/lifetime/credentials/${id}/share`, shows);
const practise = async (person: TestPerson) => {
  const run = await startForm(person);
  await answerLesson(person, run);
  await completeRun(person, run.runId);
};

test('the timeline starts with joining and grows with results, levels and practice, newest first', async () => {
  const person = await at.person();
  expect(await titlesOf(person)).toEqual(['Joined Institution first']);
  at.clock.forward(60);
  await earn(at, person);
  at.clock.forward(60);
  await practise(person);
  await at.platform.queueing.waitUntilIdle();
  const titles = await titlesOf(person);
  expect(titles.slice(0, 2)).toContain('First lesson practised');
  expect(titles).toContain('AI immersion placement');
  expect(titles).toContain('Immersion level reached');
  expect(titles.at(-1)).toBe('Joined Institution first');
  const { items } = await timelineOf(person, 'kind=result');
  expect(items.map(({ text }) => text)).toEqual(['EiQ score 520.0 ± 59 (95 %)']);
});

test('a level is listed at its first time only, and a result once', async () => {
  const person = await at.person();
  await earn(at, person);
  at.clock.forward(60);
  await earn(at, person);
  await at.platform.queueing.waitUntilIdle();
  await timelineOf(person);
  const { counts } = await timelineOf(person);
  expect(counts).toMatchObject({ result: 2, level: 1 });
});

test('simultaneous requests add no duplicates', async () => {
  const person = await at.person();
  await earn(at, person);
  await Promise.all([timelineOf(person), timelineOf(person), timelineOf(person)]);
  expect((await timelineOf(person)).counts).toMatchObject({ account: 1, result: 1, level: 1 });
});

test('the timeline can be filtered by kind and is paged', async () => {
  const person = await at.person();
  for (const theta of [-1, 0.2, 1]) {
    await earn(at, person, at.institution, theta);
    at.clock.forward(60);
  }
  const page = await timelineOf(person, 'kind=level&limit=2&offset=2');
  expect([page.total, page.items.map(({ title }) => title)]).toEqual([3, ['Foundation level reached']]);
  expect((await person.get('/api/lifetime/timeline?kind=nonsense')).status).toBe(400);
});

test('achievements are listed, and the timeline works without them and without practice', async () => {
  const person = await at.person();
  await earn(at, person);
  await practise(person);
  await at.platform.queueing.waitUntilIdle();
  const all = (await timelineOf(person)).counts;
  expect(all).toMatchObject({ achievement: expect.any(Number) });
  const other = await at.person();
  await whileOff(at, 'achievements', () =>
    whileOff(at, 'practice', async () => {
      await earn(at, other);
      expect((await timelineOf(other)).counts).toEqual({ account: 1, result: 1, level: 1 });
    }),
  );
});

test('entries from while the plugin was off are added later', async () => {
  const person = await at.person();
  await whileOff(at, 'lifetime', async () => {
    await at.platform.host
      .service(onboardingAnswers)
      .complete({ who: { institution: at.institution } }, person.user.id, {});
    await earn(at, person);
    await at.platform.queueing.waitUntilIdle();
  });
  expect(await titlesOf(person)).toContain('Immersion level reached');
  expect(await titlesOf(person)).toContain('Setup completed');
});

test('an achievement is part of the entry that earned it, and a separate entry when filtered by kind', async () => {
  const person = await at.person();
  at.clock.forward(60);
  await earn(at, person);
  at.clock.forward(60);
  await practise(person);
  await at.platform.queueing.waitUntilIdle();
  const everything = await timelineOf(person);
  const entries = everything.items.map(({ title, earned }) => [title, ...earned]);
  expect(entries).toContainEqual(['Immersion level reached', 'On the map', 'Immersion reached']);
  expect(entries).toContainEqual(['First lesson practised', 'First lesson']);
  expect(entries).toContainEqual(['AI immersion placement']);
  expect(everything.items.filter(({ title }) => title === 'On the map')).toEqual([]);
  expect(everything.total).toBe(everything.items.length);
  const { items, total, all } = await timelineOf(person, 'kind=achievement');
  expect(items.map(({ title }) => title)).toEqual(expect.arrayContaining(['On the map', 'First lesson']));
  expect([total, all]).toEqual([items.length, everything.total]);

  const pages = [];
  for (let offset = 0; offset < everything.total; offset++) {
    pages.push(...(await timelineOf(person, `limit=1&offset=${offset}`)).items);
  }
  expect(pages).toEqual(everything.items);
});

test('open tabs are notified of new entries', async () => {
  const person = await at.person();
  await timelineOf(person);
  const tab = await person.connect();
  const notified = new Promise((resolve) => tab.once('lifetime_changed', resolve));
  await earn(at, person);
  expect(await notified).toEqual({});
});

test('every result is a credential with score, error and version, visible to its owner until shared', async () => {
  const person = await at.person();
  const id = await earn(at, person);
  const { credentials, mayShare } = await credentialsOf(person);
  expect(mayShare).toBe(true);
  expect(credentials).toMatchObject([
    { id, level: 'immersion', eiqScore: 520, standardError: 30, version: 'test-1', share: null },
  ]);
});

test('a shared credential shows only what its learner chose', async () => {
  const person = await at.person();
  const id = await earn(at, person);
  const { code } = (await share(person, id, { name: false, score: false })).body.share;
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  const minimal = (await at.nobody.get(`/api/credentials/${code}`)).body;
  expect(minimal).toMatchObject({ institution: 'Institution first', level: 'immersion', name: null, score: null });
  expect(JSON.stringify(minimal)).not.toMatch(new RegExp(`${person.user.lastName}|${person.user.id}|520`));
  const again = (await share(person, id)).body.share;
  expect(again.code).toBe(code);
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
  const full = (await at.nobody.get(`/api/credentials/${encodeURIComponent(typed)}`)).body;
  expect(full).toMatchObject({
    name: `${person.user.firstName} ${person.user.lastName}`,
    score: { eiqScore: 520, standardError: 30, version: 'test-1' },
  });
});

test('a withdrawn code is not found; sharing again creates another', async () => {
  const person = await at.person();
  const id = await earn(at, person);
  const { code } = (await share(person, id)).body.share;
  const address = `/api/lifetime/credentials/${id}/share`;
  expect((await person.delete(address)).status).toBe(204);
  expect((await person.delete(address)).status).toBe(204);
  const [withdrawn, unknown] = await Promise.all(
    [code, 'AAAA-BBBB-CCCC-DDDD'].map((each) => at.nobody.get(`/api/credentials/${each}`)),
  );
  expect([withdrawn?.status, withdrawn?.body]).toEqual([unknown?.status, unknown?.body]);
  expect(withdrawn?.status).toBe(404);
  expect((await share(person, id)).body.share.code).not.toBe(code);
});

test('sharing twice creates one code', async () => {
  const person = await at.person();
  const id = await earn(at, person);
  const [one, other] = await Promise.all([share(person, id), share(person, id)]);
  expect(one.body.share.code).toBe(other.body.share.code);
});

test('a child without consent cannot share, and earlier shares are not shown', async () => {
  const person = await at.person();
  const id = await earn(at, person);
  const { code } = (await share(person, id)).body.share;
  await setAgeBand(at, person, 'under-13');
  expect((await credentialsOf(person)).mayShare).toBe(false);
  expect((await share(person, id)).status).toBe(403);
  expect((await at.nobody.get(`/api/credentials/${code}`)).status).toBe(404);
});

test('another learner’s credential is not found', async () => {
  const person = await at.person();
  const id = await earn(at, person);
  const other = await at.person();
  expect((await share(other, id)).status).toBe(404);
  expect((await other.delete(`/api/lifetime/credentials/${id}/share`)).status).toBe(404);
});

test('credentials of people who have left cannot be checked', async () => {
  const person = await at.person();
  const { code } = (await share(person, await earn(at, person))).body.share;
  await person.post('/api/account/erasure', { password: person.password });
  expect((await at.nobody.get(`/api/credentials/${code}`)).status).toBe(404);
  at.clock.forward(8 * 24 * 60 * 60);
  await at.platform.personalData.eraseDue();
  expect(await knexOf(at.platform.database)('lifetime.shares').where({ code })).toEqual([]);
});

test('given and ended consent and a completed setup are listed', async () => {
  const person = await at.person();
  const { queueing } = at.platform;
  const deliver = (queue: string, payload: object, id: string) =>
    queueing.send(queue, { id, institutionId: at.institution.id, at: at.clock.now().toISOString(), payload });
  const { id: userId } = person.user;
  const setup = { userId, educationalLevel: null, gradeLevel: null };
  await at.platform.host.service(onboardingAnswers).complete({ who: { institution: at.institution } }, userId, {});
  for (const _ of ['once', 'twice']) {
    await deliver('lifetime.on.consent.consent.changed', { userId, isGiven: true }, 'a consent');
    await deliver('lifetime.on.onboarding.onboarding.completed', setup, 'a setup');
  }
  await queueing.waitUntilIdle();
  expect((await timelineOf(person)).counts).toMatchObject({ consent: 1, account: 2 });
});

test('an entry that cannot be stored is stored by a retry of its event', async () => {
  const person = await at.person();
  const knex = knexOf(at.platform.database);
  const queue = 'lifetime.on.consent.consent.changed';
  const stateOf = async () => (await knex('pgboss.job').where({ name: queue, id: eventId }).first('state'))?.state;
  const eventId = crypto.randomUUID();
  await timelineOf(person);
  await knex.raw(
    `alter table lifetime.moments add constraint refused check (user_id <> '${person.user.id}') not valid`,
  );
  try {
    await at.platform.queueing.send(
      queue,
      {
        id: eventId,
        institutionId: at.institution.id,
        at: at.clock.now().toISOString(),
        payload: { userId: person.user.id, isGiven: true },
      },
      { id: eventId },
    );
    await expect.poll(stateOf, { timeout: 30_000 }).toBe('retry');
    expect(await titlesOf(person)).not.toContain('Consent given');
  } finally {
    await knex.raw('alter table lifetime.moments drop constraint refused');
  }
  at.clock.forward(60);
  await at.platform.queueing.waitUntilIdle();
  expect(await stateOf()).toBe('completed');
  expect((await titlesOf(person)).filter((title) => title === 'Consent given')).toHaveLength(1);
});

test('a failure to store an entry is thrown, and entries of unknown people are ignored', async () => {
  const person = await at.person();
  const { database: db, clock, identity, host } = at.platform;
  const parts = { people: identity.people, record: host.service(learnerRecord) };
  const none = { achievements: () => undefined, practice: () => undefined, setup: () => undefined };
  const applications = () => undefined;
  const timeline = createTimeline({ db, clock, ...parts, ...none, applications });
  const moment = { kind: 'account', key: 'setup', at: clock.now(), title: 'Setup', text: '', to: null } as const;
  const failing = db.transaction(async (tx) => {
    await knexOf(tx)
      .raw('select 1 / 0')
      .catch(() => undefined);
    return timeline.add({ who: { institution: at.institution }, tx }, person.user.id, moment);
  });
  await expect(failing).rejects.toThrow();
  const within = { who: { institution: at.institution } };
  expect(await timeline.add(within, crypto.randomUUID(), moment)).toBe(0);
  expect(await timeline.catchUp(within, crypto.randomUUID())).toBe(0);
});
