import { chiSquareAbove } from '../numerics/chi-square.ts';
import type { RegressionCell } from './logistic-regression.ts';
import { logisticRegression } from './logistic-regression.ts';
import { isSuspectGraded } from './mantel.ts';
import type { GroupedPattern, MatchedStratum } from './matched-people.ts';
import type { DifOptions, DifReport } from './study-items.ts';
import { studyItems } from './study-items.ts';

/** The gain of a larger regression model over a smaller one. */
export interface RegressionGain {
  /** Twice the gain in log-likelihood. */
  readonly chiSquare: number;
  readonly df: number;
  readonly pValue: number;
  /** The gain in Nagelkerke's R². */
  readonly r2Change: number;
  /** Zumbo and Thomas 1997: B from 0.13 on, C from 0.26 on; A when smaller or not significant at 5 %. */
  readonly zumboThomas: 'A' | 'B' | 'C';
  /** Jodoin and Gierl 2001: B from 0.035 on, C from 0.07 on; A when smaller or not significant at 5 %. */
  readonly jodoinGierl: 'A' | 'B' | 'C';
}

export interface LogisticDif {
  /** Any difference between the groups at like scores, 2 degrees of freedom. */
  readonly both: RegressionGain;
  /** The same difference at all scores. */
  readonly uniform: RegressionGain;
  /** A difference that changes with the score, beyond the uniform one. */
  readonly nonUniform: RegressionGain;
  /** The p-value of `both`. */
  readonly pValue: number;
  /** ln of the odds of the focal group against reference people of like score; below 0 the item favours the reference. */
  readonly focalLogOdds: number;
  /** Scores or groups separate right from wrong completely, so `focalLogOdds` may have no finite estimate. */
  readonly isSeparated: boolean;
}

/**
 * Logistic regression DIF for every right-or-wrong item (Swaminathan and Rogers 1990): right answers are regressed on the
 * matching score, then on the group too, then on their product. Items that differ significantly in the first stage, with
 * log odds that ETS would class B or C (2.35 times them is 1 or more), do not count in the matching of the second. Throws
 * a RangeError for impossible answers and unless both groups have people.
 * @example
 *   const patterns = [{ group: 'focal', responses: [1, 0, 1], count: 3 }, …] as const;
 *   logisticDif(patterns).items[0]?.found?.nonUniform.pValue;
 */
export function logisticDif(patterns: readonly GroupedPattern[], options: DifOptions = {}): DifReport<LogisticDif> {
  return studyItems(patterns, options, {
    of: (matched, item, anchors) =>
      (matched.highest[item] as number) > 1
        ? 'it gives more than one point: compare it by mantelForItems'
        : logisticDifference(matched.thin(item, anchors)),
    isSuspect: (found, matched, item, anchors) =>
      typeof found === 'string'
        ? isSuspectGraded(matched, item, anchors)
        : found.uniform.pValue < 0.05 && 2.35 * Math.abs(found.focalLogOdds) >= 1,
  });
}

/** The same for one item, from people by their matching score; counts of wrong answers first, then of right ones. */
export function logisticDifference(strata: readonly MatchedStratum[]): LogisticDif {
  const cells = cellsOf(strata);
  const regressOn = (count: number) =>
    logisticRegression(cells.map((cell) => ({ ...cell, predictors: cell.predictors.slice(0, count) })));
  const [none, score, group, product] = [regressOn(1), regressOn(2), regressOn(3), regressOn(4)];
  const people = cells.reduce((sum, { right, wrong }) => sum + right + wrong, 0);
  const explained = (logLikelihood: number) => {
    const whole = 1 - Math.exp((2 / people) * none.logLikelihood);
    return whole > 0 ? (1 - Math.exp((2 / people) * (none.logLikelihood - logLikelihood))) / whole : 0;
  };
  const gain = (poorer: number, richer: number, df: number): RegressionGain => {
    const chiSquare = Math.max(0, 2 * (richer - poorer));
    const pValue = chiSquareAbove(chiSquare, df);
    const r2Change = Math.max(0, explained(richer) - explained(poorer));
    const classFrom = (moderate: number, large: number) =>
      pValue >= 0.05 || r2Change < moderate ? 'A' : r2Change < large ? 'B' : 'C';
    return {
      chiSquare,
      df,
      pValue,
      r2Change,
      zumboThomas: classFrom(0.13, 0.26),
      jodoinGierl: classFrom(0.035, 0.07),
    };
  };
  const both = gain(score.logLikelihood, product.logLikelihood, 2);
  return {
    both,
    uniform: gain(score.logLikelihood, group.logLikelihood, 1),
    nonUniform: gain(group.logLikelihood, product.logLikelihood, 1),
    pValue: both.pValue,
    focalLogOdds: group.coefficients[2] as number,
    isSeparated: group.isSeparated || product.isSeparated,
  };
}

/** Predictors: 1, the score in standard deviations from its mean, 1 for the focal group, and the product of the two. */
function cellsOf(strata: readonly MatchedStratum[]): RegressionCell[] {
  let [people, sum, squares] = [0, 0, 0];
  for (const { measure, reference, focal } of strata) {
    const count = [...reference, ...focal].reduce((total, each) => total + each, 0);
    people += count;
    sum += count * measure;
    squares += count * measure * measure;
  }
  const mean = sum / people;
  const spread = Math.sqrt(Math.max(0, squares / people - mean * mean)) || 1;
  return strata.flatMap(({ measure, reference, focal }) => {
    const score = (measure - mean) / spread;
    return [
      { predictors: [1, score, 0, 0], wrong: reference[0] ?? 0, right: reference[1] ?? 0 },
      { predictors: [1, score, 1, score], wrong: focal[0] ?? 0, right: focal[1] ?? 0 },
    ].filter(({ right, wrong }) => right + wrong > 0);
  });
}
