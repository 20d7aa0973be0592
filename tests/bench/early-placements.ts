import { normalDraw, sectionAbilities } from 'psychometrics';
import { seededRandom } from '../../core/random.ts';
import { Configuration, planOf } from '../../plugins/immersion/rules.ts';
import { placements } from '../../plugins/item-bank/analysis/simulation/placement.ts';
import { layOut, sectionItems } from '../../plugins/item-bank/analysis/simulation/sections.ts';
import { Section } from '../../plugins/item-bank/contract.ts';
import { scoreSections } from '../../plugins/item-bank/measurement/scoring/section-scores.ts';
import { earlyItems } from '../item-packs.ts';
import type { Figure } from './bench.ts';

/** Abilities of the simulated children, in logits: most of them where the pack has its items. */
const children = { people: 4000, mean: -2.5, sd: 0.9, correlation: 0.7 };
const cuts = { immersion: 450, mastery: 575 };

/** How well the placement of grades 3 to 5 measures, with the pack's own parameters. */
export async function measureEarlyPlacements(): Promise<Figure[]> {
  const items = (await earlyItems()).filter(({ pool }) => pool === 'early_assessment');
  const entries = items.map((content) => ({
    itemId: content.id,
    version: 1,
    section: content.section,
    contentArea: content.contentArea,
    content,
  }));
  const sections = sectionItems(entries, Section.options, { pool: 'early_assessment' }).map(layOut);
  const plan = planOf(Configuration.parse({}), cuts, false, 'early');
  const random = seededRandom('early placements');
  const { sit, exposure } = placements(sections, { ...plan, ladder: true });
  const weights = [0.25, 0.4, 0.35];
  const errors: number[] = [];
  let covered = 0;
  let twice = 0;
  for (let person = 0; person < children.people; person++) {
    const abilities = sectionAbilities(
      normalDraw(random),
      { sections: sections.length, correlation: children.correlation },
      random,
    ).map((z) => children.mean + children.sd * z);
    const sat = sit(abilities, random);
    const { whole } = scoreSections(
      sat.map(({ belief }, at) => ({ section: Section.options[at] as Section, belief })),
      plan,
    );
    const truth = abilities.reduce((sum, ability, at) => sum + ability * (weights[at] as number), 0);
    errors.push(whole.theta - truth);
    if (Math.abs(whole.theta - truth) <= 1.96 * whole.se) covered += 1;
    const asked = sat.flatMap((administration, at) =>
      administration.asked.map((index) => sections[at]?.layout.entries[index]?.itemModel),
    );
    if (new Set(asked).size < asked.length) twice += 1;
  }
  const { people } = children;
  const mean = errors.reduce((sum, error) => sum + error, 0) / people;
  const rmse = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / people);
  const shown = exposure.flatMap(({ counts, takers }) => [...counts].map((count) => count / takers));
  return [
    {
      what: 'early placement, 21 questions: error of the overall score (RMSE)',
      value: 100 * rmse,
      unit: 'points',
      goal: 55,
      floor: { what: 'SD of the true scores', value: 100 * spreadOf(weights), unit: 'points' },
      notes: [`mean error ${(100 * mean).toFixed(0)} points; ${people} children, abilities N(−2.5, 0.9²)`],
    },
    {
      what: 'early placement: 95 % intervals that hold the true score',
      value: (100 * covered) / people,
      unit: '%',
      goal: 92,
      atLeast: true,
    },
    {
      what: 'early placement: share of children who get the most frequent item',
      value: 100 * Math.max(...shown),
      unit: '%',
      goal: 26,
    },
    { what: 'early placement: children with two questions of one model', value: twice, unit: '', goal: 0 },
  ];
}

/** The SD of the weighted mean of correlated abilities. */
function spreadOf(weights: readonly number[]): number {
  const { sd, correlation } = children;
  const squares = weights.reduce((sum, weight) => sum + weight ** 2, 0);
  return sd * Math.sqrt(squares + correlation * (1 - squares));
}
