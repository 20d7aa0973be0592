import { Card, Grid, Progress, Stack, Stat } from '../../../../web/ui/index.ts';
import { PredictionPanel } from '../prediction/PredictionPanel.tsx';
import { useInsights, useModelCard } from '../use-insights.ts';
import { dollars, featureTitle, percent } from '../words.ts';
import styles from './Figures.module.css';
import { NoModels } from './NoModels.tsx';

/** What the models predict, what counts in them, and the prediction for an invented learner. */
export function Predictions() {
  const { data, error, refetch } = useInsights();
  const { data: card } = useModelCard();
  const models = data?.predictiveModels;
  if (!models) return <NoModels error={data ? undefined : error} retry={refetch} isLoading={!data} />;
  const { careerSuccessPrediction: success, salaryPrediction: salary } = models;
  return (
    <Stack gap={24}>
      <div className={styles.figures}>
        <Stat
          label="Career success: accuracy"
          icon="target"
          value={percent(success.accuracy)}
          note={card ? `The true probabilities reach ${percent(card.outcome.ceiling)}` : undefined}
        />
        <Stat
          label="Salary: within 20%"
          icon="briefcase"
          value={percent(salary.accuracy)}
          note={`Mean error ${dollars(salary.averageError)}`}
        />
        <Stat
          label="Salary: interval holds"
          icon="ruler"
          value={card ? percent(card.salary.coverage.value) : undefined}
          note="Aim 90%"
        />
        <Stat
          label="Time to hire: interval holds"
          icon="clock"
          value={card ? percent(card.daysToHire.coverage.value) : undefined}
          note="Aim 90%"
        />
      </div>
      <Grid min={440}>
        <Factors title="Success factors" factors={success.keyFactors} />
        <Factors title="Salary predictors" factors={salary.topPredictors} />
      </Grid>
      <PredictionPanel />
    </Stack>
  );
}

function Factors({ title, factors }: { title: string; factors: readonly { factor: string; weight: number }[] }) {
  return (
    <Card title={title}>
      <Stack gap={12}>
        <p className="soft">Shares of the mean absolute contribution to predictions of test learners.</p>
        {factors.map(({ factor, weight }) => (
          <Progress key={factor} label={featureTitle(factor)} value={weight} description={`${weight.toFixed(1)}%`} />
        ))}
      </Stack>
    </Card>
  );
}
