import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { Card, ErrorState, LineList, LineSubject, LinkButton, SkeletonBlock } from '../../../../web/ui/index.ts';
import { cohorts as contract } from '../../contract.ts';
import { detailsOf, whenOf } from '../meeting-texts.ts';

/** On phones, tablets and large screens. */
const cardHeight = [86, 86, 86] as const;

/** On the home page: the next meeting of one's study cohorts. Nothing while none is planned. */
export function NextMeeting() {
  const next = useRoute(contract.routes.nextMeetings, {}, { freshFor: 30_000 });
  if (!next.data && !next.error) return <SkeletonBlock height={cardHeight} />;
  if (next.data?.length === 0) return null;
  return (
    <Card
      title="Next meeting"
      actions={
        <LinkButton small quiet to="/study-cohorts">
          Study cohorts
        </LinkButton>
      }
    >
      {!next.data ? (
        <ErrorState error={next.error} retry={next.refetch} />
      ) : (
        <LineList>
          {next.data.slice(0, 1).map((meeting) => (
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
