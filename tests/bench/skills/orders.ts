import { ancestors, recommendedOrder } from 'knowledge-tracing';
import { sampledMean, verdictOn } from 'psychometrics';
import type { Random } from '../../../core/random.ts';
import { seededRandom } from '../../../core/random.ts';
import type { Figure } from '../bench.ts';
import type { SimulatedCatalogue } from './catalogue.ts';
import { simulatedCatalogue } from './catalogue.ts';
import type { Beliefs, Order } from './learner.ts';
import { knownAt, study } from './learner.ts';

const learners = 300;
const names = ['recommended', 'random', 'popular', 'prepared'] as const;
type Hours = Record<(typeof names)[number], number[]>;

/**
 * Hours to a goal of eight skills in the recommended order, in random order and by popularity. All three study only skills
 * of the way (the goal and everything it needs), stop a skill at the same belief, and see the same answers' beliefs. Learning
 * takes twice as long for each prerequisite that is missing; the notes have the savings under other assumptions.
 */
export function measureOrders(): Figure[] {
  const catalogue = simulatedCatalogue(6, 20, seededRandom('orders'));
  const { hours, trulyKnown, length } = compare(catalogue, 0.5);
  const others = [0.3, 0.7].map((unprepared) => ({ unprepared, hours: compare(catalogue, unprepared).hours }));
  const figure = (name: 'random' | 'popular', what: string, goal: number): Figure => {
    const { value, low, high } = saving(hours, name);
    return {
      what: `hours saved by the recommended order, against ${what}`,
      ...{ value: 100 * value, unit: '%', goal, atLeast: true },
      chance: { low: 100 * low, high: 100 * high, verdict: verdictOn({ low, high }, goal / 100, 1) },
      notes: [
        `mean hours: recommended ${mean(hours.recommended).toFixed(0)}, ${what} ${mean(hours[name]).toFixed(0)}; standard error of the saving ${((100 * (high - low)) / 2 / 1.96).toFixed(1)} %`,
        ...others.map(
          (other) =>
            `with ${other.unprepared} of the speed for each missing prerequisite: ${(100 * saving(other.hours, name).value).toFixed(0)} %`,
        ),
      ],
    };
  };
  const random = figure('random', 'random order', 25);
  return [
    {
      ...random,
      notes: [
        `${learners} simulated learners, 8 skills as the goal, ${length.toFixed(0)} on the way; half of the speed for each missing prerequisite`,
        ...(random.notes ?? []),
        `random order that respects prerequisites: ${mean(hours.prepared).toFixed(0)} hours; what is saved comes from the prerequisites`,
        `targets truly known at the end: ${names.map((name) => `${name} ${(100 * mean(trulyKnown[name])).toFixed(0)} %`).join(', ')}`,
      ],
    },
    figure('popular', 'order by popularity', 10),
  ];
}

function compare(catalogue: SimulatedCatalogue, unprepared: number) {
  const lists = (): Hours => ({ recommended: [], random: [], popular: [], prepared: [] });
  const [hours, trulyKnown] = [lists(), lists()];
  let length = 0;
  for (let learner = 0; learner < learners; learner++) {
    const random = seededRandom(`learner ${learner}`);
    const targets = shuffled(catalogue.graph.skills.slice(20), random).slice(0, 8);
    const needed = ancestors(catalogue.graph, targets);
    const way = [...needed, ...targets.filter((target) => !needed.includes(target))];
    length += way.length / learners;
    const orders = ordersOf(catalogue, way, targets, random);
    for (const name of names) {
      const options = { unprepared, random: seededRandom(`answers ${learner}`) };
      const course = study(catalogue, { way, targets }, orders[name], options);
      hours[name].push(course.hours);
      trulyKnown[name].push(course.trulyKnown);
    }
  }
  return { hours, trulyKnown, length };
}

function ordersOf(
  { graph, hours, byPopularity, prerequisitesOf }: SimulatedCatalogue,
  way: readonly string[],
  targets: readonly string[],
  random: Random,
): Record<(typeof names)[number], Order> {
  const isOpen = (beliefs: Beliefs, skill: string) => (beliefs.get(skill) ?? 1) < knownAt;
  const firstOpen =
    (order: readonly string[]): Order =>
    (beliefs) =>
      order.find((skill) => isOpen(beliefs, skill));
  const drawn = shuffled(way, random);
  return {
    recommended: (beliefs) => {
      const state = { targets, masteryOf: (skill: string) => beliefs.get(skill) ?? 0 };
      return recommendedOrder(graph, { ...state, hoursOf: (skill) => hours.get(skill) ?? 1 }, { known: knownAt })[0]
        ?.skill;
    },
    random: firstOpen(drawn),
    popular: firstOpen(byPopularity),
    prepared: (beliefs) =>
      drawn.find(
        (skill) =>
          isOpen(beliefs, skill) && !(prerequisitesOf.get(skill) ?? []).some((needed) => isOpen(beliefs, needed)),
      ),
  };
}

/** 1 − ratio of the mean hours, with the interval of the ratio by linearisation: the learners are the same in both orders. */
function saving(hours: Hours, name: 'random' | 'popular') {
  const ratio = mean(hours.recommended) / mean(hours[name]);
  const all = mean(hours[name]);
  return sampledMean(
    hours.recommended.map((mine, learner) => 1 - ratio - (mine - ratio * (hours[name][learner] ?? 0)) / all),
  );
}

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

const shuffled = (skills: readonly string[], random: Random) =>
  skills
    .map((skill) => ({ skill, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ skill }) => skill);
