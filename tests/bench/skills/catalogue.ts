import type { Prerequisite, SkillGraph } from 'knowledge-tracing';
import { skillGraph } from 'knowledge-tracing';
import type { Random } from '../../../core/random.ts';
import { hoursOf } from '../../../plugins/skills/catalogue/queries.ts';
import { content } from '../../../plugins/skills/content/index.ts';

/** A simulated catalogue. No order under test sees `truths`. */
export interface SimulatedCatalogue {
  readonly graph: SkillGraph;
  readonly prerequisitesOf: ReadonlyMap<string, readonly string[]>;
  /** Hours stated in the catalogue. */
  readonly hours: ReadonlyMap<string, number>;
  /** Skills by how many learners take them up, the most popular first. */
  readonly byPopularity: readonly string[];
  readonly truths: ReadonlyMap<string, SkillTruth>;
}

interface SkillTruth {
  readonly hours: number;
  readonly guess: number;
  readonly slip: number;
}

/** The platform's own catalogue, with simulated popularity and truths. */
export function ownCatalogue(random: Random): SimulatedCatalogue {
  const prerequisites = content.flatMap(({ id, requires }) => requires.map((needs) => ({ skill: id, needs })));
  return simulated(
    content.map(({ id }) => id),
    prerequisites,
    new Map(content.map((skill) => [skill.id, hoursOf(skill)])),
    random,
  );
}

/** Levels of equally many skills. A skill needs one of the level below and up to two of any lower level. */
export function simulatedCatalogue(levels: number, perLevel: number, random: Random): SimulatedCatalogue {
  const names = Array.from({ length: levels * perLevel }, (_, n) => `skill-${n}`);
  const draw = (from: number, to: number) => names[from + Math.floor(random() * (to - from))] as string;
  const prerequisites = names.flatMap((skill, n): Prerequisite[] => {
    const level = Math.floor(n / perLevel);
    if (level === 0) return [];
    const below = draw((level - 1) * perLevel, level * perLevel);
    const others = Array.from({ length: Math.floor(random() * 3) }, () => draw(0, level * perLevel));
    return [...new Set([below, ...others])].map((needs) => ({ skill, needs }));
  });
  return simulated(names, prerequisites, new Map(names.map((skill) => [skill, 2 * 4 ** random()])), random);
}

/**
 * True hours differ from the stated ones by a factor with a standard deviation of 0.3 on the logarithmic scale. Popularity is
 * proportional to one more than the number of skills that need a skill, times a factor with a standard deviation of 0.5 on
 * that scale.
 */
function simulated(
  names: readonly string[],
  prerequisites: readonly Prerequisite[],
  hours: ReadonlyMap<string, number>,
  random: Random,
): SimulatedCatalogue {
  const dependents = Map.groupBy(prerequisites, ({ needs }) => needs);
  const popularity = names.map(
    (skill) => [skill, (1 + (dependents.get(skill)?.length ?? 0)) * Math.exp(0.5 * normal(random))] as const,
  );
  const truthOf = (skill: string): SkillTruth => ({
    hours: (hours.get(skill) ?? 0) * Math.exp(0.3 * normal(random)),
    guess: 0.1 + 0.2 * random(),
    slip: 0.05 + 0.1 * random(),
  });
  const edges = Map.groupBy(prerequisites, ({ skill }) => skill);
  return {
    graph: skillGraph(names, prerequisites),
    prerequisitesOf: new Map([...edges].map(([skill, each]) => [skill, each.map(({ needs }) => needs)])),
    hours,
    byPopularity: popularity.sort(([, one], [, other]) => other - one).map(([skill]) => skill),
    truths: new Map(names.map((skill) => [skill, truthOf(skill)])),
  };
}

const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
