import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import type { LearnerRecord } from '../services.ts';
import { addPlacement, startLearner, withinFirst } from '../testing.ts';
import type { LearningLog } from './services.ts';
import { learningLog } from './services.ts';

let at: TestPlatform;
let record: LearnerRecord;
let log: LearningLog;
beforeAll(async () => {
  ({ at, record } = await startLearner());
  log = at.platform.host.service(learningLog);
});
afterAll(() => at?.close());

test('actions, days and results are those of the people asked for, in order, since a moment, in one institution', async () => {
  const [one, other] = [await at.person(), await at.person()];
  const elsewhere = await at.anotherInstitution();
  const stranger = await at.person('learner', elsewhere);
  const within = withinFirst(at);
  const note = (userId: string, id: string, moment: string, who: { institution: { id: string } } = within.who) =>
    record.noteActivity({ who: who as typeof within.who }, { userId, id, kind: 'study', at: new Date(moment) });
  await note(one.user.id, 'second', '2026-03-03T12:00:00Z');
  await note(one.user.id, 'first', '2026-03-02T08:00:00Z');
  await note(one.user.id, 'same day', '2026-03-02T09:00:00Z');
  await note(other.user.id, 'first', '2026-03-04T08:00:00Z');
  await note(stranger.user.id, 'first', '2026-03-04T08:00:00Z', { institution: elsewhere });

  const since = new Date('2026-03-02T09:00:00Z');
  expect((await log.actions(within, one.user.id)).map(({ id }) => id)).toEqual(['first', 'same day', 'second']);
  expect((await log.actions(within, one.user.id, since)).map(({ id }) => id)).toEqual(['same day', 'second']);
  expect(await log.actions(within, stranger.user.id)).toEqual([]);

  const ids = [one.user.id, other.user.id, stranger.user.id];
  const days = await log.days(within, ids, '2026-03-02');
  expect(days.filter(({ userId }) => userId === one.user.id)).toEqual([
    { userId: one.user.id, day: '2026-03-02', actions: 2 },
    { userId: one.user.id, day: '2026-03-03', actions: 1 },
  ]);
  expect(days.filter(({ userId }) => userId === other.user.id)).toMatchObject([{ day: '2026-03-04', actions: 1 }]);
  expect(days).toHaveLength(3);
  expect(await log.days(within, ids, '2026-03-04')).toHaveLength(1);
  expect(await log.days(within, [other.user.id], '2026-03-01')).toHaveLength(1);
  // No ids are nobody, undefined is everyone.
  expect(await log.days(within, [], '2026-03-01')).toEqual([]);
  expect(await log.days(within, undefined, '2026-03-01')).toHaveLength(3);

  await addPlacement(at, one, { at: new Date('2026-03-05T10:00:00Z'), theta: 0.5, standardError: 0.3 });
  await addPlacement(at, one, { at: new Date('2026-03-01T10:00:00Z'), theta: 0.1, standardError: 0.4 });
  await addPlacement(at, stranger, {}, elsewhere);
  expect(await log.results(within, ids)).toMatchObject([
    { userId: one.user.id, theta: 0.1, se: 0.4 },
    { userId: one.user.id, theta: 0.5, se: 0.3 },
  ]);
  expect(await log.results(within, [])).toEqual([]);
});
