import { Configuration, planOf } from '../../plugins/idfs/rules.ts';
import { studyForms } from '../../plugins/item-bank/analysis/simulation/form-study.ts';
import type { Goal } from '../../plugins/item-bank/analysis/simulation/goals.ts';
import { placementPlan } from '../../plugins/item-bank/analysis/simulation/placement-plan.ts';
import { formPrecisionGoals } from '../../plugins/item-bank/analysis/simulation/precision-goals.ts';
import type { SectionItems } from '../../plugins/item-bank/analysis/simulation/sections.ts';
import { sectionItems } from '../../plugins/item-bank/analysis/simulation/sections.ts';
import { simulate } from '../../plugins/item-bank/analysis/simulation/study.ts';
import type { ItemSection } from '../../plugins/item-bank/contract.ts';
import { Section } from '../../plugins/item-bank/contract.ts';
import { shippedItems } from '../item-packs.ts';
import type { Figure } from './bench.ts';

/** As many learners as in `eiq items simulate`: with fewer, random variation exceeds the required precision. */
const settings = {
  people: 10_000,
  seed: 'bench',
  learners: { mean: 0, sd: 1, correlation: 0.7 },
  plan: placementPlan(),
};

/** The goals of docs/measurement.md for the shipped items, and the cost of the simulation. */
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
  // Processor time of all threads, because the machine may be busy.
  const { user, system } = process.cpuUsage(before);
  const milliseconds = (user + system) / 1000 / settings.people;
  const optimal = compared.find(({ name }) => name === 'aimed');
  return [
    ...goals.filter(({ isStretch }) => !isStretch).map(figureOf),
    ...formGoals(sectionItems(entries, ['cognitive'])).map(figureOf),
    {
      what: 'processor time of a simulated learner, all test designs',
      value: milliseconds,
      unit: 'ms',
      goal: 100,
      floor: {
        what: 'wrong levels if the same number of items is chosen for the true ability',
        value: 100 * (1 - (optimal?.parts.at(-1)?.accuracy ?? Number.NaN)),
        unit: '%',
      },
    },
  ];
}

/** The goals of the IDFS score: it reaches both ends of its scale, and its interval has the stated coverage. */
function formGoals(sections: readonly SectionItems<ItemSection>[]): Goal[] {
  const [section] = sections;
  if (!section) throw new Error('The bank has no cognitive items');
  const plan = planOf(Configuration.parse({}), { immersion: 450, mastery: 575, excellence: 650 });
  return formPrecisionGoals(studyForms(section, plan, { eachBand: 1000, atEnds: 200, seed: settings.seed }));
}

/** Formats shares as percentages. */
function figureOf({ what, value, goal, atMost, interval, verdict, unit }: Goal): Figure {
  const factor = unit === 'share' ? 100 : 1;
  return {
    what,
    value: factor * value,
    unit: units[unit],
    goal: factor * goal,
    atLeast: !atMost,
    chance: { low: factor * interval.low, high: factor * interval.high, verdict },
  };
}

const units = { share: '%', ratio: '×', logits: 'logits', points: 'points', questions: 'questions' } as const;
