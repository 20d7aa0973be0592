import type { Answers } from '../../contract.ts';
import type { Changes } from '../state/autosave.ts';
import type { Audience } from '../words/audience.ts';

/** What every step is given. */
export interface StepProps {
  readonly answers: Answers;
  readonly audience: Audience;
  /** `atOnce` for what was chosen, not typed. */
  readonly set: (changes: Changes, atOnce?: boolean) => void;
}
