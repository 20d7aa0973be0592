import { encodeRow, explain, predictRow } from 'machine-learning';
import type { KnownFigures, RecordProjection } from '../careers/project-record.ts';
import { createRecordProjector } from '../careers/project-record.ts';
import type { DatasetOrigin } from '../careers/synthetic-sample.ts';
import type { Prediction, Traits } from './contract.ts';
import type { IntervalModel, ServedModels } from './served-models.ts';
import { logInterval, readServedModels } from './served-models.ts';

export type Predicted = Omit<Prediction, 'isSynthetic' | 'version'>;

export interface PredictSetup {
  /** Files of models by step and name. */
  readonly files: ReadonlyMap<string, string>;
  /** The data set that the models were trained on. */
  readonly dataset: DatasetOrigin;
}

export type PredictRequest =
  | { readonly kind: 'learner'; readonly traits: Traits }
  | { readonly kind: 'record'; readonly known: KnownFigures };

/** What is answered to each kind of request. */
export interface PredictReplies {
  readonly learner: Predicted;
  readonly record: RecordProjection;
}

/** Contributions that are smaller are not listed. */
const least = 1e-6;

/**
 * Reads the models of a training once, and predicts for many learners.
 * @throws ModelError for a file that was changed
 */
export function open({ files, dataset }: PredictSetup) {
  const models = readServedModels(files);
  const project = createRecordProjector(models, dataset);
  return (request: PredictRequest): Predicted | RecordProjection =>
    request.kind === 'record' ? project(request.known) : predictLearner(models, request.traits);
}

function predictLearner({ outcome, salary, daysToHire }: ServedModels, traits: Traits): Predicted {
  const named = { ...traits, first_generation: traits.first_generation ? 1 : 0 };
  const row = encodeRow(outcome.features, named);
  const { base, contributions } = explain(outcome, row);
  return {
    probability: predictRow(outcome, row),
    average: 1 / (1 + Math.exp(-base)),
    base,
    contributions: outcome.features
      .map(({ name }, place) => ({
        feature: name,
        value: textOf(traits[name as keyof Traits]),
        logOdds: contributions[place] ?? 0,
      }))
      .filter(({ logOdds }) => Math.abs(logOdds) > least)
      .toSorted((one, other) => Math.abs(other.logOdds) - Math.abs(one.logOdds)),
    salary: intervalFor(salary, named),
    daysToHire: intervalFor(daysToHire, named),
  };
}

const textOf = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));

function intervalFor(model: IntervalModel, named: Parameters<typeof encodeRow>[1]) {
  const [low, median, high] = [model.low, model.median, model.high].map((booster) =>
    predictRow(booster, encodeRow(booster.features, named)),
  );
  const found = logInterval(model, { low: low ?? 0, median: median ?? 0, high: high ?? 0 });
  return { low: Math.exp(found.low), median: Math.exp(found.median), high: Math.exp(found.high) };
}
