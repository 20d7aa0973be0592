import { Card, ErrorState, Stack } from '../../../../web/ui/index.ts';
import { SectionCards } from './SectionCards.tsx';
import { standingText, useStanding } from './use-standing.ts';
import { Way } from './Way.tsx';

/** The placement at a glance, on the dashboard. */
export function AssessmentPanel() {
  const { status, progress, error, retry } = useStanding();
  if (error) return <ErrorState error={error} retry={retry} />;
  return (
    <Card title="3-Section Adaptive Assessment" actions={status && <Way status={status} />}>
      <Stack>
        <p className="soft">{status ? standingText(status) : '\u00a0'}</p>
        <SectionCards progress={progress} heading="h4" />
      </Stack>
    </Card>
  );
}
