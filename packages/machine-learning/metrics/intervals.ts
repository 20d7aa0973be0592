import { ModelError } from '../model-error.ts';

/** Predicted lower and upper quantiles for each row. */
export interface PredictedIntervals {
  readonly low: ArrayLike<number>;
  readonly high: ArrayLike<number>;
}

export interface Coverage {
  /** The share of values within their interval. */
  readonly coverage: number;
  readonly meanWidth: number;
  readonly below: number;
  readonly above: number;
}

/** How often values lie in their intervals, and on which side they miss. */
export function coverageOf({ low, high }: PredictedIntervals, values: ArrayLike<number>): Coverage {
  checkIntervals({ low, high }, values);
  let [below, above, width] = [0, 0, 0];
  for (let row = 0; row < values.length; row++) {
    const value = values[row] as number;
    if (value < (low[row] as number)) below += 1;
    else if (value > (high[row] as number)) above += 1;
    width += Math.max(0, (high[row] as number) - (low[row] as number));
  }
  const rows = values.length;
  return { coverage: 1 - (below + above) / rows, meanWidth: width / rows, below: below / rows, above: above / rows };
}

/**
 * By how much to widen predicted intervals (or, below 0, narrow them) so that they cover a new value with a probability of at least `level`, whatever the
 * distribution: conformalised quantile regression (Romano, Patterson and Candès 2019). The rows must not have been trained on.
 * @throws ModelError `invalid-input` if there are too few rows for the level: 19 for 0.95
 */
export function conformalMargin({ low, high }: PredictedIntervals, values: ArrayLike<number>, level: number): number {
  if (!(level > 0 && level < 1)) throw new ModelError('invalid-input', `The level ${level} is not between 0 and 1`);
  checkIntervals({ low, high }, values);
  const rows = values.length;
  const rank = Math.ceil(level * (rows + 1));
  if (rank > rows) throw new ModelError('invalid-input', `${rows} rows are too few for a level of ${level}`);
  const misses = Float64Array.from({ length: rows }, (_, row) =>
    Math.max((low[row] as number) - (values[row] as number), (values[row] as number) - (high[row] as number)),
  ).sort();
  return misses[rank - 1] as number;
}

/** Intervals widened by `conformalMargin`. Where narrowing would leave none, both ends are the middle. */
export function widened({ low, high }: PredictedIntervals, margin: number): { low: Float64Array; high: Float64Array } {
  const bounds = { low: Float64Array.from(low), high: Float64Array.from(high) };
  for (let row = 0; row < bounds.low.length; row++) {
    const from = (low[row] as number) - margin;
    const to = (high[row] as number) + margin;
    bounds.low[row] = from <= to ? from : (from + to) / 2;
    bounds.high[row] = from <= to ? to : (from + to) / 2;
  }
  return bounds;
}

function checkIntervals({ low, high }: PredictedIntervals, values: ArrayLike<number>): void {
  if (values.length === 0) throw new ModelError('no-rows', 'There are no values');
  if (low.length !== values.length || high.length !== values.length) {
    throw new ModelError(
      'invalid-input',
      `There are ${low.length} lower and ${high.length} upper bounds for ${values.length} values`,
    );
  }
  for (let row = 0; row < values.length; row++) {
    if (Number.isNaN((low[row] as number) + (high[row] as number) + (values[row] as number))) {
      throw new ModelError('invalid-input', `The interval or value of row ${row} is not a number`);
    }
  }
}
