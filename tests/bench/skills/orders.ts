import { verdictOn } from 'psychometrics';
import { orderOptions } from '../../../plugins/skills/recommendations/rank.ts';
import type { Figure } from '../bench.ts';
import { leastHours, prerequisitesFirst } from './bounds.ts';
import type { Baseline } from './choosers.ts';
import { baselines, baselineTitles, recommended } from './choosers.ts';
import type { Course } from './learner.ts';
import type { Simulated } from './simulate-orders.ts';
import { mean, saving, simulate, speeds } from './simulate-orders.ts';

const learners = 300;
const mainSpeed = 0.7;
const others = Object.keys(baselines) as Baseline[];

const measures = {
  hours: 'until all skills of a goal are reached',
  hoursToTarget: 'until a skill of a goal is reached, on average',
} as const satisfies Partial<Record<keyof Course, string>>;
type Measure = keyof typeof measures;

/**
 * Hours until skills of a learning goal are believed to be known, against choices that are told what is on the way to the goal.
 * The notes have the other speeds, and easier baselines, which choose from the whole catalogue.
 */
export function measureOrders(): Figure[] {
  const runs = speeds.map((speed) => {
    const run = (chooser: Parameters<typeof simulate>[0]) =>
      simulate(chooser, { purpose: 'reporting', speed, learners });
    const baseline = new Map(others.map((name) => [name, run(baselines[name])]));
    const bounds = { prerequisitesFirst: run(prerequisitesFirst), leastHours: run(leastHours(speed)) };
    return { speed, order: run(recommended(orderOptions)), baseline, bounds };
  });
  const main = runs.find(({ speed }) => speed === mainSpeed);
  if (!main) throw new Error('The main speed was not simulated');
  const savingOf = (run: (typeof runs)[number], name: Baseline, measure: Measure) =>
    saving(valuesOf(run.order, measure), valuesOf(run.baseline.get(name) ?? run.order, measure));
  const figure = (measure: Measure, name: Baseline, goal: number): Figure => {
    const { value, low, high } = savingOf(main, name, measure);
    const hours = [main.order, main.baseline.get(name) ?? main.order].map((run) => mean(valuesOf(run, measure)));
    return {
      what: `hours saved ${measures[measure]}, against ${baselineTitles[name]}`,
      ...{ value: 100 * value, unit: '%', goal, atLeast: true },
      chance: { low: 100 * low, high: 100 * high, verdict: verdictOn({ low, high }, goal / 100, 1) },
      notes: [
        `mean hours ${hours.map((each) => each.toFixed(1)).join(' instead of ')}, with ${mainSpeed} of the speed for each missing prerequisite`,
        `by that speed: ${runs.map((run) => `${run.speed}: ${percent(savingOf(run, name, measure).value)}`).join(', ')}`,
      ],
    };
  };
  const [first, ...rest] = [
    figure('hours', 'randomOnWay', 25),
    figure('hours', 'popularOnWay', 10),
    figure('hoursToTarget', 'randomOnWay', 25),
    figure('hoursToTarget', 'popularOnWay', 10),
  ];
  const easier = (['randomReadyOnWay', 'randomReady', 'popularReady'] as const).map(
    (name) =>
      `against ${baselineTitles[name]}, by speed: ${runs.map((run) => `${run.speed}: ${percent(savingOf(run, name, 'hours').value)} of all, ${percent(savingOf(run, name, 'hoursToTarget').value)} of each`).join('; ')}`,
  );
  const boundOf = (bound: keyof (typeof runs)[number]['bounds']) =>
    runs.map((run) => {
      const random = valuesOf(run.baseline.get('randomOnWay') ?? run.order, 'hours');
      return `${run.speed}: ${percent(saving(valuesOf(run.bounds[bound], 'hours'), random).value)}`;
    });
  const known = runs.map(
    ({ speed, order, baseline }) =>
      `${speed}: ${percent(knownOf(order))} (${percent(knownOf(baseline.get('randomOnWay') ?? order))})`,
  );
  return [
    {
      ...(first as Figure),
      notes: [
        `${learners} simulated learners whom no choice of options has seen, a goal of the setup each, ${main.order.length.toFixed(0)} skills on its way`,
        ...(first?.notes ?? []),
        ...easier,
        `at most possible against ${baselineTitles.randomOnWay}, knowing what the learner knows, by speed: with all missing prerequisites first ${boundOf('prerequisitesFirst').join(', ')}; with only those that pay ${boundOf('leastHours').join(', ')}`,
        `targets truly known at the end, by speed (random on the way): ${known.join(', ')}`,
      ],
    },
    ...rest,
  ];
}

const valuesOf = ({ courses }: Simulated, measure: Measure) => courses.map((course) => course[measure]);
const knownOf = ({ courses }: Simulated) => mean(courses.map(({ trulyKnown }) => trulyKnown));
const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
