import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import type { Role } from '../../../../core/contract/index.ts';
import { useCall } from '../../../../web/api/index.ts';
import { useManifest } from '../../../../web/session/manifest.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Dialog, Refusal, SelectField, TextField } from '../../../../web/ui/index.ts';
import { administration } from '../../contract.ts';
import { roleSays, useRolesToGive } from '../parts/roles.ts';
import styles from './People.module.css';

const { invite, invitations, createPerson, people } = administration.routes;
const names = ['email', 'firstName', 'lastName', 'username', 'role'] as const;

/**
 * Asks somebody in. They make their account themselves with a link from a mail; where registration is closed, the
 * account is made here and the link is for choosing a password.
 */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const isClosed = useManifest().registration === 'closed';
  const [given, setGiven] = useState({ email: '', firstName: '', lastName: '', username: '', role: 'learner' as Role });
  const roles = useRolesToGive();
  const { username, ...guest } = given;
  const shown = useRef<HTMLFormElement>(null);
  /** Whoever asks a class in goes on with the next one, in the same role. */
  const goesOn = useRef(false);
  const done = () => {
    if (!goesOn.current) return onClose();
    setGiven({ email: '', firstName: '', lastName: '', username: '', role: given.role });
    shown.current?.querySelector('input')?.focus();
  };
  const inviting = useCall(invite, {
    once: true,
    // Also when the mail could not be sent: the invitation is there, and can be sent again.
    invalidates: [invitations],
    onSuccess: () => {
      toast({ title: 'Invitation sent', description: `${guest.email} has a link that is good for seven days.` });
      done();
    },
  });
  const making = useCall(createPerson, {
    once: true,
    invalidates: [people],
    onSuccess: ({ mailed }) => {
      const description = mailed
        ? `${guest.email} has a link to choose a password.`
        : 'The mail could not be sent: send a password link from their page later.';
      toast({ title: 'Account made', description, ...(!mailed && { variant: 'destructive' as const }) });
      done();
    },
  });
  const { error, isPending } = isClosed ? making : inviting;
  const send = (andGoOn: boolean) => {
    goesOn.current = andGoOn;
    shown.current?.requestSubmit();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isClosed) making.mutate({ body: given });
    else inviting.mutate({ body: guest });
  };
  const field = (name: Exclude<(typeof names)[number], 'role'>) => ({
    name,
    value: given[name],
    required: true,
    issue: error?.issueOf(name),
    onChange: ({ target }: { target: { value: string } }) => setGiven({ ...given, [name]: target.value }),
  });
  return (
    <Dialog
      title={isClosed ? 'Make an account' : 'Invite somebody'}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isPending} onClick={() => send(true)}>
            {isClosed ? 'Make it, and another' : 'Send, and invite another'}
          </Button>
          <Button primary busy={isPending} onClick={() => send(false)}>
            {isClosed ? 'Make the account' : 'Send invitation'}
          </Button>
        </>
      }
    >
      <form ref={shown} onSubmit={submit} className={styles.form}>
        <p className="soft">
          {isClosed
            ? 'They get a mail with a link to choose their password, good for seven days.'
            : 'They get a mail with a link to make their account, good for seven days.'}
        </p>
        <TextField label="E-mail address" type="email" maxLength={254} autoComplete="off" {...field('email')} />
        <div className={styles.pair}>
          <TextField label="First name" maxLength={100} autoComplete="off" {...field('firstName')} />
          <TextField label="Last name" maxLength={100} autoComplete="off" {...field('lastName')} />
        </div>
        {isClosed && (
          <TextField
            label="User name"
            hint="What they sign in with; letters, digits and . _ @ + -"
            maxLength={64}
            autoComplete="off"
            {...field('username')}
          />
        )}
        <SelectField
          label="Role"
          hint={roleSays[given.role]}
          issue={error?.issueOf('role')}
          value={given.role}
          options={roles}
          onChange={({ target }) => setGiven({ ...given, role: target.value as Role })}
        />
        <Refusal error={error} fields={names} />
        {/* Enter sends, though the buttons stand outside. */}
        <input
          type="submit"
          hidden
          onClick={() => {
            goesOn.current = false;
          }}
        />
      </form>
    </Dialog>
  );
}
