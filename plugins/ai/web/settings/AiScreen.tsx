import { useSearchParams } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { Card, counted, ErrorState, LinkButton, PageHeader, Skeleton, Tabs } from '../../../../web/ui/index.ts';
import type { Status } from '../../contract.ts';
import { ai } from '../../contract.ts';
import styles from '../parts/Parts.module.css';
import { UsageTab } from '../usage/UsageTab.tsx';
import { BudgetsTab } from './BudgetsTab.tsx';
import { ProvidersTab } from './ProvidersTab.tsx';
import { RulesTab } from './RulesTab.tsx';

/** AI settings and usage of an institution. */
export function AiScreen() {
  const [params, setParams] = useSearchParams();
  const status = useRoute(ai.routes.status, undefined, { freshFor: 10_000 });
  const shown = (draw: (known: Status) => React.ReactNode) => () =>
    status.data ? draw(status.data) : status.error && <ErrorState error={status.error} retry={status.refetch} />;
  return (
    <>
      <PageHeader
        title="AI"
        description="AI providers, limits and usage."
        actions={
          <LinkButton to="/dashboard/ai-test" icon="flask">
            Live AI Test
          </LinkButton>
        }
      />
      {status.isLoading ? (
        <Skeleton lines={8} label="Loading AI settings" />
      ) : (
        <>
          {status.data && <Warnings status={status.data} />}
          <Tabs
            label="AI settings"
            chosen={params.get('tab') ?? 'providers'}
            onChoose={(tab) => setParams(tab === 'providers' ? {} : { tab }, { replace: true })}
            tabs={[
              { key: 'providers', title: 'Providers', content: shown((known) => <ProvidersTab status={known} />) },
              { key: 'rules', title: 'Rules', content: shown((known) => <RulesTab choices={known.choices} />) },
              { key: 'budgets', title: 'Budgets', content: shown((known) => <BudgetsTab status={known} />) },
              { key: 'usage', title: 'Usage', content: () => <UsageTab /> },
            ]}
          />
        </>
      )}
    </>
  );
}

/** Conditions that need an administrator's attention. */
function Warnings({ status: { budgets, providers, choices } }: { status: Status }) {
  const asked = providers.filter(({ provider, isReady }) => isReady && choices.order.includes(provider));
  const pressing = budgets.filter(({ state }) => state !== 'fine');
  const paused = asked.filter(({ isPaused }) => isPaused);
  if (asked.length > 0 && pressing.length === 0 && paused.length === 0) return null;
  return (
    <div className={styles.warnings}>
      {asked.length === 0 && (
        <Card title="Only the built-in tutor is active" tone="accent">
          <p>
            No external provider is set up. The built-in tutor needs no key and costs nothing. For broader answers,
            enter a provider’s key under Providers.
          </p>
        </Card>
      )}
      {pressing.map(({ budget, state }) => (
        <Card
          key={budget}
          tone="attention"
          title={`${budget === 'month' ? 'This month’s' : 'Today’s'} budget is ${state === 'used-up' ? 'used up' : 'nearly used up'}`}
        >
          <p>
            {state === 'used-up'
              ? 'The built-in tutor answers until then, and learners are informed. A higher budget takes effect at once.'
              : 'When it is used up, the built-in tutor answers.'}
          </p>
        </Card>
      ))}
      {paused.length > 0 && (
        <Card title={`${counted(paused.length, 'provider is', 'providers are')} paused`} tone="attention">
          <p>They failed several times in a row and are retried automatically. The Live AI Test shows the cause.</p>
        </Card>
      )}
    </div>
  );
}
