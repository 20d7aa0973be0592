import type { Table } from 'machine-learning';
import { conformalMargin, predict, selectRows } from 'machine-learning';
import { at, pathwayOf } from '../dataset/story.ts';
import type { LogInterval, ServedModels } from '../insights/served-models.ts';
import { logIntervals } from '../insights/served-models.ts';
import { featureTable } from '../models/features.ts';
import type { Learners } from '../models/read-learners.ts';
import { samplesOf } from '../models/samples.ts';
import { mixtureQuantiles, quantiles } from './mixture.ts';
import type { DatasetOrigin } from './synthetic-sample.ts';
import { sampleOf } from './synthetic-sample.ts';

// A learner's record holds some of the figures that the models see. The others are taken from synthetic learners with the most
// similar known figures, one after another, so that the spread of what they change is part of the interval. How often such
// intervals hold is measured in the same way on synthetic learners that the models have not seen.

/** The figures of a record, on the scales of the data set. */
export interface KnownFigures {
  readonly core_math: number;
  readonly core_math_error: number;
  readonly applied_reasoning: number;
  readonly applied_reasoning_error: number;
  readonly ai_concepts: number;
  readonly ai_concepts_error: number;
  /** Absent until a whole year of practice is known. */
  readonly practice?: { readonly practice_hours: number; readonly active_weeks: number };
}

interface Projected {
  readonly value: number;
  /** Aims at 90 %. */
  readonly low: number;
  readonly high: number;
  /** How often such intervals hold the true value of held-out learners, 0 to 1. */
  readonly coverage: number;
  /** Held-out learners on whom that was measured. */
  readonly checked: number;
}

export interface RecordProjection {
  /** The probability of being hired within a year. Its interval is that of learners who differ in what is not known. */
  readonly outcome: Projected;
  /** If hired. */
  readonly salary: Projected;
  readonly daysToHire: Projected;
  /** The share of held-out learners for whom the likelier outcome came about, known only as much as this record. */
  readonly accuracy: number;
}

type Figure = 'outcome' | 'salary' | 'daysToHire';
/** On the scale on which errors are alike: log odds of the probability, logarithms of the others. */
type Estimate = Record<Figure, LogInterval>;

const scales: Record<Figure, { readonly to: (value: number) => number; readonly from: (value: number) => number }> = {
  outcome: { to: (value) => Math.log(value / (1 - value)), from: (value) => 1 / (1 + Math.exp(-value)) },
  salary: { to: Math.log, from: Math.exp },
  daysToHire: { to: Math.log, from: Math.exp },
};
const figures = Object.keys(scales) as Figure[];

/** Synthetic learners that stand in for what is not known. */
const similar = 100;
/** Learners on whom intervals are widened, and others on whom they are checked. */
const mostChecked = 800;
/** Records whose estimates are made together. */
const atOnce = 100;
/** With fewer, intervals stay as they are. */
const leastWidened = 20;
const nominal = 0.9;
const [lowEnd, middle, highEnd] = [0.05, 0.5, 0.95] as const;

/** Returns the function that projects records with the models. The first call for a kind of record takes a second or two. */
export function createRecordProjector(models: ServedModels, dataset: DatasetOrigin) {
  let sample: Sample | undefined;
  const checks = new Map<boolean, Check>();

  /** Estimates for several records at once, which is faster than for one after the other. */
  const estimate = (from: Sample, records: readonly KnownFigures[]): Estimate[] => {
    const parts = records.map((known) => nearest(from.learners, from.seen, known));
    const likeThese = withKnown(from.table, parts, records);
    const chances = predict(models.outcome, likeThese);
    const intervals = {
      salary: logIntervals(models.salary, likeThese),
      days: logIntervals(models.daysToHire, likeThese),
    };
    let end = 0;
    return parts.map(({ length }): Estimate => {
      const begin = end;
      end += length;
      const own = chances.subarray(begin, end);
      const [low = 0, high = 0] = quantiles(own, [lowEnd, highEnd]).map(scales.outcome.to);
      const mean = own.reduce((sum, each) => sum + each, 0) / length;
      // Among those who are hired, learners with better chances are more frequent.
      const ifHired = (all: readonly LogInterval[]) => {
        const [from = 0, median = 0, to = 0] = mixtureQuantiles(all.slice(begin, end), own, [lowEnd, middle, highEnd]);
        return { low: from, median, high: to };
      };
      return {
        outcome: { low, median: scales.outcome.to(mean), high },
        salary: ifHired(intervals.salary),
        daysToHire: ifHired(intervals.days),
      };
    });
  };

  return (known: KnownFigures): RecordProjection => {
    sample ??= openSample(dataset);
    const isPracticeKnown = known.practice !== undefined;
    const check = checks.get(isPracticeKnown) ?? checkOn(sample, estimate, isPracticeKnown);
    checks.set(isPracticeKnown, check);
    const [found] = estimate(sample, [known]);
    if (!found) throw new Error('no estimate');
    const projected = (figure: Figure): Projected => {
      const { low, median, high } = found[figure];
      const { margin, coverage, checked } = check[figure];
      const { from } = scales[figure];
      // A negative margin narrows.
      const ends = { low: from(Math.min(low - margin, median)), high: from(Math.max(high + margin, median)) };
      return { value: from(median), ...ends, coverage, checked };
    };
    return {
      outcome: projected('outcome'),
      salary: projected('salary'),
      daysToHire: projected('daysToHire'),
      accuracy: check.accuracy,
    };
  };
}

type Sample = ReturnType<typeof openSample>;

function openSample(dataset: DatasetOrigin) {
  const learners = sampleOf(dataset);
  const { train, validation, test } = samplesOf(learners, 'succeeded');
  const [widened, heldOut] = [validation, test].map(({ rows }) => rows.slice(0, mostChecked));
  return { learners, table: featureTable(learners), seen: train.rows, widened, heldOut };
}

interface Check extends Record<Figure, Pick<Projected, 'coverage' | 'checked'> & { readonly margin: number }> {
  readonly accuracy: number;
}

/** Widens intervals on validation learners (conformal), and measures on test learners how often they hold. */
function checkOn(
  sample: Sample,
  estimate: (sample: Sample, records: readonly KnownFigures[]) => Estimate[],
  isPracticeKnown: boolean,
): Check {
  const { values } = sample.learners;
  const truth = { outcome: values.true_probability, salary: values.salary, daysToHire: values.days_to_hire };
  const judge = (rows = new Uint32Array()) => {
    const judged: { readonly row: number; readonly found: Estimate }[] = [];
    for (let from = 0; from < rows.length; from += atOnce) {
      const own = rows.subarray(from, from + atOnce);
      const records = Array.from(own, (row) => figuresOf(sample.learners, row, isPracticeKnown));
      for (const [place, found] of estimate(sample, records).entries()) judged.push({ row: at(own, place), found });
    }
    return judged;
  };
  const [validation, test] = [judge(sample.widened), judge(sample.heldOut)];
  const intervalsOf = (judged: typeof test, figure: Figure) => {
    // Salary and time to hire are known of learners who were hired.
    const known = judged.filter(({ row }) => !Number.isNaN(at(truth[figure], row)));
    return {
      low: Float64Array.from(known, ({ found }) => found[figure].low),
      high: Float64Array.from(known, ({ found }) => found[figure].high),
      targets: Float64Array.from(known, ({ row }) => scales[figure].to(at(truth[figure], row))),
    };
  };
  const checked = (figure: Figure) => {
    const [known, others] = [intervalsOf(validation, figure), intervalsOf(test, figure)];
    const margin = known.targets.length >= leastWidened ? conformalMargin(known, known.targets, nominal) : 0;
    const held = others.targets.filter(
      (target, place) => target >= at(others.low, place) - margin && target <= at(others.high, place) + margin,
    );
    return { margin, coverage: held.length / Math.max(1, others.targets.length), checked: others.targets.length };
  };
  const right = test.filter(({ row, found }) => found.outcome.median >= 0 === (at(values.succeeded, row) === 1));
  return {
    ...(Object.fromEntries(figures.map((figure) => [figure, checked(figure)])) as Record<
      Figure,
      ReturnType<typeof checked>
    >),
    accuracy: right.length / Math.max(1, test.length),
  };
}

/** What a record would know about a synthetic learner. */
function figuresOf({ values }: Learners, row: number, isPracticeKnown: boolean): KnownFigures {
  const of = (name: Exclude<keyof KnownFigures, 'practice'> | 'practice_hours' | 'active_weeks') =>
    at(values[name], row);
  return {
    ...{ core_math: of('core_math'), core_math_error: of('core_math_error') },
    ...{ applied_reasoning: of('applied_reasoning'), applied_reasoning_error: of('applied_reasoning_error') },
    ...{ ai_concepts: of('ai_concepts'), ai_concepts_error: of('ai_concepts_error') },
    ...(isPracticeKnown && {
      practice: { practice_hours: of('practice_hours'), active_weeks: of('active_weeks') },
    }),
  };
}

/** The learners with the most similar scores, in logits, and hours of practice, on the scale on which these count. */
function nearest({ values }: Learners, rows: Uint32Array, known: KnownFigures): Uint32Array {
  const hours = (practised: number) => Math.log1p(practised / 20);
  const own = known.practice && hours(known.practice.practice_hours);
  const distances = Float64Array.from(rows, (row) => {
    const scores =
      (at(values.core_math, row) - known.core_math) ** 2 +
      (at(values.applied_reasoning, row) - known.applied_reasoning) ** 2 +
      (at(values.ai_concepts, row) - known.ai_concepts) ** 2;
    const practice = own === undefined ? 0 : (hours(at(values.practice_hours, row)) - own) ** 2;
    return scores / 100 ** 2 + practice;
  });
  const reach = distances.toSorted()[Math.min(similar, rows.length) - 1] ?? 0;
  return rows.filter((_, place) => at(distances, place) <= reach).slice(0, similar);
}

/** For each record its rows of the table, with the known figures in place of their own. */
function withKnown(table: Table, parts: readonly Uint32Array[], records: readonly KnownFigures[]): Table {
  const rows = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0));
  const given = records.map(givenBy);
  let begin = 0;
  const begins = parts.map((part) => {
    rows.set(part, begin);
    begin += part.length;
    return begin - part.length;
  });
  const chosen = selectRows(table, rows);
  for (const column of chosen.columns) {
    for (const [record, from] of begins.entries()) {
      const value = given[record]?.[column.name];
      if (value === undefined) continue;
      const values = column.kind === 'number' ? column.values : column.codes;
      values.fill(value, from, from + (parts[record]?.length ?? 0));
    }
  }
  return chosen;
}

function givenBy({ practice, ...scores }: KnownFigures): Readonly<Record<string, number>> {
  return {
    ...scores,
    ...practice,
    // The pathway follows from the scores, by the rule of the data set.
    pathway: pathwayOf(scores.core_math, scores.applied_reasoning, scores.ai_concepts),
  };
}
