import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { currentToken } from '../../../../web/session/session.ts';
import {
  EmptyState,
  ErrorState,
  Icon,
  LinkButton,
  nameText,
  PageHeader,
  Skeleton,
  SkeletonBlock,
  Stack,
} from '../../../../web/ui/index.ts';
import { consent } from '../../../consent/contract.ts';
import type { Profile } from '../../../learner/contract.ts';
import { learner } from '../../../learner/contract.ts';
import type { Onboarding, Recommendation } from '../../contract.ts';
import { onboarding } from '../../contract.ts';
import { markWelcomeShown } from '../state/welcome-shown.ts';
import type { Audience } from '../words/audience.ts';
import { audienceOf } from '../words/audience.ts';
import { useAssessmentAddress, useTitleAt } from './addresses.ts';
import { GoalsCard } from './GoalsCard.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PlanCard } from './PlanCard.tsx';
import { Success } from './Success.tsx';
import { TrackCard } from './TrackCard.tsx';
import styles from './Welcome.module.css';

/** The welcome screen: recommended track, goals, plan and next steps. */
export function Welcome() {
  const { role } = useUser();
  if (role === 'learner') return <LearnerWelcome />;
  return (
    <>
      <PageHeader title="Welcome to EiQ" />
      <EmptyState
        icon="users"
        title="This page is for learners"
        description="It shows learners where to begin. Your own screens are in the menu."
        action={
          <LinkButton primary to="/">
            Go to the start page
          </LinkButton>
        }
      />
    </>
  );
}

function LearnerWelcome() {
  const { firstName } = useUser();
  const mine = useRoute(onboarding.routes.mine);
  const isCompleted = mine.data?.completed === true;
  const recommended = useRoute(onboarding.routes.recommendations, {}, { freshFor: 3000 });
  const profile = useRoute(learner.routes.profile);
  // Fetched here so that its line appears together with the rest.
  const ownConsent = useRoute(consent.routes.own);
  const error = mine.error ?? recommended.error;
  const retry = () => Promise.all([mine.refetch(), recommended.refetch()]);
  if (mine.data && !isCompleted) return <NotYet />;
  const isReady = mine.data && recommended.data && !profile.isLoading && !ownConsent.isLoading;
  // Shown together: a longer header would move the content below it.
  const isMeasured = recommended.data?.range.basis === 'measured';
  const audience = mine.data && isReady ? audienceOf(mine.data) : undefined;
  return (
    <div className={styles.welcome}>
      <PageHeader
        title={audience === 'child' ? `Well done, ${nameText(firstName)}` : `You are set up, ${nameText(firstName)}`}
        description={audience ? (isMeasured ? measured : greeting[audience]) : 'Preparing your learning journey…'}
      />
      {isReady ? (
        <Parts stored={mine.data} recommendation={recommended.data} profile={profile.data} />
      ) : error ? (
        <ErrorState error={error} retry={retry} />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

const measured = 'Your score has been measured. Here are your track and your next steps.';
const estimate = 'Here is a first estimate from your answers, and how to turn it into a measurement.';

const greeting: Readonly<Record<Audience, string>> = {
  child: 'Here is what comes next.',
  teen: 'Here is a first estimate from your answers, and what comes next.',
  student: estimate,
  professional: estimate,
};

function Waiting() {
  return (
    <Stack gap={24}>
      <Skeleton lines={1} label="Loading your welcome" />
      <SkeletonBlock height={[760, 460, 360]} />
      <SkeletonBlock height={[560, 400, 340]} />
    </Stack>
  );
}

function NotYet() {
  return (
    <>
      <PageHeader title="Welcome to EiQ" />
      <EmptyState
        icon="flag"
        title="Your setup is not finished"
        description="A few questions, saved as you answer them. Then this page shows you where to begin."
        action={
          <LinkButton primary to="/onboarding">
            Continue the setup
          </LinkButton>
        }
      />
    </>
  );
}

function Parts({
  stored,
  recommendation,
  profile,
}: {
  stored: Onboarding;
  recommendation: Recommendation;
  profile: Profile | undefined;
}) {
  const audience = audienceOf(stored);
  const assessment = useAssessmentAddress();
  const explore = useExplore();
  useRecordWelcome(stored.welcomed);
  const isMeasured = recommendation.range.basis === 'measured';
  return (
    <>
      <TrackCard {...{ recommendation, audience, progress: profile?.assessmentProgress ?? 0 }} />
      <NextSteps {...{ audience, assessment, level: isMeasured ? profile?.currentLevel : undefined }} />
      <PendingConsent address={stored.parentEmail} isChild={audience === 'child'} />
      <div className={styles.grid}>
        <GoalsCard {...{ answers: stored, audience, sample: recommendation.sample }} />
        <PlanCard {...{ answers: stored, audience, sample: recommendation.sample }} />
      </div>
      <Success {...{ recommendation, audience, assessment, onExplore: explore }} />
      <RequestedScreen />
    </>
  );
}

/** Names the parent's address while their decision is pending. */
function PendingConsent({ address, isChild }: { address: string | undefined; isChild: boolean }) {
  const own = useRoute(consent.routes.own);
  // The address of an erased parent is removed.
  if (!address?.includes('@') || own.data?.standing !== 'waiting') return null;
  return (
    <div className={styles.asked}>
      <Icon name="mail" size={20} />
      <p>
        We have written to {address}.{' '}
        {isChild
          ? 'Ask them to read the letter. Some things open only when they say yes.'
          : 'Features that need their consent at your age open once they agree. Everything else is open now.'}
      </p>
    </div>
  );
}

/** Sets the local flag and goes to the start page. */
function useExplore() {
  const navigate = useNavigate();
  return () => {
    markWelcomeShown();
    navigate('/');
  };
}

/** Records on the server that the welcome was seen when the learner goes on to another screen, by whatever link. */
function useRecordWelcome(isRecorded: boolean): void {
  const { mutate } = useCall(onboarding.routes.welcome, { invalidates: [onboarding.routes.mine] });
  // The latest value, read when the screen is left.
  const record = useRef(() => {});
  record.current = () => {
    if (!isRecorded && location.pathname !== '/welcome' && currentToken()) mutate();
  };
  useEffect(() => () => record.current(), []);
}

/** A link to the screen that the learner opened before the setup. */
function RequestedScreen() {
  const { state } = useLocation() as { state: { wanted?: unknown } | null };
  const wanted = typeof state?.wanted === 'string' ? state.wanted : undefined;
  const title = useTitleAt(wanted);
  if (!wanted || !title) return null;
  return (
    <p className={styles.wanted}>
      <LinkButton quiet icon="arrow" to={wanted}>
        Continue to {title}
      </LinkButton>
    </p>
  );
}
