import type { OrderOptions } from 'knowledge-tracing';
import { defaultParameters, inferPrerequisites, recommendedOrder } from 'knowledge-tracing';
import type { Random } from '../../../core/random.ts';
import type { SimulatedCatalogue } from './catalogue.ts';
import type { Beliefs, Order } from './learner.ts';
import { knownAt } from './learner.ts';

/** What an order can know. */
export interface World {
  readonly catalogue: SimulatedCatalogue;
  readonly targets: readonly string[];
  /** The targets and everything they need. */
  readonly way: ReadonlySet<string>;
  readonly random: Random;
}

export type Chooser = (world: World) => Order;

/** The recommended order, decided anew before each hour. */
export const recommended =
  (options: OrderOptions): Chooser =>
  ({ catalogue: { graph, hours }, targets }) =>
  (beliefs) => {
    const masteryOf = (skill: string) => beliefs.get(skill) ?? 0;
    const state = { targets, masteryOf, hoursOf: (skill: string) => hours.get(skill) ?? 1 };
    return recommendedOrder(graph, state, { known: knownAt, ...options })[0]?.skill;
  };

/** A choice that sees what follows from answers about skills that need others, but of targets their own answers, which end the course. */
export const withInference =
  (chooser: Chooser): Chooser =>
  (world) => {
    const order = chooser(world);
    const { graph } = world.catalogue;
    const targets = new Set(world.targets);
    const { initial: prior } = defaultParameters;
    return (beliefs, known, learned) => {
      const inferred = inferPrerequisites(graph, (skill) => {
        const probability = beliefs.get(skill) ?? prior;
        return { prior, probability, learned: learned.get(skill) ?? 0, interval: [probability, probability] };
      });
      const seen = (skill: string, own: number) =>
        targets.has(skill) ? own : (inferred.get(skill)?.probability ?? own);
      return order(new Map(Array.from(beliefs, ([skill, own]) => [skill, seen(skill, own)])), known, learned);
    };
  };

/** Choices to compare with. All stop at the same belief and see the same answers. */
export const baselines = {
  randomOnWay: ({ catalogue, way, random }) =>
    firstOpen(shuffled(catalogue.graph.skills, random).filter((skill) => way.has(skill))),
  popularOnWay: ({ catalogue, way }) => firstOpen(catalogue.byPopularity.filter((skill) => way.has(skill))),
  randomReadyOnWay: ({ catalogue, way, random }) =>
    firstReady(
      shuffled(catalogue.graph.skills, random).filter((skill) => way.has(skill)),
      catalogue,
    ),
  randomReady: ({ catalogue, random }) => firstReady(shuffled(catalogue.graph.skills, random), catalogue),
  popularReady: ({ catalogue }) => firstReady(catalogue.byPopularity, catalogue),
} satisfies Record<string, Chooser>;
export type Baseline = keyof typeof baselines;

export const baselineTitles: Record<Baseline, string> = {
  randomOnWay: 'a random skill on the way to the goal',
  popularOnWay: 'the most popular skill on the way to the goal',
  randomReadyOnWay: 'a random skill on the way whose prerequisites are known',
  randomReady: 'a random skill of the catalogue whose prerequisites are known',
  popularReady: 'the most popular skill of the catalogue whose prerequisites are known',
};

const isOpen = (beliefs: Beliefs, skill: string) => (beliefs.get(skill) ?? 1) < knownAt;

const firstOpen =
  (order: readonly string[]): Order =>
  (beliefs) =>
    order.find((skill) => isOpen(beliefs, skill));

const firstReady =
  (order: readonly string[], { prerequisitesOf }: SimulatedCatalogue): Order =>
  (beliefs) =>
    order.find(
      (skill) =>
        isOpen(beliefs, skill) && !(prerequisitesOf.get(skill) ?? []).some((needed) => isOpen(beliefs, needed)),
    );

const shuffled = (skills: readonly string[], random: Random) =>
  skills
    .map((skill) => ({ skill, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ skill }) => skill);
