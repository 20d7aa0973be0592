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

test('the first result moved nothing, and counts whole', () => {
  const [first] = recordOf([measured('immersion', 0.2, 0.3)], cuts).history;
  expect(first).toMatchObject({ moved: null, share: 1, answered: 40, version: 'eap-1' });
});

test('the same assessment again: each domain contributes its change times its weight', () => {
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
  expect(history[0]?.share).toBe(0);
  expect(history[1]).toMatchObject({
    share: 1,
    moved: {
      points: 23,
      domains: [
        { domain: 'core_math', points: 10 },
        { domain: 'applied_reasoning', points: 20 },
        { domain: 'ai_conceptual', points: -7 },
      ],
    },
  });
});

test('a change counts as clear only beyond the errors of both measurements', () => {
  const moved = (theta: number) =>
    recordOf([measured('immersion', 0, 0.3), measured('immersion', theta, 0.3)], cuts).history[1]?.moved;
  // 1.96 · √(0.3² + 0.3²) = 0.8316.
  expect(moved(0.83)?.isBeyondError).toBe(false);
  expect(moved(-0.84)?.isBeyondError).toBe(true);
});

test('another assessment shares by precision, and nothing is said of domains it did not measure', () => {
  const { history } = recordOf([measured('immersion', 0, 0.3, all(0)), measured('idfs', 0.6, 0.3)], cuts);
  expect(history.map(({ share }) => share)).toEqual([0.5, 0.5]);
  expect(history[1]?.moved?.domains).toEqual([]);
  expect(history[1]?.moved?.points).toBeGreaterThan(25);
});

test('beside another assessment, what the domains contributed adds up to what the score moved', () => {
  const { history } = recordOf(
    [measured('idfs', 0.6, 0.4), measured('immersion', 0, 0.3, all(0)), measured('immersion', 0.5, 0.3, all(0.5))],
    cuts,
  );
  const { points = 0, domains = [] } = history[2]?.moved ?? {};
  expect(domains).toHaveLength(3);
  expect(Math.abs(domains.reduce((sum, domain) => sum + domain.points, 0) - points)).toBeLessThan(0.2);
});

test('shares follow precision, and a measurement that tells nothing has none', () => {
  expect(sharesOf([])).toEqual([]);
  expect(sharesOf([{ theta: 0, se: 1.2 }])).toEqual([1]);
  const [precise, rough, none] = sharesOf([
    { theta: 0, se: 0.25 },
    { theta: 0, se: 0.5 },
    { theta: 0, se: 1 },
  ]);
  expect([precise, rough, none]).toEqual([0.8, 0.2, 0]);
});
