import { useCall } from '../../../../web/api/index.ts';
import { useMay } from '../../../../web/session/manifest.ts';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Grid,
  momentText,
  Progress,
  SkeletonBlock,
  Stack,
  Stat,
} from '../../../../web/ui/index.ts';
import type { DatasetStatus } from '../../contract.ts';
import { mlInsights } from '../../contract.ts';
import { counted, dollars } from '../words.ts';
import { isUnderWay, useDataset } from './use-dataset.ts';

/** The stored data set, and the generation of the next one. */
export function DatasetPanel() {
  const { data, error, refetch } = useDataset();
  const may = useMay()('ml-insights.generate');
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={160} />;
  const { generation, stored } = data;
  if (generation && isUnderWay(data)) return <UnderWay status={data} generation={generation} mayCancel={may} />;
  if (!generation || (stored === 0 && generation.state === 'cancelled')) {
    return (
      <EmptyState
        icon="flask"
        title="No data set yet"
        description={
          may
            ? 'Generate 300,000 synthetic learners to train the models on. It takes about a minute.'
            : 'An administrator has not generated the synthetic data set yet.'
        }
      />
    );
  }
  return (
    <Stack>
      {generation.state === 'failed' && (
        <Card tone="attention" title="The last generation failed">
          <p>{generation.message}</p>
        </Card>
      )}
      {generation.state === 'done' && (
        <Grid min={240}>
          <Stat
            label="Synthetic learners"
            icon="users"
            value={counted(stored)}
            note={`Seed ${generation.seed}${generation.finishedAt ? `, ${momentText(generation.finishedAt)}` : ''}`}
          />
          <Stat
            label="Hired within a year"
            icon="briefcase"
            value={counted(generation.hired)}
            note={`${((100 * generation.hired) / generation.rows).toFixed(1)}% of all`}
          />
          <Stat
            label="Mean first salary"
            icon="trend"
            value={generation.meanSalary === null ? null : dollars(generation.meanSalary)}
            note="US dollars a year"
          />
        </Grid>
      )}
    </Stack>
  );
}

function UnderWay({
  status: { stored },
  generation: { state, rows, done, hired, meanSalary },
  mayCancel,
}: {
  status: DatasetStatus;
  generation: NonNullable<DatasetStatus['generation']>;
  mayCancel: boolean;
}) {
  const cancel = useCall(mlInsights.routes.cancel, { invalidates: [mlInsights.routes.datasetStatus] });
  return (
    <Card
      title="Generating synthetic learners"
      actions={
        mayCancel && (
          <Button busy={cancel.isPending} onClick={() => cancel.mutate({})}>
            Cancel
          </Button>
        )
      }
    >
      <Stack>
        <Progress
          label={state === 'waiting' ? 'Waiting to start' : 'Generated and loaded'}
          value={done}
          max={rows}
          description={`${counted(done)} of ${counted(rows)}`}
        />
        <p className="soft">
          {counted(hired)} hired so far
          {meanSalary === null ? '' : `, mean first salary ${dollars(meanSalary)}`}.
          {stored > 0 && ` The ${counted(stored)} stored learners stay until the new ones are complete.`}
        </p>
      </Stack>
    </Card>
  );
}
