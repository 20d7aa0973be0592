import type { FormEvent } from 'react';
import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Card, momentText, Refusal, Row, Section, Stack } from '../../../../web/ui/index.ts';
import type { GoogleSetup, Provider, ProviderState, TestResult } from '../../contract.ts';
import { oauth, providerTitles } from '../../contract.ts';
import { CredentialField } from './CredentialField.tsx';
import { setupFields, setupSteps } from './fields.ts';
import { RedirectUrl } from './RedirectUrl.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import styles from './Setup.module.css';
import { TestSteps } from './TestSteps.tsx';

const routes = {
  google: oauth.routes.configureGoogle,
  apple: oauth.routes.configureApple,
  oidc: oauth.routes.configureOidc,
  saml: oauth.routes.configureSaml,
} satisfies Record<Provider, unknown>;

const urlLabels: Readonly<Record<Provider, string>> = {
  google: 'Redirect URL',
  apple: 'Return URL',
  oidc: 'Redirect URL',
  saml: 'Assertion consumer URL',
};

/** One provider: what to enter there, its credentials, and its test. */
export function ProviderTab({ state }: { state: ProviderState }) {
  const { provider, status, redirectUrl, lastFailure } = state;
  const title = providerTitles[provider];
  const fields = setupFields[provider];
  const secrets = fields.filter(({ kind }) => kind?.endsWith('secret')).map(({ name }) => name);
  const [values, setValues] = useState<Readonly<Record<string, string | boolean>>>(state.values ?? {});
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
      // What works need not be entered again.
      setValues((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !secrets.includes(name))));
    },
    onError: failed,
  });
  // The routes differ in their bodies, which are built from the fields of the provider.
  const save = useCall(routes[provider] as typeof oauth.routes.configureGoogle, {
    once: true,
    invalidates: [oauth.routes.setup, oauth.routes.entrances],
    onSuccess: () => {
      toast({ title: 'Configuration Saved' });
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
  const isComplete = fields.every(
    ({ name, kind, isOptional }) => isOptional || kind === 'switch' || String(values[name] ?? '').trim() !== '',
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = Object.fromEntries(
      fields.map(({ name, kind }) => [name, values[name] ?? (kind === 'switch' ? false : '')]),
    );
    if (isComplete) save.mutate({ body: body as GoogleSetup });
  };

  return (
    <Stack gap={24}>
      <RedirectUrl label={urlLabels[provider]} url={redirectUrl} />
      {provider === 'saml' && (
        <RedirectUrl label="Metadata and entity ID" url={new URL('/api/auth/saml/metadata', redirectUrl).href} />
      )}
      <Section title={`At ${provider === 'oidc' || provider === 'saml' ? 'your provider' : title}`}>
        <ol className={styles.steps}>
          {setupSteps[provider].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <Section title="Credentials" description="Secrets are stored encrypted and are never shown again.">
        <Card>
          <form onSubmit={submit} className={styles.form}>
            {fields.map((field) => (
              <CredentialField
                key={field.name}
                field={field}
                value={values[field.name]}
                isStored={state.values !== null}
                issue={save.error?.issueOf(field.name)}
                onChange={(value) => setValues({ ...values, [field.name]: value })}
              />
            ))}
            <Refusal error={save.error} fields={fields.map(({ name }) => name)} />
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
      {isRemoving && (
        <RemoveDialog
          provider={provider}
          onClose={() => setRemoving(false)}
          onRemoved={() => {
            setRemoving(false);
            setValues({});
            setResult(undefined);
          }}
        />
      )}
    </Stack>
  );
}
