import { useRoute } from '../../../../web/api/index.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  momentText,
  SkeletonBlock,
  Stack,
} from '../../../../web/ui/index.ts';
import type { Insight } from '../../contract.ts';
import { mlAnalytics, periodTitles } from '../../contract.ts';
import { Confidence } from '../parts/Confidence.tsx';
import { MissingList } from '../parts/MissingList.tsx';
import { evidenceText } from '../parts/words.ts';

/** The insights that were generated last, each with the records it rests on. */
export function InsightsTab() {
  const { data, error, refetch } = useRoute(mlAnalytics.routes.insights, {}, { freshFor: 3000 });
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={320} />;
  const { generatedAt, period, insights, missing } = data;
  if (!generatedAt || !period) {
    return (
      <EmptyState
        icon="bulb"
        title="No insights yet"
        description="Insights compare your answers, sessions and results. Press “Generate New Insights” to make the first."
      />
    );
  }
  return (
    <Stack gap={24}>
      <p className="soft">
        Generated on {momentText(generatedAt)} from {periodTitles[period]} of your records, by fixed rules. No language
        model is involved, and nothing below 90% is mentioned.
      </p>
      {insights.length === 0 && (
        <EmptyState
          icon="bulb"
          title="Nothing certain yet"
          description="Your records do not show a difference that chance does not explain."
        />
      )}
      {insights.map((insight) => (
        <InsightCard key={insight.id} insight={insight} />
      ))}
      <MissingList missing={missing} title="What further insights need" />
    </Stack>
  );
}

function InsightCard({ insight }: { insight: Insight }) {
  const isAvailable = useIsScreenAvailable();
  const { title, text, advice, evidence } = insight;
  return (
    <Card title={title}>
      <Stack gap={12}>
        <p>{text}</p>
        <div>
          <Confidence {...insight} />
        </div>
        {advice && <p>{advice.text}</p>}
        {advice?.to && isAvailable(advice.to) && (
          <div>
            <LinkButton small to={advice.to}>
              Practise<span className="unseen">: {title}</span>
            </LinkButton>
          </div>
        )}
        <p className="soft">Rests on {evidence.map(evidenceText).join('; ')}.</p>
      </Stack>
    </Card>
  );
}
