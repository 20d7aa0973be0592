import type { ApplicationData } from '../../applications/contract.ts';
import type { Scores } from '../contract.ts';

/** Sign-in names of the demo's reviewers. */
export const demoReviewers = ['reviewer', 'joão.siqueira'] as const;

interface DemoApplicant {
  readonly username: string;
  readonly essays: ApplicationData;
  /** By the reviewers in their order. */
  readonly reviews: readonly Scores[];
}

const levels = (readiness: number, motivation: number, writing: number, initiative: number): Scores => ({
  ...{ 'academic-readiness': readiness, motivation, writing, initiative },
});

/** The demo's adult learners: two reviews, one review, and none. */
export const demoApplicants: readonly DemoApplicant[] = [
  {
    username: 'siobhan.oconnor',
    essays: {
      personalStatement:
        'For six years I measured how peat bogs store water. The instruments were simple; the questions were not. When a dry summer broke every model we had, I began to learn statistics in the evenings, first to repair our figures and then because I wanted to know why they had failed. I would like to study it properly, with people who will tell me where I am wrong.',
      academicGoals: 'A second degree, and then research on models that know what they do not know.',
      whyUniversity: 'The program teaches modelling and field work together.',
    },
    reviews: [levels(5, 4, 5, 4), levels(4, 4, 4, 4)],
  },
  {
    username: 'sipho.ndlovu',
    essays: {
      personalStatement:
        'I repair elevators. Last year I wrote a small program that predicts from the log of a motor when a bearing will fail; it was right nine times out of eleven. My colleagues now ask it before they ask me. I want to understand what I built, and to build the next one well.',
      academicGoals: 'A degree beside my work, and better tools for people who repair things.',
      whyUniversity: '',
    },
    reviews: [levels(3, 5, 3, 5)],
  },
  {
    username: '高橋美咲',
    essays: {
      personalStatement:
        'I translated technical manuals for four years. A sentence that is nearly right can break a machine, so I learned to read slowly and to ask. I would like to bring that care to the systems that translate today.',
      academicGoals: 'To study how language models fail, and how people notice.',
      whyUniversity: 'Small groups, and teachers who publish their mistakes.',
    },
    reviews: [],
  },
  {
    username: 'aroha.parata',
    essays: {
      personalStatement:
        'I taught myself to program to keep the accounts of our sports club. Then the other clubs wanted it too. I have learned more from their complaints than from any course, and I am ready for the courses now.',
      academicGoals: 'A first degree.',
      whyUniversity: '',
    },
    reviews: [],
  },
];
