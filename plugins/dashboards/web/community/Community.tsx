import { SlotView } from '../../../../web/shell/SlotView.tsx';
import { SkeletonBlock } from '../../../../web/ui/index.ts';
import type { CommunityProps } from '../../contract.ts';
import { dashboards } from '../../contract.ts';
import styles from './Community.module.css';
import { Leaderboard, useLeaderboard } from './Leaderboard.tsx';
import { Sharing, useSharing } from './Visibility.tsx';

/** The people one learns with: who practised most, who sees one, and what other plugins add. */
export function Community({ audience }: CommunityProps) {
  // The board is as long as there are places on it: nothing is pushed down by its arrival.
  if (!useIsCommunityHere()) {
    return (
      <div className={styles.beside}>
        <SkeletonBlock height={[495, 483, 483]} />
        <SkeletonBlock height={[236, 204, 204]} />
      </div>
    );
  }
  return (
    <div className={styles.community}>
      <div className={styles.beside}>
        <Leaderboard />
        <Sharing />
      </div>
      <SlotView slot={dashboards.slots.community} given={{ audience }} skeleton={<SkeletonBlock height={220} />} />
    </div>
  );
}

/** Whether the board and who sees one are known, or cannot be: what stands below them comes with them. */
export function useIsCommunityHere(): boolean {
  const board = useLeaderboard();
  const profile = useSharing();
  return [board, profile].every(({ data, error }) => data !== undefined || error !== null);
}
