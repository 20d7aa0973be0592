import type { FormEvent } from 'react';
import { useState } from 'react';
import { platform } from '../../../../core/contract/platform.ts';
import { useCall } from '../../../../web/api/index.ts';
import { useManifest } from '../../../../web/session/manifest.ts';
import { goTo } from '../../../../web/session/navigate.ts';
import { keepSession } from '../../../../web/session/session.ts';
import { Button, Card, LinkButton, nameText, Refusal, TextField } from '../../../../web/ui/index.ts';
import type { Letter } from '../../contract.ts';
import { consent } from '../../contract.ts';
import styles from '../Consent.module.css';

/** An account for a parent who has consented; where there is one already, the way to it. */
export function GuardianAccount({ letter: { firstName, account }, code }: { letter: Letter; code: string }) {
  if (account === 'not-offered') return null;
  return (
    <div className={styles.after}>
      <Card title={`See how ${nameText(firstName)}’s learning goes`}>
        {account === 'offered' ? (
          <NewAccount firstName={firstName} code={code} />
        ) : (
          <OwnAccount {...{ firstName, code }} />
        )}
      </Card>
    </div>
  );
}

function OwnAccount({ firstName, code }: { firstName: string; code: string }) {
  return (
    <>
      <p>There is an account with your address. Sign in with it to add {nameText(firstName)} to your family.</p>
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
    onSuccess: (signedIn) => {
      keepSession(signedIn);
      goTo('/family');
    },
  });
  const make = useCall(consent.routes.account, {
    once: true,
    onSuccess: ({ signIn }) => enter.mutate({ body: { code: signIn } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate({ body: { code, ...given } });
  };
  const field = (name: (typeof fields)[number]) => ({
    name,
    value: given[name],
    required: true,
    issue: make.error?.issueOf(name),
    onChange: ({ target }: { target: { value: string } }) => setGiven({ ...given, [name]: target.value }),
  });
  return (
    <form onSubmit={submit} className={styles.form}>
      <p>
        With an account of your own you see {nameText(firstName)}’s results and conversations, and can give or end
        consent at any time. You sign in with the address this letter came to.
      </p>
      <div className={styles.two}>
        <TextField label="Your first name" autoComplete="given-name" maxLength={100} {...field('firstName')} />
        <TextField label="Your last name" autoComplete="family-name" maxLength={100} {...field('lastName')} />
      </div>
      <TextField
        label={`What you are to ${nameText(firstName)}`}
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
      <Refusal error={make.error ?? enter.error} fields={fields} />
      {user && <p className="soft">This signs {nameText(user.firstName)} out on this device, and you in.</p>}
      <div>
        <Button type="submit" busy={make.isPending || enter.isPending}>
          Create your account
        </Button>
      </div>
    </form>
  );
}
