/** True abilities with their estimates (logits). All lists have the same order. */
export interface Recovered {
  readonly truth: ArrayLike<number>;
  readonly theta: ArrayLike<number>;
  readonly se: ArrayLike<number>;
}

/** How well a test recovers the true abilities. NaN where there are too few people. */
export interface Recovery {
  readonly people: number;
  /** The mean of θ̂ − θ. */
  readonly bias: number;
  /** √ of the mean of (θ̂ − θ)². */
  readonly rmse: number;
  /** The mean of the standard errors as stated, and √ of the mean of their squares, which the RMSE is compared with. */
  readonly meanSe: number;
  readonly rootMeanSquareSe: number;
  /** The share of people whose true ability lies within θ̂ ± 1.96·SE: 0.95 if the standard errors are right. */
  readonly coverage: number;
  /** The squared correlation of θ̂ with θ: the reliability of the estimates (Lord and Novick 1968). */
  readonly reliability: number;
  /** As one would compute it without knowing the truth: var(θ̂) / (var(θ̂) + mean SE²) (du Toit 2003). */
  readonly empiricalReliability: number;
}

/** Two-sided, at the 95 % level. */
const standardErrors = 1.96;

export function recovery({ truth, theta, se }: Recovered): Recovery {
  const people = truth.length;
  if (theta.length !== people || se.length !== people) {
    throw new RangeError(`${people} people need as many estimates and errors, not ${theta.length} and ${se.length}`);
  }
  let error = 0;
  let squaredError = 0;
  let stated = 0;
  let squaredStated = 0;
  let within = 0;
  let truthMean = 0;
  let thetaMean = 0;
  for (let person = 0; person < people; person++) {
    const off = (theta[person] as number) - (truth[person] as number);
    const own = se[person] as number;
    error += off;
    squaredError += off * off;
    stated += own;
    squaredStated += own * own;
    if (Math.abs(off) <= standardErrors * own) within++;
    truthMean += (truth[person] as number) / people;
    thetaMean += (theta[person] as number) / people;
  }
  let truthSpread = 0;
  let thetaSpread = 0;
  let together = 0;
  for (let person = 0; person < people; person++) {
    const t = (truth[person] as number) - truthMean;
    const e = (theta[person] as number) - thetaMean;
    truthSpread += t * t;
    thetaSpread += e * e;
    together += t * e;
  }
  const variance = thetaSpread / (people - 1);
  return {
    people,
    bias: error / people,
    rmse: Math.sqrt(squaredError / people),
    meanSe: stated / people,
    rootMeanSquareSe: Math.sqrt(squaredStated / people),
    coverage: within / people,
    reliability: together ** 2 / (truthSpread * thetaSpread),
    empiricalReliability: variance / (variance + squaredStated / people),
  };
}

export interface ConditionalRecovery extends Recovery {
  /** True abilities from `from` up to but not including `to`; the outermost reach on without end. */
  readonly from: number;
  readonly to: number;
  /** Of the people's true abilities. */
  readonly meanTruth: number;
}

/** The same at each level of true ability: `edges` rise and divide the people. Levels without people are left out. */
export function conditionalRecovery({ truth, theta, se }: Recovered, edges: readonly number[]): ConditionalRecovery[] {
  const groups = Array.from({ length: edges.length + 1 }, () => [] as number[]);
  for (let person = 0; person < truth.length; person++) {
    groups[edges.filter((edge) => (truth[person] as number) >= edge).length]?.push(person);
  }
  return groups.flatMap((people, group) => {
    if (people.length === 0) return [];
    const of = (values: ArrayLike<number>) => Float64Array.from(people, (person) => values[person] as number);
    const own = of(truth);
    return [
      {
        from: edges[group - 1] ?? -Infinity,
        to: edges[group] ?? Infinity,
        meanTruth: own.reduce((sum, each) => sum + each, 0) / own.length,
        ...recovery({ truth: own, theta: of(theta), se: of(se) }),
      },
    ];
  });
}
