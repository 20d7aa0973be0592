import type { CallError } from '../../../../web/api/index.ts';
import { useManifest } from '../../../../web/session/manifest.ts';
import { Button, nameText, PageHeader, Refusal } from '../../../../web/ui/index.ts';
import type { Letter } from '../../contract.ts';
import styles from '../Consent.module.css';
import { Terms } from '../Terms.tsx';
import { Contact } from './Contact.tsx';

/** What is asked, and the two answers. */
export function Asked({
  letter: { firstName, contact },
  busy,
  error,
  onDecide,
}: {
  letter: Letter;
  busy: 'give' | 'refuse' | undefined;
  error: CallError | null;
  onDecide: (isGiven: boolean) => void;
}) {
  const { institution } = useManifest();
  return (
    <>
      <PageHeader
        title={`Your consent for ${nameText(firstName)}`}
        says={`${nameText(firstName)} learns with EiQ at ${institution.name} and named you as a parent or guardian. You decide what they may use.`}
      />
      <Terms firstName={firstName} />
      <div className={styles.sure}>
        <p>
          You can take your consent back at any time, with a link that you will receive; it ends at once. By giving it
          you say that you are a parent or guardian of {nameText(firstName)}.
        </p>
        <Refusal error={error} />
        <div className={styles.decide}>
          <Button primary busy={busy === 'give'} disabled={busy === 'refuse'} onClick={() => onDecide(true)}>
            Give consent
          </Button>
          <Button busy={busy === 'refuse'} disabled={busy === 'give'} onClick={() => onDecide(false)}>
            Decline
          </Button>
        </div>
        <Contact contact={contact} />
      </div>
    </>
  );
}
