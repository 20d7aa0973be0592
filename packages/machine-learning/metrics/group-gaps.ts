import { ModelError } from '../model-error.ts';
import { calibrationError } from './calibration-curve.ts';
import { brierScore } from './losses.ts';
import type { Predicted } from './predicted.ts';
import { checkPredicted } from './predicted.ts';
import { areaUnderCurve } from './roc-curve.ts';

/** How a model treats one group. Rates are NaN where there is no row to compute them from. */
export interface GroupFigures {
  readonly group: string;
  readonly rows: number;
  /** The share with label 1, and the mean prediction. */
  readonly baseRate: number;
  readonly meanPrediction: number;
  /** The share predicted as 1. */
  readonly selectionRate: number;
  /** Of those with label 1, and with label 0, the share predicted as 1. */
  readonly truePositiveRate: number;
  readonly falsePositiveRate: number;
  readonly areaUnderCurve: number;
  readonly brierScore: number;
  readonly calibrationError: number;
}

export interface GroupReport {
  /** Largest first. */
  readonly groups: readonly GroupFigures[];
  /** Groups with fewer rows than `minRows`: named, but without figures, which would be chance or reveal individuals. */
  readonly tooSmall: readonly { readonly group: string; readonly rows: number }[];
  /** The largest difference between two groups; NaN with fewer than two. */
  readonly gaps: {
    /** Demographic parity, equal opportunity and, with the false positive rate, equalised odds (Hardt, Price and Srebro 2016). */
    readonly selectionRate: number;
    readonly truePositiveRate: number;
    readonly falsePositiveRate: number;
    readonly areaUnderCurve: number;
    /** Of mean prediction − base rate: whether the model is too high for some and too low for others. */
    readonly calibration: number;
  };
  /** The smallest selection rate over the largest; the four-fifths rule asks for 0.8. */
  readonly impactRatio: number;
}

export interface GroupOptions {
  readonly threshold?: number;
  readonly minRows?: number;
}

/** Compares groups of rows. */
export function compareGroups(
  predicted: Predicted,
  groups: ArrayLike<string>,
  { threshold = 0.5, minRows = 30 }: GroupOptions = {},
): GroupReport {
  checkPredicted(predicted);
  if (groups.length !== predicted.labels.length) {
    throw new ModelError('invalid-input', `There are ${groups.length} groups for ${predicted.labels.length} rows`);
  }
  const rowsOf = new Map<string, number[]>();
  for (let row = 0; row < groups.length; row++) {
    const group = groups[row] as string;
    const rows = rowsOf.get(group);
    if (rows) rows.push(row);
    else rowsOf.set(group, [row]);
  }
  const bySize = [...rowsOf].sort(
    ([one, ones], [other, others]) => others.length - ones.length || (one < other ? -1 : 1),
  );
  const figures = bySize
    .filter(([, rows]) => rows.length >= minRows)
    .map(([group, rows]) => figuresOf(group, rows, predicted, threshold));
  const gapOf = (of: (figures: GroupFigures) => number) => {
    const values = figures.map(of).filter((value) => !Number.isNaN(value));
    return values.length < 2 ? Number.NaN : Math.max(...values) - Math.min(...values);
  };
  const rates = figures.map(({ selectionRate }) => selectionRate);
  return {
    groups: figures,
    tooSmall: bySize.filter(([, rows]) => rows.length < minRows).map(([group, rows]) => ({ group, rows: rows.length })),
    gaps: {
      selectionRate: gapOf((each) => each.selectionRate),
      truePositiveRate: gapOf((each) => each.truePositiveRate),
      falsePositiveRate: gapOf((each) => each.falsePositiveRate),
      areaUnderCurve: gapOf((each) => each.areaUnderCurve),
      calibration: gapOf((each) => each.meanPrediction - each.baseRate),
    },
    impactRatio: rates.length < 2 || Math.max(...rates) === 0 ? Number.NaN : Math.min(...rates) / Math.max(...rates),
  };
}

function figuresOf(
  group: string,
  rows: readonly number[],
  { probabilities, labels }: Predicted,
  threshold: number,
): GroupFigures {
  const own = {
    probabilities: Float64Array.from(rows, (row) => probabilities[row] as number),
    labels: Uint8Array.from(rows, (row) => labels[row] as number),
  };
  let [positives, sum, truePositives, falsePositives] = [0, 0, 0, 0];
  for (const [at, probability] of own.probabilities.entries()) {
    const label = own.labels[at] as number;
    positives += label;
    sum += probability;
    if (probability >= threshold) {
      truePositives += label;
      falsePositives += 1 - label;
    }
  }
  const count = rows.length;
  return {
    group,
    rows: count,
    baseRate: positives / count,
    meanPrediction: sum / count,
    selectionRate: (truePositives + falsePositives) / count,
    truePositiveRate: truePositives / positives,
    falsePositiveRate: falsePositives / (count - positives),
    areaUnderCurve: areaUnderCurve(own),
    brierScore: brierScore(own),
    calibrationError: calibrationError(own),
  };
}
