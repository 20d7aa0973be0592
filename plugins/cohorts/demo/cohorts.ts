import type { Topic } from '../../activity/study-groups/contract.ts';
import type { Audience } from '../cohorts/contract.ts';

/** A demo cohort. */
export interface DemoCohort {
  readonly name: string;
  readonly description: string;
  readonly topic: Topic;
  readonly audience: Audience;
  readonly maxMembers: number;
  /** User names; the first is the owner, and the second a moderator. */
  readonly members: readonly string[];
}

export const demoCohorts: readonly DemoCohort[] = [
  {
    name: 'Functions before the exam',
    description: 'We meet twice a week and explain one kind of function to each other.',
    topic: 'mathematics',
    audience: 'minors',
    maxMembers: 6,
    members: ['learner', 'дарина.коваль', 'ليلى.حداد'],
  },
  {
    name: 'Science questions, Friday',
    description: 'Everyone brings one question that nobody in class could answer.',
    topic: 'science',
    audience: 'minors',
    maxMembers: 2,
    members: ['ليلى.حداد', 'дарина.коваль'],
  },
  {
    name: 'From data to decision',
    description: 'One data set a week: what it shows, what it does not, and what would change our minds.',
    topic: 'research-methods',
    audience: 'adults',
    maxMembers: 8,
    members: ['aroha.parata', '高橋美咲', 'siobhan.oconnor'],
  },
  {
    name: 'AI at school: what is fair?',
    description: 'Led by a teacher, open to everyone. We prepare a proposal for the school council.',
    topic: 'ai-ethics',
    audience: 'led-by-staff',
    maxMembers: 20,
    members: ['instructor', 'aroha.parata', 'дарина.коваль'],
  },
];
