import { SkeletonBlock } from '../../../../web/ui/index.ts';
import type { Profile } from '../../../learner/contract.ts';
import { LevelCard } from './LevelCard.tsx';
import styles from './LevelChooser.module.css';
import { levelsFor } from './levels.ts';

/** The levels, the learner's own first. Compact cards show less on a phone. */
export function LevelList({ profile, isCompact }: { profile: Profile | undefined; isCompact?: boolean }) {
  return (
    <ul className={styles.levels} aria-busy={!profile || undefined} data-compact={isCompact || undefined}>
      {profile
        ? levelsFor(profile).map((level) => (
            <LevelCard key={level.title} level={level} heading={isCompact ? 'h3' : 'h2'} />
          ))
        : ['K-12', 'Undergraduate', 'Graduate Studies', 'Doctoral'].map((level) => (
            <li key={level}>
              <SkeletonBlock height={[182, 158, 158]} />
            </li>
          ))}
    </ul>
  );
}
