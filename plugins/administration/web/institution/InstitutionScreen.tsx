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

/** The settings of the institution, with the pages that plugins add. */
export function InstitutionScreen() {
  const { page } = useParams();
  const { institution } = useManifest();
  const fills = useFills(settingsPage);
  const chosen = fills.find(({ key }) => key === page);
  return (
    <div className={styles.screen}>
      <PageHeader title="Institution" description="Name, colour, registration and host names." />
      {fills.length > 0 && (
        <nav aria-label="Settings pages" className={styles.pages}>
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
        <chosen.View slotProps={{ institution: { id: institution.id, name: institution.name } }} />
      ) : page ? (
        <EmptyState
          icon="settings"
          title="Settings page not found"
          description="The plugin it belongs to may be switched off."
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
