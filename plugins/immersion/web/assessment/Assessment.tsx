import { ErrorState, PageHeader, Section } from '../../../../web/ui/index.ts';
import styles from './PlacementActions.module.css';
import { PlacementActions } from './PlacementActions.tsx';
import { SectionCards } from './SectionCards.tsx';
import { statusText, useStatus } from './use-status.ts';

/** The section Pathways Assessment of the dashboard. */
export function Assessment() {
  const { status, progress, error, retry } = useStatus();
  return (
    <>
      <PageHeader
        title="Pathways Assessment"
        description="Where you stand, how certain that is, and which pathway fits you."
      />
      {error ? (
        <ErrorState error={error} retry={retry} />
      ) : (
        <Section
          title="3-Section Adaptive Assessment"
          description={<span className={styles.standing}>{status && statusText(status)}</span>}
          actions={<PlacementActions status={status} />}
        >
          <SectionCards progress={progress} heading="h3" />
        </Section>
      )}
    </>
  );
}
