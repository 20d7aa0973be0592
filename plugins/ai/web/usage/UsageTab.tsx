import { useState } from 'react';
import { saveFile, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  Chart,
  counted,
  EmptyState,
  ErrorState,
  Grid,
  Row,
  Section,
  SelectField,
  Skeleton,
  Stat,
  shortCalendarDateText,
  wholeText,
} from '../../../../web/ui/index.ts';
import type { Usage } from '../../contract.ts';
import { ai, providerTitles } from '../../contract.ts';
import { money, outcomeTitles, purposeTitles, titled } from '../parts/text.ts';
import { SumsTable } from './SumsTable.tsx';
import styles from './Usage.module.css';

const periods = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 365 days' },
];

/** AI usage by day, plugin, purpose and provider. */
export function UsageTab() {
  const [days, setDays] = useState('30');
  // Without an end, the server uses the present day of the institution.
  const query = { from: daysAgo(Number(days) - 1) };
  const usage = useRoute(ai.routes.usage, { query }, { freshFor: 10_000, keepPrevious: true });
  const save = () =>
    saveFile(ai.routes.usageFile, `ai-usage-${query.from}.csv`, { query }).catch((error: Error) =>
      toast({ title: 'Download failed', description: error.message, variant: 'destructive' }),
    );
  return (
    <>
      <div className={styles.above}>
        <Row apart>
          <SelectField
            label="Period"
            hideLabel
            value={days}
            options={periods}
            onChange={({ target }) => setDays(target.value)}
          />
          <Button icon="download" onClick={() => void save()} disabled={!usage.data || usage.data.totals.calls === 0}>
            Download CSV
          </Button>
        </Row>
      </div>
      {usage.error ? (
        <ErrorState error={usage.error} retry={usage.refetch} />
      ) : !usage.data ? (
        <Skeleton lines={10} label="Loading usage" />
      ) : usage.data.totals.calls === 0 ? (
        <EmptyState
          icon="spark"
          title="No usage in this period"
          description="Questions to the assistant, coaching replies, hints and graded answers are counted here with their costs."
        />
      ) : (
        <Figures usage={usage.data} />
      )}
    </>
  );
}

function Figures({ usage }: { usage: Usage }) {
  const { totals, currency } = usage;
  const costs = (value: number) => Number(value.toFixed(value >= 1 ? 2 : 6));
  // Without costs, the charts compare calls.
  const isPaid = totals.cost > 0;
  const compared = isPaid ? { key: 'cost', label: 'Cost' } : { key: 'calls', label: 'Calls' };
  const unit = isPaid ? { unit: currency } : {};
  const bar = (x: string, { cost, calls }: { cost: number; calls: number }) => ({ x, cost: costs(cost), calls });
  return (
    <>
      <Grid min={240}>
        <Stat
          label="Cost"
          value={money(totals.cost, currency)}
          note={totals.unpriced > 0 ? `Without ${counted(totals.unpriced, 'call')} of unknown price` : 'Of all calls'}
        />
        <Stat
          label="Calls"
          value={wholeText(totals.calls)}
          note={`${wholeText(totals.builtIn)} by the built-in tutor, free`}
        />
        <Stat label="Tokens in" value={wholeText(totals.inputTokens)} note="Sent" />
        <Stat label="Tokens out" value={wholeText(totals.outputTokens)} note="Received" />
      </Grid>
      <Section title="By day" description={`Days in the time zone ${usage.timeZone}.`}>
        {isPaid && (
          <div className={styles.chart}>
            <Chart
              kind="bar"
              title="Cost by day"
              unit={currency}
              rows={usage.days.map((sums) => bar(shortCalendarDateText(sums.day), sums))}
              series={[{ key: 'cost', label: 'Cost' }]}
            />
          </div>
        )}
        <Chart
          kind="bar"
          title="Calls by day"
          rows={usage.days.map((sums) => bar(shortCalendarDateText(sums.day), sums))}
          series={[{ key: 'calls', label: 'Calls' }]}
        />
      </Section>
      <Section title="By plugin">
        <Chart
          kind="bar"
          title={`${compared.label} by plugin`}
          {...unit}
          rows={usage.plugins.map((sums) => bar(sums.plugin, sums))}
          series={[compared]}
        />
        <SumsTable
          label="Usage by plugin"
          head="Plugin"
          currency={currency}
          rows={usage.plugins.map((sums) => ({ name: sums.plugin, ...sums }))}
        />
      </Section>
      <Section title="By provider" description="Includes attempts that failed before another provider answered.">
        <Chart
          kind="bar"
          title={`${compared.label} by provider`}
          {...unit}
          rows={usage.providers.map((sums) => bar(nameOf(sums), sums))}
          series={[compared]}
        />
        <SumsTable
          label="Usage by provider"
          head="Provider and model"
          currency={currency}
          rows={usage.providers.map((sums) => ({
            ...sums,
            name: nameOf(sums),
          }))}
        />
      </Section>
      <Section title="Purpose and outcome">
        <Grid min={420}>
          <SumsTable
            label="Calls by purpose"
            head="Purpose"
            currency={currency}
            rows={usage.purposes.map((sums) => ({ name: titled(purposeTitles, sums.purpose), ...sums }))}
          />
          <SumsTable
            label="Calls by outcome"
            head="Outcome"
            currency={currency}
            rows={usage.outcomes.map((sums) => ({ name: titled(outcomeTitles, sums.outcome), ...sums }))}
          />
        </Grid>
      </Section>
    </>
  );
}

/** Without the built-in tutor's version number (`built-in-1`). */
const nameOf = ({ provider, model }: { provider: string; model: string }) =>
  `${titled(providerTitles, provider)} ${model.replace(/^built-in-?/, '')}`.trim();

/** A past day in UTC, at most one day off the institution's calendar. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
