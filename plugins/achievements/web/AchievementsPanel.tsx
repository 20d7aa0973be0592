import type { ReactNode } from 'react';
import { useRoute } from '../../../web/api/index.ts';
import { Card, ErrorState, LinkButton, SkeletonBlock } from '../../../web/ui/index.ts';
import { learner } from '../../learner/contract.ts';
import { AheadLine, EarnedLine } from './AchievementLine.tsx';
import styles from './AchievementsPanel.module.css';
import { Story } from './Stories.tsx';
import { storiesFor } from './sample.ts';
import { useAchievements } from './use-achievements.ts';

/** Maximum lines of each list; the height is reserved. */
const maxLines = 3;

/** The dashboard panel: the latest achievements, the nearest ones, and a success story. */
export function AchievementsPanel() {
  const own = useAchievements();
  const { data: profile } = useRoute(learner.routes.profile, {}, { freshFor: 3000 });
  const [story] = storiesFor(profile?.educationalLevel);
  if (own.error && !own.data) return <ErrorState error={own.error} retry={own.refetch} />;
  const { earned, ahead } = own.data ?? {};
  return (
    <Card
      title="Achievements"
      actions={
        <LinkButton small quiet to="/achievements">
          All achievements
        </LinkButton>
      }
    >
      <div className={styles.panel}>
        <Lines title={earned?.length ? `Earned: ${earned.length}` : 'Earned'}>
          {earned?.slice(0, maxLines).map((each) => (
            <EarnedLine key={each.id} earned={each} />
          ))}
          {earned?.length === 0 && (
            <li className={styles.none}>Your achievements appear here with their date. They are never taken away.</li>
          )}
        </Lines>
        <Lines title="Within reach">
          {ahead?.slice(0, maxLines).map((each) => (
            <AheadLine key={each.id} ahead={each} />
          ))}
          {ahead?.length === 0 && <li className={styles.none}>You have earned every achievement.</li>}
        </Lines>
      </div>
      {profile && story ? (
        <div className={styles.story}>
          <Story story={story} />
        </div>
      ) : (
        <SkeletonBlock height={[192, 126, 126]} />
      )}
    </Card>
  );
}

function Lines({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className={styles.title}>{title}</h4>
      <ul className={styles.lines}>{children}</ul>
    </div>
  );
}
