import type { Answers } from '../../contract.ts';
import type { Changes } from '../state/autosave.ts';
import type { Audience } from '../words/audience.ts';

/** Props of every step. */
export interface StepProps {
  readonly answers: Answers;
  readonly audience: Audience;
  /** `atOnce` for choices, not for typed text. */
  readonly set: (changes: Changes, atOnce?: boolean) => void;
}
