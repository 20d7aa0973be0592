import { describe, expect, it } from 'vitest';
import { stopReason } from './stopping-rule.ts';

const rule = { minimum: 8, maximum: 20, se: 0.45, certainty: 0.9 };

describe('a test', () => {
  it('continues until the minimum, regardless of precision and certainty', () => {
    expect(stopReason({ asked: 7, se: 0.1, certainty: 1 }, rule)).toBeUndefined();
  });

  it('ends between minimum and maximum once it is precise or certain enough', () => {
    expect(stopReason({ asked: 8, se: 0.45, certainty: 0.5 }, rule)).toBe('precision');
    expect(stopReason({ asked: 8, se: 0.46, certainty: 0.9 }, rule)).toBe('certainty');
    expect(stopReason({ asked: 19, se: 0.46, certainty: 0.89 }, rule)).toBeUndefined();
    expect(stopReason({ asked: 19, se: 0.46 }, rule)).toBeUndefined();
  });

  it('ends at the maximum, and with only a maximum not before', () => {
    expect(stopReason({ asked: 20, se: 0.9, certainty: 0.2 }, rule)).toBe('maximum');
    expect(stopReason({ asked: 19, se: 0.01, certainty: 1 }, { minimum: 0, maximum: 20 })).toBeUndefined();
  });

  it('refuses a minimum above the maximum', () => {
    expect(() => stopReason({ asked: 0, se: 1 }, { minimum: 9, maximum: 8 })).toThrow(RangeError);
  });
});
