import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import type { Role } from '../../../../core/contract/index.ts';
import { useCall } from '../../../../web/api/index.ts';
import { useManifest } from '../../../../web/session/manifest.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Dialog, Refusal, SelectField, TextField } from '../../../../web/ui/index.ts';
import { administration } from '../../contract.ts';
import { roleDescriptions, useAssignableRoles } from '../parts/roles.ts';
import styles from './People.module.css';

const { invite, invitations, createPerson, people } = administration.routes;
const names = ['email', 'firstName', 'lastName', 'username', 'role'] as const;

/**
 * Invites a person, who creates the account with the link in the invitation. Where registration is closed, creates the
 * account and emails a link to set a password.
 */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const isClosed = useManifest().registration === 'closed';
  const [given, setGiven] = useState({ email: '', firstName: '', lastName: '', username: '', role: 'learner' as Role });
  const roles = useAssignableRoles();
  const { username, ...guest } = given;
  const form = useRef<HTMLFormElement>(null);
  /** Keeps the dialog open, with the same role, to invite the next person. */
  const continues = useRef(false);
  const done = () => {
    if (!continues.current) return onClose();
    setGiven({ email: '', firstName: '', lastName: '', username: '', role: given.role });
    form.current?.querySelector('input')?.focus();
  };
  const inviting = useCall(invite, {
    once: true,
    // Also after a failed email: the invitation exists and can be sent again.
    invalidates: [invitations],
    onSuccess: () => {
      toast({ title: 'Invitation sent', description: `The link sent to ${guest.email} expires in seven days.` });
      done();
    },
  });
  const making = useCall(createPerson, {
    once: true,
    invalidates: [people],
    onSuccess: ({ mailed }) => {
      const description = mailed
        ? `We emailed ${guest.email} a link to set a password.`
        : 'The email could not be sent. Send a password link from their page later.';
      toast({ title: 'Account created', description, ...(!mailed && { variant: 'destructive' as const }) });
      done();
    },
  });
  const { error, isPending } = isClosed ? making : inviting;
  const send = (andContinue: boolean) => {
    continues.current = andContinue;
    form.current?.requestSubmit();
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
      title={isClosed ? 'Create an account' : 'Invite someone'}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isPending} onClick={() => send(true)}>
            {isClosed ? 'Create and add another' : 'Send and invite another'}
          </Button>
          <Button primary busy={isPending} onClick={() => send(false)}>
            {isClosed ? 'Create account' : 'Send invitation'}
          </Button>
        </>
      }
    >
      <form ref={form} onSubmit={submit} className={styles.form}>
        <p className="soft">
          {isClosed
            ? 'We email a link to set a password. It expires in seven days.'
            : 'We email a link to create an account. It expires in seven days.'}
        </p>
        <TextField label="Email" type="email" maxLength={254} autoComplete="off" {...field('email')} />
        <div className={styles.pair}>
          <TextField label="First name" maxLength={100} autoComplete="off" {...field('firstName')} />
          <TextField label="Last name" maxLength={100} autoComplete="off" {...field('lastName')} />
        </div>
        {isClosed && (
          <TextField
            label="User name"
            hint="Used to sign in. Letters, digits and . _ @ + - are allowed"
            maxLength={64}
            autoComplete="off"
            {...field('username')}
          />
        )}
        <SelectField
          label="Role"
          hint={roleDescriptions[given.role]}
          issue={error?.issueOf('role')}
          value={given.role}
          options={roles}
          onChange={({ target }) => setGiven({ ...given, role: target.value as Role })}
        />
        <Refusal error={error} fields={names} />
        {/* Submits the form on Enter: its buttons are outside of it. */}
        <input
          type="submit"
          hidden
          onClick={() => {
            continues.current = false;
          }}
        />
      </form>
    </Dialog>
  );
}
