import type { DichotomousParameters } from '../models/item-parameters.ts';
import { isGraded } from '../models/item-parameters.ts';
import type { CalibratedItem, Calibration, CalibrationModel } from './calibration.ts';
import { takesPoints } from './calibration.ts';
import type { Estimated, Problem } from './estimation.ts';
import type { ItemLayout } from './layout.ts';
import { guessingEndOf, interceptsOf, measurable, ownParameters, populationIn } from './layout.ts';
import { nameOf } from './response-matrix.ts';
import type { Errors } from './standard-errors.ts';

/** The estimates as item parameters with standard errors (delta method) and notes. */
export function resultOf(problem: Problem, estimated: Estimated, errors: Errors): Calibration {
  const { layout, packed, settled } = problem;
  const { vector, logLikelihood, logPosterior, iterations, converged, change } = estimated;
  const covariance = (row: number, column: number) => errors.covariance?.[row * layout.size + column] ?? Number.NaN;
  const items = layout.items.map((item, index): CalibratedItem => {
    const name = settled.names?.[index];
    const found = item.fixed ? fixedItem(item) : freeItem(item, vector, covariance, settled.model);
    return name === undefined ? found : { name, ...found };
  });
  const population = populationIn(layout, vector);
  const places = layout.population;
  return {
    model: settled.model,
    items,
    logLikelihood,
    logPosterior,
    parameters: layout.size,
    people: packed.people,
    aic: 2 * layout.size - 2 * logLikelihood,
    bic: Math.log(packed.people) * layout.size - 2 * logLikelihood,
    iterations,
    converged,
    change,
    population: places
      ? {
          ...population,
          seMean: Math.sqrt(covariance(places.mean, places.mean)),
          seSd: Math.sqrt(covariance(places.sd, places.sd)),
        }
      : population,
    standardErrors: errors.kind,
    notes: notesOn(problem, estimated, errors, items),
  };
}

type Covariance = (row: number, column: number) => number;

function freeItem(
  item: ItemLayout,
  vector: Float64Array,
  covariance: Covariance,
  model: CalibrationModel,
): CalibratedItem {
  const own = ownParameters(item, vector);
  const { places, categories } = item;
  const a = own[0] as number;
  const slope = places[0] as number;
  const intercepts = Array.from(own.subarray(1, categories));
  const difficulties = intercepts.map((intercept) => -intercept / a);
  const interceptErrors = intercepts.map((_, step) => {
    const place = places[step + 1] as number;
    return Math.sqrt(covariance(place, place));
  });
  // b = −d/a, so that the derivatives are −1/a by d and −b/a by a.
  const difficultyErrors = difficulties.map((b, step) => {
    const place = places[step + 1] as number;
    const variance = covariance(place, place) + 2 * b * covariance(slope, place) + b * b * covariance(slope, slope);
    return Math.sqrt(variance) / Math.abs(a);
  });
  const seA = Math.sqrt(covariance(slope, slope));
  if (takesPoints(model)) {
    const graded = {
      a,
      b: difficulties,
      intercept: intercepts,
      seA,
      seB: difficultyErrors,
      seIntercept: interceptErrors,
    };
    return model === 'GPCM' ? { model, ...graded } : graded;
  }
  const [b = 0] = difficulties;
  const found = {
    a,
    b,
    intercept: intercepts[0] as number,
    seA,
    seB: difficultyErrors[0] as number,
    seIntercept: interceptErrors[0] as number,
  };
  if (!item.hasGuessing) return found;
  const c = 1 / (1 + Math.exp(-(own[categories] as number)));
  const guessing = places[categories] as number;
  return { ...found, c, seC: c * (1 - c) * Math.sqrt(covariance(guessing, guessing)) };
}

function fixedItem({ fixed, categories }: ItemLayout): CalibratedItem {
  if (!fixed) throw new Error('the item is not fixed');
  const intercept = interceptsOf(fixed);
  if (isGraded(fixed)) {
    const none = new Array<number>(categories - 1).fill(0);
    const held = { a: fixed.a, b: fixed.b, intercept, seA: 0, seB: none, seIntercept: none, isFixed: true } as const;
    return fixed.model ? { model: fixed.model, ...held } : held;
  }
  const { a, b, c } = fixed as DichotomousParameters;
  const found = { a, b, intercept, seA: 0, seB: 0, seIntercept: 0, isFixed: true } as const;
  return c === undefined ? found : { ...found, c, seC: 0 };
}

/** An |a| up to this is zero but for rounding. */
const nothing = 1e-6;

function notesOn(problem: Problem, estimated: Estimated, errors: Errors, items: readonly CalibratedItem[]): string[] {
  const { settled, layout } = problem;
  const notes: string[] = [];
  if (!estimated.converged) {
    notes.push(
      `The calibration did not converge in ${estimated.iterations} iterations: the last step still changed a parameter by ${estimated.change.toPrecision(2)}. Kept are the estimates with the highest likelihood found; do not use them as they are.`,
    );
  }
  if (errors.kind !== 'none' && !errors.covariance) {
    notes.push('The responses do not identify all parameters, so there are no standard errors.');
  }
  if (errors.kind === 'cross-product' && settled.standardErrors === undefined) {
    notes.push('Standard errors are from the cross-products of scores, as the responses are many.');
  }
  items.forEach((item, index) => {
    if (item.isFixed) return;
    const name = nameOf(index, settled.names);
    const isShared = layout.sharesDiscrimination;
    if (isShared && items.findIndex(({ isFixed }) => !isFixed) !== index) return;
    const of = isShared ? 'the items' : name;
    if (Math.abs(item.a) <= nothing) {
      notes.push(`The discrimination of ${of} is 0: the answers are unrelated, so no difficulty can be estimated.`);
    } else if (item.a < 0) {
      notes.push(`The discrimination of ${of} is negative. Check ${isShared ? 'the keys' : 'its key'}.`);
    }
    if (Math.abs(item.a) >= measurable) notes.push(`The discrimination of ${of} is not bounded by these responses.`);
  });
  return [...notes, ...notesOnGuessing(problem, estimated)];
}

function notesOnGuessing({ layout, settled }: Problem, { vector }: Estimated): string[] {
  const namesAt = (end: 'low' | 'high') =>
    layout.items.flatMap((item, index) =>
      guessingEndOf(item, vector) === end ? [nameOf(index, settled.names).replace(/^item /, '')] : [],
    );
  const [none, all] = [namesAt('low'), namesAt('high')];
  const items = (names: readonly string[]) => `${names.length === 1 ? 'item' : 'items'} ${names.join(', ')}`;
  return [
    ...(none.length === 0
      ? []
      : [`The answers show no guessing in ${items(none)}: c is at its lower limit and has no standard error.`]),
    ...(all.length === 0
      ? []
      : [`The guessing of ${items(all)} is not bounded by these responses: c is at its upper limit.`]),
  ];
}
