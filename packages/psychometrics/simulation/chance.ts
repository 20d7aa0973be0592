/** A figure found by simulation, and the 95 % interval that chance leaves it. */
export interface Sampled {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Two-sided, at the 95 % level. */
const reach = 1.959963984540054;

/**
 * A share (Wilson 1927): defined also for shares of 0 and 1. NaN for 0 people.
 * @example
 *   verdictOn(sampledShare(19, 20), 0.9, 1); // 'undecided': the interval is 0.76 to 0.99
 */
export function sampledShare(count: number, people: number): Sampled {
  const value = count / people;
  const slack = reach ** 2 / people;
  const centre = (value + slack / 2) / (1 + slack);
  const half = Math.sqrt(value * (1 - value) * slack + slack ** 2 / 4) / (1 + slack);
  return { value, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** A mean, by the normal distribution. */
export function sampledMean(values: ArrayLike<number>): Sampled {
  const people = values.length;
  let value = 0;
  for (let person = 0; person < people; person++) value += (values[person] as number) / people;
  let squares = 0;
  for (let person = 0; person < people; person++) squares += ((values[person] as number) - value) ** 2;
  const half = people > 1 ? reach * Math.sqrt(squares / (people - 1) / people) : Number.POSITIVE_INFINITY;
  return { value, low: value - half, high: value + half };
}

/** √ of the mean square of errors: the interval is that of the mean square. */
export function sampledRmse(errors: ArrayLike<number>): Sampled {
  const square = sampledMean(Float64Array.from({ length: errors.length }, (_, at) => (errors[at] as number) ** 2));
  const root = (each: number) => Math.sqrt(Math.max(0, each));
  return { value: root(square.value), low: root(square.low), high: root(square.high) };
}

/** Whether a goal is met: chance cannot have moved the figure across it; undecided where it can. */
export type Verdict = 'met' | 'missed' | 'undecided';

/** Whether a figure lies from `from` to `to`. */
export function verdictOn({ low, high }: Pick<Sampled, 'low' | 'high'>, from: number, to: number): Verdict {
  if (low >= from && high <= to) return 'met';
  return high < from || low > to ? 'missed' : 'undecided';
}
