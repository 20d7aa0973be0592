import { expect, test } from 'vitest';
import { afterQuiet, beforeQuiet, isQuiet } from './calendar.ts';

const berlin = { from: 20, until: 7, timeZone: 'Europe/Berlin' };
const at = (text: string) => new Date(text);

test('quiet hours begin and end on the full hour of the learner’s zone, over midnight', () => {
  const moments = ['18:59:59', '19:00:00', '23:30:00', '05:59:59', '06:00:00'].map((time) => at(`2027-01-15T${time}Z`));
  expect(moments.map((moment) => isQuiet(berlin, moment))).toEqual([false, true, true, true, false]);
  expect(isQuiet({ ...berlin, until: 20 }, at('2027-01-15T23:00:00Z'))).toBe(false);
});

test('a notice in quiet hours waits for their end, and a reminder comes before their beginning', () => {
  expect(afterQuiet(berlin, at('2027-01-15T20:10:00Z'))).toEqual(at('2027-01-16T06:00:00Z'));
  expect(beforeQuiet(berlin, at('2027-01-15T20:10:00Z'))).toEqual(at('2027-01-15T18:45:00Z'));
  expect(afterQuiet(berlin, at('2027-01-15T12:34:56Z'))).toEqual(at('2027-01-15T12:34:56Z'));
  // The night in which clocks are set forward.
  expect(afterQuiet(berlin, at('2027-03-28T00:30:00Z'))).toEqual(at('2027-03-28T05:00:00Z'));
  // A zone with a quarter of an hour.
  expect(afterQuiet({ ...berlin, timeZone: 'Asia/Kathmandu' }, at('2027-01-15T20:10:00Z'))).toEqual(
    at('2027-01-16T01:15:00Z'),
  );
});
