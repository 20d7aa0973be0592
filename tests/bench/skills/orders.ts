import { ancestors, recommendedOrder } from 'knowledge-tracing';
import { sampledMean, verdictOn } from 'psychometrics';
import type { Random } from '../../../core/random.ts';
import { seededRandom } from '../../../core/random.ts';
import { LearningGoal } from '../../../plugins/onboarding/contract.ts';
import type { OnboardingProfile } from '../../../plugins/onboarding/services.ts';
import { goalsOf } from '../../../plugins/skills/recommendations/goals.ts';
import type { Figure } from '../bench.ts';
import type { SimulatedCatalogue } from './catalogue.ts';
import { ownCatalogue } from './catalogue.ts';
import type { Beliefs, Order } from './learner.ts';
import { knownAt, study } from './learner.ts';

const learners = 300;
const names = ['recommended', 'random', 'popular', 'randomOnWay', 'popularOnWay', 'anyOnWay'] as const;
type Name = (typeof names)[number];
type Hours = Record<Name, number[]>;

/**
 * Speeds of learning for each missing prerequisite. No data of learners supports one of them. At 0.5 a missing prerequisite is
 * learnt along with the skill, at about its own hours; at 0.7 half of it is, and at 0.85 hardly anything.
 */
const speeds = [0.5, 0.7, 0.85] as const;
const mainSpeed = 0.7;

/** As the plugin passes over prerequisites that are probably known. */
const passOver = 0.6;

/**
 * Hours until all skills of a learning goal of the setup are believed to be known, in the platform's own catalogue. The
 * baselines choose among the skills that can be learnt next: at random, and the most popular one. They stop at the same belief
 * and see the same answers. The notes have harder baselines, which are told what the goal needs.
 */
export function measureOrders(): Figure[] {
  const catalogue = ownCatalogue(seededRandom('orders'));
  const runs = new Map(speeds.map((speed) => [speed, compare(catalogue, speed)]));
  const { hours, trulyKnown, length } = runs.get(mainSpeed) ?? compare(catalogue, mainSpeed);
  const figure = (name: 'random' | 'popular', onWay: readonly Name[], what: string, goal: number): Figure => {
    const { value, low, high } = saving(hours, name);
    return {
      what: `hours saved by the recommended order, against ${what}`,
      ...{ value: 100 * value, unit: '%', goal, atLeast: true },
      chance: { low: 100 * low, high: 100 * high, verdict: verdictOn({ low, high }, goal / 100, 1) },
      notes: [
        `mean hours: recommended ${mean(hours.recommended).toFixed(0)}, ${what} ${mean(hours[name]).toFixed(0)}; standard error of the saving ${((100 * (high - low)) / 2 / 1.96).toFixed(1)} %`,
        ...[...runs].map(
          ([speed, run]) =>
            `with ${speed} of the speed for each missing prerequisite: ${[name, ...onWay].map((each) => `${titles[each]} ${percent(saving(run.hours, each).value)}`).join(', ')}`,
        ),
      ],
    };
  };
  const random = figure('random', ['randomOnWay', 'anyOnWay'], 'a random skill that can be learnt next', 25);
  return [
    {
      ...random,
      notes: [
        `${learners} simulated learners, a goal of the setup each, ${length.toFixed(0)} skills on its way; the figure is for ${mainSpeed} of the speed`,
        ...(random.notes ?? []),
        `targets truly known at the end: ${names.map((name) => `${titles[name]} ${percent(mean(trulyKnown[name]))}`).join(', ')}`,
      ],
    },
    figure('popular', ['popularOnWay'], 'the most popular skill that can be learnt next', 10),
  ];
}

const titles: Record<Name, string> = {
  recommended: 'recommended',
  random: 'random',
  popular: 'popular',
  randomOnWay: 'random on the way',
  popularOnWay: 'popular on the way, prerequisites or not',
  anyOnWay: 'random on the way, prerequisites or not',
};

function compare(catalogue: SimulatedCatalogue, unprepared: number) {
  const lists = (): Hours => ({
    ...{ recommended: [], random: [], popular: [] },
    ...{ randomOnWay: [], popularOnWay: [], anyOnWay: [] },
  });
  const [hours, trulyKnown] = [lists(), lists()];
  let length = 0;
  for (let learner = 0; learner < learners; learner++) {
    const random = seededRandom(`learner ${learner}`);
    const goal = LearningGoal.options[Math.floor(random() * LearningGoal.options.length)] ?? 'System design';
    const targets = skillsOf(goal);
    const way = new Set([...ancestors(catalogue.graph, targets), ...targets]);
    length += way.size / learners;
    const orders = ordersOf(catalogue, way, targets, random);
    for (const name of names) {
      const options = { unprepared, random: seededRandom(`answers ${learner}`) };
      const course = study(catalogue, targets, orders[name], options);
      hours[name].push(course.hours);
      trulyKnown[name].push(course.trulyKnown);
    }
  }
  return { hours, trulyKnown, length };
}

function ordersOf(
  { graph, hours, byPopularity, prerequisitesOf }: SimulatedCatalogue,
  way: ReadonlySet<string>,
  targets: readonly string[],
  random: Random,
): Record<Name, Order> {
  const isOpen = (beliefs: Beliefs, skill: string) => (beliefs.get(skill) ?? 1) < knownAt;
  const isReady = (beliefs: Beliefs, skill: string) =>
    !(prerequisitesOf.get(skill) ?? []).some((needed) => isOpen(beliefs, needed));
  const firstOf =
    (order: readonly string[], needsReady: boolean): Order =>
    (beliefs) =>
      order.find((skill) => isOpen(beliefs, skill) && (!needsReady || isReady(beliefs, skill)));
  const onWay = (order: readonly string[]) => order.filter((skill) => way.has(skill));
  const drawn = shuffled(graph.skills, random);
  return {
    recommended: (beliefs) => {
      const state = { targets, masteryOf: (skill: string) => beliefs.get(skill) ?? 0 };
      return recommendedOrder(
        graph,
        { ...state, hoursOf: (skill) => hours.get(skill) ?? 1 },
        { known: knownAt, passOver },
      )[0]?.skill;
    },
    random: firstOf(drawn, true),
    popular: firstOf(byPopularity, true),
    randomOnWay: firstOf(onWay(drawn), true),
    popularOnWay: firstOf(onWay(byPopularity), false),
    anyOnWay: firstOf(onWay(drawn), false),
  };
}

/** The skills that a goal of the setup ends in. */
function skillsOf(goal: LearningGoal): readonly string[] {
  const setup = { assessmentReadiness: { learningGoals: [goal] }, careerGoals: {} } as unknown as OnboardingProfile;
  return goalsOf({ setup, occupation: null }).flatMap(({ skills }) => skills);
}

/** 1 − ratio of the mean hours, with the interval of the ratio by linearisation: the learners are the same in both orders. */
function saving(hours: Hours, name: Name) {
  const ratio = mean(hours.recommended) / mean(hours[name]);
  const all = mean(hours[name]);
  return sampledMean(
    hours.recommended.map((mine, learner) => 1 - ratio - (mine - ratio * (hours[name][learner] ?? 0)) / all),
  );
}

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

const percent = (share: number) => `${(100 * share).toFixed(0)} %`;

const shuffled = (skills: readonly string[], random: Random) =>
  skills
    .map((skill) => ({ skill, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ skill }) => skill);
