import type { Section } from '../item-bank/contract.ts';
import type { LessonSection } from './contract.ts';

/** A question with one right answer. */
export interface Check {
  readonly question: string;
  /** The answers to choose from; undefined where a number is to be entered. */
  readonly options: readonly string[] | undefined;
  /** One of the options, or a number: `12`, `3/4`, `25%`. */
  readonly answer: string;
  /** How the number is worked out, as a formula of mathjs. A test recomputes every answer from it. */
  readonly calculation: string | undefined;
  readonly why: string;
}

/** What learners often believe, and what helps. */
export interface Mistake {
  readonly claim: string;
  readonly remedy: string;
}

/** Something undisputed about the lesson's subject, with which questions whether or why it is so are answered. */
export interface Fact {
  readonly statement: string;
  /**
   * What a question about it contains: of each entry at least one of the words or phrases separated by `|`, and none of
   * an entry that begins with `!`.
   */
  readonly asked: readonly string[];
  /** The answer to the yes-or-no question; undefined for “why” and “how”, or where either may be right. */
  readonly isTrue: boolean | undefined;
  /** A question that leads on. */
  readonly next: string;
}

/** A topic of the item bank. */
export interface PracticeTopic {
  readonly section: Section;
  readonly contentArea: string;
}

/** A lesson: one file in `content/`. Texts are Markdown with formulas between dollar signs. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly section: LessonSection;
  /** A content area of the item bank, or an area of its own such as `calculus`. */
  readonly area: string;
  /** 1: up to grade 5; 2: grades 6 to 9; 3: grades 10 to 12; 4: university. */
  readonly level: number;
  /** What learners call it, in lower case. */
  readonly keywords: readonly string[];
  /** Everyday words in which learners ask for it, for the search alone. */
  readonly asked: readonly string[];
  /** Concepts of the item bank. */
  readonly concepts: readonly string[];
  /** Skills of the platform's own catalogue. */
  readonly skills: readonly string[];
  /** Lessons that come before it. */
  readonly requires: readonly string[];
  readonly practice: readonly PracticeTopic[];
  readonly explanation: string;
  readonly inSimpleWords: string | undefined;
  readonly example: string;
  readonly yourTurn: string;
  readonly whatHelps: string | undefined;
  readonly mistakes: readonly Mistake[];
  readonly facts: readonly Fact[];
  readonly checks: readonly Check[];
}
