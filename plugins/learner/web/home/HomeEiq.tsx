import { Link } from 'react-router-dom';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { Card, ErrorState, LevelTag, LinkButton, Ruler, rulerCuts, SkeletonBlock } from '../../../../web/ui/index.ts';
import { isMeasured, notMeasured } from '../../contract.ts';
import { placementPath } from '../paths.ts';
import { useOwnTimeZone } from '../profile/use-own-time-zone.ts';
import { useEiq, useProfile } from '../record-queries.ts';
import styles from './HomeEiq.module.css';

/** On the home page: the learner's score on the ruler, or the empty ruler with a link to the placement. Not below grade 3. */
export function HomeEiq() {
  useOwnTimeZone();
  const eiq = useEiq();
  const profile = useProfile();
  const canPlace = useIsScreenAvailable()(placementPath);
  if (eiq.error && !eiq.data) {
    return (
      <Card title="Your EiQ">
        <ErrorState error={eiq.error} retry={eiq.refetch} />
      </Card>
    );
  }
  if (!eiq.data || profile.isLoading) return <SkeletonBlock height={[236, 220, 220]} />;
  const { current, cuts } = eiq.data;
  if (!current && profile.data && !isMeasured(profile.data)) {
    return (
      <Card title="Your EiQ">
        <p className="soft">{notMeasured}</p>
      </Card>
    );
  }
  if (!current) {
    return (
      <Card title="Your EiQ">
        <div className={styles.body}>
          <Ruler {...rulerCuts(cuts)} />
          <p className="soft">
            {canPlace ? (
              <>
                Your score appears on this ruler after <Link to={placementPath}>the placement</Link>.
              </>
            ) : (
              'Your score appears on this ruler after your first assessment.'
            )}
          </p>
        </div>
      </Card>
    );
  }
  return (
    <Card
      title="Your EiQ"
      actions={
        <>
          <LevelTag level={current.level} />
          <LinkButton small quiet to="/core-intelligence">
            What it is made of
          </LinkButton>
        </>
      }
    >
      <div className={styles.body}>
        <Ruler estimate={current.eiqScore} error={current.standardError} {...rulerCuts(cuts)} />
      </div>
    </Card>
  );
}
