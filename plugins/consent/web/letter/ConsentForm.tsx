import { useState } from 'react';
import type { CallError } from '../../../../web/api/index.ts';
import { Button, dateText, nameText, PageHeader, Refusal } from '../../../../web/ui/index.ts';
import type { Purpose } from '../../../learner/contract.ts';
import type { Letter } from '../../contract.ts';
import styles from '../Consent.module.css';
import { Consequences, Terms } from '../Terms.tsx';
import { Contact } from './Contact.tsx';
import { GuardianAccount } from './GuardianAccount.tsx';

/** Changes a consent in force, or ends all of it. */
export function ConsentForm({
  letter,
  code,
  isSaved,
  busy,
  error,
  onChange,
}: {
  letter: Letter;
  code: string;
  isSaved: boolean;
  busy: boolean;
  error: CallError | null;
  onChange: (purposes: Purpose[]) => void;
}) {
  const { firstName, decidedAt, contact, given } = letter;
  const [chosen, choose] = useState<Purpose[]>([...given]);
  const ended = given.filter((purpose) => !chosen.includes(purpose));
  const isChanged = ended.length > 0 || chosen.length !== given.length;
  return (
    <>
      <PageHeader
        title={`Your consent for ${nameText(firstName)}`}
        description={`${isSaved ? 'Saved. ' : ''}${decidedAt ? `In force since ${dateText(decidedAt)}.` : 'In force.'}`}
      />
      <Terms firstName={firstName} chosen={chosen} onChange={choose} />
      <div className={styles.sure}>
        <Consequences ended={ended} />
        <p>What you end stops at once. {nameText(firstName)} keeps the account, the results and all progress.</p>
        <Refusal error={error} />
        <div className={styles.decide}>
          <Button primary busy={busy} disabled={!isChanged} onClick={() => onChange(chosen)}>
            Save changes
          </Button>
          <Button destructive disabled={busy} onClick={() => onChange([])}>
            End consent
          </Button>
        </div>
      </div>
      <GuardianAccount letter={letter} code={code} />
      <Contact contact={contact} />
    </>
  );
}
