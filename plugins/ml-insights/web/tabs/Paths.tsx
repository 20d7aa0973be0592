import { Card, FigureRows, Grid, Progress, Stack } from '../../../../web/ui/index.ts';
import { useInsights } from '../use-insights.ts';
import { capitalised, percent } from '../words.ts';
import { NoModels } from './NoModels.tsx';

/** Outcomes by pathway. */
export function Paths() {
  const { data, error, refetch } = useInsights();
  const paths = Object.entries(data?.learningPathOptimization ?? {});
  if (paths.length === 0) return <NoModels error={data ? undefined : error} retry={refetch} isLoading={!data} />;
  return (
    <Grid min={300}>
      {paths.map(([pathway, { successRate, avgScoreImprovement, timeToCompletion, careerOutcomes }]) => (
        <Card key={pathway} title={capitalised(pathway)}>
          <Stack>
            <Progress label="Hired within a year" value={100 * successRate} description={percent(successRate)} />
            <FigureRows
              rows={[
                { name: 'Average score improvement', value: `${avgScoreImprovement.toFixed(1)} EiQ points` },
                { name: 'Time to completion', value: `${timeToCompletion.toFixed(1)} weeks` },
                {
                  name: 'Career outcomes',
                  value: careerOutcomes
                    .slice(0, 3)
                    .map(({ industry, share }) => `${industry} ${percent(share)}`)
                    .join(', '),
                },
              ]}
            />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
