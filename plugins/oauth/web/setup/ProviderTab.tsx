import type { FormEvent } from 'react';
import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Card, momentText, Refusal, Row, Section, Stack } from '../../../../web/ui/index.ts';
import type { GoogleSetup, ProviderKind, ProviderState, TestResult } from '../../contract.ts';
import { isSeveral, kindTitles, oauth, partsOf } from '../../contract.ts';
import { AddProvider } from './AddProvider.tsx';
import { CredentialField } from './CredentialField.tsx';
import { setupFields, setupSteps } from './fields.ts';
import { MetadataSource } from './MetadataSource.tsx';
import { RedirectUrl } from './RedirectUrl.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import styles from './Setup.module.css';
import { TestSteps } from './TestSteps.tsx';

const routes = {
  google: oauth.routes.configureGoogle,
  apple: oauth.routes.configureApple,
  oidc: oauth.routes.configureOidc,
  saml: oauth.routes.configureSaml,
} satisfies Record<ProviderKind, unknown>;

const urlLabels: Readonly<Record<ProviderKind, string>> = {
  google: 'Redirect URL',
  apple: 'Return URL',
  oidc: 'Redirect URL',
  saml: 'Assertion consumer URL',
};
const signedOutLabels: Readonly<Partial<Record<ProviderKind, string>>> = {
  oidc: 'Post-logout redirect URL',
  saml: 'Single logout URL of this platform',
};

/** What was typed in the fields of a provider and is not saved yet. */
export type Entered = Readonly<Record<string, string | boolean>>;

/** One provider: what to enter there, its credentials, and its test. */
export function ProviderTab({
  state,
  entered,
  onEnter,
  onAdd,
  onGone,
}: {
  state: ProviderState;
  entered: Entered;
  onEnter: (entered: Entered) => void;
  /** Opens the setup of a further provider of this kind. */
  onAdd: (name: string) => void;
  /** A further provider was removed. */
  onGone: () => void;
}) {
  const { provider, kind, status, redirectUrl, signedOutUrl, logoutUrl, lastFailure } = state;
  const { name } = partsOf(provider);
  const title = kindTitles[kind];
  const fields = setupFields[kind];
  const [result, setResult] = useState<TestResult>();
  const [isRemoving, setRemoving] = useState(false);

  const failed = () =>
    toast({
      title: 'Configuration Error',
      description: `Failed to validate ${title} OAuth configuration.`,
      variant: 'destructive',
    });
  const test = useCall(oauth.routes.test, {
    once: true,
    invalidates: [oauth.routes.setup, oauth.routes.entrances],
    onSuccess: (tested) => {
      setResult(tested);
      if (!tested.success) return failed();
      toast({ title: 'OAuth Configuration Valid' });
    },
    onError: failed,
  });
  // The routes differ in their bodies, which are built from the fields of the provider.
  const save = useCall(routes[kind] as typeof oauth.routes.configureGoogle, {
    once: true,
    invalidates: [oauth.routes.setup, oauth.routes.entrances],
    onSuccess: () => {
      toast({ title: 'Configuration Saved' });
      onEnter({});
      setResult(undefined);
      test.mutate({ params: { provider } });
    },
    onError: () =>
      toast({
        title: 'Save Failed',
        description: `Failed to save ${title} OAuth configuration.`,
        variant: 'destructive',
      }),
  });
  // What was saved before a switch existed has it off.
  const given = (field: (typeof fields)[number]) =>
    entered[field.name] ??
    state.values?.[field.name] ??
    (field.kind === 'switch' ? state.values === null && field.isOn === true : '');
  const isComplete = fields.every(
    (field) =>
      field.isOptional ||
      field.kind === 'switch' ||
      (state.values !== null && field.kind !== undefined) ||
      String(given(field)).trim() !== '',
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = Object.fromEntries(fields.map((field) => [field.name, given(field)]));
    if (isComplete) save.mutate({ body: { ...body, name } as unknown as GoogleSetup });
  };

  return (
    <Stack gap={24}>
      <RedirectUrl label={urlLabels[kind]} url={redirectUrl} />
      {kind === 'saml' && (
        <RedirectUrl label="Metadata and entity ID" url={redirectUrl.replace(/callback$/, 'metadata')} />
      )}
      {signedOutUrl && <RedirectUrl label={signedOutLabels[kind] ?? ''} url={signedOutUrl} />}
      {logoutUrl && <RedirectUrl label="Back-channel logout URL" url={logoutUrl} />}
      <Section title={`At ${isSeveral(kind) ? 'your provider' : title}`}>
        <ol className={styles.steps}>
          {setupSteps[kind].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      {kind === 'saml' && <MetadataSource onRead={(found) => onEnter({ ...entered, ...found })} />}
      <Section title="Credentials" description="Secrets are stored encrypted and are never shown again.">
        <Card>
          <form onSubmit={submit} className={styles.form}>
            {fields.map((field) => (
              <CredentialField
                key={field.name}
                field={field}
                value={given(field)}
                isStored={state.values !== null}
                issue={save.error?.issueOf(field.name)}
                onChange={(value) => onEnter({ ...entered, [field.name]: value })}
              />
            ))}
            <Refusal error={save.error} fields={fields.map((field) => field.name)} />
            <Row>
              <Button type="submit" primary busy={save.isPending} disabled={!isComplete}>
                Save Configuration
              </Button>
              <Button
                busy={test.isPending}
                disabled={status === 'missing'}
                onClick={() => test.mutate({ params: { provider } })}
              >
                Test Configuration
              </Button>
              {status !== 'missing' && (
                <Button quiet destructive onClick={() => setRemoving(true)}>
                  Remove
                </Button>
              )}
            </Row>
          </form>
        </Card>
      </Section>
      <div aria-live="polite">{result && <TestSteps result={result} />}</div>
      <Refusal error={test.error} />
      {lastFailure && (
        <Card title="Last failed sign-in" tone="attention">
          <p>
            {momentText(lastFailure.at)}: {lastFailure.message}
          </p>
        </Card>
      )}
      {isSeveral(kind) && name === undefined && status !== 'missing' && <AddProvider kind={kind} onAdd={onAdd} />}
      {isRemoving && (
        <RemoveDialog
          provider={provider}
          onClose={() => setRemoving(false)}
          onRemoved={() => {
            setRemoving(false);
            onEnter({});
            setResult(undefined);
            if (name !== undefined) onGone();
          }}
        />
      )}
    </Stack>
  );
}
