import { ideas } from '../drafts.ts';

export const idea = ideas({
  'goes-by-association': 'The words you chose often come up together, but they are related in another way.',
  'stays-with-the-first-pair': 'The word you chose belongs to the first pair.',
  'turns-the-relation-round': 'You found the relation, but in the opposite direction.',
  'takes-another-relation': 'Your pair has a clear relation of its own; it is not the one that was shown.',
  'takes-a-near-word':
    'The word you chose means nearly the same or is of the same kind; that is not the relation shown.',
});

export type Idea = Parameters<typeof idea>[0];

/** Short names in the lists of questions. */
export const ideaOf = {
  a: 'goes-by-association',
  f: 'stays-with-the-first-pair',
  r: 'turns-the-relation-round',
  o: 'takes-another-relation',
  n: 'takes-a-near-word',
} as const satisfies Record<string, Idea>;

export type Mark = keyof typeof ideaOf;
