import type { RulerProps } from '../../../../web/ui/index.ts';
import { usualCuts } from '../../../../web/ui/index.ts';
import type { CoachingSession } from '../../contract.ts';

/** The record's levels as the ruler draws them. */
export function rulerCuts(cuts: CoachingSession['cuts']): Pick<RulerProps, 'cuts' | 'excellence'> {
  const from = (wanted: CoachingSession['cuts'][number]['level']) => cuts.find(({ level }) => level === wanted)?.from;
  const excellence = from('excellence');
  return {
    cuts: {
      immersion: from('immersion') ?? usualCuts.immersion,
      mastery: from('mastery') ?? usualCuts.mastery,
      excellence,
    },
    excellence: excellence !== undefined,
  };
}
