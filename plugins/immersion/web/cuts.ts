import type { Cuts } from '../../../web/ui/index.ts';
import { usualCuts } from '../../../web/ui/index.ts';

/** Where the ruler's levels begin, as the server says; as usual until it has. */
export function cutsIn(levels: readonly { level: string; from: number }[] | undefined): Cuts {
  const from = (level: string) => levels?.find((each) => each.level === level)?.from;
  return { immersion: from('immersion') ?? usualCuts.immersion, mastery: from('mastery') ?? usualCuts.mastery };
}
