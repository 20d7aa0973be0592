import { startAuthentication } from '@simplewebauthn/browser';
import { call } from '../../../../web/api/index.ts';
import { Button } from '../../../../web/ui/index.ts';
import { secondFactor } from '../../contract.ts';
import styles from '../parts/Factors.module.css';
import { usePasskey } from '../parts/use-passkey.ts';
import type { StepProps } from './Step.tsx';

const { stepPasskeyOptions, checkPasskey } = secondFactor.routes;

export function PasskeyStep({ ticket, onResult }: StepProps) {
  const { isBusy, problem, run } = usePasskey();
  const confirm = async () => {
    const options = await call(stepPasskeyOptions, { body: { ticket } });
    if (!options) return;
    const response = await startAuthentication({ optionsJSON: options as never });
    const result = await call(checkPasskey, { body: { ticket, response: response as never } });
    if (result) onResult(result);
  };
  return (
    <div className={styles.form}>
      {problem && <p role="alert">{problem}</p>}
      <Button primary wide icon="key" busy={isBusy} onClick={() => void run(confirm)}>
        Continue with your passkey
      </Button>
    </div>
  );
}
