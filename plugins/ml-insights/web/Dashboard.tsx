import { useFilters } from '../../../web/shell/use-filters.ts';
import { Card, PageHeader, Stack, Tabs, Tag } from '../../../web/ui/index.ts';
import { DatasetPanel } from './dataset/DatasetPanel.tsx';
import { GenerateButton } from './dataset/GenerateButton.tsx';
import { TrainingPanel } from './dataset/TrainingPanel.tsx';
import { Paths } from './tabs/Paths.tsx';
import { Performance } from './tabs/Performance.tsx';
import { Predictions } from './tabs/Predictions.tsx';
import { Segments } from './tabs/Segments.tsx';
import { Trends } from './tabs/Trends.tsx';

/** Figures of models that are trained on synthetic learners. */
export function Dashboard() {
  const [{ tab }, choose] = useFilters(['tab']);
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
        <TrainingPanel />
        <Tabs
          label="Insights"
          chosen={tab || 'segments'}
          onChoose={(key) => choose({ tab: key })}
          tabs={[
            { key: 'segments', title: 'User Segments', content: () => <Segments /> },
            { key: 'predictions', title: 'ML Predictions', content: () => <Predictions /> },
            { key: 'paths', title: 'Learning Paths', content: () => <Paths /> },
            { key: 'trends', title: 'Global Trends', content: () => <Trends /> },
            { key: 'performance', title: 'Model Performance', content: () => <Performance /> },
          ]}
        />
      </Stack>
    </>
  );
}
