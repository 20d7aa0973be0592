import type { ComponentType } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, LinkButton, momentText, Refusal } from '../../../../web/ui/index.ts';
import type { SetUpStep } from '../../contract.ts';
import { administration } from '../../contract.ts';
import { ColourStep, HostStep, NameStep } from './InstitutionSteps.tsx';
import { LetterStep } from './LetterStep.tsx';
import { PresetStep } from './PresetStep.tsx';
import styles from './SetUp.module.css';

const { checkStep, leaveOutStep, setUp, glance } = administration.routes;

/** What is done within the set-up itself. Other steps are done on the screen that they name. */
const forms: Readonly<Record<string, ComponentType<StepFormProps>>> = {
  'administration.name': NameStep,
  'administration.look': ColourStep,
  'administration.host': HostStep,
  'administration.preset': PresetStep,
  'administration.mail': LetterStep,
};

export interface StepFormProps {
  /** Call it once something was saved: the step is then checked. */
  check(): void;
}

/** What a step is for, its form or the way to its screen, its check, and the way to leave it out. */
export function StepBody({ step, onDone }: { step: SetUpStep; onDone(): void }) {
  const stale = [setUp, glance];
  const check = useCall(checkStep, {
    invalidates: stale,
    onSuccess: ({ state }) => {
      if (state === 'passed') onDone();
    },
  });
  const leaveOut = useCall(leaveOutStep, { invalidates: stale, onSuccess: onDone });
  const Form = forms[step.id];
  const params = { step: step.id };
  const found = check.data?.state === 'failed' ? check.data : step;
  return (
    <div className={styles.body}>
      <p className="soft">{step.description}</p>
      {found.result !== null && (
        <p className={styles.found} data-state={found.state} role={check.data ? 'status' : undefined}>
          {found.result}
          {found.at && <span className="soft"> Checked on {momentText(found.at)}.</span>}
        </p>
      )}
      {Form && <Form check={() => check.mutate({ params })} />}
      <Refusal error={check.error ?? leaveOut.error} />
      <div className={styles.ways}>
        {!Form && !isHere(step) && (
          <LinkButton to={step.to} icon="right">
            {step.action}
          </LinkButton>
        )}
        <Button primary busy={check.isPending} onClick={() => check.mutate({ params })}>
          Check
        </Button>
        {step.without !== null && step.state !== 'left-out' && (
          <Button quiet busy={leaveOut.isPending} onClick={() => leaveOut.mutate({ params, body: { leftOut: true } })}>
            {step.without}
          </Button>
        )}
        {step.state === 'left-out' && (
          <Button quiet busy={leaveOut.isPending} onClick={() => leaveOut.mutate({ params, body: { leftOut: false } })}>
            Do it after all
          </Button>
        )}
      </div>
    </div>
  );
}

const isHere = ({ to }: SetUpStep) => to === '/set-up';
