import { useRoute } from '../../../../web/api/index.ts';
import { Card, EmptyState, ErrorState, FigureRows, SkeletonBlock, Stack } from '../../../../web/ui/index.ts';
import { mlAnalytics } from '../../contract.ts';
import { Confidence } from '../parts/Confidence.tsx';
import { MissingList } from '../parts/MissingList.tsx';

/** Projections of a trained model, with what it does not know. */
export function ProjectionsTab() {
  const { data, error, refetch } = useRoute(mlAnalytics.routes.careerProjections, {}, { freshFor: 3000 });
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={320} />;
  const { model, projections, absence, missing } = data;
  if (absence) {
    return (
      <EmptyState
        icon="briefcase"
        title="No career projections yet"
        description={`${absence.reason} ${absence.remedy}`}
      />
    );
  }
  return (
    <Stack gap={24}>
      {projections.map((projection) => (
        <Card key={projection.id} title={projection.title}>
          <Stack gap={12}>
            <p>{projection.text}</p>
            <FigureRows
              rows={[
                {
                  name: `${projection.coverage}% interval`,
                  value: `${projection.interval[0]} to ${projection.interval[1]} ${projection.unit}`,
                },
              ]}
            />
            <div>
              <Confidence {...projection} />
            </div>
            <p className="soft">Not known to the model: {projection.unknowns.join('; ')}.</p>
          </Stack>
        </Card>
      ))}
      <MissingList missing={missing} />
      {model && (
        <p className="soft">
          {model.name}, version {model.version}, trained on {model.trainedOn}. {model.accuracy}
        </p>
      )}
    </Stack>
  );
}
