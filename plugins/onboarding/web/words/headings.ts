import type { Step } from '../state/steps.ts';
import type { Audience } from './audience.ts';

/** The name of a step, and its question as the heading. */
export interface Heading {
  readonly name: string;
  readonly title: string;
  readonly description?: string;
}

const names: Readonly<Record<Step, string>> = {
  1: 'Educational level',
  2: 'Educational background',
  3: 'Learning preferences',
  4: 'Assessment readiness',
  5: 'Review summary',
};

const childNames: Readonly<Record<Step, string>> = { ...names, 1: 'About you', 2: 'What you like', 4: 'Ready?' };

type Titles = Readonly<Record<Step, Omit<Heading, 'name'>>>;

const usual: Titles = {
  1: { title: 'Where do you learn?', description: 'Your questions, wording and dashboard depend on this.' },
  2: {
    title: 'What is your background?',
    description: 'For a first estimate of your level. The assessment measures it later.',
  },
  3: { title: 'How do you like to learn?', description: 'Nothing here is final. You can change it in your profile.' },
  4: { title: 'How ready do you feel?', description: 'There are no right or wrong answers, and nothing is graded.' },
  5: { title: 'Does this look right?', description: 'Change anything that is wrong, then finish.' },
};

const byAudience: Readonly<Partial<Record<Audience, Partial<Titles>>>> = {
  child: {
    1: { title: 'Tell us about you', description: 'A grown-up can help you with this page.' },
    2: { title: 'What do you like?', description: 'Pick as many as you want.' },
    4: { title: 'How do you feel about it?', description: 'This is not a test. Every answer is a good one.' },
  },
  teen: {
    2: { title: 'What are you into?', description: 'It determines what you see first. You can change it at any time.' },
  },
  professional: {
    2: {
      title: 'Where are you coming from?',
      description: 'Your background and the work you want, for a first estimate until the assessment measures it.',
    },
    3: { title: 'How does learning fit your week?', description: 'For a plan that you can keep to.' },
  },
};

export function headingOf(step: Step, audience: Audience): Heading {
  const name = (audience === 'child' ? childNames : names)[step];
  return { name, ...(byAudience[audience]?.[step] ?? usual[step]) };
}
