import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useTitle } from '../../../../web/shell/title.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  ErrorState,
  LinkButton,
  PageHeader,
  Refusal,
  Row,
  Ruler,
  Section,
  SkeletonPage,
  Stack,
  Tag,
} from '../../../../web/ui/index.ts';
import type { MatchStatus, RecruitmentMatch } from '../../contract.ts';
import { inTouch, matchStatusTitles, talent } from '../../contract.ts';
import { portalAddress } from '../parts/addresses.ts';
import { Explanation } from '../parts/Explanation.tsx';
import { MatchScore } from '../parts/MatchScore.tsx';
import { Messages } from '../parts/Messages.tsx';
import styles from '../parts/Talent.module.css';
import { useChanges } from '../parts/use-changes.ts';
import { ContactButton } from './ContactButton.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { MatchFacts } from './MatchFacts.tsx';
import { ReportDialog } from './ReportDialog.tsx';

/** One match: the job, how the score comes about, and the conversation with the company. */
export function MatchScreen() {
  useChanges();
  const { id = '' } = useParams();
  const found = useRoute(talent.routes.recruitmentMatch, { params: { matchId: id } }, { freshFor: 0 });
  if (found.error) {
    return (
      <ErrorState
        wholePage
        {...(found.error.status === 404
          ? { title: 'This match was not found', description: 'It may have ended in the meantime.' }
          : { error: found.error, retry: found.refetch })}
        action={<LinkButton to={portalAddress('matches')}>My Matches</LinkButton>}
      />
    );
  }
  return found.data ? <Full match={found.data} /> : <SkeletonPage />;
}

const canWithdraw: readonly MatchStatus[] = ['invited', 'contacted', 'mutual', 'interview', 'offer'];

function Full({ match }: { match: RecruitmentMatch }) {
  const { jobTitle, jobDescription, corporatePartner, matchScore, level, explanation, status, isOpen } = match;
  const [isWriting, setIsWriting] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const profile = useRoute(talent.routes.talentProfile);
  useTitle(`${jobTitle} at ${corporatePartner.name}`);
  const score = profile.data?.currentEiqScore;
  return (
    <>
      <PageHeader
        above={<Link to={portalAddress('matches')}>My Matches</Link>}
        title={jobTitle}
        description={`${corporatePartner.name}, ${corporatePartner.industry}`}
        actions={<ContactButton match={match} onContact={() => setIsWriting(true)} />}
      />
      <Stack gap={24}>
        <Row>
          <MatchScore score={matchScore} level={level} />
          {corporatePartner.isSample && <Tag>Sample</Tag>}
          {status !== 'new' && <Tag tone="accent">{matchStatusTitles[status]}</Tag>}
          {!isOpen && <Tag tone="attention">This job is closed</Tag>}
        </Row>
        <Card>
          <Stack>
            <p className={styles.words}>{jobDescription}</p>
            <MatchFacts match={match} />
            {match.eiqRequirement !== null && (
              <Ruler
                small
                estimate={score ?? undefined}
                error={profile.data?.standardError ?? undefined}
                requirements={[{ label: 'Lowest EiQ score', at: match.eiqRequirement }]}
              />
            )}
          </Stack>
        </Card>
        <Section title="How the score comes about">
          <Explanation explanation={explanation} isOwn />
        </Section>
        {status !== 'new' && <Talk match={match} />}
        <Row>
          {canWithdraw.includes(status) && <WithdrawButton match={match} />}
          <Button quiet icon="flag" onClick={() => setIsReporting(true)}>
            Report this company
          </Button>
        </Row>
      </Stack>
      {isWriting && <ContactDialog match={match} onClose={() => setIsWriting(false)} />}
      {isReporting && (
        <ReportDialog partner={corporatePartner} matchId={match.id} onClose={() => setIsReporting(false)} />
      )}
    </>
  );
}

function Talk({ match: { id, status, corporatePartner } }: { match: RecruitmentMatch }) {
  const messages = useRoute(talent.routes.matchMessages, { params: { matchId: id } }, { freshFor: 0 });
  const write = useCall(talent.routes.writeToCompany, { invalidates: [talent.routes.matchMessages] });
  const isOpen = inTouch.some((stage) => stage === status);
  return (
    <Section
      title="Messages"
      {...(!isOpen && { description: 'You can write to each other once both sides are interested.' })}
    >
      <Messages
        party="learner"
        other={corporatePartner.name}
        query={messages}
        error={write.error}
        {...(isOpen && {
          onWrite: (message: { id: string; text: string }) =>
            write.mutateAsync({ params: { matchId: id }, body: message }),
        })}
      />
    </Section>
  );
}

function WithdrawButton({ match: { id, status } }: { match: RecruitmentMatch }) {
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useCall(talent.routes.withdrawMatch, {
    once: true,
    invalidates: [talent.routes.recruitmentMatch, talent.routes.recruitmentMatches],
    onSuccess: () => toast({ title: 'Withdrawn', description: 'The company no longer counts on you for this job.' }),
  });
  if (!isAsking) {
    return <Button onClick={() => setIsAsking(true)}>{status === 'invited' ? 'Not interested' : 'Withdraw'}</Button>;
  }
  return (
    <>
      <Button busy={withdraw.isPending} onClick={() => withdraw.mutate({ params: { matchId: id } })}>
        Withdraw for good
      </Button>
      <Button quiet onClick={() => setIsAsking(false)}>
        Keep
      </Button>
      <Refusal error={withdraw.error} />
    </>
  );
}
