import type { Artefact, Booster, Table } from 'machine-learning';
import { predict, readArtefact } from 'machine-learning';

/** The models of a training that serve. */
export interface ServedModels {
  /** Of being hired within a year. */
  readonly outcome: Booster;
  readonly salary: IntervalModel;
  readonly daysToHire: IntervalModel;
}

/** Predicts medians and 90 % intervals. The trees predict logarithms. */
export interface IntervalModel {
  readonly low: Booster;
  readonly median: Booster;
  readonly high: Booster;
  /** Widens the interval at both ends, as measured on validation learners. */
  readonly margin: number;
}

/** Logarithms of a median and the ends of its 90 % interval. */
export interface LogInterval {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/**
 * Reads the files of a training.
 * @param files by step and name
 * @throws ModelError for a file that was changed
 */
export function readServedModels(files: ReadonlyMap<string, string>): ServedModels {
  const intervalModel = (step: string): IntervalModel => ({
    low: boosterOf(files, `${step}.low`),
    median: boosterOf(files, `${step}.median`),
    high: boosterOf(files, `${step}.high`),
    margin: Number(artefactOf(files, `${step}.low`).notes.margin),
  });
  return {
    outcome: boosterOf(files, 'trees.outcome'),
    salary: intervalModel('salary'),
    daysToHire: intervalModel('days_to_hire'),
  };
}

/** The median is of a model of its own, and may lie beyond a narrow interval. */
export function logInterval({ margin }: IntervalModel, { low, median, high }: LogInterval): LogInterval {
  return { low: Math.min(low - margin, median), median, high: Math.max(high + margin, median) };
}

/** An interval for each row of a table. */
export function logIntervals(model: IntervalModel, table: Table): LogInterval[] {
  const [low, median, high] = [model.low, model.median, model.high].map((each) => predict(each, table));
  return Array.from({ length: table.rows }, (_, row) =>
    logInterval(model, { low: low?.[row] ?? 0, median: median?.[row] ?? 0, high: high?.[row] ?? 0 }),
  );
}

const artefactOf = (files: ReadonlyMap<string, string>, name: string): Artefact => readArtefact(files.get(name) ?? '');

function boosterOf(files: ReadonlyMap<string, string>, name: string): Booster {
  const { model } = artefactOf(files, name);
  if (model.kind !== 'trees') throw new Error(`${name} is of kind ${model.kind}`);
  return model;
}
