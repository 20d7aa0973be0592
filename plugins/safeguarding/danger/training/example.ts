import type { DangerClass } from '../phrases/phrase.ts';

/** The label of a training text: a kind of danger, distress short of danger, or neither. */
export type TrainingClass = DangerClass | 'distress' | 'harmless';

export interface Example {
  readonly text: string;
  readonly label: TrainingClass;
  /** Examples of one family are held out together: instances of one template, or near duplicates of one phrase. */
  readonly family: string;
  readonly weight: number;
  readonly origin: 'written' | 'varied' | 'composed' | 'school';
}
