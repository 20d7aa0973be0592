import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Card, fullName, nameText } from '../../../../web/ui/index.ts';
import type { Person } from '../../contract.ts';
import { administration } from '../../contract.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import styles from './People.module.css';

const { people, person: personRoute, resetPassword, setActive, audit } = administration.routes;
const stale = [people, personRoute, audit];

/** Whether somebody can sign in, and helping them to. */
export function Access({ person }: { person: Person }) {
  const [asking, setAsking] = useState<'reset' | 'active'>();
  const close = () => setAsking(undefined);
  const { firstName, email, isActive, hasPassword } = person;
  return (
    <Card>
      {isActive && (
        <div className={styles.act}>
          <p>
            {hasPassword
              ? `If ${nameText(firstName)} has forgotten the password`
              : `${nameText(firstName)} has not chosen a password yet`}
            <span className={styles.under}>A link to choose a new one goes to {email ?? 'their address'}.</span>
          </p>
          <Button onClick={() => setAsking('reset')}>Send password link</Button>
        </div>
      )}
      <div className={styles.act}>
        <p>
          {isActive ? `If ${nameText(firstName)} should not come in any more` : `${nameText(firstName)} cannot sign in`}
          <span className={styles.under}>
            {isActive
              ? 'What they have made stays, and they can be let in again.'
              : 'What they have made is still here.'}
          </span>
        </p>
        <Button onClick={() => setAsking('active')}>{isActive ? 'Deactivate' : 'Let in again'}</Button>
      </div>
      {asking === 'reset' && <Reset person={person} onClose={close} />}
      {asking === 'active' && <Activity person={person} onClose={close} />}
    </Card>
  );
}

function Reset({ person: { id, firstName, email }, onClose }: { person: Person; onClose: () => void }) {
  const reset = useCall(resetPassword, {
    once: true,
    invalidates: stale,
    onSuccess: () => {
      toast({ title: 'Password link sent', description: `It is good for a day.` });
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
        A mail goes to {email ?? 'their address'} with a link to choose a new password. Until it is used, the present
        password stays as it is.
      </p>
    </ConfirmDialog>
  );
}

function Activity({ person: { id, firstName, lastName, isActive }, onClose }: { person: Person; onClose: () => void }) {
  const change = useCall(setActive, {
    once: true,
    invalidates: stale,
    onSuccess: () => {
      toast({ title: isActive ? `${nameText(firstName)} is deactivated` : `${nameText(firstName)} can sign in again` });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={
        isActive
          ? `Deactivate ${fullName({ firstName, lastName })}?`
          : `Let ${fullName({ firstName, lastName })} in again?`
      }
      confirm={isActive ? 'Deactivate' : 'Let in again'}
      destructive={isActive}
      busy={change.isPending}
      error={change.error}
      onConfirm={() => change.mutate({ params: { id }, body: { active: !isActive } })}
      onClose={onClose}
    >
      <p>
        {isActive
          ? `${nameText(firstName)} is signed out everywhere at once and cannot sign in. What they have made stays, and you can let them in again.`
          : `${nameText(firstName)} can sign in with the password they had, and finds everything as it was.`}
      </p>
    </ConfirmDialog>
  );
}
