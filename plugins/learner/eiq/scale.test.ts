import { expect, test } from 'vitest';
import { estimateOf } from '../contract.ts';
import type { Measured } from './eiq-record.ts';
import { levelsOf, recordOf } from './eiq-record.ts';
import { classify, combine } from './scale.ts';

const cuts = { immersion: 450, mastery: 575, excellence: 650 };
const at = new Date('2026-03-02T10:00:00Z');
const three = levelsOf(cuts).slice(0, 3);

test('an ability of 0 is 500, a logit is 100 points, and scores stay on the scale', () => {
  expect(estimateOf({ theta: 0, se: 0.3 }).eiqScore).toBe(500);
  expect(estimateOf({ theta: 0.1236, se: 0.3 }).eiqScore).toBe(512.4);
  expect(estimateOf({ theta: -4.2, se: 0.5 })).toMatchObject({ eiqScore: 100, interval: [100, 178] });
  expect(estimateOf({ theta: 9, se: 0.5 })).toMatchObject({ eiqScore: 900, interval: [900, 900] });
});

test('two measurements combine by precision, with their common prior counted once', () => {
  // 1/0.5² = 4, 1/0.4² = 6.25: precision 4 + 6.25 − 1 = 9.25; θ = (0.8·4 + 0.2·6.25) / 9.25 = 4.45 / 9.25.
  const combined = combine([
    { theta: 0.8, se: 0.5, at },
    { theta: 0.2, se: 0.4, at },
  ]);
  expect(combined?.theta).toBeCloseTo(0.4810811, 7);
  expect(combined?.se).toBeCloseTo(0.328798, 6);
  expect(combined && estimateOf(combined)).toMatchObject({ eiqScore: 548.1, interval: [483.7, 612.6] });
});

test('a single measurement is unchanged', () => {
  expect(combine([{ theta: 0.7, se: 1.4, at }])).toEqual({ theta: 0.7, se: 1.4 });
});

test('a measurement no more precise than the prior adds nothing to another', () => {
  expect(
    combine([
      { theta: 0.8, se: 0.5, at },
      { theta: -3, se: 1.2, at },
    ]),
  ).toEqual({ theta: 0.8, se: 0.5 });
});

test('the level is the most probable one, and its probability is the confidence', () => {
  // Φ((−0.5 − 0.12)/0.3) = 0.0193828, Φ((0.75 − 0.12)/0.3) = 0.9821356.
  expect(classify({ theta: 0.12, se: 0.3 }, three).level).toBe('immersion');
  expect(classify({ theta: 0.12, se: 0.3 }, three).confidence).toBeCloseTo(0.9627528, 6);
  expect(classify({ theta: -0.9, se: 0.3 }, three).level).toBe('foundation');
  expect(classify({ theta: 0.76, se: 0.3 }, three).level).toBe('mastery');
  expect(classify({ theta: 0.76, se: 0.3 }, three).confidence).toBeGreaterThan(0.5);
});

test('with four levels mastery ends where excellence begins', () => {
  expect(classify({ theta: 1.4, se: 0.3 }, levelsOf(cuts))).toMatchObject({ level: 'mastery' });
  expect(classify({ theta: 1.4, se: 0.3 }, levelsOf(cuts)).confidence).toBeCloseTo(0.6154285, 6);
  expect(classify({ theta: 1.6, se: 0.3 }, levelsOf(cuts))).toMatchObject({ level: 'excellence' });
});

const measured = (given: Partial<Measured>): Measured => ({
  id: '00000000-0000-7000-8000-000000000001',
  source: 'immersion',
  title: 'AI immersion placement',
  at: new Date('2026-03-02T10:00:00Z'),
  theta: 1.6,
  se: 0.3,
  level: 'mastery',
  confidence: 0.9,
  domains: [],
  answered: null,
  report: null,
  version: 'test',
  ...given,
});

test('excellence is a level of the record only once an assessment has awarded it', () => {
  expect(recordOf([measured({})], cuts).current?.level).toBe('mastery');
  expect(recordOf([measured({})], cuts).cuts).toHaveLength(3);
  const awarded = recordOf([measured({ source: 'idfs', level: 'excellence' })], cuts);
  expect(awarded.current?.level).toBe('excellence');
  expect(awarded.cuts.at(-1)).toEqual({ level: 'excellence', from: 650 });
});

test('each entry of the history has the score after it', () => {
  const { history } = recordOf(
    [
      measured({ theta: 0.8, se: 0.5 }),
      measured({ source: 'idfs', theta: 0.2, se: 0.4 }),
      measured({ theta: 0.6, se: 0.5 }),
    ],
    cuts,
  );
  // After the third: θ = (0.8·4 + 0.2·6.25 + 0.6·4) / (4 + 6.25 + 4 − 2) = 6.85 / 12.25.
  expect(history.map(({ after }) => after.eiqScore)).toEqual([580, 548.1, 555.9]);
});

test('one unusual result moves the score by its share only', () => {
  const month = (number: number) => new Date(Date.UTC(2026, number, 2));
  const steady = [0, 1, 2].map((number) => measured({ theta: -0.9, at: month(number) }));
  const { current, history } = recordOf([...steady, measured({ source: 'idfs', theta: 2.8, at: month(3) })], cuts);
  expect(history.at(-1)?.eiqScore).toBe(780);
  expect(history.at(-1)?.share).toBeLessThan(0.3);
  expect(current?.eiqScore).toBeLessThan(520);
});

test('the score follows a lasting change by half after four old and four new results', () => {
  const results = [0, 1, 2, 3, 4, 5, 6, 7].map((number) =>
    measured({ theta: number < 4 ? 0 : 1, at: new Date(Date.UTC(2026, number, 2)) }),
  );
  expect(recordOf(results, cuts).current?.eiqScore).toBeGreaterThan(550);
});

test('domains combine like the score, each with the date of its latest measurement', () => {
  const domain = (theta: number, se: number) => [{ domain: 'core_math' as const, theta, se }];
  const { domains } = recordOf(
    [
      measured({ domains: domain(0.8, 0.5) }),
      measured({ source: 'idfs', at: new Date('2026-03-09T10:00:00Z'), domains: domain(0.2, 0.4) }),
    ],
    cuts,
  );
  expect(domains).toMatchObject([
    { domain: 'core_math', title: 'Core Math & Logic', eiqScore: 548, at: '2026-03-09T10:00:00.000Z' },
  ]);
});
