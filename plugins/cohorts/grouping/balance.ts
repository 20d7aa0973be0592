import { anneal } from './anneal.ts';
import { blocksOf } from './blocks.ts';
import { divideFew, maxTried } from './divide-few.ts';
import type { Block } from './faults.ts';
import { sizeOf } from './faults.ts';
import type { Refusal } from './refusals.ts';
import { brokenIn, Contradiction, crowdsIn } from './refusals.ts';

/** A learner to be placed in a group. */
export interface Candidate {
  readonly id: string;
  /** The estimated ability on one scale for all, for example EiQ or logits. */
  readonly ability: number;
  /** Candidates of different circles share a group only if staff lead it. */
  readonly circle: string;
  /** Languages the person can work in. Absent: any. */
  readonly languages?: readonly string[];
  /** Names of the times at which the person can meet, for example `mon-16`. Absent: any. */
  readonly times?: readonly string[];
}

export interface GroupingRequest {
  readonly candidates: readonly Candidate[];
  /** Intended size of a group. Sizes of groups of a circle differ by at most one. */
  readonly size: number;
  /** The same seed and candidates, in any order, give the same groups. */
  readonly seed: number;
  /** Ids that must be in one group. */
  readonly together?: readonly (readonly string[])[];
  /** Ids of which no two may be in one group. */
  readonly apart?: readonly (readonly string[])[];
  /** Whether staff lead every group, so that minors and adults may share one. */
  readonly staffLead?: boolean;
  /** Existing groups to keep as far as possible: at most a fifth of the people in them change groups. */
  readonly previous?: readonly (readonly string[])[];
}

/** Groups of ids, or the conditions that cannot all hold. */
export type Grouping =
  | {
      readonly groups: readonly (readonly string[])[];
      /** Variance of the groups' mean ability around the common mean, weighted by size. */
      readonly spread: number;
      /** Number of people who changed groups. */
      readonly moved: number;
    }
  | { readonly refusals: readonly Refusal[] };

/** The share of people who may change groups in a regrouping. */
export const movableShare = 0.2;

/**
 * Divides learners into groups of similar mean ability. Conditions are never broken: where no division that fulfils them is
 * found, the result says which remain.
 */
export function balanceGroups(request: GroupingRequest): Grouping {
  const people = request.candidates.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (people.length === 0) return { groups: [], spread: 0, moved: 0 };
  let blocks: readonly Block[];
  try {
    blocks = blocksOf(people, request);
  } catch (error) {
    if (error instanceof Contradiction) return { refusals: error.refusals };
    throw error;
  }
  const circles = [...new Set(blocks.map(({ circle }) => circle))].sort();
  const groups: string[][] = [];
  const circlesOf = circles.map((circle) => blocks.filter((block) => block.circle === circle));
  const crowds = circlesOf.flatMap((own) => crowdsIn(own, request.size));
  if (crowds.length > 0) return { refusals: crowds };
  const broken: Refusal[] = [];
  let [moved, movable] = [0, Math.floor(movableShare * countKept(people, request.previous ?? []))];
  let squares = 0;
  for (const own of circlesOf) {
    const limits = { size: request.size, seed: request.seed, movable };
    const few = sizeOf(own) <= maxTried ? divideFew(own, limits) : undefined;
    // Where no division fulfils the conditions, annealing finds which of them stand in the way.
    const division = few ?? anneal(own, limits);
    broken.push(...brokenIn(division, limits));
    movable -= division.moved;
    moved += division.moved;
    squares += division.squares;
    groups.push(...division.groups.map((group) => group.flatMap(({ ids }) => ids).sort()));
  }
  if (broken.length > 0) return { refusals: broken };
  return { groups, spread: squares / people.length, moved };
}

function countKept(people: readonly Candidate[], previous: readonly (readonly string[])[]): number {
  const known = new Set(previous.flat());
  return people.filter(({ id }) => known.has(id)).length;
}
