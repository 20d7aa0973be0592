import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  ConfirmDialog,
  counted,
  dateText,
  ErrorState,
  nameText,
  Section,
  Skeleton,
} from '../../../../web/ui/index.ts';
import type { PersonOfSection } from '../../../administration/contract.ts';
import { administration } from '../../../administration/contract.ts';
import type { PersonStatus } from '../../contract.ts';
import { secondFactor } from '../../contract.ts';
import styles from '../parts/Factors.module.css';

const { ofPerson, reset } = secondFactor.routes;

/** On the page of a person, for administrators: whether there is a second step, and its reset. */
export function PersonFactors({ person }: { person: PersonOfSection }) {
  const { id, firstName } = person;
  const found = useRoute(ofPerson, { params: { userId: id } });
  const [isResetting, setResetting] = useState(false);
  const isSelf = useUser().id === id;
  const { data } = found;
  const isSetUp = data && (data.hasAuthenticator || data.passkeys > 0);
  return (
    <Section title="Two-step sign-in">
      <Card>
        {found.error ? (
          <ErrorState error={found.error} retry={found.refetch} />
        ) : data ? (
          <div className={styles.row}>
            <p className={styles.subject}>
              {isSetUp ? methodsOf(data) : `${nameText(firstName)} has not set up a second step.`}
              <span className="soft">{noteOn(data, isSelf)}</span>
            </p>
            {isSetUp && !isSelf && <Button onClick={() => setResetting(true)}>Reset</Button>}
          </div>
        ) : (
          <Skeleton lines={2} />
        )}
      </Card>
      {isResetting && <Reset person={person} onClose={() => setResetting(false)} />}
    </Section>
  );
}

function methodsOf({ hasAuthenticator, passkeys, recoveryCodesLeft }: PersonStatus): string {
  return [
    ...(hasAuthenticator ? ['Authenticator app'] : []),
    ...(passkeys > 0 ? [counted(passkeys, 'passkey')] : []),
    `${counted(recoveryCodesLeft, 'recovery code')} left`,
  ].join(', ');
}

function noteOn({ isRequired, dueAt, hasAuthenticator, passkeys }: PersonStatus, isSelf: boolean): string {
  if (hasAuthenticator || passkeys > 0) {
    return isSelf ? 'Change it in your profile.' : 'Reset it if the phone or the passkeys are lost.';
  }
  if (!isRequired) return 'It is not required.';
  return dueAt
    ? `It is required from ${dateText(dueAt)}.`
    : 'It is required; the time to set it up begins at the next sign-in.';
}

function Reset({ person: { id, firstName }, onClose }: { person: PersonOfSection; onClose: () => void }) {
  const { person: personRoute, audit } = administration.routes;
  const removal = useCall(reset, {
    once: true,
    invalidates: [ofPerson, personRoute, audit],
    onSuccess: () => {
      toast({ title: `Second step of ${nameText(firstName)} removed`, description: 'We sent an email about it.' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Reset the second step of ${nameText(firstName)}?`}
      confirm="Reset"
      destructive
      busy={removal.isPending}
      error={removal.error}
      onConfirm={() => removal.mutate({ params: { userId: id } })}
      onClose={onClose}
    >
      <p>
        The authenticator app, passkeys and recovery codes are removed, and {nameText(firstName)} signs in with the
        password alone until a new second step is set up. Make sure that it is really {nameText(firstName)} who asks.
      </p>
      <p>
        An email tells {nameText(firstName)} about it, and all sessions of {nameText(firstName)} end.
      </p>
    </ConfirmDialog>
  );
}
