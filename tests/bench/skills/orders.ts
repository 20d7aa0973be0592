import { verdictOn } from 'psychometrics';
import { orderOptions } from '../../../plugins/skills/recommendations/rank.ts';
import type { Figure } from '../bench.ts';
import { leastHours, prerequisitesFirst } from './bounds.ts';
import type { Baseline } from './choosers.ts';
import { baselines, baselineTitles, recommended, withInference } from './choosers.ts';
import type { Course } from './learner.ts';
import type { Simulated } from './simulate-orders.ts';
import { mean, saving, simulate, speeds } from './simulate-orders.ts';

const learners = 1000;
/** At the other speeds, and for the exhaustive search of bounds. */
const fewerLearners = 300;
const mainSpeed = 0.7;
const others = Object.keys(baselines) as Baseline[];
const onWay = ['randomOnWay', 'popularOnWay'] as const;

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
    const run = (chooser: Parameters<typeof simulate>[0], count = speed === mainSpeed ? learners : fewerLearners) =>
      simulate(chooser, { purpose: 'reporting', speed, learners: count });
    const baseline = new Map(others.map((name) => [name, run(baselines[name])]));
    const inferring = new Map(onWay.map((name) => [name, run(withInference(baselines[name]))]));
    const bounds = {
      prerequisitesFirst: run(prerequisitesFirst, fewerLearners),
      leastHours: run(leastHours(speed), fewerLearners),
    };
    const withoutInference = run(recommended(orderOptions));
    return {
      speed,
      order: run(withInference(recommended(orderOptions))),
      withoutInference,
      baseline,
      inferring,
      bounds,
    };
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
      return `${run.speed}: ${percent(saving(valuesOf(run.bounds[bound], 'hours'), random.slice(0, fewerLearners)).value)}`;
    });
  const hoursOf = ({ courses }: Simulated) => courses.map(({ hours }) => hours);
  const bySpeed = (text: (run: (typeof runs)[number]) => string) =>
    runs.map((run) => `${run.speed}: ${text(run)}`).join(', ');
  const savedWithInference = onWay.map((name) =>
    bySpeed(({ order, inferring }) =>
      percentWithInterval(saving(hoursOf(order), hoursOf(inferring.get(name) ?? order))),
    ),
  );
  const savedWithout = bySpeed(({ withoutInference, baseline }) =>
    percentWithInterval(saving(hoursOf(withoutInference), hoursOf(baseline.get('randomOnWay') ?? withoutInference))),
  );
  const known = (of: (course: Course) => number) =>
    bySpeed(({ order, withoutInference, baseline }) =>
      [order, withoutInference, baseline.get('randomOnWay') ?? order].map((run) => shareOf(run, of)).join(' / '),
    );
  return [
    {
      ...(first as Figure),
      notes: [
        `${learners} simulated learners whom no choice of options has seen, a goal of the setup each, ${main.order.length.toFixed(0)} skills on its way`,
        ...(first?.notes ?? []),
        ...easier,
        `at most possible against ${baselineTitles.randomOnWay}, knowing what the learner knows, by speed: with all missing prerequisites first ${boundOf('prerequisitesFirst').join(', ')}; with only those that pay ${boundOf('leastHours').join(', ')}`,
        `against the same choices with the same inference, by speed: ${savedWithInference.map((saved, place) => `${baselineTitles[onWay[place] ?? 'randomOnWay']} ${saved}`).join('; ')}`,
        `the recommended order without inference, against ${baselineTitles.randomOnWay}: ${savedWithout}`,
        `targets truly known at the end, with inference / without / random on the way, by speed: ${known(({ trulyKnown }) => trulyKnown)}`,
        `everything on the way truly known at the end, the same: ${known(({ wayKnown }) => wayKnown)}`,
      ],
    },
    ...rest,
  ];
}

const valuesOf = ({ courses }: Simulated, measure: Measure) => courses.map((course) => course[measure]);
const shareOf = ({ courses }: Simulated, of: (course: Course) => number) =>
  `${(100 * mean(courses.map(of))).toFixed(1)} %`;
const percentWithInterval = ({ value, low, high }: ReturnType<typeof saving>) =>
  `${percent(value)} (${percent(low)} to ${percent(high)})`;
const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
