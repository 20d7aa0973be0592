import { ErrorState, PageHeader, Section } from '../../../../web/ui/index.ts';
import { SectionCards } from './SectionCards.tsx';
import { standingText, useStanding } from './use-status.ts';
import styles from './Way.module.css';
import { Way } from './Way.tsx';

/** The section Pathways Assessment of the dashboard. */
export function Assessment() {
  const { status, progress, error, retry } = useStanding();
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
          description={<span className={styles.standing}>{status && standingText(status)}</span>}
          actions={<Way status={status} />}
        >
          <SectionCards progress={progress} heading="h3" />
        </Section>
      )}
    </>
  );
}
