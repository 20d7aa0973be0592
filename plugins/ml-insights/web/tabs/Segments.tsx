import { Card, FigureRows, Grid, Progress, Stack } from '../../../../web/ui/index.ts';
import { useInsights, useModelCard } from '../use-insights.ts';
import { dollars } from '../words.ts';
import { NoModels } from './NoModels.tsx';

/** Groups of similar learners, found by clustering. */
export function Segments() {
  const { data, error, refetch } = useInsights();
  const card = useModelCard();
  const segments = Object.entries(data?.userSegmentation ?? {});
  if (segments.length === 0) return <NoModels error={data ? undefined : error} retry={refetch} isLoading={!data} />;
  return (
    <Stack gap={24}>
      <p className="soft">
        Segments are found by k-means over scores, practice and age; outcomes play no part.
        {card.data &&
          ` Two samples of the learners yield segments with an agreement (adjusted Rand index) of ${card.data.segments.stability.toFixed(2)}.`}
      </p>
      <Grid min={300}>
        {segments.map(([name, { percentage, avgSalary, avgTimeToHire, topCompanies, focusArea }]) => (
          <Card key={name} title={name}>
            <Stack>
              <Progress label="Share of learners" value={percentage} description={`${percentage.toFixed(1)}%`} />
              <FigureRows
                rows={[
                  { name: 'Average salary', value: avgSalary === null ? '–' : dollars(avgSalary) },
                  {
                    name: 'Average time to hire',
                    value: avgTimeToHire === null ? '–' : `${Math.round(avgTimeToHire)} days`,
                  },
                  { name: 'Focus area', value: focusArea },
                  { name: 'Top companies', value: topCompanies.length > 0 ? topCompanies.join(', ') : '–' },
                ]}
              />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
