import type { Circle } from '../../learner/contract.ts';
import type { Topic } from '../study-groups/contract.ts';

/** A demo study group. Times are in minutes before the seeding. */
export interface DemoGroup {
  readonly name: string;
  readonly topic: Topic;
  readonly lessonsEach: number;
  readonly circle: Circle;
  /** User names; the first started it. */
  readonly members: readonly string[];
  readonly messages: readonly { readonly by: string; readonly minutesAgo: number; readonly text: string }[];
}

const hour = 60;
const day = 24 * hour;

export const demoGroups: readonly DemoGroup[] = [
  {
    name: 'Algebra after school',
    topic: 'mathematics',
    lessonsEach: 4,
    circle: 'minors',
    members: ['learner', 'ليلى.حداد', 'дарина.коваль'],
    messages: [
      {
        by: 'ليلى.حداد',
        minutesAgo: 3 * day,
        text: 'I keep losing a minus sign when I move a term to the other side. Any tricks?',
      },
      {
        by: 'дарина.коваль',
        minutesAgo: 3 * day - 14,
        text: 'I write what I do to both sides under the line, every time. Slower, but it stopped happening.',
      },
      {
        by: 'learner',
        minutesAgo: 2 * day,
        text: 'Same here. Putting the answer back into the first equation finds the rest.',
      },
      {
        by: 'instructor',
        minutesAgo: 2 * day - 35,
        text: 'Both good habits. Try the practice topic Algebra at level 3: its second hint shows exactly this.',
      },
      { by: 'дарина.коваль', minutesAgo: 5 * hour, text: 'Did it. Three of four without a hint.' },
      { by: 'ليلى.حداد', minutesAgo: 50, text: 'Two more lessons and we have our goal for the week.' },
    ],
  },
  {
    name: 'How machines learn',
    topic: 'ai-ethics',
    lessonsEach: 3,
    circle: 'adults',
    members: ['aroha.parata', 'siobhan.oconnor', 'sipho.ndlovu', '高橋美咲'],
    messages: [
      {
        by: 'aroha.parata',
        minutesAgo: 4 * day,
        text: 'If a model is right nine times of ten, is it good? It depends on which tenth it gets wrong.',
      },
      {
        by: 'siobhan.oconnor',
        minutesAgo: 4 * day - 40,
        text: 'That is the confusion matrix again. I drew one for a spam filter and it finally made sense.',
      },
      {
        by: 'sipho.ndlovu',
        minutesAgo: 9 * hour,
        text: 'Could you explain overfitting to me as you would to a younger brother?',
      },
      {
        by: 'aroha.parata',
        minutesAgo: 8 * hour,
        text: 'Learning last year’s exam by heart: full marks on that one, none on the next.',
      },
    ],
  },
  {
    name: 'Reading papers together',
    topic: 'research-methods',
    lessonsEach: 2,
    circle: 'adults',
    members: ['高橋美咲', 'aroha.parata'],
    messages: [
      {
        by: '高橋美咲',
        minutesAgo: 26 * hour,
        text: 'This week: what a control group is for, with the two examples from the practice topic.',
      },
    ],
  },
];
