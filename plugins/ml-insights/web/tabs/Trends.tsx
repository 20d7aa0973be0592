import { Card, Chart, FigureRows, Grid, Progress, Stack } from '../../../../web/ui/index.ts';
import { useInsights, useModelCard } from '../use-insights.ts';
import { capitalised, dollars, featureTitle } from '../words.ts';
import { NoModels } from './NoModels.tsx';

/** Population stability index from which a distribution counts as shifted. */
const shifted = 0.2;
const listedCountries = 8;

/** Countries, industries, and how the learners change over time. */
export function Trends() {
  const { data, error, refetch } = useInsights();
  const { data: card } = useModelCard();
  const trends = data?.globalTrends;
  if (!trends) return <NoModels error={data ? undefined : error} retry={refetch} isLoading={!data} />;
  const [first] = card?.drift.filter(({ psi }) => psi > shifted) ?? [];
  return (
    <Stack gap={24}>
      <Grid min={440}>
        <Card title="Top performing countries">
          <Stack gap={12}>
            <p className="soft">Average EiQ score of the synthetic learners of each country.</p>
            <FigureRows
              rows={trends.topPerformingCountries.slice(0, listedCountries).map(({ country, avgEiQ }) => ({
                name: country,
                value: <span className="figures">{avgEiQ.toFixed(1)}</span>,
              }))}
            />
          </Stack>
        </Card>
        <Card title="Industry demand">
          <Stack gap={12}>
            <p className="soft">Growth of hires from the first year to the second. Bars end at 100%.</p>
            {trends.industryDemand.map(({ industry, growth, avgSalary }) => (
              <Progress
                key={industry}
                label={capitalised(industry)}
                value={Math.min(100, Math.max(0, growth ?? 0))}
                description={`${growthText(growth)}${avgSalary === null ? '' : `, ${dollars(avgSalary)}`}`}
              />
            ))}
          </Stack>
        </Card>
      </Grid>
      {card && card.drift.length > 0 && (
        <Card title="Shift over time">
          <Chart
            kind="line"
            title="Population stability index by month"
            description={
              first
                ? `From ${first.month} on, the learners differ from those of the first quarter. What moved most: ${featureTitle(first.feature).toLowerCase()}.`
                : 'The learners of every month resemble the first ones.'
            }
            rows={card.drift.map(({ month, psi }) => ({ x: month, psi: Math.round(1000 * psi) / 1000 }))}
            series={[{ key: 'psi', label: 'Stability index' }]}
            marks={[{ at: shifted, label: 'Shifted' }]}
            decimals={3}
          />
        </Card>
      )}
    </Stack>
  );
}

const growthText = (growth: number | null) =>
  growth === null ? 'no hires' : `${growth < 0 ? '−' : '+'}${Math.abs(growth).toFixed(1)}%`;
