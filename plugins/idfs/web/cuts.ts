import type { Cuts } from '../../../web/ui/index.ts';
import { usualCuts } from '../../../web/ui/index.ts';

/** Where the ruler's levels begin, as the result says: it keeps those it was scored by. */
export function cutsIn(levels: readonly { level: string; from: number }[]): Cuts {
  const from = (level: string) => levels.find((each) => each.level === level)?.from;
  return {
    immersion: from('immersion') ?? usualCuts.immersion,
    mastery: from('mastery') ?? usualCuts.mastery,
    excellence: from('excellence'),
  };
}
