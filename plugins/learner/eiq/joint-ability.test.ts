import { expect, test } from 'vitest';
import { Domain } from '../contract.ts';
import type { Measurement } from './joint-ability.ts';
import { abilitiesFrom, assumedCorrelations } from './joint-ability.ts';

const at = new Date('2030-06-01T00:00:00Z');
const daysBefore = (days: number) => new Date(at.getTime() - days * 86_400_000);
const session = (theta: number, se: number, when = at): Measurement => ({
  theta,
  se,
  at: when,
  measures: 'cognitive',
  domains: [],
  prior: null,
  version: 'eap-2 in steps',
});
/** A placement with the same ability in all domains; 0.31 is the error of the whole with these of 0.45. */
const placement = (theta: number, when = at, se = 0.31): Measurement => ({
  ...session(theta, se, when),
  measures: 'domains',
  domains: Domain.options.map((domain) => ({ domain, theta, se: 0.45 })),
  version: 'joint-eap-3',
});
const known = (results: readonly Measurement[], correlations = assumedCorrelations) => {
  const found = abilitiesFrom(results, correlations);
  if (!found) throw new Error('nothing is known');
  return found;
};

test('results of one kind combine by precision, with their prior counted once', () => {
  // 1/0.5² = 4 and 1/0.4² = 6.25, with a prior of 1/1.4²: precision 4 + 6.25 − 0.5102; θ = (0.8·4 + 0.2·6.25)/9.7398.
  const { overall, shares } = known([session(0.8, 0.5), session(0.2, 0.4)]);
  expect(overall.theta).toBeCloseTo(0.456888, 5);
  expect(overall.se).toBeCloseTo(0.320424, 5);
  expect(shares[0]).toBeCloseTo(3.489796 / 9.229592, 5);
});

test('a result alone stays as it is, whatever its prior', () => {
  expect(abilitiesFrom([], assumedCorrelations)).toBeUndefined();
  expect(known([session(0.7, 1.6)]).overall).toEqual({ theta: 0.7, se: 1.6 });
  const { overall, inDomain, shares } = known([{ ...placement(0.7), prior: { sd: 1.8, correlation: 0.7 } }]);
  expect([overall, inDomain('core_math'), shares]).toEqual([{ theta: 0.7, se: 0.31 }, { theta: 0.7, se: 0.45 }, [1]]);
});

test('two placements are more certain than one, and the IDFS informs the domains by its correlation', () => {
  const twice = known([placement(1), placement(1)]);
  expect(twice.overall.se).toBeLessThan(0.25);
  expect(twice.overall.theta).toBeGreaterThan(1);
  const before = known([placement(0)]);
  const after = known([placement(0), session(1.5, 0.25)]);
  expect(after.inDomain('core_math').theta).toBeGreaterThan(0.05);
  expect(after.inDomain('core_math').theta).toBeLessThan(0.3);
  expect(after.inDomain('core_math').se).toBeLessThan(before.inDomain('core_math').se);
  const apart = known([placement(0), session(1.5, 0.25)], { domains: 0.7, cognitive: 0 });
  expect(apart.inDomain('core_math').theta).toBeCloseTo(0, 6);
});

test('after both assessments the score is the mean of both abilities, and equal results give an equal score', () => {
  const { overall, domainShare, measuredBy } = known([placement(0), session(1.5, 0.25)]);
  expect(domainShare).toBe(0.5);
  expect(overall.theta).toBeCloseTo((measuredBy('domains').theta + measuredBy('cognitive').theta) / 2, 9);
  expect(overall.theta).toBeGreaterThan(0.7);
  expect(overall.theta).toBeLessThan(0.8);
  // Errors of both that correlate a little: more than half of their root mean square.
  expect(overall.se).toBeGreaterThan(0.18);
  expect(overall.se).toBeLessThan(0.22);
  for (const theta of [-2, 0, 2]) {
    expect(Math.abs(known([placement(theta), session(theta, 0.25)]).overall.theta - theta)).toBeLessThan(0.07);
  }
});

test('results age, and after two years they no longer count', () => {
  const [old = 0, latest = 0] = known([session(0, 0.3, daysBefore(365.25)), session(0, 0.3)]).shares;
  // 1/0.3² − 1/1.4² = 10.60, which ages to 1/(1/10.60 + 0.1) = 5.146.
  expect(old / latest).toBeCloseTo(5.146 / 10.6, 2);
  const { overall, shares, domainShare } = known([placement(3, daysBefore(731)), session(0, 0.3)]);
  expect([overall, shares, domainShare]).toEqual([{ theta: 0, se: 0.3 }, [0, 1], 0]);
  const [precise = 0, none = 1] = known([session(0, 0.3), session(2, 1.5)]).shares;
  expect([precise, none]).toEqual([1, 0]);
});
