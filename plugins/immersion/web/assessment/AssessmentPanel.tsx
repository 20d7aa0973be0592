import { Card, ErrorState, Stack } from '../../../../web/ui/index.ts';
import { SectionCards } from './SectionCards.tsx';
import { standingText, useStanding } from './use-status.ts';
import styles from './Way.module.css';
import { Way } from './Way.tsx';

/** The placement at a glance, on the dashboard. */
export function AssessmentPanel() {
  const { status, progress, error, retry } = useStanding();
  if (error) return <ErrorState error={error} retry={retry} />;
  return (
    <Card title="3-Section Adaptive Assessment" actions={<Way status={status} />}>
      <Stack>
        <p className="soft">
          <span className={styles.standing}>{status && standingText(status)}</span>
        </p>
        <SectionCards progress={progress} heading="h4" />
      </Stack>
    </Card>
  );
}
