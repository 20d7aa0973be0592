import type { Sampled } from 'psychometrics';
import { personFit, sampledShare, verdictOn } from 'psychometrics';
import { seededRandom } from '../../../core/random.ts';
import { minQuestions } from '../../../plugins/immersion/results/areas.ts';
import type { AskedBefore, SatSection } from '../../../plugins/item-bank/analysis/simulation/placement.ts';
import { placements } from '../../../plugins/item-bank/analysis/simulation/placement.ts';
import { placementPlan } from '../../../plugins/item-bank/analysis/simulation/placement-plan.ts';
import type { SimulatedSection } from '../../../plugins/item-bank/analysis/simulation/sections.ts';
import { unusualBelow } from '../../../plugins/item-bank/measurement/scoring/placement-fit.ts';
import { scoreSections } from '../../../plugins/item-bank/measurement/scoring/section-scores.ts';
import type { Figure } from '../bench.ts';
import { drawAbilities } from './simulated-bank.ts';

/** Placements one after the other, with the exposure that they build up; of these, people who take a second one. */
const people = 3000;
const repeaters = 500;
/** Answers an item should have after these placements. */
const wantedAnswers = 200;

const itemsOf = ({ asked, pretested }: SatSection) => [...asked, ...pretested];

/** What 3,000 placements in a row show: siblings, content areas, reliability, exposure, pretest, person fit. */
export function placementRows(sections: readonly SimulatedSection[]): Figure[] {
  const plan = placementPlan();
  const random = seededRandom('measurement placements');
  const { sit, exposure } = placements(sections, plan);
  const counts = { siblings: 0, missing: 0, alarms: 0, normal: 0, judged: 0, again: 0, areas: 0, enough: 0 };
  const ai = { truths: [] as number[], scores: [] as number[] };
  const at = sections.findIndex(({ section }) => section === 'ai_conceptual');
  const entry = (section: number, item: number) => sections[section]?.layout.entries[item];
  const modelsOf = (sat: SatSection, section: number) =>
    itemsOf(sat).flatMap((item) => entry(section, item)?.itemModel ?? []);
  const hasSiblings = (all: readonly SatSection[]) =>
    all.some((sat, section) => {
      const models = modelsOf(sat, section);
      return new Set(models).size < models.length;
    });
  for (let person = 0; person < people; person++) {
    const abilities = drawAbilities(random);
    const sat = sit(abilities, random);
    if (hasSiblings(sat)) counts.siblings += 1;
    let isMissing = false;
    for (const [section, { asked }] of sat.entries()) {
      const byArea = Map.groupBy(asked, (item) => entry(section, item)?.contentArea);
      if (byArea.size < (sections[section]?.layout.areas.length ?? 0)) isMissing = true;
      counts.areas += sections[section]?.layout.areas.length ?? 0;
      for (const ofArea of byArea.values()) if (ofArea.length >= minQuestions) counts.enough += 1;
    }
    if (isMissing) counts.missing += 1;
    const scores = scoreSections(
      sat.map(({ belief }, section) => ({ section: (sections[section] as SimulatedSection).section, belief })),
      plan,
    );
    ai.truths.push(abilities[at] as number);
    ai.scores.push(scores.sections[at]?.theta ?? Number.NaN);
    if (person % 2 === 0) {
      const fit = personFit(
        sat.map(({ asked, points }, section) => ({
          items: asked.map((item) => sections[section]?.items[item] ?? { a: 1, b: 0 }),
          responses: points,
        })),
      );
      if (fit) counts.judged += 1;
      if (fit && fit.value < unusualBelow) counts.alarms += 1;
      if (fit && fit.pValue < 0.05) counts.normal += 1;
    }
    if (person >= people - repeaters) {
      const before = sat.map(
        (each, section): AskedBefore => ({
          items: new Set(itemsOf(each).flatMap((item) => entry(section, item)?.itemId ?? [])),
          models: new Set(modelsOf(each, section)),
        }),
      );
      // Its own exposure: the second placement must not add to the answers counted below.
      const second = placements(sections, plan).sit(abilities, random, { before });
      const isAgain = second.some((each, section) =>
        modelsOf(each, section).some((model) => before[section]?.models.has(model)),
      );
      if (isAgain || hasSiblings(second)) counts.again += 1;
    }
  }
  const answers = exposure.flatMap(({ counts: own }) => [...own]).sort((one, other) => one - other);
  const total = answers.reduce((sum, each) => sum + each, 0);
  const rates = exposure.flatMap(({ counts: own, takers }) => [...own].map((count) => count / takers));
  const alarms = sampledShare(counts.alarms, counts.judged);
  const reliability = correlation(ai.truths, ai.scores) ** 2;
  return [
    {
      what: `two questions of one item model in a sitting, of ${people} placements`,
      value: counts.siblings,
      unit: '',
      goal: 0,
    },
    {
      what: `a model of the last placement again, of ${repeaters} second placements`,
      value: counts.again,
      unit: '',
      goal: 0,
    },
    { what: 'placements without a question of some content area', value: counts.missing, unit: '', goal: 0 },
    {
      what: 'reliability of the score in AI concepts',
      value: reliability,
      unit: '',
      goal: 0.75,
      atLeast: true,
      chance: correlationChance(Math.sqrt(reliability), people, 0.75),
      notes: ['squared correlation of scores with true abilities'],
    },
    {
      what: 'fewest questions for a strength or a gap',
      value: minQuestions,
      unit: '',
      goal: 3,
      atLeast: true,
      notes: [`${percent(counts.enough / counts.areas)} of content areas have as many in a placement`],
    },
    { what: 'share of takers shown the most shown item', value: 100 * Math.max(...rates), unit: '%', goal: 25 },
    {
      what: `fewest answers to an item after ${people} placements`,
      value: answers[0] ?? 0,
      unit: '',
      goal: wantedAnswers,
      atLeast: true,
      notes: [
        `${answers.filter((each) => each < wantedAnswers).length} of ${answers.length} items have fewer than ${wantedAnswers}, ${answers.filter((each) => each === 0).length} none`,
        `${(total / people).toFixed(1)} questions a placement: if shared evenly, each item would have ${(total / answers.length).toFixed(0)}`,
        `5th, 25th and 50th percentile: ${[0.05, 0.25, 0.5].map((share) => answers[Math.floor(share * answers.length)]).join(', ')}`,
      ],
    },
    {
      what: 'false alarms of person fit (lz*) in placements, above or below 5 %',
      value: 100 * Math.abs(alarms.value - 0.05),
      unit: '%',
      goal: 1,
      chance: {
        low: 100 * Math.max(0, Math.abs(alarms.value - 0.05) - (alarms.high - alarms.low) / 2),
        high: 100 * (Math.abs(alarms.value - 0.05) + (alarms.high - alarms.low) / 2),
        verdict: verdictOn(alarms, 0.04, 0.06),
      },
      notes: [
        `${percent(alarms.value)} of ${counts.judged} placements that fit the model (${percent(alarms.low)} to ${percent(alarms.high)}); with the quantile of N(0, 1): ${percent(counts.normal / counts.judged)}`,
      ],
    },
  ];
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function correlation(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const [mx, my] = [mean(xs), mean(ys)];
  let [xy, xx, yy] = [0, 0, 0];
  xs.forEach((x, at) => {
    const y = ys[at] as number;
    xy += (x - mx) * (y - my);
    xx += (x - mx) ** 2;
    yy += (y - my) ** 2;
  });
  return xy / Math.sqrt(xx * yy);
}

/** The interval of a squared correlation (Fisher 1921), and whether it reaches a goal. */
function correlationChance(r: number, count: number, goal: number) {
  const half = 1.96 / Math.sqrt(count - 3);
  const interval: Pick<Sampled, 'low' | 'high'> = {
    low: Math.tanh(Math.atanh(r) - half) ** 2,
    high: Math.tanh(Math.atanh(r) + half) ** 2,
  };
  return { ...interval, verdict: verdictOn(interval, goal, 1) };
}
