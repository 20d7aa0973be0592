import { seededRandom } from 'seeded-random';
import { describe, expect, it } from 'vitest';
import { simulatedAnswers } from './answers.testing.ts';
import { expectation } from './expectation.ts';
import { fitTracing } from './fit.ts';
import { defaultParameters, parameterNames, toVector } from './parameters.ts';
import { packSequences } from './sequences.ts';
import { trace } from './trace.ts';

const truth = { initial: 0.2, learn: 0.2, guess: 0.12, slip: 0.06 };

describe('fitting knowledge tracing', () => {
  it('recovers the parameters of 10,000 learners with 10 answers within 0.01', () => {
    // The standard error of L0 is about 0.005, those of the others below 0.003: about one seed in twenty misses.
    for (const seed of [1, 2, 3, 4, 5]) {
      const answers = simulatedAnswers(truth, 10_000, 10, seededRandom(seed));
      const { parameters, converged, atLimit } = fitTracing(packSequences(answers));
      expect(converged).toBe(true);
      expect(atLimit).toEqual([]);
      for (const name of parameterNames) expect(Math.abs(parameters[name] - truth[name])).toBeLessThan(0.01);
    }
  });

  it('never lowers the likelihood, from any start, and finds the same maximum from all', () => {
    const sequences = packSequences(simulatedAnswers(truth, 2000, 8, seededRandom('monotone')));
    const starts = [
      { initial: 0.9, learn: 0.9, guess: 0.4, slip: 0.4 },
      { initial: 0.01, learn: 0.01, guess: 0.01, slip: 0.01 },
      defaultParameters,
    ];
    const fits = starts.flatMap((start) => [
      fitTracing(sequences, { prior: null, starts: [start] }),
      fitTracing(sequences, { starts: [start] }),
    ]);
    for (const { course, converged } of fits) {
      expect(converged).toBe(true);
      expect(course.length).toBeGreaterThan(5);
      for (const [index, height] of course.slice(1).entries()) {
        expect(height).toBeGreaterThanOrEqual((course[index] as number) - 1e-9);
      }
    }
    for (const { parameters, logLikelihood, course } of fits.filter((_, index) => index % 2 === 0)) {
      expect(course.at(-1)).toBe(logLikelihood);
      for (const name of parameterNames) expect(parameters[name]).toBeCloseTo(fits[0]?.parameters[name] as number, 4);
    }
  });

  it('stops where the gradient of the likelihood is 0', () => {
    const sequences = packSequences(simulatedAnswers(truth, 3000, 12, seededRandom('gradient')));
    const { parameters, logLikelihood } = fitTracing(sequences, { prior: null });
    const { events, occasions } = expectation(sequences, toVector(parameters));
    for (const [place, value] of toVector(parameters).entries()) {
      expect(Math.abs((events[place] as number) / (occasions[place] as number) - value)).toBeLessThan(1e-6);
    }
    for (const name of parameterNames) {
      for (const step of [-0.002, 0.002]) {
        const moved = toVector({ ...parameters, [name]: parameters[name] + step });
        expect(expectation(sequences, moved).logLikelihood).toBeLessThan(logLikelihood);
      }
    }
  });

  it('has the log-likelihood of the predictions, however long and often repeated the sequences are', () => {
    const random = seededRandom('likelihood');
    const answers = [...simulatedAnswers(truth, 200, 3, random), ...simulatedAnswers(truth, 3, 3000, random), []];
    const sequences = packSequences(answers);
    expect(sequences.learners.length).toBeLessThan(12);
    const sum = answers.flatMap((each) =>
      trace(truth, each).predictions.map((right, place) => Math.log(each[place] ? right : 1 - right)),
    );
    const expected = sum.reduce((total, each) => total + each, 0);
    expect(expectation(sequences, toVector(truth)).logLikelihood).toBeCloseTo(expected, 6);
    const { learners, answers: count } = fitTracing(sequences);
    expect([learners, count]).toEqual([203, 9600]);
  });

  it('states standard errors within which the truth lies as often as it should', () => {
    let inside = 0;
    const seeds = 60;
    for (let seed = 0; seed < seeds; seed++) {
      const answers = simulatedAnswers(truth, 600, 8, seededRandom(`coverage ${seed}`));
      const { parameters, covariance } = fitTracing(packSequences(answers), { prior: null });
      for (const [place, name] of parameterNames.entries()) {
        const logits = Math.log(parameters[name] / (1 - parameters[name])) - Math.log(truth[name] / (1 - truth[name]));
        if (Math.abs(logits) <= 1.96 * Math.sqrt(covariance?.[place * 5] as number)) inside += 1;
      }
    }
    // 240 intervals of 95 %, of which those of one sample are dependent: 90 to 99 %.
    expect(inside / (4 * seeds)).toBeGreaterThan(0.9);
    expect(inside / (4 * seeds)).toBeLessThan(0.99);
  });

  it('stays near the defaults with few answers, and below 0.5 where guessing and slipping would be more', () => {
    const few = fitTracing(packSequences([[true, true], [false]]));
    for (const name of parameterNames) {
      expect(Math.abs(few.parameters[name] - defaultParameters[name])).toBeLessThan(0.06);
      expect(few.standardErrors[name]).toBeGreaterThan(0.04);
    }
    // Right and wrong in turn: neither knowing nor not knowing explains it.
    const random = packSequences(Array.from({ length: 500 }, (_, n) => [n % 2 === 0, n % 2 === 1, n % 2 === 0]));
    const { parameters, atLimit, standardErrors } = fitTracing(random, { prior: null });
    expect(parameters.guess).toBeLessThan(0.5);
    expect(parameters.slip).toBeLessThan(0.5);
    for (const name of atLimit) expect(standardErrors[name]).toBeNull();
    for (const same of [true, false]) {
      const fit = fitTracing(packSequences(new Array(200).fill(new Array(10).fill(same))), { prior: null });
      expect(fit.course.every(Number.isFinite)).toBe(true);
      expect(fit.parameters.guess).toBeLessThan(0.5);
    }
  });

  it('refuses to fit nothing', () => {
    expect(() => fitTracing(packSequences([[], []]))).toThrow('There are no answers to fit parameters to');
  });
});
