import { useRoute } from '../../../../web/api/index.ts';
import { Card, Chart, counted, ErrorState, Grid, Skeleton } from '../../../../web/ui/index.ts';
import type { ItemSection, TrendOverview } from '../../contract.ts';
import { exposureLimit, fewestTakers, itemBank } from '../../contract.ts';
import { logit } from '../parts/words.ts';
import { monthText } from './words.ts';

/** Two charts of a section: exposure by month, and how difficulties changed. */
export function SectionTrend({ section }: { section: ItemSection }) {
  const found = useRoute(itemBank.routes.trendOverview, { query: { section } }, { freshFor: 10_000 });
  if (found.error) return <ErrorState error={found.error} retry={found.refetch} />;
  if (!found.data) return <Skeleton lines={8} label="Loading trends" />;
  return (
    <Grid min={440}>
      <Card>
        <Exposure months={found.data.exposure} />
      </Card>
      <Card>
        <Drift drift={found.data.drift} />
      </Card>
    </Grid>
  );
}

const share = (rate: number) => Math.round(rate * 1000) / 10;
const limit = exposureLimit * 100;

function Exposure({ months }: { months: TrendOverview['exposure'] }) {
  const latest = months.at(-1);
  if (!latest) {
    return (
      <p>
        Exposure by month appears once {fewestTakers} learners have begun the section within a month. No more than{' '}
        {limit}% of them should see an item.
      </p>
    );
  }
  const says =
    latest.over === 0
      ? `No item was over the limit of ${limit}% in ${monthText(latest.month)}.`
      : `${counted(latest.over, 'item')} over the limit of ${limit}% in ${monthText(latest.month)}: filter by “Shown too often”.`;
  return (
    <Chart
      kind="line"
      title="Share of learners who were shown an item"
      description={`${says} In all institutions.`}
      rows={months.map(({ month, highest, high, median }) => ({
        ...{ x: monthText(month), highest: share(highest), high: share(high), median: share(median) },
      }))}
      series={[
        { key: 'highest', label: 'Most shown' },
        { key: 'high', label: '95th of 100' },
        { key: 'median', label: 'Median' },
      ]}
      marks={[{ at: limit, label: `Limit ${limit}%` }]}
      unit="%"
      decimals={1}
      domain={[0, Math.max(30, Math.ceil(Math.max(...months.map(({ highest }) => share(highest))) / 10) * 10)]}
    />
  );
}

function Drift({ drift }: { drift: TrendOverview['drift'] }) {
  if (drift.compared === 0) {
    return (
      <p>
        Changes of difficulty appear after the first calibration of this section; from the second on, each is compared
        with the one before.
      </p>
    );
  }
  return (
    <Chart
      kind="bar"
      title="Change of difficulty since the calibration before"
      description={`${
        drift.drifting === 0 ? 'No item' : counted(drift.drifting, 'item')
      } of ${drift.compared} drifted (d² above 0.1, or 3 robust SDs). Left: easier, right: harder; logits.`}
      rows={drift.bins.map(({ from, items, drifting }) => ({ x: logit(from), steady: items - drifting, drifting }))}
      series={[
        { key: 'steady', label: 'Items as before' },
        { key: 'drifting', label: 'Drifted items' },
      ]}
    />
  );
}
