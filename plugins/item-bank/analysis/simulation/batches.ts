import type { EndReason } from 'psychometrics';
import type { SimulatedPlan } from './placement.ts';
import type { Shape } from './shapes.ts';

/** Learners in a batch. They share exposure counts, which start at 0, and a random source of their own. */
export const defaultBatchSize = 500;

/** The simulated learners: abilities N(mean, sd²) in each section (logits), with this correlation between sections. */
export interface Learners {
  readonly mean: number;
  readonly sd: number;
  readonly correlation: number;
}

interface Common {
  /** With the batch's number, the seed of all random draws, independent of the thread. */
  readonly seed: string;
  readonly batch: number;
  readonly people: number;
  readonly learners: Learners;
  readonly plan: SimulatedPlan;
}

/** The platform's placement, taken twice by each learner. */
export interface AdaptiveBatch extends Common {
  readonly kind: 'adaptive';
}

/** Other ways to select questions, with equal test length. */
export interface ComparisonBatch extends Common {
  readonly kind: 'comparison';
  /** Number of questions in each section. */
  readonly lengths: readonly number[];
  /** Number of parallel forms that keep the exposure rate between them. */
  readonly parallel: number;
}

/** The placement, taken once by people of one profile shape with evenly spread overall ability. Ignores `learners`. */
export interface ShapeBatch extends Common {
  readonly kind: 'shape';
  readonly shape: Shape;
  /** Number of people in earlier batches of the study; bands are assigned in turn across all batches. */
  readonly before: number;
}

/** Placements with every answer right, and with every answer wrong. */
export interface EndsBatch extends Common {
  readonly kind: 'ends';
}

export type Batch = AdaptiveBatch | ComparisonBatch | ShapeBatch | EndsBatch;

/** Estimates of the batch's people in one section, or of the composite. */
export interface Column {
  readonly theta: Float64Array;
  readonly se: Float64Array;
  readonly level: Uint8Array;
  /** Probability of the level. */
  readonly certainty: Float64Array;
}

/** One test, taken by all people of a batch. */
export interface Run {
  readonly name: RunName;
  /** One for each section, then the composite. */
  readonly columns: readonly Column[];
  /** Items asked in each section, for each person. */
  readonly lengths: readonly Uint16Array[];
  /** Mean information of a question (1/logit²), by section; adaptive runs only. */
  readonly informationPerQuestion: readonly Float64Array[];
  /** The reason why each section ended, as an index into `endReasons`; adaptive runs only. */
  readonly reasons: readonly Uint8Array[];
  /** How often each item was shown; adaptive runs only. */
  readonly exposure: readonly { readonly counts: Float64Array; readonly takers: number }[];
}

export interface BatchResult {
  /** True abilities and levels: one column for each section, then the composite. */
  readonly truth: readonly Float64Array[];
  readonly trueLevel: readonly Uint8Array[];
  readonly runs: readonly Run[];
}

export const endReasons: readonly EndReason[] = ['precision', 'certainty', 'worth', 'maximum', 'exhausted'];

/** The tests that a study compares. */
export type RunName =
  | 'first'
  | 'second'
  | 'ladder'
  | 'free'
  | 'aimed'
  | 'allRight'
  | 'allWrong'
  | `${'best' | 'parallel' | 'random'}${2 | 3}`;
