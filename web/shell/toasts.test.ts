import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a toast disappears after five seconds', () => {
  const toasts = createToasts();
  toasts.show({ title: 'Saved' });
  vi.advanceTimersByTime(4999);
  expect(toasts.current()?.title).toBe('Saved');
  vi.advanceTimersByTime(1);
  expect(toasts.current()).toBeUndefined();
});

test('only the newest toast is shown, for its own five seconds', () => {
  const toasts = createToasts();
  toasts.show({ title: 'First' });
  vi.advanceTimersByTime(4000);
  toasts.show({ title: 'Second', variant: 'destructive' });
  vi.advanceTimersByTime(4000);
  expect(toasts.current()).toMatchObject({ title: 'Second', variant: 'destructive' });
});

test('a held toast stays until it is released', () => {
  const toasts = createToasts();
  toasts.show({ title: 'Read me' });
  toasts.hold();
  vi.advanceTimersByTime(60_000);
  expect(toasts.current()?.title).toBe('Read me');
  toasts.release();
  vi.advanceTimersByTime(5000);
  expect(toasts.current()).toBeUndefined();
});

test('dismiss removes the toast with that id and no later one', () => {
  const toasts = createToasts();
  toasts.show({ title: 'First' });
  const first = toasts.current()?.id ?? 0;
  toasts.show({ title: 'Second' });
  toasts.dismiss(first);
  expect(toasts.current()?.title).toBe('Second');
  toasts.dismiss(first + 1);
  expect(toasts.current()).toBeUndefined();
});

test('listeners are called for every change until they unsubscribe', () => {
  const toasts = createToasts();
  let calls = 0;
  const stop = toasts.listen(() => calls++);
  toasts.show({ title: 'A' });
  vi.advanceTimersByTime(5000);
  stop();
  toasts.show({ title: 'B' });
  expect(calls).toBe(2);
});
