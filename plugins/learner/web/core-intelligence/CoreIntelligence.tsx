import { ErrorState, PageHeader, SkeletonPage } from '../../../../web/ui/index.ts';
import { NoScore } from '../eiq/NoScore.tsx';
import { useEiq } from '../record-queries.ts';
import { CurrentScore } from './CurrentScore.tsx';
import { Domains } from './Domains.tsx';
import { Movements } from './Movements.tsx';
import { ScoreHistory } from './ScoreHistory.tsx';

/** The learner's record: the score, its certainty, its history and its sources. */
export function CoreIntelligence() {
  const eiq = useEiq();
  if (!eiq.data) return eiq.error ? <ErrorState wholePage error={eiq.error} retry={eiq.refetch} /> : <SkeletonPage />;
  const record = eiq.data;
  return (
    <>
      <PageHeader
        title="Core Intelligence"
        description="Your EiQ score, how it has changed and why, and how certain it is."
      />
      {record.current ? (
        <>
          <CurrentScore record={record} current={record.current} />
          <ScoreHistory record={record} />
          <Domains record={record} />
          <Movements record={record} />
        </>
      ) : (
        <NoScore record={record} />
      )}
    </>
  );
}
