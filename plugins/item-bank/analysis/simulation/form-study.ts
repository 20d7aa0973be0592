import type { ItemParameters } from 'psychometrics';
import { maximumPoints, posterior, respond, sampledMean, sampledShare, scaledScore } from 'psychometrics';
import { seededRandom } from '../../../../core/random.ts';
import type { ItemSection } from '../../contract.ts';
import { assembleForm } from '../../measurement/forms/assemble-form.ts';
import { scoreForm } from '../../measurement/scoring/form-score.ts';
import type { FormPlan } from '../../services.ts';
import type { Band, ScoreRange } from './precision.ts';
import type { SectionItems } from './sections.ts';
import { layOut } from './sections.ts';
import { bandEdges } from './shapes.ts';

/** Precision of a form's score, by true ability. */
export interface FormFigures {
  readonly bands: readonly Omit<Band, 'rmse' | 'questions'>[];
  readonly ends: { readonly right: ScoreRange; readonly wrong: ScoreRange };
}

/** Assembles, answers completely and scores a form for each simulated person, as the platform does. */
export function studyForms(
  section: SectionItems<ItemSection>,
  plan: Pick<FormPlan, 'areas' | 'cuts' | 'priorSd'>,
  { eachBand, atEnds, seed }: { eachBand: number; atEnds: number; seed: string },
): FormFigures {
  const { layout, items, indexOf } = layOut(section);
  const random = seededRandom(seed);
  const exposure = { counts: new Float64Array(items.length), takers: 0 };
  const sit = (answer: (item: ItemParameters) => number) => {
    exposure.takers += 1;
    const asked = assembleForm({ ...layout, exposure }, plan, new Set(), random).map(({ itemId }) => {
      const index = indexOf.get(itemId) as number;
      exposure.counts[index] = (exposure.counts[index] as number) + 1;
      return items[index] as ItemParameters;
    });
    return scoreForm(posterior(asked, asked.map(answer)), plan);
  };
  const rangeOf = (answer: (item: ItemParameters) => number): ScoreRange => {
    const scores = Array.from({ length: atEnds }, () => scaledScore(sit(answer).theta));
    return {
      placements: atEnds,
      lowest: Math.min(...scores),
      mean: scores.reduce((sum, score) => sum + score, 0) / atEnds,
      highest: Math.max(...scores),
    };
  };
  return {
    bands: bandEdges.slice(0, -1).map((from, band) => {
      const to = bandEdges[band + 1] as number;
      const errors: number[] = [];
      let covered = 0;
      for (let person = 0; person < eachBand; person++) {
        const ability = from + (to - from) * random();
        const { theta, se } = sit((item) => respond(item, ability, random));
        errors.push(theta - ability);
        if (Math.abs(theta - ability) <= 1.96 * se) covered += 1;
      }
      return { from, to, people: eachBand, coverage: sampledShare(covered, eachBand), bias: sampledMean(errors) };
    }),
    ends: { right: rangeOf(maximumPoints), wrong: rangeOf(() => 0) },
  };
}
