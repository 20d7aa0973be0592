import type { IconName } from '../../../../web/ui/index.ts';
import type { HigherPathway } from '../../contract.ts';

export interface PathwayWords {
  readonly icon: IconName;
  /** Below the title of the dashboard. */
  readonly says: string;
  /** For whom it is, on its card. */
  readonly forWhom: string;
  /** From its beginning to what it leads to. */
  readonly stages: readonly { readonly title: string; readonly says: string }[];
}

/** What is said of each pathway. */
export const pathways: Record<HigherPathway, PathwayWords> = {
  undergraduate: {
    icon: 'graduation',
    says: 'Where you stand on the way to a bachelor’s degree, and what it opens.',
    forWhom: 'For a first degree, in whatever field.',
    stages: [
      {
        title: 'Foundations',
        says: 'The mathematics, reading and reasoning that every course of the field builds on.',
      },
      { title: 'A focus', says: 'Courses of your choice, and the first project that is your own.' },
      { title: 'A piece of work', says: 'Internship, capstone or thesis: something you can show and explain.' },
      { title: 'The next door', says: 'A first position, or a master’s degree.' },
    ],
  },
  graduate: {
    icon: 'layers',
    says: 'Where you stand on the way to a master’s degree, and what going deeper opens.',
    forWhom: 'For a master’s degree, straight on or after some years of work.',
    stages: [
      { title: 'Depth', says: 'Fewer subjects, read to where they end.' },
      { title: 'A method', says: 'Statistics, experiments or proofs: one that you can carry out alone.' },
      { title: 'A thesis', says: 'A question of your own, answered so that others can check it.' },
      { title: 'The next door', says: 'A specialist’s position, or a doctorate.' },
    ],
  },
  doctoral: {
    icon: 'flask',
    says: 'Where you stand on the way to a doctorate: your question, your method, your field.',
    forWhom: 'For a doctorate, whether you look for a place or are in the middle of it.',
    stages: [
      { title: 'A question', says: 'What is not known, why it matters, and what an answer would look like.' },
      { title: 'Evidence', says: 'A design that could prove you wrong, and data that others can use.' },
      { title: 'Papers', says: 'Written, reviewed, written again.' },
      { title: 'A defence', says: 'What you found, what you did not, and what you would do next.' },
    ],
  },
  postdoctoral: {
    icon: 'compass',
    says: 'Where you stand between a doctorate and a group of your own.',
    forWhom: 'For the years after a doctorate.',
    stages: [
      { title: 'A programme', says: 'The questions of your next five years, and which of them are yours alone.' },
      { title: 'Independence', says: 'A first grant, a first student, a paper without your supervisor.' },
      { title: 'A name', says: 'Talks, reviews and tools that the field comes back to.' },
      { title: 'A group', says: 'A professorship, or a laboratory in industry.' },
    ],
  },
  'professional-development': {
    icon: 'briefcase',
    says: 'Where you stand while you work: what to take up next, and how to show it.',
    forWhom: 'For people at work who learn beside it.',
    stages: [
      { title: 'Taking stock', says: 'What you can do, measured, with how sure that is.' },
      { title: 'One skill', says: 'The one that changes most at work, in a few hours a week.' },
      { title: 'Use at work', says: 'A task of your own in which it counts.' },
      { title: 'Showing it', says: 'Something another person can look at, and a score with its date.' },
    ],
  },
  'research-innovation': {
    icon: 'bulb',
    says: 'Where you stand between what research knows and what people use.',
    forWhom: 'For those who turn findings into things.',
    stages: [
      { title: 'A need', says: 'Somebody who would use it, in their own words.' },
      { title: 'A prototype', says: 'The smallest thing that could fail in an instructive way.' },
      { title: 'Proof', says: 'An evaluation with people, against what they do today.' },
      { title: 'Into use', says: 'A product, a standard or a company.' },
    ],
  },
};
