import { SlotView } from '../../../../web/shell/SlotView.tsx';
import { SkeletonBlock } from '../../../../web/ui/index.ts';
import type { CommunityProps } from '../../contract.ts';
import { dashboards } from '../../contract.ts';
import styles from './Community.module.css';
import { Leaderboard, useLeaderboard } from './Leaderboard.tsx';
import { useVisibility, Visibility } from './Visibility.tsx';

/** The community: leaderboard, visibility of one's name, and panels of other plugins. */
export function Community({ audience }: CommunityProps) {
  // The leaderboard's length varies, so everything below it appears together with it.
  if (!useIsCommunityLoaded()) {
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
        <Visibility />
      </div>
      <SlotView slot={dashboards.slots.community} slotProps={{ audience }} skeleton={<SkeletonBlock height={220} />} />
    </div>
  );
}

/** Whether the leaderboard and the profile are loaded or have failed. */
export function useIsCommunityLoaded(): boolean {
  const board = useLeaderboard();
  const profile = useVisibility();
  return [board, profile].every(({ data, error }) => data !== undefined || error !== null);
}
