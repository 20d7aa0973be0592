import { seededRandom } from 'seeded-random';
import { expect, test } from 'vitest';
import { respond } from '../simulation/respond.ts';
import { jointComposite, jointPosterior } from './joint.ts';
import { equalCorrelations, likelihoodsOf, normalAbilities, sumOf } from './joint-normal.ts';
import { posterior } from './posterior.ts';

const prior = { sd: 1.4, correlations: equalCorrelations(3, 0.7) };
const weights = [0.25, 0.4, 0.35];

/** Sections of a placement at these abilities, and their posteriors from their own answers. */
function answered(abilities: readonly number[], seed: string) {
  const random = seededRandom(seed);
  return abilities.map((theta) => {
    const items = Array.from({ length: 15 }, () => ({ a: 1.2, b: theta + 2 * random() - 1, c: 0.2 }));
    return { items, responses: items.map((item) => respond(item, theta, random)) };
  });
}
const beliefs = (sections: ReturnType<typeof answered>) =>
  sections.map(({ items, responses }) => posterior(items, responses));
function estimatesOf(sections: ReturnType<typeof answered>) {
  const joint = jointPosterior(beliefs(sections), 0.7, 1.4);
  const estimates = joint.means.map((theta, at) => ({ theta, se: Math.sqrt(joint.covariance[at]?.[at] ?? 0) }));
  return { estimates, composite: jointComposite(joint, weights) };
}

test('likelihoods taken from joint estimates give these estimates again, and nearly the same composite', () => {
  const { estimates, composite } = estimatesOf(answered([0.4, -0.3, 1.8], 'one placement'));
  const found = normalAbilities(prior, likelihoodsOf(estimates, prior));
  for (const [at, { theta, se }] of estimates.entries()) {
    expect(found.means[at]).toBeCloseTo(theta, 6);
    expect(Math.sqrt(found.covariance[at]?.[at] ?? 0)).toBeCloseTo(se, 6);
  }
  expect(sumOf(found, weights).theta).toBeCloseTo(composite.theta, 6);
  expect(sumOf(found, weights).se / composite.se).toBeCloseTo(1, 1);
});

test('two sets of answers give together what all answers at once give', () => {
  const one = answered([0.8, 0.2, -0.4], 'first');
  const other = answered([0.8, 0.2, -0.4], 'second');
  const all = one.map(({ items, responses }, at) => ({
    items: [...items, ...(other[at]?.items ?? [])],
    responses: [...responses, ...(other[at]?.responses ?? [])],
  }));
  const together = normalAbilities(
    prior,
    [one, other].flatMap((sections) => likelihoodsOf(estimatesOf(sections).estimates, prior)),
  );
  const { composite } = estimatesOf(all);
  const found = sumOf(together, weights);
  expect(Math.abs(found.theta - composite.theta)).toBeLessThan(0.03);
  expect(found.se / composite.se).toBeGreaterThan(0.95);
  expect(found.se / composite.se).toBeLessThan(1.06);
});

test('a part without answers follows the others, and a part that says nothing has no precision', () => {
  const [known] = likelihoodsOf([{ theta: 0.9, se: 0.4 }], { sd: 1.4, correlations: [[1]] });
  if (!known) throw new Error('no likelihood');
  const { means } = normalAbilities({ sd: 1.4, correlations: equalCorrelations(2, 0.7) }, [known]);
  expect(means[0]).toBeCloseTo(0.9, 9);
  expect(means[1]).toBeCloseTo(0.63, 9);
  const [nothing] = likelihoodsOf([{ theta: 0.1, se: 1.5 }], { sd: 1.4, correlations: [[1]] });
  expect(nothing).toMatchObject({ precision: 0, shift: 0 });
  expect(() => normalAbilities({ sd: 1, correlations: equalCorrelations(3, -0.9) }, [])).toThrow(RangeError);
});
