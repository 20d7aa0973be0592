import { expect, test } from 'vitest';
import { interval, levelAt, levelSpans, position, rulerText, usualCuts, wholeInterval } from './ruler-geometry.ts';

test('positions run from 100 to 900 and are limited to the scale', () => {
  expect([100, 500, 900, 40, 1200].map(position)).toEqual([0, 50, 100, 0, 100]);
});

test('a score on a cut belongs to the level above it', () => {
  expect([100, 449.9, 450, 574.9, 575, 900].map((score) => levelAt(score, usualCuts))).toEqual([
    'foundation',
    'foundation',
    'immersion',
    'immersion',
    'mastery',
    'mastery',
  ]);
  expect(levelAt(650, { ...usualCuts, excellence: 650 })).toBe('excellence');
});

test('the levels cover the whole scale without a gap', () => {
  for (const cuts of [usualCuts, { ...usualCuts, excellence: 650 }]) {
    const spans = levelSpans(cuts);
    expect(spans[0]?.from).toBe(100);
    expect(spans.at(-1)?.to).toBe(900);
    for (const [index, span] of spans.slice(1).entries()) expect(span.from).toBe(spans[index]?.to);
  }
});

test('the interval is 1.96 standard errors to each side, within the scale', () => {
  expect(interval(500, 30)).toEqual({ from: 441.2, to: 558.8 });
  expect(interval(120, 30)).toEqual({ from: 100, to: 178.8 });
});

test('the text of the ruler and sentences beside it have the same rounded interval', () => {
  // 105.54 and 305.46; rounding to tenths first would give 306.
  expect(wholeInterval(205.5, 51)).toEqual([106, 305]);
  expect(rulerText({ estimate: 205.5, error: 51 }, usualCuts)).toContain('between 106 and 305');
});

test('the text contains score, uncertainty, levels and requirements', () => {
  const text = rulerText(
    {
      estimate: 512.44,
      error: 28,
      requirements: [
        { label: 'ETH minimum', at: 560 },
        { label: 'Typical range', from: 480, to: 600 },
      ],
    },
    usualCuts,
  );
  expect(text).toBe(
    'EiQ score 512.4 on a scale from 100 to 900: level immersion. The true score is between 458 and 567 with 95% confidence. ' +
      'Levels: foundation from 100, immersion from 450, mastery from 575. ETH minimum: 560, 47.6 points above the score. ' +
      'Typical range: 480 to 600, reached.',
  );
  expect(rulerText({}, usualCuts)).toContain('No EiQ score yet');
  expect(rulerText({ isBare: true }, usualCuts)).toMatch(/^A scale from 100 to 900\. Levels: /);
});
