import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { Icon, SkeletonBlock } from '../../../../web/ui/index.ts';
import { learner } from '../../../learner/contract.ts';
import styles from './HomeLevels.module.css';
import { LevelList } from './LevelList.tsx';
import { levelsFor } from './levels.ts';
import { PlacementLink } from './PlacementLink.tsx';

/** The home page's links to the dashboards by level, folded when the learner's level is known. */
export function HomeLevels() {
  const profile = useRoute(learner.routes.profile, {}, { freshFor: 3000 });
  if (!profile.data) return profile.error ? <PlacementLink /> : <SkeletonBlock height={[104, 76, 76]} />;
  const own = levelsFor(profile.data).find(({ isOwn }) => isOwn);
  return (
    <section className={styles.levels} aria-label="Dashboards by level">
      {own && (
        <Link to={own.to} className={styles.own}>
          <Icon name={own.icon} size={20} />
          {own.title} dashboard
        </Link>
      )}
      <details open={!own && matchMedia('(min-width: 640px)').matches}>
        <summary>
          <span>{own ? 'Other levels' : 'Choose your level'}</span>
          <Icon name="down" size={16} />
        </summary>
        <LevelList profile={profile.data} isCompact />
        <PlacementLink />
      </details>
    </section>
  );
}
