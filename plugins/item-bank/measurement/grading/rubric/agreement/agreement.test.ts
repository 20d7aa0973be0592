import type { GradedParameters } from 'psychometrics';
import { estimate, normalDraw, recovery, respond } from 'psychometrics';
import { beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../../../core/random.ts';
import { shippedAgreements, shippedItems } from '../../../../../../tests/item-packs.ts';
import type { OpenItem } from '../../../../items/item.ts';
import { unratedWeight, weightedParameters } from '../../../../items/weighted-parameters.ts';
import type { RatedPair } from './agreement.ts';
import { agreementsOf, figuresOf, weightOf } from './agreement.ts';
import { doubleScoredAnswers } from './answers/double-scored/index.ts';
import { freshOfWeakRubrics } from './answers/fresh-of-weak-rubrics.ts';
import { gradeFresh } from './fresh-answers.ts';
import { ratedPairs, ratedTexts } from './rated-pairs.ts';

// Agreement of rubrics with one careful rater on realistic answers. The answers and their points were written before their
// author had seen the phrases of a rubric. The grader's limits were set by the tuning answers.

const items = new Map<string, OpenItem>();
const texts = ratedTexts();
let untuned: RatedPair[];
beforeAll(async () => {
  for (const item of await shippedItems()) if (item.format === 'open_ended') items.set(item.id, item);
  untuned = ratedPairs([...texts.heldOut, ...texts.unseen], items);
});

test.each([
  ['tuning', 0.88, 200],
  ['heldOut', 0.79, 110],
  ['unseen', 0.75, 80],
] as const)('rubrics agree with the rater on the %s answers', (part, floor, least) => {
  const pairs = ratedPairs(texts[part], items);
  expect(pairs.length).toBe(texts[part].length);
  expect(pairs.length).toBeGreaterThanOrEqual(least);
  expect(figuresOf(pairs).kappa).toBeGreaterThan(floor);
});

test('every open assessment item has four answers not used for tuning, or a set of double-scored ones', () => {
  const counting = [...items.values()].filter(
    ({ id, pool }) => (pool ?? 'assessment') === 'assessment' && !doubleScoredAnswers[id],
  );
  for (const item of counting) {
    const answers = texts.unseen.filter(({ itemId }) => itemId === item.id);
    expect(answers.length, item.id).toBe(4);
    for (const { points } of answers) expect(points).toBeLessThanOrEqual(item.parameters.b.length);
  }
});

test('the weights of shipped items are those of the rated answers', async () => {
  expect(await shippedAgreements()).toMatchObject(Object.fromEntries(agreementsOf(untuned)));
  // Rubrics of other items were not improved by rated answers.
  expect(unratedWeight).toBeLessThan(weightOf([], untuned));
  for (const item of items.values()) expect(item.agreement, item.id).toBeDefined();
});

test.each([
  ['seen', 27, 26],
  ['heldOut', 22, 22],
] as const)('fresh answers (%s): wrong conclusions earn at most a third, right ones keep two thirds', (half, held, kept) => {
  const { wrong, wrongAbove, right, rightBelow } = gradeFresh(half, items);
  expect(wrong - wrongAbove.length).toBeGreaterThanOrEqual(held);
  expect(right - rightBelow.length).toBeGreaterThanOrEqual(kept);
});

test('the weakest rubrics agree with the rater on fresh answers', () => {
  for (const [itemId, answers] of Object.entries(freshOfWeakRubrics)) {
    const pairs = ratedPairs(
      answers.map(([points, answer]) => ({ itemId, points, answer })),
      items,
    );
    expect(figuresOf(pairs).correlation, itemId).toBeGreaterThan(0.65);
  }
});

describe('a weight', () => {
  const pairsOf = (itemId: string, answers: readonly (readonly [number, number])[]): RatedPair[] =>
    answers.map(([byRubric, byRater]) => ({ itemId, kind: 'math', byRubric, byRater }));
  const kind = pairsOf(
    'others',
    [...Array(20)].flatMap((_, at) => [
      [(at % 4) / 3, (at % 4) / 3],
      [0.5, (at % 3) / 2],
    ]),
  );
  const good = pairsOf('good', [
    [0, 0],
    [1, 1],
    [0.5, 0.5],
    [0, 0],
    [1, 1],
    [0.5, 0.5],
    [0, 0],
    [1, 0.5],
  ]);
  const poor = pairsOf('poor', [
    [0, 1],
    [1, 0.5],
    [0.5, 0],
    [0, 0.5],
    [1, 1],
    [0.5, 0],
    [1, 0],
    [0, 0],
  ]);

  test('is below the correlation, and shrunk towards that of the kind', () => {
    const { correlation } = figuresOf(kind);
    expect(weightOf([], kind)).toBeLessThan(correlation ?? 0);
    expect(weightOf(good, kind)).toBeGreaterThan(weightOf([], kind));
    expect(weightOf(good, kind)).toBeLessThan(figuresOf(good).correlation ?? 0);
    expect(weightOf(poor, kind)).toBeLessThan(weightOf([], kind));
  });
  test('approaches the correlation with more answers', () => {
    const many = Array.from({ length: 10 }, () => good).flat();
    expect(weightOf(many, kind)).toBeGreaterThan(weightOf(good, kind));
  });
  test('is never 0, and is defined without variance', () => {
    expect(
      weightOf(
        pairsOf('odd', [
          [0, 1],
          [1, 0],
          [0, 1],
          [1, 0],
        ]),
        pairsOf('odd', [
          [0, 1],
          [1, 0],
        ]),
      ),
    ).toBe(0.1);
    expect(
      figuresOf(
        pairsOf('same', [
          [1, 1],
          [1, 1],
        ]),
      ),
    ).toEqual({ answers: 2, kappa: null, correlation: null, interval: null });
    expect(
      weightOf(
        pairsOf('same', [
          [1, 1],
          [1, 1],
        ]),
        kind,
      ),
    ).toBe(weightOf([], kind));
  });
});

test('calibrated parameters and those of choice items are not weighted', () => {
  const parameters = { a: 1.3, b: [-1, 0, 1] };
  const agreement = { weight: 0.5 };
  expect(weightedParameters({ parameters, source: { kind: 'calibrated' }, agreement })).toEqual(parameters);
  const choice = { a: 1, b: 0, c: 0.2 };
  expect(weightedParameters({ parameters: choice, source: { kind: 'provisional' } })).toEqual(choice);
  expect(weightedParameters({ parameters, source: { kind: 'provisional' }, agreement }).a).toBeLessThan(0.7);
});

test('with grading errors like those of the rubrics, weighted scores are nearly as precise as stated', () => {
  const open = [...items.values()].filter(
    ({ id, pool, parameters }) => pool !== 'demo' && parameters.b.length === 3 && !doubleScoredAnswers[id],
  );
  const random = seededRandom('misgraded as rated');
  const sectionOf = Map.groupBy(untuned, ({ kind }) => kind);
  const misgraded = (item: OpenItem, points: number) => {
    const alike = (sectionOf.get(item.section) ?? []).filter(({ byRater }) => Math.round(byRater * 3) === points);
    return Math.round((alike[Math.floor(random() * alike.length)]?.byRubric ?? points / 3) * 3);
  };
  const people = Array.from({ length: 1500 }, () => normalDraw(random));
  const given = people.map((theta) => open.map((item) => misgraded(item, respond(item.parameters, theta, random))));
  const recovered = (scoring: (item: OpenItem) => GradedParameters, shift = 0) => {
    const by = open.map(scoring);
    const estimates = given.map((points) => estimate(by, points, { method: 'EAP' }));
    const theta = estimates.map((each) => each.theta + shift);
    return recovery({ truth: people, theta, se: estimates.map(({ se }) => se) });
  };
  const plain = recovered(({ parameters }) => parameters);
  const weighted = recovered((item) => weightedParameters(item) as GradedParameters);
  expect(open.length).toBeGreaterThan(20);
  expect(plain.coverage).toBeLessThan(0.75);
  expect(weighted.coverage).toBeGreaterThan(0.85);
  expect(weighted.rmse).toBeLessThan(plain.rmse);
  // Rubrics are stricter than the rater, which weights do not correct.
  expect(weighted.bias).toBeLessThan(-0.2);
  expect(recovered((item) => weightedParameters(item) as GradedParameters, -weighted.bias).coverage).toBeGreaterThan(
    0.93,
  );
});
