import type { ReactNode } from 'react';
import type { IconName } from '../../../../web/ui/index.ts';
import { QueryStat } from '../../../../web/ui/index.ts';
import type { Profile } from '../../contract.ts';
import { useProfile } from '../record-queries.ts';

export interface FigureCardProps {
  label: string;
  icon: IconName;
  /** What to show of the profile. */
  figure: (profile: Profile) => { value: ReactNode; unit?: string; note: ReactNode };
}

/** One figure of the learner's profile. */
export function FigureCard(card: FigureCardProps) {
  return <QueryStat {...card} query={useProfile()} />;
}
