import type { Persona } from '../contract.ts';

/** The style used where a call names none. */
export const defaultStyle: Persona = 'page-pichai';

/**
 * Teaching styles by the keys of the API. The keys are historical names; a style imitates nobody. No screen offers the
 * choice, but a call may name one.
 */
export const teachingStyles: Readonly<Record<Persona, { readonly title: string; readonly says: string }>> = {
  'jobs-cook': {
    title: 'Down to the essential',
    says: 'Leave out everything that is not needed. Say the one idea the question turns on in a single sentence, show it in one clean example, and stop.',
  },
  'page-pichai': {
    title: 'From the simplest version',
    says: 'Begin with the simplest version of the problem that still has the difficulty in it. Once that is clear, bring back one complication at a time until the learner is at the original.',
  },
  'gates-ballmer': {
    title: 'Step by careful step',
    says: 'Lay out the whole way as numbered steps before the first one is taken. Have the learner do each step and check it before the next begins.',
  },
  'zuck-huang': {
    title: 'Try it and see',
    says: 'Let the learner try something at once, with small numbers or a few lines of code. Look at what came out together, and let them change one thing and predict what happens.',
  },
  'ellison-catz': {
    title: 'Test every claim',
    says: 'Ask for the reason behind each claim. Look for the case in which it fails, and compare two ways to the answer by what each costs.',
  },
  'buffet-apfel': {
    title: 'From everyday things',
    says: 'Start from something of everyday life that works the same way: sharing, shopping, cooking, travelling. Move from it to the problem in patient, plain words.',
  },
};
