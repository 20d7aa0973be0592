import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { on } from '../../../core/plugins/define-plugin.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { listener } from '../../../core/testing.ts';
import { learner, probabilityFrom } from '../contract.ts';
import type { LearnerRecord } from '../services.ts';
import { startLearner, withinFirst } from '../testing.ts';

const announced: string[] = [];

let at: TestPlatform;
let record: LearnerRecord;
beforeAll(async () => {
  const progressListener = listener(
    on(learner, 'progress.changed', ({ payload }) => void announced.push(payload.userId)),
  );
  ({ at, record } = await startLearner({ extra: [progressListener] }));
});
afterAll(() => at?.close());

test('a day of learning is listed once in the history, with its first activity', async () => {
  const person = await at.person();
  const within = withinFirst(at);
  const note = (id: string, hours: number) =>
    record.noteActivity(within, {
      userId: person.user.id,
      id,
      kind: 'study',
      at: new Date(Date.parse('2026-03-02T08:00:00Z') + hours * 3_600_000),
    });
  await note('one', 0);
  await note('two', 2);
  await note('three', 25);
  const history = await record.learningHistory(within, person.user.id);
  expect(history.days).toEqual([
    { day: '2026-03-02', at: new Date('2026-03-02T08:00:00Z') },
    { day: '2026-03-03', at: new Date('2026-03-03T09:00:00Z') },
  ]);
  expect(history).toMatchObject({ timeZone: 'UTC', mastered: [] });
});

test('other plugins are notified of a new day and of a concept whose mastery changed, not of every answer', async () => {
  const person = await at.person();
  const announcements = () => announced.filter((userId) => userId === person.user.id).length;
  const answer = async (milliseconds: number) => {
    const given = {
      userId: person.user.id,
      sittingId: randomUUID(),
      questionId: randomUUID(),
      purpose: 'practice',
      section: 'core_math' as const,
      contentArea: 'algebra',
      concepts: ['fractions'],
      isCorrect: true,
      credit: 1,
      hintsUsed: 0,
      milliseconds,
    };
    const itemBank = at.platform.host.get('item-bank');
    if (!itemBank) throw new Error('The item bank is not installed');
    await at.platform.database.transaction((tx) =>
      at.platform.background.emit(tx, itemBank, at.institution, 'question.answered', given),
    );
    await at.platform.queueing.waitUntilIdle();
  };
  await answer(10_000);
  const afterFirst = announcements();
  expect(afterFirst).toBeGreaterThan(0);
  await answer(10_000);
  const afterSecond = announcements();
  expect(afterSecond).toBeGreaterThan(afterFirst);
  await answer(10_000);
  expect(announcements()).toBe(afterSecond);
  const { mastered } = await record.learningHistory(withinFirst(at), person.user.id);
  expect(mastered).toEqual([{ concept: 'fractions', at: expect.any(Date) }]);
});

test('the probability of being above a score follows from the estimate and its error', () => {
  expect(probabilityFrom({ eiqScore: 500, standardError: 30 }, 500)).toBeCloseTo(0.5, 6);
  expect(probabilityFrom({ eiqScore: 530, standardError: 30 }, 500)).toBeCloseTo(0.8413447, 6);
  expect(probabilityFrom({ eiqScore: 530, standardError: 30 }, 588.7989)).toBeCloseTo(0.025, 6);
  expect(probabilityFrom({ eiqScore: 500, standardError: 0 }, 500)).toBe(1);
});
