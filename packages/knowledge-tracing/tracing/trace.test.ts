import { seededRandom } from 'seeded-random';
import { describe, expect, it } from 'vitest';
import { defaultParameters, toVector } from './parameters.ts';
import { estimateMastery, nextMastery, posteriorMastery, priorCovariance, probabilityRight, trace } from './trace.ts';

const reference = { initial: 0.4, learn: 0.15, guess: 0.2, slip: 0.1 };
const answers = [false, true, true, false, true, true, true];

describe('knowledge tracing', () => {
  it('predicts the reference sequence to 1e-6', () => {
    const { predictions, masteries } = trace(reference, answers);
    // P(right) of answer 1 before any answer, of answer 2 after answer 1, … of answer 7 after answer 6: each is
    // L(1 − S) + (1 − L)G with L the probability of knowing the skill just before that answer.
    const published = [0.48, 0.350769, 0.633816, 0.828605, 0.616744, 0.821923, 0.883851];
    expect(predictions).toHaveLength(7);
    for (const [index, value] of published.entries()) expect(predictions[index]).toBeCloseTo(value, 6);
    // By hand: after a wrong answer P(known) = 0.4 · 0.1/0.52 = 0.076923, then 0.15 of the rest learn.
    expect(posteriorMastery(reference, 0.4, false)).toBeCloseTo(0.04 / 0.52, 12);
    expect(masteries[0]).toBeCloseTo(0.04 / 0.52 + (0.48 / 0.52) * 0.15, 12);
    expect(probabilityRight(reference, masteries[0] as number)).toBe(predictions[1]);
  });

  it('agrees with the sum over all possible moments of learning', () => {
    const { initial, learn, guess, slip } = reference;
    const knownFrom = (moment: number) => {
      const prior = moment === 0 ? initial : (1 - initial) * (1 - learn) ** (moment - 1) * learn;
      return answers.reduce((product, isRight, place) => {
        const right = place >= moment ? 1 - slip : guess;
        return product * (isRight ? right : 1 - right);
      }, prior);
    };
    const moments = answers.map((_, moment) => knownFrom(moment));
    const never = answers.reduce((product, isRight) => product * (isRight ? guess : 1 - guess), 1);
    const afterSeven = never * (1 - initial) * (1 - learn) ** 6;
    const known = moments.reduce((sum, each) => sum + each, 0);
    const posterior = known / (known + afterSeven);
    expect(estimateMastery(reference, answers).mastery).toBeCloseTo(posterior + (1 - posterior) * learn, 12);
  });

  it('is the initial probability before any answer, as uncertain as the prior', () => {
    const { mastery, standardError, interval, answers: count } = estimateMastery(defaultParameters, []);
    expect(mastery).toBe(0.3);
    expect(standardError).toBeCloseTo(0.3 * 0.7 * Math.sqrt(1 / (20 * 0.3 * 0.7)), 12);
    expect(interval[0]).toBeCloseTo(0.141, 3);
    expect(interval[1]).toBeCloseTo(0.527, 3);
    expect(count).toBe(0);
  });

  it('has the standard error that parameters drawn from their distribution produce', () => {
    const covariance = priorCovariance().map((value) => value / 25);
    const { mastery, standardError, interval, nextRight } = estimateMastery(defaultParameters, answers, covariance);
    const random = seededRandom('delta method');
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const drawn = Array.from({ length: 20_000 }, () => {
      const [initial = 0, learn = 0, guess = 0, slip = 0] = toVector(defaultParameters).map((value, place) => {
        const logit = Math.log(value / (1 - value)) + Math.sqrt(covariance[place * 5] as number) * normal();
        return 1 / (1 + Math.exp(-logit));
      });
      return estimateMastery({ initial, learn, guess, slip }, answers);
    });
    const spread = (values: number[], centre: number) =>
      Math.sqrt(values.reduce((sum, each) => sum + (each - centre) ** 2, 0) / values.length);
    const masteries = drawn.map((each) => each.mastery);
    const ratio = standardError / spread(masteries, mastery);
    expect(ratio).toBeGreaterThan(0.85);
    expect(ratio).toBeLessThan(1.15);
    const next = drawn.map((each) => each.nextRight.probability);
    const nextRatio = nextRight.standardError / spread(next, nextRight.probability);
    expect(nextRatio).toBeGreaterThan(0.85);
    expect(nextRatio).toBeLessThan(1.15);
    const inside = masteries.filter((each) => each >= interval[0] && each <= interval[1]).length / drawn.length;
    expect(inside).toBeGreaterThan(0.94);
    expect(inside).toBeLessThan(0.96);
  });

  it('rises with a right answer and stays a probability after thousands', () => {
    let mastery = defaultParameters.initial;
    expect(nextMastery(defaultParameters, mastery, true)).toBeGreaterThan(
      nextMastery(defaultParameters, mastery, false),
    );
    for (let n = 0; n < 5000; n++) mastery = nextMastery(defaultParameters, mastery, true);
    expect(mastery).toBeLessThanOrEqual(1);
    const { interval } = estimateMastery(defaultParameters, new Array(5000).fill(true));
    expect(interval[0]).toBeGreaterThan(0.99);
    expect(interval[1]).toBeLessThanOrEqual(1);
  });

  it('has the mastery within its interval, also where the parameters are certain', () => {
    const random = seededRandom('rounding');
    const certain = new Float64Array(16);
    for (let n = 0; n < 2000; n++) {
      const parameters = { initial: random(), learn: random(), guess: 0.01 + random() / 3, slip: 0.01 + random() / 3 };
      const given = Array.from({ length: 1 + Math.floor(random() * 40) }, () => random() < 0.6);
      const { mastery, interval } = estimateMastery(parameters, given, n % 2 === 0 ? certain : undefined);
      expect(interval[0]).toBeLessThanOrEqual(mastery);
      expect(interval[1]).toBeGreaterThanOrEqual(mastery);
    }
  });

  it('refuses guessing and slipping of 0.5 or more, and what is no probability', () => {
    expect(() => trace({ ...reference, guess: 0.5 }, [])).toThrow('guess is 0.5, not above 0 and below 0.5');
    expect(() => trace({ ...reference, slip: 0 }, [])).toThrow(RangeError);
    expect(() => estimateMastery({ ...reference, learn: Number.NaN }, [])).toThrow('learn is NaN, not from 0 to 1');
    expect(trace({ ...reference, learn: 0, initial: 0 }, [true]).masteries).toEqual([0]);
  });
});
