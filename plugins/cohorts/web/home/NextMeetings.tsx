import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { Card, ErrorState, LineList, LineSubject, LinkButton, SkeletonBlock } from '../../../../web/ui/index.ts';
import { cohorts as contract } from '../../contract.ts';
import { detailsOf, whenOf } from '../meeting-texts.ts';

/** On the home page: the next meetings of one's study cohorts. */
export function NextMeetings() {
  const next = useRoute(contract.routes.nextMeetings, {}, { freshFor: 30_000 });
  if (!next.data && !next.error) return <SkeletonBlock height={[196, 196, 196]} />;
  return (
    <Card
      title="Next meetings"
      actions={
        <LinkButton small quiet to="/study-cohorts">
          Study cohorts
        </LinkButton>
      }
    >
      {!next.data ? (
        <ErrorState error={next.error} retry={next.refetch} />
      ) : next.data.length === 0 ? (
        <p className="soft">None planned. The meetings of your study cohorts appear here.</p>
      ) : (
        <LineList>
          {next.data.map((meeting) => (
            <li key={meeting.meetingId}>
              <LineSubject
                title={<Link to={`/study-cohorts/${meeting.cohortId}`}>{meeting.cohortName}</Link>}
                description={[whenOf(meeting), ...detailsOf(meeting)].join(' · ')}
              />
            </li>
          ))}
        </LineList>
      )}
    </Card>
  );
}
