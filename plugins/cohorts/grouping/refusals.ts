import type { Block } from './faults.ts';
import { haveCommon, sharedApart, sizeOf } from './faults.ts';

/** A condition that cannot hold beside the others, and the people it is about. */
export interface Refusal {
  readonly text: string;
  readonly people: readonly string[];
}

/** Texts of refusals. The first six are certain; the others say that no division was found. */
export const refusals = {
  tooLarge: 'More people must be together than a group holds.',
  together: 'People must be both together and apart.',
  circles: 'Minors and adults must be together. They share a group only if staff lead it.',
  noLanguage: 'People must be together who have no language in common.',
  noTime: 'People must be together who have no time in common.',
  crowd: 'More people must be apart than there are groups.',
  apart: 'No division was found that keeps these people apart.',
  language: 'No division was found in which this group has a language in common.',
  times: 'No division was found in which this group has a time in common.',
  sizes: 'No division into groups of equal size was found with these people together.',
  moves: 'No division was found in which at most a fifth of the people change groups.',
} as const;

/** Conditions that contradict each other whatever the groups. */
export class Contradiction extends Error {
  readonly refusals: readonly Refusal[];
  constructor(refusals: readonly Refusal[]) {
    super(refusals.map(({ text }) => text).join(' '));
    this.refusals = refusals;
  }
}

interface Found {
  readonly groups: readonly (readonly Block[])[];
  readonly moved: number;
}

/** The conditions that a division breaks. */
export function brokenIn({ groups, moved }: Found, { size, movable }: { size: number; movable: number }): Refusal[] {
  const people = groups.reduce((sum, group) => sum + sizeOf(group), 0);
  const mean = people / Math.max(1, Math.ceil(people / size));
  const broken: Refusal[] = [];
  if (groups.some((group) => Math.abs(sizeOf(group) - mean) >= 1)) {
    const joined = groups.flat().filter((block) => block.size > 1);
    broken.push({ text: refusals.sizes, people: idsOf(joined) });
  }
  for (const group of groups) {
    if (sharedApart(group) > 0) broken.push({ text: refusals.apart, people: idsOf(group.filter(isNotAlone(group))) });
    if (!haveCommon(group, 'languages')) broken.push({ text: refusals.language, people: idsOf(group) });
    if (!haveCommon(group, 'times')) broken.push({ text: refusals.times, people: idsOf(group) });
  }
  if (moved > movable) broken.push({ text: refusals.moves, people: [] });
  return broken;
}

/** Sets of people who must be apart, of whom there are more than groups. */
export function crowdsIn(blocks: readonly Block[], size: number): Refusal[] {
  const groups = Math.ceil(sizeOf(blocks) / size);
  const sets = new Set(blocks.flatMap(({ apart }) => apart));
  return [...sets].flatMap((set) => {
    const held = blocks.filter(({ apart }) => apart.includes(set));
    return held.length > groups ? [{ text: refusals.crowd, people: idsOf(held) }] : [];
  });
}

const isNotAlone = (group: readonly Block[]) => (block: Block) =>
  group.some((other) => other !== block && other.apart.some((set) => block.apart.includes(set)));

const idsOf = (blocks: readonly Block[]): string[] => blocks.flatMap(({ ids }) => ids);
