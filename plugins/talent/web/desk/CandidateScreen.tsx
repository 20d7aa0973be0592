import { Link, useParams } from 'react-router-dom';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useTitle } from '../../../../web/shell/title.ts';
import {
  Card,
  ErrorState,
  LineList,
  LineSubject,
  LinkButton,
  momentText,
  PageHeader,
  Row,
  Ruler,
  Section,
  SkeletonPage,
  Stack,
  Tag,
} from '../../../../web/ui/index.ts';
import type { CandidateDetails } from '../../contract.ts';
import { availabilityText, inTouch, stageTitles, talent } from '../../contract.ts';
import { jobAddress } from '../parts/addresses.ts';
import { Explanation } from '../parts/Explanation.tsx';
import { MatchScore } from '../parts/MatchScore.tsx';
import { Messages } from '../parts/Messages.tsx';
import { ProfileFacts } from '../parts/ProfileFacts.tsx';
import { useChanges } from '../parts/use-changes.ts';
import { CandidateActions } from './CandidateActions.tsx';

const { candidate: candidateRoute, writeToCandidate } = talent.routes;

/** A candidate for a job of the company. */
export function CandidateScreen() {
  useChanges();
  const { id = '' } = useParams();
  const found = useRoute(candidateRoute, { params: { matchId: id } }, { freshFor: 0 });
  if (found.error) {
    return (
      <ErrorState
        wholePage
        {...(found.error.status === 404
          ? {
              title: 'This candidate is not available',
              description: 'The learner may no longer be open to recruitment.',
            }
          : { error: found.error, retry: found.refetch })}
        action={<LinkButton to="/talent/desk">All jobs</LinkButton>}
      />
    );
  }
  return found.data ? <Full candidate={found.data} /> : <SkeletonPage />;
}

function Full({ candidate }: { candidate: CandidateDetails }) {
  const { matchId, label, job, matchScore, level, stage, explanation, profile, availability } = candidate;
  useTitle(`${label} for ${job.title}`);
  const write = useCall(writeToCandidate, { invalidates: [candidateRoute] });
  const canWrite = inTouch.includes(stage);
  const isSilent = candidate.messages.length === 0 && !canWrite;
  return (
    <>
      <PageHeader
        above={<Link to={jobAddress(job.id)}>{job.title}</Link>}
        title={label}
        description={
          candidate.isNamed ? `Candidate for ${job.title}` : 'The name appears once both sides are interested.'
        }
      />
      <Stack gap={24}>
        <Row>
          <MatchScore score={matchScore} level={level} />
          <Tag tone="accent">{stageTitles[stage]}</Tag>
          {!job.isOpen && <Tag>The job is closed</Tag>}
        </Row>
        <CandidateActions candidate={candidate} />
        <Section title="How the score comes about">
          <Explanation explanation={explanation} isOwn={false} />
        </Section>
        <Section title="Profile">
          <Card>
            <Stack>
              {profile.eiqScore !== null && (
                <Ruler estimate={profile.eiqScore} error={profile.standardError ?? undefined} />
              )}
              <ProfileFacts {...profile} availabilityText={availabilityText(availability ?? profile.availability)} />
            </Stack>
          </Card>
        </Section>
        {!isSilent && (
          <Section title="Messages">
            <Messages
              party="company"
              other={label}
              query={{ data: candidate.messages, error: null, refetch: () => undefined }}
              error={write.error}
              {...(canWrite && {
                onWrite: (message: { id: string; text: string }) =>
                  write.mutateAsync({ params: { matchId }, body: message }),
              })}
            />
          </Section>
        )}
        <History candidate={candidate} />
      </Stack>
    </>
  );
}

function History({ candidate: { history } }: { candidate: CandidateDetails }) {
  if (history.length === 0) return null;
  return (
    <Section title="History">
      <LineList>
        {history.map(({ to, party, actor, at }) => (
          <li key={at}>
            <LineSubject
              title={to === 'new' ? 'Taken off the shortlist' : stageTitles[to]}
              description={party === 'learner' ? 'By the candidate' : `By ${actor ?? 'a former colleague'}`}
            />
            <span className="soft">{momentText(at)}</span>
          </li>
        ))}
      </LineList>
    </Section>
  );
}
