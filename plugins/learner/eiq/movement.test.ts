import { expect, test } from 'vitest';
import type { Measured } from './eiq-record.ts';
import { recordOf } from './eiq-record.ts';
import { sharesOf } from './scale.ts';

const cuts = { immersion: 450, mastery: 575, excellence: 650 };

let days = 0;
const measured = (source: string, theta: number, se: number, domains: Measured['domains'] = []): Measured => ({
  id: `00000000-0000-7000-8000-${String(++days).padStart(12, '0')}`,
  source,
  title: source,
  at: new Date(Date.UTC(2030, 0, days)),
  theta,
  se,
  level: 'immersion',
  confidence: 0.9,
  domains,
  answered: 40,
  report: null,
  version: 'eap-1',
});
const all = (theta: number) =>
  (['core_math', 'applied_reasoning', 'ai_conceptual'] as const).map((domain) => ({ domain, theta, se: 0.4 }));

test('the first result has no change and a share of 1', () => {
  const [first] = recordOf([measured('immersion', 0.2, 0.3)], cuts).history;
  expect(first).toMatchObject({ moved: null, share: 1, answered: 40, version: 'eap-1' });
});

test('when an assessment is repeated, each domain contributes its change times its weight, and both results count', () => {
  const before = all(0);
  const after = [
    { domain: 'core_math' as const, theta: 0.4, se: 0.4 },
    { domain: 'applied_reasoning' as const, theta: 0.5, se: 0.4 },
    { domain: 'ai_conceptual' as const, theta: -0.2, se: 0.4 },
  ];
  const composite = 0.25 * 0.4 + 0.4 * 0.5 - 0.35 * 0.2;
  const { history } = recordOf(
    [measured('immersion', 0, 0.25, before), measured('immersion', composite, 0.25, after)],
    cuts,
  );
  // Precision 1 + 15 + 15 (less a day's ageing), of which the second result contributes 16: its share is 16/31.
  expect(history.map(({ share }) => share.toFixed(2))).toEqual(['0.50', '0.50']);
  expect(history[1]?.moved).toMatchObject({
    points: 11.9,
    domains: [
      { domain: 'core_math', points: 5.2 },
      { domain: 'applied_reasoning', points: 10.3 },
      { domain: 'ai_conceptual', points: -3.6 },
    ],
  });
});

test('a change is significant only beyond the errors of both measurements', () => {
  const moved = (theta: number) =>
    recordOf([measured('immersion', 0, 0.3), measured('immersion', theta, 0.3)], cuts).history[1]?.moved;
  // 1.96 · √(0.3² + 0.3²) = 0.8316.
  expect(moved(0.83)?.isBeyondError).toBe(false);
  expect(moved(-0.84)?.isBeyondError).toBe(true);
});

test('results of different assessments are weighted by precision, and unmeasured domains show no change', () => {
  const { history } = recordOf([measured('immersion', 0, 0.3, all(0)), measured('idfs', 0.6, 0.3)], cuts);
  expect(history.map(({ share }) => share.toFixed(2))).toEqual(['0.50', '0.50']);
  expect(history[1]?.moved?.domains).toEqual([]);
  expect(history[1]?.moved?.points).toBeGreaterThan(25);
});

test('contributions of the domains add up to the change of the score if all results measure all domains', () => {
  const { history } = recordOf(
    [
      measured('immersion', 0.2, 0.3, all(0.2)),
      measured('immersion', 0, 0.3, all(0)),
      measured('immersion', 0.5, 0.3, all(0.5)),
    ],
    cuts,
  );
  const { points = 0, domains = [] } = history[2]?.moved ?? {};
  expect(domains).toHaveLength(3);
  expect(Math.abs(domains.reduce((sum, domain) => sum + domain.points, 0) - points)).toBeLessThan(0.5);
});

test('shares follow precision and age, and a measurement without information has none', () => {
  const at = new Date('2030-06-01T00:00:00Z');
  const daysBefore = (number: number) => new Date(at.getTime() - number * 86_400_000);
  expect(sharesOf([])).toEqual([]);
  expect(sharesOf([{ theta: 0, se: 1.2, at }])).toEqual([1]);
  // 1/0.25² − 1 = 15 and 1/0.5² − 1 = 3.
  const [precise = 0, rough = 0, none] = sharesOf([
    { theta: 0, se: 0.25, at },
    { theta: 0, se: 0.5, at },
    { theta: 0, se: 1, at },
  ]);
  expect(precise).toBeCloseTo(15 / 18, 9);
  expect(rough).toBeCloseTo(3 / 18, 9);
  expect(none).toBe(0);
  const yearOld = sharesOf([
    { theta: 0, se: 0.3, at: daysBefore(365.25) },
    { theta: 0, se: 0.3, at },
  ]);
  // 10.11 ages to 1/(1/10.11 + 0.1) = 5.03.
  expect(yearOld[0]).toBeCloseTo(0.3321, 4);
  expect(
    sharesOf([
      { theta: 3, se: 0.3, at: daysBefore(731) },
      { theta: 0, se: 0.3, at },
    ]),
  ).toEqual([0, 1]);
});

test('growth compares a result with the one before of the same assessment, with the error of both', () => {
  const { history } = recordOf(
    [
      measured('immersion', 0, 0.3),
      measured('idfs', 1.5, 0.3),
      measured('immersion', 0.8, 0.4),
      measured('immersion', 1.9, 0.3),
    ],
    cuts,
  );
  expect(history.map(({ growth }) => growth?.isBeyondError)).toEqual([undefined, undefined, false, true]);
  expect(history[2]?.growth).toMatchObject({ since: history[0]?.at, points: 80, interval: [-18, 178] });
  expect(history[2]?.growth?.standardError).toBeCloseTo(50, 9);
});
