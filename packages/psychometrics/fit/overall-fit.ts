import type { ResponseMatrix, ResponsePattern } from '../calibration/response-matrix.ts';
import type { ItemParameters } from '../models/item-parameters.ts';
import { maximumPoints } from '../models/item-parameters.ts';
import { chiSquareAbove, noncentralityAt } from '../numerics/chi-square.ts';
import { factorise, solveLower } from '../numerics/cholesky.ts';
import { clearOfColumns, dot } from '../numerics/least-squares.ts';
import type { CompleteAnswers } from './complete-answers.ts';
import { completeAnswers } from './complete-answers.ts';
import { observedCorrelations, residualCorrelations } from './correlations.ts';
import type { FitOptions } from './item-fit.ts';
import type { ByCategory } from './latent-table.ts';
import { derivatives, probabilities } from './latent-table.ts';
import type { Moments } from './moments.ts';
import { conditionalMoments, expectedMoments, momentCovariance, momentDerivative, momentsOf } from './moments.ts';

export interface OverallFitOptions extends FitOptions {
  /** Which means are compared; by default M2*, or C2 where graded items leave M2* no degrees of freedom. */
  readonly statistic?: 'M2*' | 'C2';
}

export interface OverallFit {
  /** With right-or-wrong items M2* is M2. */
  readonly statistic: 'M2*' | 'C2';
  readonly m2: number;
  readonly df: number;
  /** null, as what follows from it, when no degrees of freedom are left. */
  readonly pValue: number | null;
  /** √(max(0, M2/df − 1)/(N − 1)). */
  readonly rmsea: number | null;
  /** Between them RMSEA lies with 90 % confidence. */
  readonly rmseaInterval: readonly [number, number] | null;
  /** The root mean square of the differences between observed and expected correlations of item pairs. */
  readonly srmsr: number;
  /** Against a model in which the items have nothing in common (Bentler 1990; Tucker and Lewis 1973). */
  readonly cfi: number | null;
  readonly tli: number | null;
  /** People with an answer to every item, and those left out for want of one. */
  readonly persons: number;
  readonly incomplete: number;
}

/**
 * Whether a model reproduces how items and pairs of items were answered (M2: Maydeu-Olivares and Joe 2005, 2006; RMSEA
 * and SRMSR: 2014), on the scale of a N(0, 1) population. With residuals e of the means, their covariance Ξ and their
 * derivatives Δ by the estimated parameters, M2 = N·e′(Ξ⁻¹ − Ξ⁻¹Δ(Δ′Ξ⁻¹Δ)⁻¹Δ′Ξ⁻¹)e: with Ξ = LL′ the squared length of
 * what of L⁻¹e lies outside the columns of L⁻¹Δ. Its df are the number of means less the rank of Δ.
 *
 * Throws a RangeError for impossible items or answers, fewer than two items, when no person answered every item, more
 * than 120 items (less where C2 counts each response), and when the model leaves some answers so little room that Ξ cannot
 * be distinguished from singular.
 * @example
 *   const { m2: statistic, df, pValue, rmsea } = m2(parameters, matrix, { model: '2PL' });
 */
export function m2(
  items: readonly ItemParameters[],
  answers: ResponseMatrix | readonly ResponsePattern[],
  { model, estimated = true, statistic }: OverallFitOptions,
): OverallFit {
  const complete = completeAnswers(items, answers);
  const tables = items.map(probabilities);
  const compare = (which: 'M2*' | 'C2') => ({
    statistic: which,
    ...residualStatistic(momentsOf(items.map(maximumPoints), which), tables, complete, (moments) =>
      estimated ? estimatedDerivatives(moments, items, tables, model) : [],
    ),
  });
  let found = compare(statistic ?? 'M2*');
  if (!statistic && found.df === 0 && items.some((item) => maximumPoints(item) > 1)) found = compare('C2');
  const observed = observedCorrelations(complete, items.length);
  const residuals = residualCorrelations(observed, tables);
  return {
    ...found,
    ...approximation(found.m2, found.df, complete.persons),
    srmsr: Math.sqrt(residuals.reduce((sum, each) => sum + each * each, 0) / residuals.length),
    ...againstIndependence(found.m2, found.df, observed, complete.persons),
    persons: complete.persons,
    incomplete: complete.incomplete,
  };
}

/** As many as 120 items have: a matrix of 420 MB and about a minute. */
const mostMoments = 7260;

function residualStatistic(
  moments: Moments,
  tables: readonly ByCategory[],
  answers: CompleteAnswers,
  columnsOf: (moments: Moments) => Float64Array[],
): { m2: number; df: number } {
  const size = moments.moments.length;
  if (size > mostMoments) {
    throw new RangeError(`it compares all pairs of items, and ${tables.length} items have more than can be compared`);
  }
  const conditional = conditionalMoments(moments, tables);
  const expected = expectedMoments(conditional);
  const residual = observedMoments(moments, answers).map((each, moment) => each - (expected[moment] as number));
  const factor = momentCovariance(moments, tables, conditional);
  if (!factorise(factor, size)) {
    throw new RangeError('under this model some answers have next to no chance, so M2 cannot be computed');
  }
  const columns = columnsOf(moments);
  for (const vector of [residual, ...columns]) solveLower(factor, size, vector);
  const rank = clearOfColumns(residual, columns);
  return { m2: size > rank ? answers.persons * dot(residual, residual) : 0, df: size - rank };
}

/** The columns of Δ; under the 1PL one slope moves all items. */
function estimatedDerivatives(
  moments: Moments,
  items: readonly ItemParameters[],
  tables: readonly ByCategory[],
  model: OverallFitOptions['model'],
): Float64Array[] {
  const byItem = items.map((item, position) =>
    derivatives(item, model).map((each) => momentDerivative(moments, tables, position, each)),
  );
  if (model !== '1PL') return byItem.flat();
  const common = new Float64Array(moments.moments.length);
  for (const [slope] of byItem) {
    slope?.forEach((each, moment) => {
      common[moment] = (common[moment] as number) + each;
    });
  }
  return [common, ...byItem.flatMap(([, ...rest]) => rest)];
}

function observedMoments({ features, moments }: Moments, { patterns, persons }: CompleteAnswers): Float64Array {
  const sums = new Float64Array(moments.length);
  const values = new Float64Array(features.length);
  for (const { responses, count } of patterns) {
    features.forEach((feature, place) => {
      values[place] = feature.values[responses[feature.item] as number] as number;
    });
    for (let place = 0; place < moments.length; place++) {
      const { left, right } = moments[place] as Moments['moments'][number];
      const first = values[left] as number;
      if (first === 0) continue;
      sums[place] = (sums[place] as number) + count * first * (right === undefined ? 1 : (values[right] as number));
    }
  }
  return sums.map((sum) => sum / persons);
}

function approximation(statistic: number, df: number, persons: number) {
  if (df === 0) return { pValue: null, rmsea: null, rmseaInterval: null };
  const scale = df * Math.max(1, persons - 1);
  const bound = (below: number) => Math.sqrt(noncentralityAt(statistic, df, below) / scale);
  return {
    pValue: chiSquareAbove(statistic, df),
    rmsea: Math.sqrt(Math.max(0, statistic - df) / scale),
    rmseaInterval: [bound(0.95), bound(0.05)] as const,
  };
}

/**
 * When items are independent and their margins estimated, the residuals of pairs are uncorrelated and M2 becomes N times
 * the sum of the squared correlations, with a degree of freedom for each pair.
 */
function againstIndependence(statistic: number, df: number, correlations: Float64Array, persons: number) {
  const independent = persons * dot(correlations, correlations);
  const dfOfIndependent = correlations.length;
  if (df === 0 || independent <= dfOfIndependent) return { cfi: null, tli: null };
  const excess = Math.max(0, statistic - df);
  const ratio = independent / dfOfIndependent;
  return {
    cfi: 1 - excess / Math.max(independent - dfOfIndependent, excess),
    tli: (ratio - statistic / df) / (ratio - 1),
  };
}
