import { useState } from 'react';
import type { CallError } from '../../../../web/api/index.ts';
import { useManifest } from '../../../../web/session/manifest.ts';
import { Button, nameText, PageHeader, Refusal } from '../../../../web/ui/index.ts';
import type { Purpose } from '../../../learner/contract.ts';
import type { Letter } from '../../contract.ts';
import styles from '../Consent.module.css';
import { Terms } from '../Terms.tsx';
import { Contact } from './Contact.tsx';

/** The request for consent, with the buttons to give or decline it. */
export function ConsentRequest({
  letter: { firstName, contact },
  busy,
  error,
  onDecide,
}: {
  letter: Letter;
  busy: 'give' | 'refuse' | undefined;
  error: CallError | null;
  onDecide: (purposes: Purpose[]) => void;
}) {
  const { institution } = useManifest();
  const [chosen, choose] = useState<Purpose[]>([]);
  return (
    <>
      <PageHeader
        title={`Your consent for ${nameText(firstName)}`}
        description={`${nameText(firstName)} learns with EiQ at ${institution.name} and named you as a parent or guardian. You decide on each of the following separately.`}
      />
      <Terms firstName={firstName} chosen={chosen} onChange={choose} />
      <div className={styles.sure}>
        <p>
          You can withdraw each of them at any time with a link that you will receive; it ends at once. By giving
          consent you confirm that you are a parent or guardian of {nameText(firstName)}.
        </p>
        <Refusal error={error} />
        <div className={styles.decide}>
          <Button
            primary
            busy={busy === 'give'}
            disabled={busy === 'refuse' || chosen.length === 0}
            onClick={() => onDecide(chosen)}
          >
            Consent to the selected items
          </Button>
          <Button busy={busy === 'refuse'} disabled={busy === 'give'} onClick={() => onDecide([])}>
            Decline all
          </Button>
        </div>
        <Contact contact={contact} />
      </div>
    </>
  );
}
