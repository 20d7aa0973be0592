import { Card, PageHeader, Stack, Tag } from '../../../web/ui/index.ts';
import { DatasetPanel } from './dataset/DatasetPanel.tsx';
import { GenerateButton } from './dataset/GenerateButton.tsx';

/** A data set of synthetic learners. */
export function Dashboard() {
  return (
    <>
      <PageHeader
        title="ML Intelligence Dashboard"
        description="What models find in a data set of invented learners, and how well they find it."
        actions={<GenerateButton />}
      />
      <Stack gap={24}>
        <Card tone="quiet">
          <p>
            <Tag tone="attention" icon="flask">
              Synthetic data
            </Tag>{' '}
            Every learner, employer and salary here is invented. No figure is about a person, and none is used to decide
            about one.
          </p>
        </Card>
        <DatasetPanel />
      </Stack>
    </>
  );
}
