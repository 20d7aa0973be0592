import {
  Card,
  EmptyState,
  ErrorState,
  LevelTag,
  LinkButton,
  Ruler,
  Skeleton,
  SkeletonBlock,
} from '../../../../web/ui/index.ts';
import type { EiqRecord } from '../../contract.ts';
import { levelTitles } from '../../contract.ts';
import { useEiq } from '../followed.ts';
import { placementPath, useScreenAt } from '../screens-there.ts';
import { Measurements } from './Measurements.tsx';
import { rulerCuts } from './ruler-cuts.ts';
import styles from './YourEiq.module.css';

/** The learner's score with its uncertainty, what it is made of and how it came about. */
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
  const { eiqScore, standardError, interval, level, confidence } = current;
  const [low, high] = interval.map(Math.round);
  return (
    <Card title="Your EiQ" actions={<LevelTag level={level} />}>
      <Ruler estimate={eiqScore} error={standardError} {...rulerCuts(record.cuts)} />
      <p className={styles.meaning}>
        With 95% confidence your true score lies between <span className="figures">{low}</span> and{' '}
        <span className="figures">{high}</span>, and it belongs to {levelTitles[level]} with{' '}
        {confidenceText(confidence)}. Another result makes this more exact.
      </p>
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

/** Certainty is never claimed: an estimate that rounds to 100% is still an estimate. */
const confidenceText = (share: number) => (share > 0.99 ? 'over 99%' : `${Math.round(share * 100)}%`);

/** As high as a score with its parts. */
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

function NoScore({ record }: { record: EiqRecord }) {
  const canPlace = useScreenAt(placementPath);
  return (
    <Card title="Your EiQ">
      <div className={styles.blank}>
        <Ruler {...rulerCuts(record.cuts)} />
      </div>
      <EmptyState
        icon="ruler"
        title="No score yet"
        says={
          canPlace
            ? 'The placement measures core math, applied reasoning and AI concepts, and puts your score with its uncertainty on this ruler.'
            : 'Once your institution opens an assessment, your score with its uncertainty stands on this ruler.'
        }
        action={canPlace && <LinkButton to={placementPath}>Take Placement Assessment</LinkButton>}
      />
    </Card>
  );
}
