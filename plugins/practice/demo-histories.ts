import type { Section } from '../item-bank/contract.ts';
import type { Mastery } from '../learner/contract.ts';

/** A made-up run by topic, told in days before the day it is seeded. */
interface DemoRun {
  readonly daysAgo: number;
  readonly section: Section;
  readonly contentArea: string;
  /** What its answers showed, a letter each, the oldest first. */
  readonly showed: string;
}

/** How `showed` writes outcomes: wrong, right with help, right, right and fluent. */
export const outcomes: Readonly<Record<string, Mastery | undefined>> = {
  w: 'attempted',
  h: 'familiar',
  r: 'proficient',
  f: 'mastered',
};

const run = (daysAgo: number, section: Section, contentArea: string, showed: string): DemoRun => ({
  daysAgo,
  section,
  contentArea,
  showed,
});

/** What the demo's learners have practised, by their usernames. */
export const demoHistories: Readonly<Record<string, readonly DemoRun[]>> = {
  learner: [
    run(44, 'core_math', 'number-and-ratio', 'whrhr'),
    run(31, 'core_math', 'algebra', 'wwhw'),
    run(23, 'applied_reasoning', 'data-interpretation', 'rffrf'),
    run(12, 'core_math', 'number-and-ratio', 'rrfrff'),
    run(9, 'ai_conceptual', 'evaluating-models', 'whww'),
    run(4, 'core_math', 'algebra', 'whrhrh'),
    run(2, 'ai_conceptual', 'learning-from-data', 'hrrfr'),
    run(1, 'applied_reasoning', 'decisions-and-trade-offs', 'wrhwr'),
  ],
  'emre.demir': [
    run(18, 'core_math', 'number-and-ratio', 'wwhwh'),
    run(11, 'applied_reasoning', 'data-interpretation', 'hrrf'),
    run(3, 'core_math', 'geometry-and-measurement', 'whh'),
  ],
  'aroha.parata': [
    run(36, 'core_math', 'functions-and-graphs', 'hrrrf'),
    run(20, 'ai_conceptual', 'evaluating-models', 'rrffr'),
    run(8, 'applied_reasoning', 'deduction-and-argument', 'wrwwh'),
    run(2, 'applied_reasoning', 'deduction-and-argument', 'whrwr'),
    run(1, 'core_math', 'functions-and-graphs', 'rfff'),
  ],
};
