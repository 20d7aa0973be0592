import { Card, ErrorState, LevelTag, Ruler, rulerCuts, Skeleton, SkeletonBlock } from '../../../../web/ui/index.ts';
import type { EiqRecord } from '../../contract.ts';
import { useEiq } from '../record-queries.ts';
import { LaterCuts } from './LaterCuts.tsx';
import { Measurements } from './Measurements.tsx';
import { NoScore } from './NoScore.tsx';
import { ScoreMeaning } from './ScoreMeaning.tsx';
import styles from './YourEiq.module.css';

/** The learner's score with its uncertainty, its domains and its results. */
export function YourEiq() {
  const eiq = useEiq();
  if (eiq.error && !eiq.data) {
    return (
      <Card title="Your EiQ">
        <ErrorState error={eiq.error} retry={eiq.refetch} />
      </Card>
    );
  }
  if (!eiq.data) return <Waiting />;
  const { current } = eiq.data;
  return current ? <Score record={eiq.data} current={current} /> : <NoScore record={eiq.data} />;
}

type Current = NonNullable<EiqRecord['current']>;

function Score({ record, current }: { record: EiqRecord; current: Current }) {
  const { eiqScore, standardError, level } = current;
  return (
    <Card title="Your EiQ" actions={<LevelTag level={level} />}>
      <Ruler estimate={eiqScore} error={standardError} {...rulerCuts(record.cuts)} />
      <ScoreMeaning current={current} />
      <LaterCuts record={record} />
      <div className={styles.parts}>
        <Measurements
          title="By domain"
          record={record}
          rows={record.domains.map(({ domain, at: _, ...rest }) => ({ key: domain, ...rest }))}
        />
        <Measurements
          title="Your results"
          record={record}
          rows={record.history.map(({ id, ...rest }) => ({ key: id, ...rest })).reverse()}
        />
      </div>
    </Card>
  );
}

/** As high as the loaded card. */
function Waiting() {
  return (
    <Card title="Your EiQ">
      <SkeletonBlock height={184} />
      <div className={styles.parts}>
        <Skeleton lines={6} />
        <Skeleton lines={6} />
      </div>
    </Card>
  );
}
