import type { Section } from '../../item-bank/contract.ts';
import type { Mastery } from '../../learner/contract.ts';

/** A demo run by topic, in days before the day of seeding. */
interface DemoRun {
  readonly daysAgo: number;
  readonly section: Section;
  readonly contentArea: string;
  /** Outcomes of its answers, a letter each, oldest first. */
  readonly showed: string;
}

/** The letters of `showed`: wrong, right with hints, right, right and fluent. */
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

/** Runs of the demo learners, by username. */
export const demoHistories: Readonly<Record<string, readonly DemoRun[]>> = {
  learner: [
    run(44, 'core_math', 'number-and-ratio', 'whrhr'),
    run(41, 'core_math', 'geometry-and-measurement', 'wwhrh'),
    run(38, 'applied_reasoning', 'patterns-and-spatial', 'rhrr'),
    run(36, 'ai_conceptual', 'learning-from-data', 'wwhr'),
    run(33, 'core_math', 'data-and-probability', 'whrr'),
    run(31, 'core_math', 'algebra', 'wwhw'),
    run(30, 'applied_reasoning', 'planning-and-scheduling', 'rhrrr'),
    run(27, 'core_math', 'number-and-ratio', 'rhrr'),
    run(25, 'applied_reasoning', 'patterns-and-spatial', 'rrffr'),
    run(23, 'applied_reasoning', 'data-interpretation', 'rffrf'),
    run(19, 'core_math', 'data-and-probability', 'rhrrh'),
    run(16, 'applied_reasoning', 'deduction-and-argument', 'whwr'),
    run(15, 'core_math', 'geometry-and-measurement', 'rhrr'),
    run(13, 'applied_reasoning', 'patterns-and-spatial', 'ffrff'),
    run(12, 'core_math', 'number-and-ratio', 'rrfrff'),
    run(10, 'ai_conceptual', 'how-models-decide', 'whrh'),
    run(9, 'ai_conceptual', 'evaluating-models', 'whww'),
    run(6, 'applied_reasoning', 'deduction-and-argument', 'hrrhr'),
    run(5, 'core_math', 'data-and-probability', 'rfrr'),
    run(4, 'core_math', 'algebra', 'whrhrh'),
    run(3, 'applied_reasoning', 'planning-and-scheduling', 'rrfr'),
    run(2, 'ai_conceptual', 'learning-from-data', 'hrrfr'),
    run(1, 'applied_reasoning', 'decisions-and-trade-offs', 'wrhwr'),
  ],
  'emre.demir': [
    run(18, 'core_math', 'number-and-ratio', 'wwhwh'),
    run(11, 'applied_reasoning', 'data-interpretation', 'hrrf'),
    run(4, 'applied_reasoning', 'patterns-and-spatial', 'rhrf'),
    run(3, 'core_math', 'geometry-and-measurement', 'whh'),
  ],
  'aroha.parata': [
    run(36, 'core_math', 'functions-and-graphs', 'hrrrf'),
    run(29, 'ai_conceptual', 'fairness-and-data-quality', 'rrhr'),
    run(20, 'ai_conceptual', 'evaluating-models', 'rrffr'),
    run(15, 'applied_reasoning', 'evidence-and-causation', 'hrrr'),
    run(8, 'applied_reasoning', 'deduction-and-argument', 'wrwwh'),
    run(5, 'ai_conceptual', 'language-models', 'rrrf'),
    run(2, 'applied_reasoning', 'deduction-and-argument', 'whrwr'),
    run(1, 'core_math', 'functions-and-graphs', 'rfff'),
    run(0, 'ai_conceptual', 'language-models', 'ffrf'),
  ],
  'дарина.коваль': [
    run(24, 'applied_reasoning', 'evidence-and-causation', 'whrr'),
    run(17, 'core_math', 'number-and-ratio', 'hrrh'),
    run(10, 'applied_reasoning', 'deduction-and-argument', 'rrhr'),
    run(4, 'core_math', 'algebra', 'whrr'),
    run(3, 'applied_reasoning', 'deduction-and-argument', 'rrfr'),
    run(2, 'core_math', 'algebra', 'hrrr'),
    run(1, 'ai_conceptual', 'learning-from-data', 'rhrr'),
    run(0, 'applied_reasoning', 'evidence-and-causation', 'rfrr'),
  ],
  'ليلى.حداد': [
    run(13, 'ai_conceptual', 'how-models-decide', 'hrrr'),
    run(6, 'core_math', 'functions-and-graphs', 'rrhf'),
    run(2, 'ai_conceptual', 'how-models-decide', 'rffr'),
    run(1, 'core_math', 'algebra', 'rrff'),
    run(0, 'applied_reasoning', 'process-and-code-tracing', 'hrrr'),
  ],
  'nguyen.an': [
    run(5, 'applied_reasoning', 'patterns-and-spatial', 'whr'),
    run(0, 'core_math', 'number-and-ratio', 'whh'),
  ],
  'sipho.ndlovu': [
    run(9, 'ai_conceptual', 'responsible-use-and-scenarios', 'rrrf'),
    run(1, 'ai_conceptual', 'language-models', 'rfrr'),
    run(0, 'applied_reasoning', 'decisions-and-trade-offs', 'rrrf'),
  ],
  高橋美咲: [
    run(7, 'ai_conceptual', 'evaluating-models', 'fffr'),
    run(2, 'core_math', 'logic-and-sets', 'ffrf'),
    run(0, 'ai_conceptual', 'fairness-and-data-quality', 'frff'),
  ],
  'siobhan.oconnor': [
    run(11, 'core_math', 'functions-and-graphs', 'ffff'),
    run(4, 'core_math', 'logic-and-sets', 'fffr'),
  ],
};
