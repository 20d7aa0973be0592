import { Section } from '../../plugins/item-bank/contract.ts';
import { shippedItems } from '../../plugins/item-bank/shipped.ts';
import { placementPlan } from '../../plugins/item-bank/simulation/placement-plan.ts';
import { sectionItems } from '../../plugins/item-bank/simulation/sections.ts';
import { simulate } from '../../plugins/item-bank/simulation/study.ts';
import type { Figure } from './bench.ts';

/** As `eiq items simulate`: with fewer learners, chance moves a difference by more than what is asked. */
const settings = {
  people: 10_000,
  seed: 'bench',
  learners: { mean: 0, sd: 1, correlation: 0.7 },
  plan: placementPlan(),
};

/** The goals of docs/measurement.md on the items as they are shipped, and what simulating costs. */
export async function measureSimulation(): Promise<Figure[]> {
  const shipped = await shippedItems();
  const entries = shipped.map((content) => ({
    itemId: content.id,
    version: 1,
    section: content.section,
    contentArea: content.contentArea,
    content,
  }));
  const sections = sectionItems(entries, Section.options);
  const before = process.cpuUsage();
  const { goals, compared } = await simulate(sections, settings);
  // Of all threads: the machine may be busy with other things.
  const { user, system } = process.cpuUsage(before);
  const milliseconds = (user + system) / 1000 / settings.people;
  const aimed = compared.find(({ name }) => name === 'aimed');
  return [
    ...goals
      .filter(({ isStretch }) => !isStretch)
      .map(({ what, value, goal, atMost, unit, noise }): Figure => {
        if (atMost) return unit === 'share' ? percent(what, value, goal) : { what, value, unit: '×', goal };
        // A share to be at least so large is told as its rest, at most so large.
        const floor = { what: 'moved by chance, one standard error', value: 100 * noise, unit: '%' };
        return { ...percent(what.replace('Right', 'Wrong'), 1 - value, 1 - goal), floor };
      }),
    {
      what: 'processor time of a simulated learner, all ways of testing',
      value: milliseconds,
      unit: 'ms',
      goal: 15,
      floor: {
        what: 'wrong level overall in N items chosen knowing the ability',
        value: 100 * (1 - (aimed?.parts.at(-1)?.accuracy ?? Number.NaN)),
        unit: '%',
      },
    },
  ];
}

const percent = (what: string, value: number, goal: number): Figure => ({
  what,
  value: 100 * value,
  unit: '%',
  goal: 100 * goal,
});
