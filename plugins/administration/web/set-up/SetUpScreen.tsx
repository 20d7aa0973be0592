import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCall } from '../../../../web/api/index.ts';
import { useManifest } from '../../../../web/session/manifest.ts';
import {
  Button,
  counted,
  ErrorState,
  Icon,
  LinkButton,
  PageHeader,
  Progress,
  SkeletonBlock,
} from '../../../../web/ui/index.ts';
import type { SetUpStep } from '../../contract.ts';
import { administration } from '../../contract.ts';
import styles from './SetUp.module.css';
import { StepBody } from './StepBody.tsx';
import { isDone, stepAddress } from './steps.ts';
import { useSetUp } from './use-set-up.ts';

const { beginSetUp, closeSetUp, setUp } = administration.routes;

/** The set-up of an institution: one step at a time, each with a check. It can be left and taken up again at any time. */
export function SetUpScreen() {
  const { institution } = useManifest();
  const { data, error, refetch } = useSetUp();
  const [search, setSearch] = useSearchParams();
  const begin = useCall(beginSetUp, { invalidates: [setUp] });
  const close = useCall(closeSetUp, { invalidates: [setUp] });
  const isBegun = data && data.begunAt !== null;
  const { mutate } = begin;
  useEffect(() => {
    if (data && !isBegun) mutate({});
  }, [data, isBegun, mutate]);
  if (error) return <ErrorState error={error} retry={refetch} />;
  const steps = data?.steps ?? [];
  const asked = search.get('step');
  const open = steps.find(({ id }) => id === asked) ?? steps.find((step) => !isDone(step));
  const left = steps.filter((step) => !isDone(step)).length;
  return (
    <div className={styles.screen}>
      <PageHeader
        title={`Set up ${institution.name}`}
        description="Each step is tried out before it counts as done. You can leave at any time and continue later, also in another browser."
      />
      {!data ? (
        <SkeletonBlock height={520} />
      ) : (
        <>
          <Progress
            label={left === 0 ? 'Everything is done' : `${counted(left, 'step')} left`}
            value={steps.length - left}
            max={steps.length}
          />
          <ol className={styles.steps}>
            {steps.map((step) => (
              <StepLine
                key={step.id}
                step={step}
                isOpen={step.id === open?.id}
                onDone={() => {
                  // The next step that is left, where this one was asked for by its address.
                  if (asked !== null) setSearch({}, { replace: true });
                }}
              />
            ))}
          </ol>
          <div className={styles.ways}>
            <LinkButton to="/">{left === 0 ? 'Go to your home page' : 'Continue later'}</LinkButton>
            {left > 0 && data.closedAt === null && (
              <Button quiet busy={close.isPending} onClick={() => close.mutate({ body: { closed: true } })}>
                Remove the list from my home page
              </Button>
            )}
            {data.closedAt !== null && left > 0 && (
              <Button quiet busy={close.isPending} onClick={() => close.mutate({ body: { closed: false } })}>
                Show the list on my home page
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** A step: its title with what its check found, and its content where it is open. */
function StepLine({ step, isOpen, onDone }: { step: SetUpStep; isOpen: boolean; onDone(): void }) {
  return (
    <li className={styles.step} data-state={step.state} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <span className={styles.mark}>
          {step.state === 'passed' && <Icon name="check" size={20} />}
          {step.state === 'failed' && <Icon name="alert" size={20} />}
          {step.state === 'left-out' && <Icon name="minus" size={20} />}
          {step.state === 'open' && <span className={styles.circle} />}
        </span>
        <h2>{isOpen ? step.title : <Link to={stepAddress(step)}>{step.title}</Link>}</h2>
        <span className={styles.word}>{words[step.state]}</span>
      </div>
      {!isOpen && step.result !== null && <p className={styles.result}>{step.result}</p>}
      {isOpen && <StepBody step={step} onDone={onDone} />}
    </li>
  );
}

const words: Readonly<Record<SetUpStep['state'], string>> = {
  open: '',
  passed: 'Works',
  failed: 'Not yet',
  'left-out': 'Left out',
};
