import { Button, LinkButton, Progress, Section } from '../../../../web/ui/index.ts';
import type { Recommendation } from '../../contract.ts';
import type { Audience } from '../words/audience.ts';
import { Sample } from './Sample.tsx';
import styles from './Welcome.module.css';

/** Sample success rates by track, and links to the assessment and the dashboard. */
export function Success({
  recommendation,
  audience,
  assessment,
  onExplore,
}: {
  recommendation: Recommendation;
  audience: Audience;
  assessment: string | undefined;
  onExplore: () => void;
}) {
  const isChild = audience === 'child';
  return (
    <Section
      title={isChild ? 'Ready when you are' : 'Success by track'}
      description={isChild ? 'Start now, or look around first.' : undefined}
      actions={!isChild && <Sample />}
    >
      {!isChild && (
        <div className={styles.success}>
          {recommendation.sample.successByTrack.map(({ track, successProbability }) => (
            <Progress key={track} label={track} value={successProbability} />
          ))}
        </div>
      )}
      <div className={styles.ways}>
        {assessment && <LinkButton to={assessment}>Start Your EiQ Assessment</LinkButton>}
        <Button onClick={onExplore}>Explore Dashboard</Button>
      </div>
    </Section>
  );
}
