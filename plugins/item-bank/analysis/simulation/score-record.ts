import type { Classification, Posterior } from 'psychometrics';
import { scoreSections } from '../../measurement/scoring/section-scores.ts';
import type { SimulatedPlan } from './placement.ts';
import type { SimulatedSection } from './sections.ts';

/** Collects each person's estimates by section, and their composite. */
export function createScoreRecord(
  sections: readonly SimulatedSection[],
  people: number,
  plan: Pick<SimulatedPlan, 'cuts' | 'correlation' | 'scoring' | 'priorSd'>,
) {
  const columns = Array.from({ length: sections.length + 1 }, () => ({
    theta: new Float64Array(people),
    se: new Float64Array(people),
    level: new Uint8Array(people),
    certainty: new Float64Array(people),
  }));
  const set = (at: number, person: number, theta: number, se: number, { level, confidence }: Classification) => {
    const column = columns[at] as (typeof columns)[number];
    column.theta[person] = theta;
    column.se[person] = se;
    column.level[person] = level;
    column.certainty[person] = confidence;
  };
  const note = (person: number, beliefs: readonly Posterior[]) => {
    const scores = scoreSections(
      beliefs.map((belief, at) => ({ section: sections[at]?.section ?? 'core_math', belief })),
      plan,
    );
    [...scores.sections, scores.whole].forEach(({ theta, se, classification }, at) => {
      set(at, person, theta, se, classification);
    });
  };
  return { columns, note };
}
