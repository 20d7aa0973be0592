import { expect, test } from 'vitest';
import { pointsInTime, span } from './points-in-time.ts';

test('results are labelled by day, and results of the same day also by time', () => {
  const names = pointsInTime(['2030-05-12T08:00:00Z', '2030-05-12T09:30:00Z', '2030-06-01T08:00:00Z']);
  expect(new Set(names).size).toBe(3);
  expect(names[0]).toMatch(/^12 May 2030, /);
  expect(names[2]).toBe('1 Jun 2030');
});

test('the axis covers all values and stays on the scale', () => {
  expect(span([431, 512])).toEqual([400, 550]);
  expect(span([100, 900])).toEqual([100, 900]);
});
