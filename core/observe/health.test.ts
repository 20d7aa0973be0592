import { expect, test } from 'vitest';
import { createHealth } from './health.ts';

/** A clock that moves only on request. */
function manualClock() {
  let now = 0;
  return { now: () => new Date(now), pass: (milliseconds: number) => (now += milliseconds) };
}

test('a running process is live', () => {
  expect(createHealth({ checks: () => ({}) }).live()).toEqual({ ok: true });
});

test('ready lists every check, with a reason for each failure', async () => {
  const health = createHealth({
    checks: () => ({
      database: async () => 'anything',
      storage: () => {
        throw new Error('no room left');
      },
      tutor: () => Promise.reject('just a text'),
    }),
  });
  expect(await health.ready()).toEqual({
    ok: false,
    checks: [
      { name: 'database', ok: true },
      { name: 'storage', ok: false, reason: 'no room left' },
      { name: 'tutor', ok: false, reason: 'just a text' },
    ],
  });
});

test('checks run concurrently', async () => {
  const { promise: second, resolve: secondRan } = Promise.withResolvers<void>();
  const health = createHealth({ checks: () => ({ first: () => second, second: () => secondRan() }) });
  expect((await health.ready()).ok).toBe(true);
});

test('a check that times out fails without affecting others, and is not started again while it hangs', async () => {
  const clock = manualClock();
  const { promise: answer, resolve: answers } = Promise.withResolvers<void>();
  let calls = 0;
  const hanging = () => {
    calls++;
    return answer;
  };
  const health = createHealth({ checks: () => ({ hanging, quick: () => undefined }), limit: 5, clock });
  const failed = { name: 'hanging', ok: false, reason: 'no response within 5 ms' };
  expect((await health.ready()).checks).toEqual([failed, { name: 'quick', ok: true }]);
  clock.pass(2000);
  expect((await health.ready()).checks).toContainEqual(failed);
  expect(calls).toBe(1);
  answers();
  clock.pass(2000);
  expect((await health.ready()).ok).toBe(true);
  clock.pass(2000);
  await health.ready();
  expect(calls).toBe(2);
});

test('checks run at most once a second, however many probes arrive', async () => {
  const clock = manualClock();
  let calls = 0;
  const health = createHealth({ checks: () => ({ database: () => void calls++ }), clock });
  await Promise.all(Array.from({ length: 50 }, () => health.ready()));
  clock.pass(999);
  await health.ready();
  expect(calls).toBe(1);
  clock.pass(1);
  await health.ready();
  expect(calls).toBe(2);
});

test('checks that are added later run too', async () => {
  const clock = manualClock();
  const checks: Record<string, () => void> = {};
  const health = createHealth({ checks: () => checks, clock });
  expect((await health.ready()).checks).toEqual([]);
  checks.plugin = () => undefined;
  clock.pass(1000);
  expect((await health.ready()).checks).toEqual([{ name: 'plugin', ok: true }]);
});
