import type { IconName } from '../../../../web/ui/index.ts';
import type { HigherPathway } from '../../contract.ts';

export interface PathwayWords {
  readonly icon: IconName;
  /** Shown below the title of the dashboard. */
  readonly description: string;
  /** Shown on the card of the pathway. */
  readonly forWhom: string;
  /** In order. */
  readonly stages: readonly { readonly title: string; readonly description: string }[];
}

/** Icon and descriptions of the pathways. */
export const pathways: Record<HigherPathway, PathwayWords> = {
  undergraduate: {
    icon: 'graduation',
    description: 'Your progress towards a bachelor’s degree, and what comes after it.',
    forWhom: 'For a first degree, in any field.',
    stages: [
      {
        title: 'Foundations',
        description: 'The mathematics, reading and reasoning that every course of the field builds on.',
      },
      { title: 'A focus', description: 'Courses of your choice, and the first project that is your own.' },
      { title: 'A piece of work', description: 'Internship, capstone or thesis: something you can show and explain.' },
      { title: 'The next step', description: 'A first position, or a master’s degree.' },
    ],
  },
  graduate: {
    icon: 'layers',
    description: 'Your progress towards a master’s degree, and what comes after it.',
    forWhom: 'For a master’s degree, straight on or after some years of work.',
    stages: [
      { title: 'Depth', description: 'Fewer subjects, studied in depth.' },
      { title: 'A method', description: 'Statistics, experiments or proofs: one that you can carry out alone.' },
      { title: 'A thesis', description: 'A question of your own, answered so that others can check it.' },
      { title: 'The next step', description: 'A specialist’s position, or a doctorate.' },
    ],
  },
  doctoral: {
    icon: 'flask',
    description: 'Your progress towards a doctorate: your question, your method, your field.',
    forWhom: 'For a doctorate, whether you are looking for a place or already working on it.',
    stages: [
      { title: 'A question', description: 'What is not known, why it matters, and what an answer would look like.' },
      { title: 'Evidence', description: 'A design that could prove you wrong, and data that others can use.' },
      { title: 'Papers', description: 'Written, reviewed, written again.' },
      { title: 'A defence', description: 'What you found, what you did not, and what you would do next.' },
    ],
  },
  postdoctoral: {
    icon: 'compass',
    description: 'Your progress between a doctorate and a group of your own.',
    forWhom: 'For the years after a doctorate.',
    stages: [
      {
        title: 'A program',
        description: 'The questions of your next five years, and which of them are yours alone.',
      },
      { title: 'Independence', description: 'A first grant, a first student, a paper without your supervisor.' },
      { title: 'A name', description: 'Talks, reviews and tools that the field uses.' },
      { title: 'A group', description: 'A professorship, or a laboratory in industry.' },
    ],
  },
  'professional-development': {
    icon: 'briefcase',
    description: 'Your progress beside work: what to learn next, and how to show it.',
    forWhom: 'For people who learn beside work.',
    stages: [
      { title: 'Taking stock', description: 'What you can do, measured with its uncertainty.' },
      { title: 'One skill', description: 'The one that helps most at work, in a few hours a week.' },
      { title: 'Use at work', description: 'A task of your own in which you use it.' },
      { title: 'Showing it', description: 'A result that others can review, and a score with its date.' },
    ],
  },
  'research-innovation': {
    icon: 'bulb',
    description: 'Your progress between research and application.',
    forWhom: 'For people who turn findings into products.',
    stages: [
      { title: 'A need', description: 'Someone who would use it, in their own words.' },
      { title: 'A prototype', description: 'The smallest thing that could fail in an instructive way.' },
      { title: 'Proof', description: 'An evaluation with people, against what they do today.' },
      { title: 'Into use', description: 'A product, a standard or a company.' },
    ],
  },
};
