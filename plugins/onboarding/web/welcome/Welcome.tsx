import { useLocation, useNavigate } from 'react-router-dom';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
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
import { noteWelcomeShown } from '../state/welcome-shown.ts';
import type { Audience } from '../words/audience.ts';
import { audienceOf } from '../words/audience.ts';
import { useAssessmentAddress, useTitleAt } from './addresses.ts';
import { GoalsCard } from './GoalsCard.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PlanCard } from './PlanCard.tsx';
import { Success } from './Success.tsx';
import { TrackCard } from './TrackCard.tsx';
import styles from './Welcome.module.css';

/** What follows from the setup: the track, the goals, the plan, and where to begin. */
export function Welcome() {
  const { role } = useUser();
  if (role === 'learner') return <LearnersWelcome />;
  return (
    <>
      <PageHeader title="Welcome to EiQ" />
      <EmptyState
        icon="users"
        title="This page is for learners"
        description="It shows a learner where to begin. Your own work is in the menu."
        action={
          <LinkButton primary to="/">
            Go to the start page
          </LinkButton>
        }
      />
    </>
  );
}

function LearnersWelcome() {
  const { firstName } = useUser();
  const mine = useRoute(onboarding.routes.mine);
  const isCompleted = mine.data?.completed === true;
  const recommended = useRoute(onboarding.routes.recommendations);
  const profile = useRoute(learner.routes.profile);
  // Asked here already, so that its line does not come later than the rest.
  const asked = useRoute(consent.routes.own);
  const error = mine.error ?? recommended.error;
  const retry = () => Promise.all([mine.refetch(), recommended.refetch()]);
  if (mine.data && !isCompleted) return <NotYet />;
  const isReady = mine.data && recommended.data && !profile.isLoading && !asked.isLoading;
  // All at once: a line more in the head would push down what waits below it.
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

const measured = 'Your score is measured. Here is where you stand, and what comes next.';
const estimate = 'Here is a first estimate from your answers, and how to turn it into a measurement.';

const greeting: Readonly<Record<Audience, string>> = {
  child: 'Here is what comes next.',
  teen: 'Here is where you may stand, as far as your answers tell, and what comes next.',
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
            Go on with the setup
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
  const isMeasured = recommendation.range.basis === 'measured';
  return (
    <>
      <TrackCard {...{ recommendation, audience, progress: profile?.assessmentProgress ?? 0 }} />
      <NextSteps {...{ audience, assessment, level: isMeasured ? profile?.currentLevel : undefined }} />
      <ParentAsked address={stored.parentEmail} isChild={audience === 'child'} />
      <div className={styles.grid}>
        <GoalsCard {...{ answers: stored, audience, sample: recommendation.sample }} />
        <PlanCard {...{ answers: stored, audience, sample: recommendation.sample }} />
      </div>
      <Success {...{ recommendation, audience, assessment, onExplore: explore }} />
      <Wanted />
    </>
  );
}

/** Who was written to, while their answer is waited for. */
function ParentAsked({ address, isChild }: { address: string | undefined; isChild: boolean }) {
  const own = useRoute(consent.routes.own);
  // Whoever was erased since has none.
  if (!address?.includes('@') || own.data?.standing !== 'waiting') return null;
  return (
    <div className={styles.asked}>
      <Icon name="mail" size={20} />
      <p>
        We have written to {address}.{' '}
        {isChild
          ? 'Ask them to read the letter. Some things open only when they say yes.'
          : 'What needs their consent at your age opens once they agree. Everything else is open now.'}
      </p>
    </div>
  );
}

/** Notes that the welcome was seen, here and on the server, then goes to the start page. */
function useExplore() {
  const navigate = useNavigate();
  const welcome = useCall(onboarding.routes.welcome, { invalidates: [onboarding.routes.mine] });
  return () => {
    noteWelcomeShown();
    welcome.mutate();
    navigate('/');
  };
}

/** Where somebody wanted to go before the setup came first. */
function Wanted() {
  const { state } = useLocation() as { state: { wanted?: unknown } | null };
  const wanted = typeof state?.wanted === 'string' ? state.wanted : undefined;
  const title = useTitleAt(wanted);
  if (!wanted || !title) return null;
  return (
    <p className={styles.wanted}>
      <LinkButton quiet icon="arrow" to={wanted}>
        Go on to {title}
      </LinkButton>
    </p>
  );
}
