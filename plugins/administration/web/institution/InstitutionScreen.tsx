import { NavLink, useParams } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { useManifest } from '../../../../web/session/manifest.ts';
import { useFills } from '../../../../web/shell/SlotView.tsx';
import { settingsPage } from '../../../../web/slots.ts';
import { EmptyState, ErrorState, PageHeader, Skeleton, SkeletonBlock, Stack } from '../../../../web/ui/index.ts';
import { administration } from '../../contract.ts';
import styles from './Institution.module.css';
import { InstitutionForm } from './InstitutionForm.tsx';

const address = '/administration/institution';

/** The institution itself: its own settings, and a page for each that a plugin adds. */
export function InstitutionScreen() {
  const { page } = useParams();
  const { institution } = useManifest();
  const fills = useFills(settingsPage);
  const chosen = fills.find(({ key }) => key === page);
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Institution"
        description="Its name and colour, who can join, and the addresses it is found under."
      />
      {fills.length > 0 && (
        <nav aria-label="Pages of settings" className={styles.pages}>
          <NavLink end to={address}>
            General
          </NavLink>
          {fills.map(({ key, title }) => (
            <NavLink key={key} to={`${address}/${key}`}>
              {title ?? 'More'}
            </NavLink>
          ))}
        </nav>
      )}
      {chosen ? (
        <chosen.View given={{ institution: { id: institution.id, name: institution.name } }} />
      ) : page ? (
        <EmptyState
          icon="settings"
          title="There is no such page of settings"
          description="The plugin that it belongs to may have been switched off."
        />
      ) : (
        <General />
      )}
    </div>
  );
}

function General() {
  const institution = useRoute(administration.routes.institution, undefined, { freshFor: 10_000 });
  if (institution.error) return <ErrorState error={institution.error} retry={institution.refetch} />;
  if (!institution.data) {
    return (
      <Stack gap={32}>
        <Skeleton lines={3} />
        <SkeletonBlock height={280} />
        <SkeletonBlock height={200} />
      </Stack>
    );
  }
  return <InstitutionForm institution={institution.data} />;
}
