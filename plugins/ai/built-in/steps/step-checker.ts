import { mathLibrary } from '../maths/library.ts';
import type { StepChecker } from '../services.ts';
import { calculate } from './calculate.ts';
import { checkAnswer } from './check-answer.ts';
import { checkStep } from './check-step.ts';
import type { Slip } from './slips.ts';
import { slipIn } from './slips.ts';

/** The verdict on the first step that decides it. */
export interface StepVerdict {
  /**
   * `rounded`: only nearly equal. `joined`: calculations joined by equals signs. `open`: it cannot be decided. `unread`: not
   * all of it was understood. `none`: it states no step.
   */
  readonly kind: 'holds' | 'fails' | 'rounded' | 'joined' | 'open' | 'unread' | 'none';
  /** The step that was judged, as it was read. */
  readonly step: string | undefined;
  /** The usual mistake that leads to a step that fails, where exactly one does. */
  readonly slip?: Slip;
}

const maxLength = 500;

export function createStepChecker(): StepChecker {
  return {
    async check(text) {
      const found = checkStep(await mathLibrary(), text.slice(0, maxLength));
      if (!found) return { kind: 'none', step: undefined };
      if (found.kind === 'holds') return { kind: 'holds', step: found.steps.join(', ') };
      const step = 'step' in found ? found.step : undefined;
      const slip = found.kind === 'fails' ? slipIn(await mathLibrary(), text.slice(0, maxLength)) : undefined;
      return slip ? { kind: found.kind, step, slip } : { kind: found.kind, step };
    },
    calculate: async (expression) => calculate(await mathLibrary(), expression),
    checkAnswer: async (expected, given) => checkAnswer(await mathLibrary(), expected, given),
  };
}
