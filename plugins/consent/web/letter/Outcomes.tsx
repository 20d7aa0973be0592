import { dateText, LinkButton, nameText, PageHeader } from '../../../../web/ui/index.ts';
import type { Letter } from '../../contract.ts';
import { worksWithout } from '../../terms/contract.ts';
import styles from '../Consent.module.css';
import { PurposeList } from '../Terms.tsx';
import { Contact } from './Contact.tsx';
import { GuardianAccount } from './GuardianAccount.tsx';

/** After consent was given: how to change it, and a guardian's account. */
export function Given({ letter }: { letter: Letter }) {
  const { firstName, withdrawal, decidedAt, contact, given } = letter;
  return (
    <>
      <PageHeader
        title="Consent given"
        description={`Thank you. Saved${decidedAt ? ` on ${dateText(decidedAt)}` : ''}. ${nameText(firstName)} can use what you chose from now on.`}
      />
      <PurposeList given={given} />
      {withdrawal ? (
        <>
          <p>A letter with a link that changes or ends your consent is on its way to you. You can also use this one:</p>
          <div className={styles.decide}>
            <LinkButton to={`/consent/withdraw#code=${withdrawal}`}>See or change your consent</LinkButton>
          </div>
          <GuardianAccount letter={letter} code={withdrawal} />
        </>
      ) : (
        <p>
          This link has been used. To change or end your consent, use the link in the letter that was sent to you
          afterwards.
        </p>
      )}
      <Contact contact={contact} />
    </>
  );
}

export function Refused({ letter: { firstName, contact } }: { letter: Letter }) {
  return (
    <>
      <PageHeader
        title="Consent declined"
        description={`Nothing changes for ${nameText(firstName)}. ${worksWithout}`}
      />
      <p>
        If you change your mind, {nameText(firstName)} or the school can send you a new letter. {nameText(firstName)}{' '}
        cannot ask you again for a week.
      </p>
      <Contact contact={contact} />
    </>
  );
}

export function Ended({ letter: { firstName, decidedAt, contact } }: { letter: Letter }) {
  return (
    <>
      <PageHeader
        title="Your consent has ended"
        description={`${decidedAt ? `It ended on ${dateText(decidedAt)}. ` : ''}${nameText(firstName)} can no longer use what you had agreed to.`}
      />
      <p>{worksWithout}</p>
      <p>If you change your mind, {nameText(firstName)} or the school can send you a new letter.</p>
      <Contact contact={contact} />
    </>
  );
}
