import type { Predictor, Table } from 'machine-learning';
import { accuracy, calibrationCurve, compareGroups, evaluate, predict, rocPoints } from 'machine-learning';
import type { ColumnName } from '../dataset/columns.ts';
import { columns } from '../dataset/columns.ts';
import { at, plantedGap, probabilityOf } from '../dataset/story.ts';
import type { OutcomeCard } from './contract.ts';
import { importanceOf, permutationOf } from './importance.ts';
import type { Learners } from './read-learners.ts';
import type { Sample, Samples } from './samples.ts';

const compared = ['first_generation', 'background', 'pathway'] as const satisfies readonly ColumnName[];

/** So many points that the curve has no visible corners, not even where it rises steeply. */
const rocLimit = 200;

/** How well a model predicts being hired, on learners that it has not seen. */
export function judgeOutcome(model: Predictor, learners: Learners, { train, validation, test }: Samples): OutcomeCard {
  const accuracyOn = ({ table, targets }: Sample) =>
    accuracy({ probabilities: predict(model, table), labels: targets });
  const predicted = { probabilities: predict(model, test.table), labels: test.targets };
  const measured = evaluate(predicted, { seed: 'ml-insights' });
  const truth = Float64Array.from(test.rows, (row) => at(learners.values.true_probability, row));
  return {
    trainingAccuracy: accuracyOn(train),
    validationAccuracy: accuracyOn(validation),
    accuracy: measured.accuracy,
    ceiling: meanBy(truth, (probability) => Math.max(probability, 1 - probability)),
    auc: measured.areaUnderCurve,
    logLoss: measured.logLoss.value,
    brier: measured.brierScore.value,
    calibrationError: measured.calibrationError.value,
    calibration: calibrationCurve(predicted)
      .filter(({ rows }) => rows > 0)
      .map(({ predicted, observed, rows }) => ({ predicted, observed, learners: rows })),
    roc: rocPoints(predicted, rocLimit).map(({ falsePositiveRate, truePositiveRate }) => ({
      falsePositives: falsePositiveRate,
      truePositives: truePositiveRate,
    })),
    importance: importanceOf(model, test.table),
    permutation: permutationOf(model, test),
    shuffledAuc: null,
    groups: compared.flatMap((attribute) =>
      compareGroups(predicted, namesOf(learners, attribute, test.rows)).groups.map((each) => ({
        attribute,
        group: each.group,
        learners: each.rows,
        hired: each.baseRate,
        predicted: each.meanPrediction,
        auc: Number.isNaN(each.areaUnderCurve) ? null : each.areaUnderCurve,
        calibrationError: each.calibrationError,
      })),
    ),
    gap: gapOf(model, learners, test, truth),
  };
}

/**
 * What belonging to the planted group changes, all else equal: the mean difference between predictions with and without it.
 * The true difference follows from the true probabilities, because the gap is constant in log odds.
 */
function gapOf(model: Predictor, { values }: Learners, test: Sample, truth: Float64Array): OutcomeCard['gap'] {
  const isIn = Float64Array.from(test.rows, (row) => at(values.first_generation, row));
  const [inside, outside] = [1, 0].map((value) => predict(model, withGroup(test.table, value)));
  const rates = [1, 0].map((group) =>
    meanBy(
      test.targets.filter((_, row) => isIn[row] === group),
      (value) => value,
    ),
  );
  if (!inside || !outside || rates.some(Number.isNaN)) return null;
  const logOdds = (probability: number) => Math.log(probability / (1 - probability));
  const planted = truth.map((probability, row) => {
    const without = logOdds(Math.min(1 - 1e-6, Math.max(1e-6, probability))) - plantedGap * at(isIn, row);
    return probabilityOf(without + plantedGap) - probabilityOf(without);
  });
  return {
    found: meanBy(inside, (value, row) => value - at(outside, row)),
    planted: meanBy(planted, (value) => value),
    raw: at(rates, 0) - at(rates, 1),
  };
}

const withGroup = (table: Table, value: number): Table => ({
  ...table,
  columns: table.columns.map((column) =>
    column.name === 'first_generation' && column.kind === 'number'
      ? { ...column, values: new Float64Array(table.rows).fill(value) }
      : column,
  ),
});

function namesOf({ values }: Learners, attribute: ColumnName, rows: Uint32Array): string[] {
  const labels: readonly string[] = columns.flatMap((column) =>
    column.name === attribute && 'labels' in column ? [column.labels] : [],
  )[0] ?? ['no', 'yes'];
  return Array.from(rows, (row) => labels[at(values[attribute], row)] ?? '');
}

const meanBy = (values: Float64Array, of: (value: number, row: number) => number): number =>
  values.reduce((sum, value, row) => sum + of(value, row), 0) / values.length;
