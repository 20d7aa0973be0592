import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Card, ConfirmDialog, counted, fullName, nameText } from '../../../../web/ui/index.ts';
import type { Person } from '../../contract.ts';
import { administration } from '../../contract.ts';
import styles from './People.module.css';

const { people, person: personRoute, resetPassword, endSessions, setActive, history, audit } = administration.routes;
const stale = [people, personRoute, history, audit];

/** Sends a password link, signs the person out, and deactivates or reactivates the account. */
export function Access({ person }: { person: Person }) {
  const [dialog, setDialog] = useState<'reset' | 'sessions' | 'active'>();
  const close = () => setDialog(undefined);
  const { firstName, email, isActive, hasPassword } = person;
  return (
    <Card>
      {isActive && (
        <div className={styles.act}>
          <p>
            {hasPassword ? 'Password' : `${nameText(firstName)} has not set a password yet`}
            <span className={styles.under}>
              Email {email ?? nameText(firstName)} a link to set a {hasPassword ? 'new ' : ''}password.
            </span>
          </p>
          <Button onClick={() => setDialog('reset')}>Send password link</Button>
        </div>
      )}
      {isActive && (
        <div className={styles.act}>
          <p>
            Devices
            <span className={styles.under}>
              Sign {nameText(firstName)} out on all devices, for example when one was lost.
            </span>
          </p>
          <Button onClick={() => setDialog('sessions')}>Sign out everywhere</Button>
        </div>
      )}
      <div className={styles.act}>
        <p>
          {isActive ? 'Account' : 'Account deactivated'}
          <span className={styles.under}>
            {isActive
              ? `Deactivate the account to keep ${nameText(firstName)} from signing in. Their data is kept.`
              : `${nameText(firstName)} cannot sign in. Their data is kept.`}
          </span>
        </p>
        <Button onClick={() => setDialog('active')}>{isActive ? 'Deactivate account' : 'Reactivate account'}</Button>
      </div>
      {dialog === 'reset' && <Reset person={person} onClose={close} />}
      {dialog === 'sessions' && <SignOut person={person} onClose={close} />}
      {dialog === 'active' && <Activation person={person} onClose={close} />}
    </Card>
  );
}

function Reset({ person: { id, firstName, email }, onClose }: { person: Person; onClose: () => void }) {
  const reset = useCall(resetPassword, {
    once: true,
    invalidates: stale,
    onSuccess: () => {
      toast({ title: 'Password link sent', description: 'The link expires in one day.' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Send ${nameText(firstName)} a password link?`}
      confirm="Send link"
      busy={reset.isPending}
      error={reset.error}
      onConfirm={() => reset.mutate({ params: { id } })}
      onClose={onClose}
    >
      <p>
        We email {email ?? 'them'} a link to set a new password. It expires in one day. The current password works until
        a new one is set.
      </p>
    </ConfirmDialog>
  );
}

function SignOut({ person: { id, firstName }, onClose }: { person: Person; onClose: () => void }) {
  const end = useCall(endSessions, {
    once: true,
    invalidates: stale,
    onSuccess: ({ ended }) => {
      toast(
        ended > 0
          ? { title: `Signed ${nameText(firstName)} out on ${counted(ended, 'device')}` }
          : { title: `${nameText(firstName)} was not signed in` },
      );
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Sign ${nameText(firstName)} out everywhere?`}
      confirm="Sign out"
      busy={end.isPending}
      error={end.error}
      onConfirm={() => end.mutate({ params: { id } })}
      onClose={onClose}
    >
      <p>
        {nameText(firstName)} is signed out on all devices at once and can sign in again. If somebody else knows the
        password, send a password link as well.
      </p>
    </ConfirmDialog>
  );
}

function Activation({
  person: { id, firstName, lastName, isActive },
  onClose,
}: {
  person: Person;
  onClose: () => void;
}) {
  const change = useCall(setActive, {
    once: true,
    invalidates: stale,
    onSuccess: () => {
      toast({
        title: isActive
          ? `Account of ${nameText(firstName)} deactivated`
          : `Account of ${nameText(firstName)} reactivated`,
      });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={
        isActive
          ? `Deactivate the account of ${fullName({ firstName, lastName })}?`
          : `Reactivate the account of ${fullName({ firstName, lastName })}?`
      }
      confirm={isActive ? 'Deactivate' : 'Reactivate'}
      destructive={isActive}
      busy={change.isPending}
      error={change.error}
      onConfirm={() => change.mutate({ params: { id }, body: { active: !isActive } })}
      onClose={onClose}
    >
      <p>
        {isActive
          ? `${nameText(firstName)} is signed out everywhere and can no longer sign in. Their data is kept, and you can reactivate the account at any time.`
          : `${nameText(firstName)} can sign in with their existing password. Their data is unchanged.`}
      </p>
    </ConfirmDialog>
  );
}
