import { z } from 'zod';
import type { ItemSection, Pool } from '../contract.ts';
import { Section } from '../contract.ts';

// Review states of items: what each means, and which may follow which. The bank is shared, so a state holds in all institutions.

export const ItemState = z.enum(['draft', 'review', 'pretest', 'operational', 'suspended', 'retired']);
export type ItemState = z.infer<typeof ItemState>;

export const itemStates: Readonly<Record<ItemState, { readonly title: string; readonly description: string }>> = {
  draft: { title: 'Draft', description: 'Being written. Nobody is asked it.' },
  review: { title: 'In review', description: 'Being reviewed. Nobody is asked it.' },
  pretest: { title: 'Pretest', description: 'Tried out in placements. Its answers do not count in scores.' },
  operational: { title: 'Operational', description: 'Asked, and scored where its pool is.' },
  suspended: { title: 'Suspended', description: 'Taken out of use. No new question is asked from it.' },
  retired: { title: 'Retired', description: 'Never asked again.' },
};

const following: Readonly<Record<ItemState, readonly ItemState[]>> = {
  draft: ['review', 'retired'],
  review: ['operational', 'pretest', 'draft', 'retired'],
  pretest: ['operational', 'suspended', 'review', 'retired'],
  operational: ['suspended', 'pretest', 'retired'],
  suspended: ['operational', 'pretest', 'review', 'retired'],
  // Who has seen a retired item cannot be known, so it never counts again.
  retired: [],
};

/** The properties of an item that its next states depend on. */
export interface Stateful {
  readonly state: ItemState;
  readonly section: ItemSection;
  readonly pool?: Pool | undefined;
  readonly format: 'multiple_choice' | 'open_ended';
}

/** Whether placements can try an item out: they ask a few unscored multiple-choice questions; no other assessment does. */
export const canBeTriedOut = ({ section, pool = 'assessment', format }: Omit<Stateful, 'state'>): boolean =>
  pool === 'assessment' && format === 'multiple_choice' && Section.safeParse(section).success;

/** The states that may follow an item's state. */
export const nextStates = (item: Stateful): ItemState[] =>
  following[item.state].filter((next) => next !== 'pretest' || canBeTriedOut(item));

/** Why an item may not go to a state, as a sentence; undefined where it may. */
export function stateRefusal(item: Stateful, to: ItemState): string | undefined {
  const next = nextStates(item);
  if (next.includes(to)) return undefined;
  const { title } = itemStates[item.state];
  if (next.length === 0) return 'A retired item stays retired. Give the question a new id to use it again.';
  if (to === 'pretest' && !canBeTriedOut(item)) return onlyPlacementsTryOut;
  return `From “${title}”, an item can go to ${next.map((each) => `“${itemStates[each].title}”`).join(', ')}.`;
}

export const onlyPlacementsTryOut =
  'Only multiple-choice items of placements can be tried out; no other assessment asks questions that do not count.';
