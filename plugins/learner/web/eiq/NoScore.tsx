import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { Card, EmptyState, LinkButton, Ruler, rulerCuts } from '../../../../web/ui/index.ts';
import type { EiqRecord } from '../../contract.ts';
import { placementPath } from '../paths.ts';
import styles from './NoScore.module.css';

/** Before the first result: the empty scale, and a link to the placement where it is on. */
export function NoScore({ record }: { record: EiqRecord }) {
  const isThere = useIsScreenAvailable();
  const canPlace = isThere(placementPath);
  return (
    <Card title="Your EiQ">
      <div className={styles.blank}>
        <Ruler {...rulerCuts(record.cuts)} />
      </div>
      <EmptyState
        icon="ruler"
        title="No score yet"
        description={
          canPlace
            ? 'The placement measures core math, applied reasoning and AI concepts, and puts your score with its uncertainty on this ruler.'
            : 'Once your institution opens an assessment, your score with its uncertainty stands on this ruler.'
        }
        action={canPlace && <LinkButton to={placementPath}>Take Placement Assessment</LinkButton>}
      />
    </Card>
  );
}
