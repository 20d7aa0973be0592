import { expect, test } from 'vitest';
import { Domain, estimateOf } from '../contract.ts';
import type { Measured } from './eiq-record.ts';
import { levelsOf, recordOf } from './eiq-record.ts';
import { classify } from './scale.ts';

const cuts = { immersion: 450, mastery: 575, excellence: 650 };
const three = levelsOf(cuts).slice(0, 3);

test('an ability of 0 is 500, a logit is 100 points, and scores stay on the scale', () => {
  expect(estimateOf({ theta: 0, se: 0.3 }).eiqScore).toBe(500);
  expect(estimateOf({ theta: 0.1236, se: 0.3 }).eiqScore).toBe(512.4);
  expect(estimateOf({ theta: -4.2, se: 0.5 })).toMatchObject({ eiqScore: 100, interval: [100, 178] });
  expect(estimateOf({ theta: 9, se: 0.5 })).toMatchObject({ eiqScore: 900, interval: [900, 900] });
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

const measured = (given: Partial<Measured> = {}): Measured => ({
  id: '00000000-0000-7000-8000-000000000001',
  source: 'immersion',
  title: 'AI immersion placement',
  at: new Date('2026-03-02T10:00:00Z'),
  theta: 1.6,
  se: 0.3,
  level: 'mastery',
  confidence: 0.9,
  domains: [],
  measures: 'domains',
  prior: null,
  answered: null,
  report: null,
  version: 'test',
  ...given,
});

test('excellence is a level of the record only once an assessment has awarded it', () => {
  expect(recordOf([measured({})], cuts).current?.level).toBe('mastery');
  expect(recordOf([measured({})], cuts).cuts).toHaveLength(3);
  const awarded = recordOf([measured({ source: 'idfs', measures: 'cognitive', level: 'excellence' })], cuts);
  expect(awarded.current?.level).toBe('excellence');
  expect(awarded.cuts.at(-1)).toEqual({ level: 'excellence', from: 650 });
});

test('each entry of the history has the score after it', () => {
  const session = (theta: number, se: number) => measured({ source: 'idfs', measures: 'cognitive', theta, se });
  const { history } = recordOf([session(0.8, 0.5), session(0.2, 0.4), session(0.6, 0.5)], cuts);
  // After the second: (0.8·4 + 0.2·6.25) / (4 + 6.25 − 1/1.4²). After the third: 6.85 / (4 + 6.25 + 4 − 2/1.4²).
  expect(history.map(({ after }) => after.eiqScore)).toEqual([580, 545.7, 551.8]);
});

test('one unusual result moves the score by its share only', () => {
  const month = (number: number) => new Date(Date.UTC(2026, number, 2));
  const steady = [0, 1, 2].map((number) => measured({ theta: -0.9, at: month(number) }));
  const { current, history } = recordOf([...steady, measured({ theta: 2.8, at: month(3) })], cuts);
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

test('domains have their ability from all results, and the date of their latest measurement', () => {
  const domains = (theta: number) => Domain.options.map((domain) => ({ domain, theta, se: 0.45 }));
  const later = new Date('2026-03-09T10:00:00Z');
  const results = [
    measured({ theta: 0.8, domains: domains(0.8) }),
    measured({ theta: 0.2, at: later, domains: domains(0.2) }),
    measured({ source: 'idfs', measures: 'cognitive', at: new Date('2026-03-10T10:00:00Z'), theta: 0.5 }),
  ];
  const record = recordOf(results, cuts);
  expect(record.domains.map(({ domain, at }) => [domain, at])).toEqual(
    Domain.options.map((domain) => [domain, later.toISOString()]),
  );
  expect(record.domains[0]?.eiqScore).toBeCloseTo(550, -1);
  expect(record.domains[0]?.standardError).toBeLessThan(35);
});
