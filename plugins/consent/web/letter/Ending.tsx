import type { CallError } from '../../../../web/api/index.ts';
import { Button, dateText, nameText, PageHeader, Refusal } from '../../../../web/ui/index.ts';
import type { Letter } from '../../contract.ts';
import styles from '../Consent.module.css';
import { Terms } from '../Terms.tsx';
import { Contact } from './Contact.tsx';
import { GuardianAccount } from './GuardianAccount.tsx';

/** A consent that stands, and its end. */
export function Ending({
  letter,
  code,
  busy,
  error,
  onEnd,
}: {
  letter: Letter;
  code: string;
  busy: boolean;
  error: CallError | null;
  onEnd: () => void;
}) {
  const { firstName, decidedAt, contact } = letter;
  return (
    <>
      <PageHeader
        title={`Your consent for ${nameText(firstName)}`}
        says={decidedAt ? `In force since ${dateText(decidedAt)}.` : 'In force.'}
      />
      <Terms firstName={firstName} />
      <div className={styles.sure}>
        <p>
          If you end it, it ends at once. {nameText(firstName)} keeps the account, the results and everything learnt so
          far.
        </p>
        <Refusal error={error} />
        <div className={styles.decide}>
          <Button destructive busy={busy} onClick={onEnd}>
            End consent
          </Button>
        </div>
      </div>
      <GuardianAccount letter={letter} code={code} />
      <Contact contact={contact} />
    </>
  );
}
