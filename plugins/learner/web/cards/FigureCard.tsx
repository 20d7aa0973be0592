import type { ReactNode } from 'react';
import type { IconName } from '../../../../web/ui/index.ts';
import { Stat } from '../../../../web/ui/index.ts';
import type { Profile } from '../../contract.ts';
import { useProfile } from '../followed.ts';
import styles from './FigureCard.module.css';

export interface FigureCardProps {
  label: string;
  icon: IconName;
  /** What to show of the profile. */
  figure: (profile: Profile) => { value: ReactNode; unit?: string; note: ReactNode };
}

/** One figure of the learner's profile, in each of its states. */
export function FigureCard({ label, icon, figure }: FigureCardProps) {
  const profile = useProfile();
  if (profile.data) return <Stat label={label} icon={icon} {...figure(profile.data)} />;
  if (!profile.error) return <Stat label={label} icon={icon} value={undefined} />;
  const again = (
    <button type="button" className={styles.again} onClick={() => void profile.refetch()}>
      Could not be loaded. Try again
    </button>
  );
  return <Stat label={label} icon={icon} value={null} note={again} />;
}
