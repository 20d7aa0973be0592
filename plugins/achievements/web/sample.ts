import type { EducationalLevel } from '../../learner/contract.ts';

// Fictional success stories. Screens mark them "Sample".

export interface SuccessStory {
  readonly quote: string;
  readonly who: string;
  /** The levels it fits best. */
  readonly for: readonly EducationalLevel[];
}

const successStories: readonly SuccessStory[] = [
  {
    quote:
      'I did ten minutes after dinner, most days. Fractions were my enemy in May; by October I was explaining them to my cousin.',
    who: 'A pupil in grade 6',
    for: ['k-12'],
  },
  {
    quote:
      'The second placement showed that my reasoning had grown and my algebra had not. So I knew what to do with the summer.',
    who: 'A student in the second year of a bachelor’s degree',
    for: ['college', 'masters', 'phd'],
  },
  {
    quote:
      'I came back to maths after eleven years at work. Seeing how sure the score was, and where it was not, kept me honest.',
    who: 'A nurse preparing for the platinum track at 750',
    for: ['professional', 'phd+'],
  },
];

/** The stories, with those that fit the learner's level first. */
export const storiesFor = (level: EducationalLevel | null | undefined): SuccessStory[] =>
  successStories.toSorted((one, other) => Number(isFor(other, level)) - Number(isFor(one, level)));

const isFor = (story: SuccessStory, level: EducationalLevel | null | undefined) =>
  level !== null && level !== undefined && story.for.includes(level);
