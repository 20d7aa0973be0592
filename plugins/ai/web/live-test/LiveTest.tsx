import type { FormEvent } from 'react';
import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, Card, Checkbox, Grid, LinkButton, PageHeader, Section, TextArea } from '../../../../web/ui/index.ts';
import type { TestResult } from '../../contract.ts';
import { ai } from '../../contract.ts';
import styles from '../parts/Parts.module.css';
import { ResultCard, WaitingCard } from './ResultCard.tsx';

/** Sends a real request to every configured provider and shows the results. */
export function LiveTest() {
  const [message, setMessage] = useState('How do I add 1/2 and 1/3? One short hint, please.');
  const [includeAssessment, setIncludeAssessment] = useState(false);
  const test = useCall(ai.routes.test, { once: true, invalidates: [ai.routes.status, ai.routes.usage] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    test.mutate({ body: { ...(message.trim() !== '' && { message }), includeAssessment } });
  };
  return (
    <>
      <PageHeader
        title="Live AI Test"
        description="Sends one request to each configured provider, in the same way as learners’ questions."
        actions={
          <LinkButton to="/administration/ai" icon="settings">
            AI settings
          </LinkButton>
        }
      />
      <Card>
        <form onSubmit={submit} className={styles.form}>
          <TextArea
            label="Test message"
            hint="Sent unchanged. Do not include personal data. Empty: a default question."
            rows={3}
            maxLength={1000}
            value={message}
            issue={test.error?.issueOf('message')}
            onChange={({ target }) => setMessage(target.value)}
          />
          <Checkbox
            label="Include assessment data"
            hint="Adds a made-up result, as coaching adds a learner’s real one."
            checked={includeAssessment}
            onChange={({ target }) => setIncludeAssessment(target.checked)}
          />
          <div>
            <Button type="submit" primary icon="play" busy={test.isPending}>
              {test.isPending ? 'Testing' : 'Test AI providers'}
            </Button>
          </div>
        </form>
      </Card>
      <div aria-live="polite" aria-busy={test.isPending} className={styles.results}>
        {test.isPending ? (
          <Section title="Results" description="This takes up to 20 seconds if a provider does not answer.">
            <Grid min={400}>
              <WaitingCard />
              <WaitingCard />
              <WaitingCard />
            </Grid>
          </Section>
        ) : test.error ? (
          <Section title="Results">
            <Failed description={test.error.text} />
          </Section>
        ) : (
          test.data && <Results result={test.data} />
        )}
      </div>
    </>
  );
}

function Results({ result }: { result: TestResult }) {
  const { providers } = result;
  const isSetUp = providers.some(({ provider, state }) => provider !== 'built-in' && state !== 'not-configured');
  return (
    <Section title="Results" description={`Asked at ${clock.format(new Date(result.timestamp))}.`}>
      {!result.success && <Failed description={result.error} />}
      {!isSetUp && (
        <Card title="No provider is set up" tone="accent">
          <p>
            The built-in tutor answers every question: it needs no key and costs nothing. For broader answers, add a key
            of OpenAI, Anthropic or Google in the AI settings.
          </p>
        </Card>
      )}
      <div className={result.success && isSetUp ? undefined : styles.below}>
        <Grid min={400}>
          {providers.map((result) => (
            <ResultCard key={result.provider} result={result} />
          ))}
        </Grid>
      </div>
    </Section>
  );
}

function Failed({ description }: { description: string | null }) {
  return (
    <Card title="Test Failed" tone="attention">
      <p>{description || 'Unable to test AI providers'}</p>
    </Card>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
