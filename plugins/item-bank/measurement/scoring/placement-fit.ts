import { personFit } from 'psychometrics';
import type { Plan } from '../../services.ts';
import type { Scored } from './sitting-estimate.ts';
import { parametersFor } from './sitting-estimate.ts';

/**
 * The value of lz* below which 5 % of placements fall that fit the model. With questions chosen by the answers so far, lz*
 * is not N(0, 1) but lies near 1 (van Krimpen-Stoop and Meijer 1999, Applied Psychological Measurement 23), at all
 * abilities alike; so the value comes from simulated placements (`npm run bench -- measurement-table`).
 */
export const unusualBelow = -0.6;

/** Whether answers contradict one another more than those of 19 in 20 learners: easy questions missed, hard ones solved. */
export function isUnusual(scored: readonly Scored[], plan: Plan): boolean {
  const fit = personFit(
    plan.sections.map(({ section }) => {
      const answers = scored.filter(({ response }) => response.section === section);
      return {
        items: answers.map(({ item }) => parametersFor(item, plan)),
        responses: answers.map(({ response }) => response.points ?? 0),
      };
    }),
  );
  return fit !== undefined && fit.value < unusualBelow;
}
