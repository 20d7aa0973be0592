import { expect, test } from 'vitest';
import { createHealth } from './health.ts';

/** A clock that stands still until it is told. */
function setClock() {
  let now = 0;
  return { now: () => new Date(now), pass: (milliseconds: number) => (now += milliseconds) };
}

test('a process that answers is live', () => {
  expect(createHealth({ checks: () => ({}) }).live()).toEqual({ ok: true });
});

test('ready names every check and says which are unwell and why', async () => {
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

test('checks run side by side', async () => {
  const { promise: second, resolve: secondRan } = Promise.withResolvers<void>();
  const health = createHealth({ checks: () => ({ first: () => second, second: () => secondRan() }) });
  expect((await health.ready()).ok).toBe(true);
});

test('a check that does not answer is unwell, the others are told all the same, and it is not asked once more while it hangs', async () => {
  const clock = setClock();
  const { promise: answer, resolve: answers } = Promise.withResolvers<void>();
  let asked = 0;
  const hanging = () => {
    asked++;
    return answer;
  };
  const health = createHealth({ checks: () => ({ hanging, quick: () => undefined }), limit: 5, clock });
  const unwell = { name: 'hanging', ok: false, reason: 'no response within 5 ms' };
  expect((await health.ready()).checks).toEqual([unwell, { name: 'quick', ok: true }]);
  clock.pass(2000);
  expect((await health.ready()).checks).toContainEqual(unwell);
  expect(asked).toBe(1);
  answers();
  clock.pass(2000);
  expect((await health.ready()).ok).toBe(true);
  clock.pass(2000);
  await health.ready();
  expect(asked).toBe(2);
});

test('however many probes come, checks are asked once a second', async () => {
  const clock = setClock();
  let asked = 0;
  const health = createHealth({ checks: () => ({ database: () => void asked++ }), clock });
  await Promise.all(Array.from({ length: 50 }, () => health.ready()));
  clock.pass(999);
  await health.ready();
  expect(asked).toBe(1);
  clock.pass(1);
  await health.ready();
  expect(asked).toBe(2);
});

test('checks that come later are asked too', async () => {
  const clock = setClock();
  const checks: Record<string, () => void> = {};
  const health = createHealth({ checks: () => checks, clock });
  expect((await health.ready()).checks).toEqual([]);
  checks.plugin = () => undefined;
  clock.pass(1000);
  expect((await health.ready()).checks).toEqual([{ name: 'plugin', ok: true }]);
});
