import { LearningGoal } from '../../contract.ts';
import type { Audience } from './audience.ts';
import type { Option } from './choices.ts';

// Answers of which several can be chosen, and lists of suggestions.

/** Favourite subjects of pupils: the industry tracks of the K-12 dashboard. */
export const subjectOptions = (audience: Audience): Option[] =>
  audience === 'child'
    ? [
        { value: 'mathematics', title: 'Numbers', icon: 'ruler' },
        { value: 'science', title: 'Science', icon: 'flask' },
        { value: 'technology', title: 'Computers', icon: 'code' },
        { value: 'language-arts', title: 'Reading and writing', icon: 'book' },
        { value: 'social-studies', title: 'People and places', icon: 'globe' },
        { value: 'arts-creativity', title: 'Art and music', icon: 'pen' },
      ]
    : [
        { value: 'mathematics', title: 'Mathematics', icon: 'ruler' },
        { value: 'science', title: 'Science', icon: 'flask' },
        { value: 'technology', title: 'Technology', icon: 'code' },
        { value: 'language-arts', title: 'Language arts', icon: 'book' },
        { value: 'social-studies', title: 'Social studies', icon: 'globe' },
        { value: 'arts-creativity', title: 'Arts and creativity', icon: 'pen' },
      ];

export const subjectTitle = (value: string, audience: Audience) =>
  subjectOptions(audience).find((option) => option.value === value)?.title ?? value;

export const interestOptions: readonly Option[] = [
  'Space',
  'Nature and animals',
  'Games',
  'Music',
  'Sports',
  'Drawing',
  'Building things',
  'Stories',
  'Robots',
  'Helping people',
].map((title) => ({ value: title, title }));

/** Labels of the goals for a child. */
const childGoalTitles: Readonly<Record<LearningGoal, string>> = {
  'Problem-solving skills': 'Solving puzzles',
  'Algorithm optimization': 'Finding the quickest way',
  'System design': 'How big things fit together',
  'AI/ML concepts': 'How computers learn',
  'Data structures': 'Sorting and finding things',
  'Mathematical reasoning': 'Thinking with numbers',
};

export const goalOptions = (audience: Audience): Option<LearningGoal>[] =>
  LearningGoal.options.map((value) => ({ value, title: goalTitle(value, audience) }));

export const goalTitle = (value: LearningGoal, audience: Audience) =>
  audience === 'child' ? childGoalTitles[value] : value;

export const salaryOptions = [
  'Up to $60K',
  '$60K - $90K',
  '$90K - $120K',
  '$120K - $160K',
  '$160K - $200K',
  'More than $200K',
].map(toOption);

export const timelineOptions = ['6 months', '1 year', '2 years', '3 years or more'].map(toOption);

export const roleSuggestions = [
  'Software Engineer',
  'Machine learning engineer',
  'Data scientist',
  'Data analyst',
  'Research scientist',
  'Product manager',
  'Teacher',
  'Founder',
];

function toOption(value: string): { value: string; label: string } {
  return { value, label: value };
}
