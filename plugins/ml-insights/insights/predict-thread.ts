import type { Artefact, Booster } from 'machine-learning';
import { encodeRow, explain, predictRow, readArtefact } from 'machine-learning';
import type { Prediction, Traits } from './contract.ts';

export type Predicted = Omit<Prediction, 'isSynthetic' | 'version'>;

/** Contributions that are smaller are not listed. */
const least = 1e-6;

/**
 * Reads the models of a training once, and predicts for many learners.
 * @param files by step and name
 * @throws ModelError for a file that was changed
 */
export function open(files: ReadonlyMap<string, string>) {
  const outcome = boosterOf(files, 'trees.outcome');
  const intervals = { salary: intervalOf(files, 'salary'), daysToHire: intervalOf(files, 'days_to_hire') };
  return (traits: Traits): Predicted => {
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
      salary: intervals.salary(named),
      daysToHire: intervals.daysToHire(named),
    };
  };
}

const textOf = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));

function intervalOf(files: ReadonlyMap<string, string>, step: string) {
  const margin = Number(artefactOf(files, `${step}.low`).notes.margin);
  const [low, median, high] = ['low', 'median', 'high'].map((name) => boosterOf(files, `${step}.${name}`));
  return (named: Parameters<typeof encodeRow>[1]) => {
    const value = (booster: Booster | undefined) =>
      booster ? predictRow(booster, encodeRow(booster.features, named)) : Number.NaN;
    const middle = value(median);
    // The median is of a model of its own, and may lie beyond a narrow interval.
    return {
      low: Math.exp(Math.min(value(low) - margin, middle)),
      median: Math.exp(middle),
      high: Math.exp(Math.max(value(high) + margin, middle)),
    };
  };
}

const artefactOf = (files: ReadonlyMap<string, string>, name: string): Artefact => readArtefact(files.get(name) ?? '');

function boosterOf(files: ReadonlyMap<string, string>, name: string): Booster {
  const { model } = artefactOf(files, name);
  if (model.kind !== 'trees') throw new Error(`${name} is of kind ${model.kind}`);
  return model;
}
