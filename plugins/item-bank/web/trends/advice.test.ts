import { expect, test } from 'vitest';
import { adviceOn } from './advice.ts';

const item = {
  isOverexposed: false,
  exposure: { asked: 10, rate: 0.1 },
  peak: null,
  contentArea: 'data-interpretation',
  state: 'operational',
  source: { kind: 'calibrated' },
  latest: null,
} as const;
const drift = { change: -0.8, error: 0.1, dSquared: 0.02, robustZ: -5, isDrifting: true, comparedWith: 'earlier' };
const about = (changes: object) => adviceOn({ ...item, ...changes }).join(' ');

test('an item says what to do about it, and nothing where there is nothing to do', () => {
  expect(about({})).toBe('');
  expect(about({ latest: { drift: { ...drift, isDrifting: false } } })).toBe('');
  expect(about({ latest: { drift } })).toContain('Easier than before');
  expect(about({ latest: { drift: { ...drift, change: 0.8 } } })).toContain('check its key');
  expect(about({ latest: { drift: { ...drift, error: 0.6 } } })).toContain('within its error');
  const first = { latest: { drift: { ...drift, comparedWith: null } }, source: { kind: 'provisional' } };
  expect(about(first)).toBe('Its provisional parameters were wrong: adopt the calibration.');
  const peak = { month: '2027-03-01', asked: 31, takers: 100, rate: 0.31 };
  expect(about({ isOverexposed: true, peak })).toContain('look again next month');
  const both = { isOverexposed: true, exposure: { asked: 80, rate: 0.4 }, peak, latest: { drift } };
  expect(adviceOn({ ...item, ...both })).toEqual([
    expect.stringContaining('in Data interpretation'),
    expect.stringContaining('Easier'),
  ]);
  expect(about({ ...both, state: 'suspended' })).toBe('');
});
