import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallContext } from '../../../core/db/index.ts';
import { createRemembered } from '../../../core/plugins/row-cache.ts';
import type { Requester } from '../services.ts';
import { startLearner } from '../testing.ts';
import type { Profiles, StoredProfile } from './profiles.ts';
import { createProfiles } from './profiles.ts';

let started: Awaited<ReturnType<typeof startLearner>>;
/** Profiles as in another process: with a separate cache that the same signals invalidate. */
let elsewhere: Profiles;
beforeAll(async () => {
  started = await startLearner();
  const { platform } = started.at;
  const { database: db, clock, identity } = platform;
  const remembered = createRemembered<StoredProfile>(platform, 'learner.profiles');
  elsewhere = createProfiles({ db, clock, people: identity.people, remembered });
});
afterAll(() => started?.at.close());

test('a new age band applies at once, and in other processes when their cache is invalidated', async () => {
  const { at, record, within } = started;
  const { user } = await at.person('learner');
  const ageHere = async () => (await record.minority(within, user)).ageBand;
  const ageElsewhere = async () => (await elsewhere.read(within, user.id)).ageBand;
  expect([await ageHere(), await ageElsewhere()]).toEqual(['unknown', 'unknown']);
  for (const ageBand of ['adult', 'under-13'] as const) {
    await record.setAgeBand(within, user.id, ageBand);
    expect(await ageHere()).toBe(ageBand);
    await expect.poll(() => ageElsewhere()).toBe(ageBand);
  }
});

test('a transaction sees its own change, and nothing remains after a rollback', async () => {
  const { at, record, within } = started;
  const { user } = await at.person('learner');
  const ageIn = async (inside: CallContext<Requester>) => (await record.minority(inside, user)).ageBand;
  expect(await ageIn(within)).toBe('unknown');
  const undone = at.platform.database.transaction(async (tx) => {
    await record.setAgeBand({ ...within, tx }, user.id, 'adult');
    expect([await ageIn({ ...within, tx }), await ageIn(within)]).toEqual(['adult', 'unknown']);
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(await ageIn(within)).toBe('unknown');
});

test('a profile cannot be read in another institution', async () => {
  const { at, record, within } = started;
  const { user } = await at.person('learner');
  await record.setAgeBand(within, user.id, 'adult');
  expect((await elsewhere.read(within, user.id)).ageBand).toBe('adult');
  const other = { who: { institution: await at.anotherInstitution() } };
  expect((await elsewhere.read(other, user.id)).ageBand).toBe('unknown');
});
