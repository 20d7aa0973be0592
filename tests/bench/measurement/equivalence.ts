import { posterior, respond, sampledMean, verdictOn } from 'psychometrics';
import { seededRandom } from '../../../core/random.ts';
import { Configuration, planOf } from '../../../plugins/idfs/rules.ts';
import { placements } from '../../../plugins/item-bank/analysis/simulation/placement.ts';
import { placementPlan } from '../../../plugins/item-bank/analysis/simulation/placement-plan.ts';
import type { SectionItems, SimulatedSection } from '../../../plugins/item-bank/analysis/simulation/sections.ts';
import { layOut } from '../../../plugins/item-bank/analysis/simulation/sections.ts';
import type { ItemSection } from '../../../plugins/item-bank/contract.ts';
import { assembleForm } from '../../../plugins/item-bank/measurement/forms/assemble-form.ts';
import { scoreForm } from '../../../plugins/item-bank/measurement/scoring/form-score.ts';
import { scoreSections } from '../../../plugins/item-bank/measurement/scoring/section-scores.ts';
import type { Figure } from '../bench.ts';

/** Abilities at which both assessments are taken, the same in all sections, and people at each. */
const abilities = [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2];
const people = 500;
const goal = 10;

/** The IDFS and the placement are on one scale: people of equal ability get the same mean score in both. */
export function equivalenceRow(sections: readonly SimulatedSection[], cognitive: SectionItems<ItemSection>): Figure {
  const random = seededRandom('measurement equivalence');
  const plan = placementPlan();
  const formPlan = planOf(Configuration.parse({}), { immersion: 450, mastery: 575, excellence: 650 });
  const { sit } = placements(sections, plan);
  const { layout, items, indexOf } = layOut(cognitive);
  const exposure = { counts: new Float64Array(items.length), takers: 0 };
  const form = (theta: number) => {
    exposure.takers += 1;
    const asked = assembleForm({ ...layout, exposure }, formPlan, new Set(), random).map(({ itemId }) => {
      const index = indexOf.get(itemId) as number;
      exposure.counts[index] = (exposure.counts[index] as number) + 1;
      return items[index] ?? { a: 1, b: 0 };
    });
    const answers = asked.map((item) => respond(item, theta, random));
    return scoreForm(posterior(asked, answers), formPlan).theta;
  };
  const placement = (theta: number) =>
    scoreSections(
      sit(
        sections.map(() => theta),
        random,
      ).map(({ belief }, at) => ({ section: (sections[at] as SimulatedSection).section, belief })),
      plan,
    ).whole.theta;
  const found = abilities.map((theta) => {
    const scores = (of: (theta: number) => number) =>
      sampledMean(Float64Array.from({ length: people }, () => 100 * of(theta)));
    const [one, other] = [scores(placement), scores(form)];
    const difference = one.value - other.value;
    return { theta, difference, error: Math.hypot(one.high - one.value, other.high - other.value) };
  });
  const largest = found.toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference))[0];
  if (!largest) throw new Error('There are no abilities to compare');
  const size = Math.abs(largest.difference);
  const interval = { low: Math.max(0, size - largest.error), high: size + largest.error };
  return {
    what: 'placement minus IDFS at equal ability, largest mean difference',
    value: size,
    unit: 'points',
    goal,
    chance: { ...interval, verdict: verdictOn(interval, 0, goal) },
    notes: [
      `${people} people at each ability: ${found.map(({ theta, difference }) => `${theta}: ${difference.toFixed(1)}`).join(', ')}`,
    ],
  };
}
