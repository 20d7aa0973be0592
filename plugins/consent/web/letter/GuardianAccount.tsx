import type { FormEvent } from 'react';
import { useState } from 'react';
import { platform } from '../../../../core/contract/platform.ts';
import { useCall } from '../../../../web/api/index.ts';
import { useManifest } from '../../../../web/session/manifest.ts';
import { goTo } from '../../../../web/session/navigate.ts';
import { signedInHere } from '../../../../web/session/sign-in.ts';
import { Button, Card, LinkButton, nameText, Refusal, TextField } from '../../../../web/ui/index.ts';
import type { Letter } from '../../contract.ts';
import { consent } from '../../contract.ts';
import styles from '../Consent.module.css';

/** Creates an account for a parent who has consented, or links to signing in with an existing one. */
export function GuardianAccount({ letter: { firstName, account }, code }: { letter: Letter; code: string }) {
  if (account === 'not-offered') return null;
  return (
    <div className={styles.after}>
      <Card title={`Follow ${nameText(firstName)}’s progress`}>
        {account === 'offered' ? (
          <NewAccount firstName={firstName} code={code} />
        ) : (
          <ExistingAccount {...{ firstName, code }} />
        )}
      </Card>
    </div>
  );
}

function ExistingAccount({ firstName, code }: { firstName: string; code: string }) {
  return (
    <>
      <p>An account with your address already exists. Sign in with it to add {nameText(firstName)} to your family.</p>
      <div className={styles.decide}>
        <LinkButton to={`/family#code=${code}`}>Sign in and add {nameText(firstName)}</LinkButton>
      </div>
    </>
  );
}

const fields = ['firstName', 'lastName', 'relation', 'password'] as const;

function NewAccount({ firstName, code }: { firstName: string; code: string }) {
  const { user } = useManifest();
  const [given, setGiven] = useState({ firstName: '', lastName: '', relation: '', password: '' });
  const enter = useCall(platform.routes.exchange, {
    onSuccess: (result) => {
      goTo('/family');
      signedInHere(result);
    },
  });
  const create = useCall(consent.routes.account, {
    once: true,
    onSuccess: ({ signIn }) => enter.mutate({ body: { code: signIn } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({ body: { code, ...given } });
  };
  const field = (name: (typeof fields)[number]) => ({
    name,
    value: given[name],
    required: true,
    issue: create.error?.issueOf(name),
    onChange: ({ target }: { target: { value: string } }) => setGiven({ ...given, [name]: target.value }),
  });
  return (
    <form onSubmit={submit} className={styles.form}>
      <p>
        An account shows you {nameText(firstName)}’s results and conversations, and lets you give or end consent at any
        time. You sign in with the address that received this letter.
      </p>
      <div className={styles.two}>
        <TextField label="Your first name" autoComplete="given-name" maxLength={100} {...field('firstName')} />
        <TextField label="Your last name" autoComplete="family-name" maxLength={100} {...field('lastName')} />
      </div>
      <TextField
        label={`Your relationship to ${nameText(firstName)}`}
        hint="Mother, grandfather, carer"
        maxLength={60}
        {...field('relation')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        minLength={10}
        maxLength={200}
        hint="At least 10 characters; a few words make a good one"
        {...field('password')}
      />
      <Refusal error={create.error ?? enter.error} fields={fields} />
      {user && <p className="soft">This signs {nameText(user.firstName)} out on this device and signs you in.</p>}
      <div>
        <Button type="submit" busy={create.isPending || enter.isPending}>
          Create your account
        </Button>
      </div>
    </form>
  );
}
