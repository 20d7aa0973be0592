import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../../web/api/index.ts';
import { toast } from '../../../web/shell/toasts.ts';
import { Button, PageHeader, Row, SelectField, Stack, Tabs } from '../../../web/ui/index.ts';
import { mlAnalytics, Period, periodTitles } from '../contract.ts';
import { InsightsTab } from './insights/InsightsTab.tsx';
import { PatternsTab } from './patterns/PatternsTab.tsx';
import { PredictionsTab } from './predictions/PredictionsTab.tsx';
import { ProjectionsTab } from './projections/ProjectionsTab.tsx';

/** Forecasts, patterns of study, career projections and insights, from the learner's own records. */
export function AnalyticsScreen() {
  const [address, setAddress] = useSearchParams();
  const period = Period.catch('30d').parse(address.get('period') ?? '30d');
  const [tab, setTab] = useState('predictions');
  const generate = useCall(mlAnalytics.routes.generateInsights, {
    invalidates: [mlAnalytics.routes.insights],
    onSuccess: ({ insights }) => {
      setTab('insights');
      toast({
        title: 'ML Insights Generated',
        ...(insights.length === 0 && { description: 'Your records do not show anything certain yet.' }),
      });
    },
    onError: ({ text }) =>
      toast({ variant: 'destructive', title: 'Insights could not be generated', description: text }),
  });
  return (
    <>
      <PageHeader
        title="ML analytics"
        description="What your own results and your study show, and how certain it is."
        actions={
          <Button primary icon="spark" busy={generate.isPending} onClick={() => generate.mutate({ query: { period } })}>
            Generate New Insights
          </Button>
        }
      />
      <Stack gap={24}>
        <Row>
          <SelectField
            label="Period"
            hint="Looks back, and as far ahead"
            value={period}
            onChange={(event) => setAddress({ period: event.target.value }, { replace: true })}
            options={Period.options.map((each) => ({
              value: each,
              label: each === '365d' ? 'A year' : periodTitles[each],
            }))}
          />
        </Row>
        <Tabs
          label="ML analytics"
          chosen={tab}
          onChoose={setTab}
          tabs={[
            { key: 'predictions', title: 'ML Predictions', content: () => <PredictionsTab period={period} /> },
            { key: 'patterns', title: 'Learning Patterns', content: () => <PatternsTab period={period} /> },
            { key: 'projections', title: 'Career Projections', content: () => <ProjectionsTab /> },
            { key: 'insights', title: 'AI Insights', content: () => <InsightsTab /> },
          ]}
        />
      </Stack>
    </>
  );
}
