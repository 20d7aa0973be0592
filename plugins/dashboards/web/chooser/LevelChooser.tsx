import { Navigate } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { useScreensThere } from '../../../../web/shell/screens-there.ts';
import { ErrorState, LinkButton, nameText, PageHeader, SkeletonBlock } from '../../../../web/ui/index.ts';
import type { Profile } from '../../../learner/contract.ts';
import { learner } from '../../../learner/contract.ts';
import { LevelCard } from './LevelCard.tsx';
import styles from './LevelChooser.module.css';
import { levelsFor } from './levels.ts';

/** The start page of learners: the dashboards there are, by level. */
export function LevelChooser() {
  const { role, firstName } = useUser();
  // Operators hold every permission; the chooser means as little to them as to other staff.
  if (role !== 'learner') return <Navigate to="/dashboard" replace />;
  return (
    <>
      <PageHeader
        title={`Welcome, ${nameText(firstName)}`}
        says="Where are you learning now? Each level has a dashboard of its own, and you can look at any of them."
      />
      <Levels />
    </>
  );
}

function Levels() {
  const profile = useRoute(learner.routes.profile, {}, { freshFor: 3000 });
  if (profile.error && !profile.data) {
    return (
      <>
        <ErrorState error={profile.error} retry={profile.refetch} />
        <Placement />
      </>
    );
  }
  // Some have a level more than others: what stands below comes with them.
  return (
    <>
      <LevelList profile={profile.data} />
      {profile.data && <Placement />}
    </>
  );
}

function LevelList({ profile }: { profile: Profile | undefined }) {
  return (
    <ul className={styles.levels} aria-busy={!profile || undefined}>
      {profile
        ? levelsFor(profile).map((level) => <LevelCard key={level.title} level={level} />)
        : ['K-12', 'Undergraduate', 'Graduate Studies', 'Doctoral'].map((level) => (
            <li key={level}>
              <SkeletonBlock height={[182, 158, 158]} />
            </li>
          ))}
    </ul>
  );
}

function Placement() {
  const isThere = useScreensThere();
  const to = ['/placement', '/assessment'].find(isThere);
  if (!to) return null;
  return (
    <section className={styles.placement} aria-labelledby="not-sure">
      <div>
        <h2 id="not-sure">Not sure where you stand?</h2>
        <p>The placement finds your level from your answers. It adapts to you, and you can pause at any time.</p>
      </div>
      <LinkButton to={to} icon="ruler">
        Take Placement Assessment
      </LinkButton>
    </section>
  );
}
