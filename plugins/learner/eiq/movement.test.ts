import { expect, test } from 'vitest';
import type { Measured } from './eiq-record.ts';
import { recordOf } from './eiq-record.ts';

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
  measures: source === 'idfs' ? 'cognitive' : 'domains',
  prior: { sd: 1.4, correlation: 0.7 },
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
  const after = [
    { domain: 'core_math' as const, theta: 0.4, se: 0.4 },
    { domain: 'applied_reasoning' as const, theta: 0.5, se: 0.4 },
    { domain: 'ai_conceptual' as const, theta: -0.2, se: 0.4 },
  ];
  const composite = 0.25 * 0.4 + 0.4 * 0.5 - 0.35 * 0.2;
  const { history } = recordOf(
    [measured('immersion', 0, 0.28, all(0)), measured('immersion', composite, 0.28, after)],
    cuts,
  );
  expect(history.map(({ share }) => share.toFixed(2))).toEqual(['0.50', '0.50']);
  const { points = 0, domains = [] } = history[1]?.moved ?? {};
  expect(points).toBeGreaterThan(11);
  expect(points).toBeLessThan(13);
  const [math = 0, reasoning = 0, concepts = 0] = domains.map((each) => each.points);
  expect(reasoning).toBeGreaterThan(math);
  expect(concepts).toBeLessThan(0);
  expect(math + reasoning + concepts).toBeCloseTo(points, 0);
});

test('a change is significant only beyond the errors of both measurements', () => {
  const moved = (theta: number) =>
    recordOf([measured('immersion', 0, 0.3), measured('immersion', theta, 0.3)], cuts).history[1]?.moved;
  // 1.96 · √(0.3² + 0.3²) = 0.8316.
  expect(moved(0.83)?.isBeyondError).toBe(false);
  expect(moved(-0.84)?.isBeyondError).toBe(true);
});

test('an IDFS after a placement moves the score to the mean of both, which is a change of neither ability', () => {
  const { history } = recordOf([measured('immersion', 0, 0.3, all(0)), measured('idfs', 0.6, 0.3)], cuts);
  expect(history[1]?.moved?.domains).toEqual([]);
  expect(history[1]?.moved?.points).toBeGreaterThan(25);
  expect(history[1]?.moved?.points).toBeLessThan(35);
  // Abilities that correlate by 0.7 differ by this much in many people.
  expect(history[1]?.moved?.isBeyondError).toBe(false);
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
