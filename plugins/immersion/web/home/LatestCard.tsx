import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import {
  Card,
  counted,
  dateText,
  ErrorState,
  fullName,
  LinkButton,
  ScoreWithLevel,
  SkeletonBlock,
} from '../../../../web/ui/index.ts';
import { immersion, reportOf } from '../../contract.ts';
import styles from './LatestCard.module.css';

/** On the home page of staff: the placements that learners completed last, each with its report. */
export function LatestCard() {
  const latest = useRoute(immersion.routes.latest, {}, { freshFor: 0 });
  if (!latest.data && !latest.error) return <SkeletonBlock height={[220, 220, 220]} />;
  return (
    <Card
      title="Completed placements"
      actions={
        <LinkButton small quiet to="/administration/placements">
          See all
        </LinkButton>
      }
    >
      {!latest.data ? (
        <ErrorState error={latest.error} retry={latest.refetch} />
      ) : latest.data.results.length === 0 ? (
        <p className="soft">
          {latest.data.learners === 0
            ? 'Nobody learns here yet. The results of your learners appear here.'
            : `${counted(latest.data.learners, 'learner')} can take the placement. The latest results appear here.`}
        </p>
      ) : (
        <ul className={styles.results}>
          {latest.data.results.map((result) => (
            <li key={result.sessionId}>
              <span>
                <Link to={reportOf(result.sessionId)}>{fullName(result)}</Link>
                <small className="soft">{dateText(result.completedAt)}</small>
              </span>
              <ScoreWithLevel score={result.eiqScore} error={result.standardError} level={result.placementLevel} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
