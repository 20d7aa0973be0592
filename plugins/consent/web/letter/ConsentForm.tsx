import { useState } from 'react';
import type { CallError } from '../../../../web/api/index.ts';
import { Button, dateText, nameText, PageHeader, Refusal } from '../../../../web/ui/index.ts';
import type { Purpose } from '../../../learner/contract.ts';
import type { Letter } from '../../contract.ts';
import styles from '../Consent.module.css';
import { Endings, Terms } from '../Terms.tsx';
import { Contact } from './Contact.tsx';
import { GuardianAccount } from './GuardianAccount.tsx';

/** A consent that stands: each purpose is given or ended by itself, or all of it is. */
export function Ending({
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
        <Endings ended={ended} />
        <p>
          What you end, ends at once. {nameText(firstName)} keeps the account, the results and everything learnt so far.
        </p>
        <Refusal error={error} />
        <div className={styles.decide}>
          <Button primary busy={busy} disabled={!isChanged} onClick={() => onChange(chosen)}>
            Save the changes
          </Button>
          <Button destructive disabled={busy} onClick={() => onChange([])}>
            End all of it
          </Button>
        </div>
      </div>
      <GuardianAccount letter={letter} code={code} />
      <Contact contact={contact} />
    </>
  );
}
