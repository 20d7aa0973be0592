import { expect, test } from 'vitest';
import { parseCron } from './cron.ts';

const at = (text: string) => new Date(`${text}Z`);
const next = (cron: string, after: string) => parseCron(cron).next(at(after)).toISOString().slice(0, 16);
const last = (cron: string, from: string) =>
  parseCron(cron).last(at(from), at('2026-01-01T00:00'))?.toISOString().slice(0, 16);

test.each([
  ['* * * * *', '2026-03-01T10:00:30', '2026-03-01T10:01'],
  ['* * * * *', '2026-03-01T10:00', '2026-03-01T10:01'],
  ['0 3 * * *', '2026-03-01T03:00', '2026-03-02T03:00'],
  ['*/15 * * * *', '2026-03-01T10:46', '2026-03-01T11:00'],
  ['5-20/5,50 8 * * *', '2026-03-01T08:20', '2026-03-01T08:50'],
  ['30 23 31 * *', '2026-04-01T00:00', '2026-05-31T23:30'],
  ['0 0 29 2 *', '2026-03-01T00:00', '2028-02-29T00:00'],
  ['0 9 * * 1-5', '2026-03-06T09:00', '2026-03-09T09:00'],
  ['0 9 * * 7', '2026-03-02T00:00', '2026-03-08T09:00'],
  ['0 9 * * 0', '2026-03-02T00:00', '2026-03-08T09:00'],
  // Both days restricted: the 13th, or a Friday.
  ['0 0 13 * 5', '2026-03-01T00:00', '2026-03-06T00:00'],
  ['0 0 13 * 5', '2026-04-11T00:00', '2026-04-13T00:00'],
  ['59 23 31 12 *', '2026-12-31T23:59', '2027-12-31T23:59'],
  ['0 9 * * MON', '2026-03-01T00:00', '2026-03-02T09:00'],
  ['0 0 L * *', '2026-02-10T00:00', '2026-02-28T00:00'],
])('%s is next due after %s at %s', (cron, after, due) => {
  expect(next(cron, after)).toBe(due);
});

test('the last due time includes the current minute and is not before the given start', () => {
  expect(last('0 3 * * *', '2026-03-01T03:00:59')).toBe('2026-03-01T03:00');
  expect(last('0 3 * * *', '2026-03-01T02:59')).toBe('2026-02-28T03:00');
  expect(last('0 0 31 12 *', '2026-01-20T00:00')).toBeUndefined();
});

test.each([
  '* * * *',
  '60 * * * *',
  '* 24 * * *',
  '* * 0 * *',
  '* * * 13 *',
  '* * * * 8',
  '5-1 * * * *',
  '*/0 * * * *',
  'a * * * *',
])('%s is refused', (cron) => {
  expect(() => parseCron(cron)).toThrow(/schedule/);
});

test('a schedule that is never due throws when its next time is computed', () => {
  expect(() => next('0 0 30 2 *', '2026-03-01T00:00')).toThrow('never due');
});
