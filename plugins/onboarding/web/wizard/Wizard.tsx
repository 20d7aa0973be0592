import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CallError } from '../../../../web/api/index.ts';
import { useCall } from '../../../../web/api/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  Progress,
  Skeleton,
  SkeletonBlock,
} from '../../../../web/ui/index.ts';
import { consent } from '../../../consent/contract.ts';
import { learner } from '../../../learner/contract.ts';
import type { Answers, Onboarding } from '../../contract.ts';
import { onboarding } from '../../contract.ts';
import type { MissingAnswer } from '../state/missing-answers.ts';
import { missingIn } from '../state/missing-answers.ts';
import type { Step } from '../state/steps.ts';
import { lastStepOf, nextStep, previousStep, shownStep } from '../state/steps.ts';
import type { Setup } from '../state/use-setup.ts';
import { useSetup } from '../state/use-setup.ts';
import { BackgroundStep } from '../steps/BackgroundStep.tsx';
import { LevelStep } from '../steps/LevelStep.tsx';
import { PreferencesStep } from '../steps/PreferencesStep.tsx';
import { ReadinessStep } from '../steps/ReadinessStep.tsx';
import { ReviewStep } from '../steps/ReviewStep.tsx';
import { audienceOf } from '../words/audience.ts';
import { headingOf } from '../words/headings.ts';
import { Frame } from './Frame.tsx';
import { MissingAnswers } from './MissingAnswers.tsx';
import { submissionOf } from './submission.ts';
import styles from './Wizard.module.css';

/** The setup of a new learner, one step at a time. */
export function Wizard() {
  const { role } = useUser();
  return role === 'learner' ? <LearnerWizard /> : <NothingToSetUp />;
}

function NothingToSetUp() {
  return (
    <Frame>
      <h1 tabIndex={-1} className="unseen">
        Setup
      </h1>
      <EmptyState
        icon="check"
        title="There is nothing to set up"
        description="The setup is for learners. Your own screens are in the menu."
        action={
          <LinkButton primary to="/">
            Go to the start page
          </LinkButton>
        }
      />
    </Frame>
  );
}

function LearnerWizard() {
  const setup = useSetup();
  const { stored, answers, error } = setup;
  if (error) {
    return (
      <Frame>
        <ErrorState wholePage title="Your setup could not be loaded" error={error} retry={setup.retry} />
      </Frame>
    );
  }
  if (!stored || !answers) {
    return (
      <Frame>
        <Skeleton lines={3} label="Loading your setup" />
        <div className={styles.waiting}>
          <SkeletonBlock height={360} />
        </div>
      </Frame>
    );
  }
  return <Steps {...{ setup, stored, answers }} />;
}

function Steps({ setup, stored, answers }: { setup: Setup; stored: Onboarding; answers: Answers }) {
  const { email } = useUser();
  const [chosenStep, setChosenStep] = useState<number>(stored.step);
  const step = shownStep(chosenStep, answers);
  const last = lastStepOf(answers);
  const audience = audienceOf(answers);
  const heading = headingOf(step, audience);
  const [listed, setListed] = useState<MissingAnswer[]>([]);
  const { focusOn } = useFocusOnStep(step);
  const { finish, isFinishing } = useFinish(setup, stored, (issues) => setListed(issues));
  const missing = missingIn(answers, email);

  const goTo = (to: Step | undefined, field?: string) => {
    if (!to) return;
    setListed([]);
    focusOn(field);
    setChosenStep(to);
    setup.goTo(to);
  };
  const complete = (acceptsMissing = false) => {
    if (!acceptsMissing && missing.length > 0) return setListed(missing);
    const wrong = missing.concat(listed).map(({ field }) => field);
    finish(submissionOf(answers, wrong));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step === last) complete();
    else goTo(nextStep(step, answers));
  };
  const stepProps = { answers, audience, set: setup.set };

  return (
    <Frame isCompleted={stored.completed} saveState={setup.saveState} leave={setup.flush}>
      <form noValidate onSubmit={submit} className={audience === 'child' ? styles.childs : styles.form}>
        <Progress label={`Step ${step} of ${last}`} description={heading.name} value={step} max={last} />
        <div className={styles.heading}>
          <h1 tabIndex={-1}>{heading.title}</h1>
          {heading.description && <p>{heading.description}</p>}
        </div>
        {listed.length > 0 && (
          <MissingAnswers
            missing={listed}
            isBusy={isFinishing}
            onShow={({ step, field }) => goTo(step, field)}
            onFinish={() => complete(true)}
          />
        )}
        <div className={styles.fields} key={step}>
          {step === 1 && <LevelStep {...stepProps} />}
          {step === 2 && <BackgroundStep {...stepProps} />}
          {step === 3 && <PreferencesStep {...stepProps} />}
          {step === 4 && <ReadinessStep {...stepProps} />}
          {step === 5 && <ReviewStep {...stepProps} goTo={goTo} />}
        </div>
        <div className={styles.ways}>
          <Button icon="left" disabled={step === 1} onClick={() => goTo(previousStep(step, answers))}>
            Previous
          </Button>
          <Button type="submit" primary busy={isFinishing}>
            {step < last ? 'Next' : isFinishing ? 'Setting up...' : 'Complete Setup'}
          </Button>
        </div>
      </form>
    </Frame>
  );
}

/** Focuses the heading of a new step, or the field that a link of the missing answers leads to. */
function useFocusOnStep(step: Step) {
  const field = useRef<string>(undefined);
  const shown = useRef(step);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also for another field of the same step
  useEffect(() => {
    if (shown.current === step && field.current === undefined) return;
    shown.current = step;
    const wanted = field.current && document.querySelector<HTMLElement>(`#${field.current} input`);
    field.current = undefined;
    if (wanted) return wanted.focus();
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [step, turn]);
  return {
    focusOn(wanted: string | undefined) {
      field.current = wanted;
      setTurn((count) => count + 1);
    },
  };
}

/** Sends the answers and goes to the welcome screen, also when another tab has completed the setup. */
function useFinish(setup: Setup, stored: Onboarding, onIssues: (issues: MissingAnswer[]) => void) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const wasCompleted = useRef(stored.completed);
  const isWelcome = stored.completed && !wasCompleted.current;
  useEffect(() => {
    if (isWelcome) navigate('/welcome', { replace: true, state });
  }, [isWelcome, navigate, state]);

  const complete = useCall(onboarding.routes.complete, {
    once: true,
    invalidates: [onboarding.routes.recommendations, learner.routes.profile, consent.routes.own],
    onSuccess(result) {
      setup.settle(result);
      toast({
        title: 'Welcome to EiQ™ powered by SikatLabs™!',
        description: 'Your personalized learning journey has been created.',
      });
      navigate('/welcome', { replace: true, state });
    },
    onError(error) {
      toast({
        title: 'Setup incomplete',
        description: [connectionText(error), 'Please try completing your profile again.'].filter(Boolean).join(' '),
        variant: 'destructive',
      });
      onIssues(issuesOf(error));
    },
  });
  return {
    isFinishing: complete.isPending,
    finish: (body: ReturnType<typeof submissionOf>) => {
      void setup.flush().then(() => complete.mutate({ body }));
    },
  };
}

/** Names a missing connection as the cause; undefined for other failures. */
function connectionText({ code }: CallError): string | undefined {
  if (code === 'offline') return 'There is no connection to the server.';
  return code === 'late' ? 'The server did not answer.' : undefined;
}

/** Fields that the server rejected, as entries of the list of missing answers. */
function issuesOf(error: CallError): MissingAnswer[] {
  return (['age', 'parentEmail'] as const).flatMap((field) => {
    const label = error.issueOf(field);
    return label ? [{ field, label, step: 1 as const }] : [];
  });
}
