import { expect, test } from 'vitest';
import { agoText, momentText } from './time-texts.ts';

const now = new Date(2026, 10, 20, 12).getTime();
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

test.each([
  [0.5, 'now'],
  [-3, 'now'],
  [5, '5 min ago'],
  [59.9, '59 min ago'],
  [60, '1 h ago'],
  [23 * 60, '23 h ago'],
  [25 * 60, 'yesterday'],
  [3 * 24 * 60, '3 days ago'],
  [20 * 24 * 60, '31 Oct'],
])('%d minutes ago is shown as %s', (minutes, text) => {
  expect(agoText(before(minutes), now)).toBe(text);
});

test('a time today is shown without its day, an earlier one with it', () => {
  const noon = new Date(2026, 10, 20, 12, 5);
  expect(momentText(noon.toISOString(), new Date(2026, 10, 20, 18))).toBe('12:05');
  expect(momentText(noon.toISOString(), new Date(2026, 10, 21, 18))).toBe('20 Nov, 12:05');
});
