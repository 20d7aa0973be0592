import type { Sampled } from 'psychometrics';
import { sampledMean, sampledRmse, sampledShare, scaledScore } from 'psychometrics';
import type { BatchResult, Column } from './batches.ts';
import type { JoinedRun } from './figures.ts';
import { joinRuns } from './figures.ts';
import type { Shape } from './shapes.ts';
import { bandEdges, shapes } from './shapes.ts';

/** Coverage of the overall 95 % interval and size of errors, for a band of overall ability. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly people: number;
  readonly coverage: Sampled;
  readonly bias: Sampled;
  readonly rmse: Sampled;
  readonly questions: number;
}

/** A tenth of people, grouped by the stated certainty of their level. */
export interface CertaintyGroup {
  readonly people: number;
  readonly stated: number;
  readonly right: Sampled;
}

/** Figures of the overall score that have goals, in logits where not noted. */
export interface PrecisionFigures {
  readonly rmse: Sampled;
  readonly bands: readonly { readonly shape: Shape; readonly bands: readonly Band[] }[];
  /** Scores of placements with all answers right, and with all answers wrong. */
  readonly ends: { readonly right: ScoreRange; readonly wrong: ScoreRange };
  /** Stated certainty minus the share of right levels: overall, and of all sections' levels together. */
  readonly certainty: { readonly overall: Sampled; readonly sections: Sampled };
  readonly calibration: readonly CertaintyGroup[];
  readonly questions: { readonly mean: Sampled; readonly p95: number };
}

export interface ScoreRange {
  readonly placements: number;
  readonly lowest: number;
  readonly mean: number;
  readonly highest: number;
}

export function precisionOf({
  adaptive,
  ends,
  byShape,
}: {
  adaptive: readonly BatchResult[];
  ends: readonly BatchResult[];
  byShape: Readonly<Record<Shape, readonly BatchResult[]>>;
}): PrecisionFigures {
  const whole = joinRuns(adaptive, 0);
  const last = whole.columns.length - 1;
  const overall = columnOf(whole, last);
  const questions = questionsOf(whole);
  return {
    rmse: sampledRmse(errorsOf(whole)),
    bands: shapes.map((shape) => ({ shape, bands: bandsOf(joinRuns(byShape[shape], 0)) })),
    ends: { right: rangeOf(joinRuns(ends, 0)), wrong: rangeOf(joinRuns(ends, 1)) },
    certainty: {
      overall: sampledMean(surplusOf(whole, last)),
      // Averaged for each person, because a person's levels are not independent.
      sections: sampledMean(meanOver(whole.columns.slice(0, last).map((_, at) => surplusOf(whole, at)))),
    },
    calibration: calibrationOf(overall, whole.trueLevel[last] ?? new Uint8Array()),
    questions: { mean: sampledMean(questions), p95: questions.toSorted()[Math.ceil(0.95 * questions.length) - 1] ?? 0 },
  };
}

function columnOf({ columns }: JoinedRun, at: number): Column {
  const column = columns[at];
  if (!column) throw new RangeError(`there is no column ${at}`);
  return column;
}

/** Errors of the overall score. */
function errorsOf(run: JoinedRun): Float64Array {
  const at = run.columns.length - 1;
  const truth = run.truth[at] ?? new Float64Array();
  return columnOf(run, at).theta.map((theta, person) => theta - (truth[person] as number));
}

function questionsOf({ lengths }: JoinedRun): Float64Array {
  return Float64Array.from(lengths[0] ?? [], (_, person) =>
    lengths.reduce((sum, ofSection) => sum + (ofSection[person] as number), 0),
  );
}

/** The stated certainty of each person, minus 1 where the level is right. */
function surplusOf(run: JoinedRun, at: number): Float64Array {
  const { certainty, level } = columnOf(run, at);
  return certainty.map((stated, person) => stated - Number(level[person] === run.trueLevel[at]?.[person]));
}

function meanOver(each: readonly Float64Array[]): Float64Array {
  return (each[0] ?? new Float64Array()).map(
    (_, person) => each.reduce((sum, values) => sum + (values[person] as number), 0) / each.length,
  );
}

function bandsOf(run: JoinedRun): Band[] {
  const at = run.columns.length - 1;
  const truth = run.truth[at] ?? new Float64Array();
  const { se } = columnOf(run, at);
  const errors = errorsOf(run);
  const questions = questionsOf(run);
  return bandEdges.slice(0, -1).flatMap((from, band): Band[] => {
    const to = bandEdges[band + 1] as number;
    const people = [...truth.keys()].filter((person) => inBand(truth[person] as number, from, to));
    if (people.length === 0) return [];
    const bandErrors = people.map((person) => errors[person] as number);
    const covered = people.filter((person) => Math.abs(errors[person] as number) <= 1.96 * (se[person] as number));
    return [
      {
        from,
        to,
        people: people.length,
        coverage: sampledShare(covered.length, people.length),
        bias: sampledMean(bandErrors),
        rmse: sampledRmse(bandErrors),
        questions: people.reduce((sum, person) => sum + (questions[person] as number), 0) / people.length,
      },
    ];
  });
}

const inBand = (theta: number, from: number, to: number) => theta >= from && theta < to;

/** Tenths of people by stated certainty, ascending. */
function calibrationOf({ certainty, level }: Column, trueLevel: Uint8Array): CertaintyGroup[] {
  const order = [...certainty.keys()].sort((one, other) => (certainty[one] as number) - (certainty[other] as number));
  return Array.from({ length: 10 }, (_, tenth) =>
    order.slice(Math.round((tenth * order.length) / 10), Math.round(((tenth + 1) * order.length) / 10)),
  ).flatMap((people): CertaintyGroup[] => {
    if (people.length === 0) return [];
    const right = people.filter((person) => level[person] === trueLevel[person]);
    const stated = people.reduce((sum, person) => sum + (certainty[person] as number), 0) / people.length;
    return [{ people: people.length, stated, right: sampledShare(right.length, people.length) }];
  });
}

function rangeOf(run: JoinedRun): ScoreRange {
  const scores = Array.from(columnOf(run, run.columns.length - 1).theta, scaledScore);
  return {
    placements: scores.length,
    lowest: Math.min(...scores),
    mean: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    highest: Math.max(...scores),
  };
}
