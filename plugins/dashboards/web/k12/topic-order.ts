import type { TrackTopic } from '../../contract.ts';

const order = { attempted: 0, familiar: 1, none: 2, proficient: 3, mastered: 4 } as const;

/** Orders topics by how much practice helps: started but not mastered, then new, then known. */
export function topicsInOrder(topics: readonly TrackTopic[]): TrackTopic[] {
  return topics.toSorted((one, other) => order[one.mastery ?? 'none'] - order[other.mastery ?? 'none']);
}
