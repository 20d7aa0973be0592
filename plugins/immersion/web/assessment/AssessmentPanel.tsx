import { Card, ErrorState, Stack } from '../../../../web/ui/index.ts';
import styles from './PlacementActions.module.css';
import { PlacementActions } from './PlacementActions.tsx';
import { SectionCards } from './SectionCards.tsx';
import { statusText, useStatus } from './use-status.ts';

/** The placement at a glance, on the dashboard. */
export function AssessmentPanel() {
  const { status, progress, error, retry } = useStatus();
  if (error) return <ErrorState error={error} retry={retry} />;
  return (
    <Card title="3-Section Adaptive Assessment" actions={<PlacementActions status={status} />}>
      <Stack>
        <p className="soft">
          <span className={styles.standing}>{status && statusText(status)}</span>
        </p>
        <SectionCards progress={progress} heading="h4" />
      </Stack>
    </Card>
  );
}
