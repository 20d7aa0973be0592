import type { DangerClass } from '../phrases/phrase.ts';

/** What a training text is: a kind of danger, distress that is none, or neither. */
export type TrainingClass = DangerClass | 'distress' | 'harmless';

export interface Example {
  readonly text: string;
  readonly label: TrainingClass;
  /** Examples of one family are held out together: renderings of one template, or near repetitions of one phrase. */
  readonly family: string;
  readonly weight: number;
  readonly origin: 'written' | 'varied' | 'composed' | 'school';
}
