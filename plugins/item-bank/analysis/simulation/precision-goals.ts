import type { Sampled } from 'psychometrics';
import { verdictOn } from 'psychometrics';
import type { FormFigures } from './form-study.ts';
import type { Goal } from './goals.ts';
import type { Band, PrecisionFigures } from './precision.ts';
import type { Shape } from './shapes.ts';

/** Targets for a placement's score (docs/measurement.md): errors in logits, scores in points. */
export const precisionTargets = {
  rmse: 0.315,
  /** Of the 95 % interval, in every half logit from −2.5 to 2.5. */
  coverage: 0.9,
  allRight: 720,
  allWrong: 230,
  /** Maximum difference between stated certainty and the share of right levels. */
  certainty: 0.01,
  /** Questions, on average. */
  questions: 45,
} as const;

/** Descriptions of the profile shapes. */
export const shapeTitles: Record<Shape, string> = {
  population: 'as in the population',
  equal: 'equal in all sections',
  uneven: 'one section 1.5 logits lower',
};

export function precisionGoals({ rmse, bands, ends, certainty, questions }: PrecisionFigures): Goal[] {
  return [
    goal('Overall error (RMSE)', rmse, { atMost: precisionTargets.rmse, unit: 'logits' }),
    ...bands.flatMap(({ shape, bands: shapeBands }) =>
      coverageGoal(
        `Coverage of the overall 95 % interval, lowest half logit, abilities ${shapeTitles[shape]}`,
        shapeBands,
      ),
    ),
    goal(`Score with every answer right, lowest of ${ends.right.placements} placements`, exactly(ends.right.lowest), {
      atLeast: precisionTargets.allRight,
      unit: 'points',
    }),
    goal(`Score with every answer wrong, highest of ${ends.wrong.placements} placements`, exactly(ends.wrong.highest), {
      atMost: precisionTargets.allWrong,
      unit: 'points',
    }),
    within('Stated certainty minus share of right levels, overall', certainty.overall, precisionTargets.certainty),
    within('Stated certainty minus share of right levels, in sections', certainty.sections, precisionTargets.certainty),
    goal('Questions of a placement, mean', questions.mean, { atMost: precisionTargets.questions, unit: 'questions' }),
  ];
}

/** The same goals for the score of a form. */
export function formPrecisionGoals({ bands, ends }: FormFigures): Goal[] {
  const { right, wrong } = ends;
  return [
    ...coverageGoal('Coverage of the 95 % interval of a form, lowest half logit', bands),
    goal(`Score of a form with every answer right, lowest of ${right.placements}`, exactly(right.lowest), {
      atLeast: precisionTargets.allRight,
      unit: 'points',
    }),
    goal(`Score of a form with every answer wrong, highest of ${wrong.placements}`, exactly(wrong.highest), {
      atMost: precisionTargets.allWrong,
      unit: 'points',
    }),
  ];
}

/** Coverage of the lowest band; met if it is met in every band. */
function coverageGoal(what: string, bands: readonly Pick<Band, 'coverage'>[]): Goal[] {
  const [lowest] = bands.toSorted((one, other) => one.coverage.value - other.coverage.value);
  if (!lowest) return [];
  const found = goal(what, lowest.coverage, { atLeast: precisionTargets.coverage, unit: 'share' });
  const each = bands.map(({ coverage }) => verdictOn(coverage, precisionTargets.coverage, 1));
  const verdict = each.includes('missed') ? 'missed' : each.includes('undecided') ? 'undecided' : 'met';
  return [{ ...found, verdict }];
}

type Limit = { readonly unit: Goal['unit'] } & ({ readonly atMost: number } | { readonly atLeast: number });

function goal(what: string, found: Sampled, limit: Limit): Goal {
  const atMost = 'atMost' in limit;
  const target = atMost ? limit.atMost : limit.atLeast;
  const verdict = atMost ? verdictOn(found, -Infinity, target) : verdictOn(found, target, Infinity);
  return {
    what,
    value: found.value,
    interval: found,
    goal: target,
    atMost,
    verdict,
    isStretch: false,
    unit: limit.unit,
  };
}

/** A figure whose absolute value is limited. */
function within(what: string, found: Sampled, reach: number): Goal {
  const { value, low, high } = found;
  // The interval of the absolute value: it starts at 0 if the original contains 0.
  const near = low <= 0 && high >= 0 ? 0 : Math.min(Math.abs(low), Math.abs(high));
  const interval = { low: near, high: Math.max(Math.abs(low), Math.abs(high)) };
  const sized = { value: Math.abs(value), ...interval };
  return { ...goal(what, sized, { atMost: reach, unit: 'share' }), value: Math.abs(value) };
}

const exactly = (value: number): Sampled => ({ value, low: value, high: value });
