import { useCall } from '../../../../web/api/index.ts';
import { useMay } from '../../../../web/session/manifest.ts';
import { Button, Card, Progress, Stack } from '../../../../web/ui/index.ts';
import { mlInsights } from '../../contract.ts';
import { isTraining, useInsights } from '../use-insights.ts';

/** The training that runs or failed; nothing while all is well. */
export function TrainingPanel() {
  const { data } = useInsights();
  const may = useMay()('ml-insights.generate');
  const train = useCall(mlInsights.routes.train, { invalidates: [mlInsights.routes.insights] });
  const training = data?.training;
  if (!training || training.state === 'done' || training.state === 'cancelled') return null;
  const serving = data.version === null ? '' : ` Version ${data.version} serves until then.`;
  if (isTraining(data)) {
    return (
      <Card title={`Training models, version ${training.version}`}>
        <Stack>
          <Progress
            label="Steps"
            value={training.done}
            max={training.total}
            description={`${training.done} of ${training.total}`}
          />
          <p className="soft">The models are trained on 70% of the learners and measured on others.{serving}</p>
        </Stack>
      </Card>
    );
  }
  return (
    <Card
      tone="attention"
      title="The last training failed"
      actions={
        may && (
          <Button icon="refresh" busy={train.isPending} onClick={() => train.mutate({})}>
            Train again
          </Button>
        )
      }
    >
      <p>
        {training.message ?? 'An error occurred.'}
        {serving}
      </p>
    </Card>
  );
}
