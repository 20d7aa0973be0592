import type { AnswerSequences } from './sequences.ts';

/** What the answers show of each parameter: how often the event happened out of how many occasions, in expectation. */
export interface Expectation {
  readonly logLikelihood: number;
  readonly events: Float64Array;
  readonly occasions: Float64Array;
}

/**
 * The E step: forward and backward over every sequence. Because nothing is forgotten, a learner who knows the skill at an
 * answer knows it at all later ones, so that with γ = P(known at t | all answers) the backward step is
 * γ[t] = γ[t + 1] · P(known at t | answers up to t) / P(known at t + 1 | answers up to t).
 * @param vector the parameters in the order of `parameterNames`
 */
export function expectation({ starts, answers, learners }: AnswerSequences, vector: Float64Array): Expectation {
  const [initial = 0, learn = 0, guess = 0, slip = 0] = vector;
  let longest = 0;
  for (let index = 0; index < learners.length; index++) {
    longest = Math.max(longest, (starts[index + 1] as number) - (starts[index] as number));
  }
  const posteriors = new Float64Array(longest);
  const masteries = new Float64Array(longest + 1);
  let logLikelihood = 0;
  let initialEvents = 0;
  let initialOccasions = 0;
  let learnEvents = 0;
  let learnOccasions = 0;
  let guessEvents = 0;
  let guessOccasions = 0;
  let slipEvents = 0;
  let slipOccasions = 0;
  for (let index = 0; index < learners.length; index++) {
    const start = starts[index] as number;
    const length = (starts[index + 1] as number) - start;
    const weight = learners[index] as number;
    let mastery = initial;
    let likelihood = 1;
    let logs = 0;
    masteries[0] = mastery;
    for (let place = 0; place < length; place++) {
      const isRight = answers[start + place] === 1;
      const known = mastery * (isRight ? 1 - slip : slip);
      const probability = known + (1 - mastery) * (isRight ? guess : 1 - guess);
      likelihood *= probability;
      // One logarithm for many answers: each factor is at least 1e-4.
      if (likelihood < 1e-200) {
        logs += Math.log(likelihood);
        likelihood = 1;
      }
      const posterior = known / probability;
      posteriors[place] = posterior;
      mastery = posterior + (1 - posterior) * learn;
      masteries[place + 1] = mastery;
    }
    logLikelihood += weight * (logs + Math.log(likelihood));

    let smoothed = posteriors[length - 1] as number;
    const last = smoothed;
    let unknown = 0;
    let known = 0;
    let guesses = 0;
    let slips = 0;
    for (let place = length - 1; ; place--) {
      unknown += 1 - smoothed;
      known += smoothed;
      if (answers[start + place] === 1) guesses += 1 - smoothed;
      else slips += smoothed;
      if (place === 0) break;
      smoothed *= (posteriors[place - 1] as number) / (masteries[place] as number);
    }
    initialEvents += weight * smoothed;
    initialOccasions += weight;
    learnEvents += weight * (last - smoothed);
    learnOccasions += weight * (unknown - (1 - last));
    guessEvents += weight * guesses;
    guessOccasions += weight * unknown;
    slipEvents += weight * slips;
    slipOccasions += weight * known;
  }
  return {
    logLikelihood,
    events: Float64Array.of(initialEvents, learnEvents, guessEvents, slipEvents),
    occasions: Float64Array.of(initialOccasions, learnOccasions, guessOccasions, slipOccasions),
  };
}
