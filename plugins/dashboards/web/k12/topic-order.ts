import type { TrackTopic } from '../../contract.ts';

const order = { attempted: 0, familiar: 1, none: 2, proficient: 3, mastered: 4 } as const;

/** What practice helps most with first: what was begun and does not sit yet, then what is new, then what is known. */
export function topicsInOrder(topics: readonly TrackTopic[]): TrackTopic[] {
  return topics.toSorted((one, other) => order[one.mastery ?? 'none'] - order[other.mastery ?? 'none']);
}
