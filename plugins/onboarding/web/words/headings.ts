import type { Step } from '../state/steps.ts';
import type { Audience } from './audience.ts';

/** What a step is about, in a few words and as the question it asks. */
export interface Heading {
  readonly name: string;
  readonly title: string;
  readonly says?: string;
}

const names: Readonly<Record<Step, string>> = {
  1: 'Educational level',
  2: 'Educational background',
  3: 'Learning preferences',
  4: 'Assessment readiness',
  5: 'Review summary',
};

const childrensNames: Readonly<Record<Step, string>> = { ...names, 1: 'About you', 2: 'What you like', 4: 'Ready?' };

type Titles = Readonly<Record<Step, Omit<Heading, 'name'>>>;

const usual: Titles = {
  1: { title: 'Where do you learn?', says: 'Your questions, your words and your dashboard follow from this.' },
  2: {
    title: 'What do you bring with you?',
    says: 'A first guess at where you stand. The assessment measures it properly later.',
  },
  3: { title: 'How do you like to learn?', says: 'Nothing here is final. You can change it in your profile.' },
  4: { title: 'How ready do you feel?', says: 'There are no right answers here, and nobody marks them.' },
  5: { title: 'Does this look right?', says: 'Change whatever does not, then finish.' },
};

const otherwise: Readonly<Partial<Record<Audience, Partial<Titles>>>> = {
  child: {
    1: { title: 'Tell us about you', says: 'A grown-up can help you with this page.' },
    2: { title: 'What do you like?', says: 'Pick as many as you want.' },
    4: { title: 'How do you feel about it?', says: 'This is not a test. Every answer is a good one.' },
  },
  teen: {
    2: { title: 'What are you into?', says: 'It decides what you see first, and you can change it any time.' },
  },
  professional: {
    2: {
      title: 'Where are you coming from?',
      says: 'Your background and the work you want. A first guess, until the assessment measures it.',
    },
    3: { title: 'How does learning fit your week?', says: 'So that the plan is one you can keep.' },
  },
};

export function headingOf(step: Step, audience: Audience): Heading {
  const name = (audience === 'child' ? childrensNames : names)[step];
  return { name, ...(otherwise[audience]?.[step] ?? usual[step]) };
}
