import { useRoute } from '../../../../web/api/index.ts';
import {
  Card,
  dateText,
  EmptyState,
  ErrorState,
  FigureRows,
  Grid,
  SkeletonBlock,
  Stack,
  Tag,
  wholeText,
} from '../../../../web/ui/index.ts';
import type { CareerProjection, CareerProjections } from '../../contract.ts';
import { mlAnalytics } from '../../contract.ts';
import { Confidence } from '../parts/Confidence.tsx';
import { MissingList } from '../parts/MissingList.tsx';

/** Projections of a trained model, with what it does not know. */
export function ProjectionsTab() {
  const { data, error, refetch } = useRoute(mlAnalytics.routes.careerProjections, {}, { freshFor: 3000 });
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={320} />;
  const { model, projections, known, absence, missing } = data;
  if (absence) {
    return (
      <EmptyState
        icon="briefcase"
        title={model ? 'No career projections for you' : 'No career projections yet'}
        description={`${absence.reason} ${absence.remedy}`}
      />
    );
  }
  return (
    <Stack gap={24}>
      {model && <Origin model={model} />}
      {projections.length > 0 && (
        <Grid min={250}>
          {projections.map((projection) => (
            <ProjectionCard key={projection.id} projection={projection} />
          ))}
        </Grid>
      )}
      {known.length > 0 && (
        <Card title="What the model knows about you">
          <Stack gap={12}>
            <FigureRows rows={known} />
            <p className="soft">Projections are not stored, and only you see them.</p>
          </Stack>
        </Card>
      )}
      <Unknowns projections={projections} />
      <MissingList
        missing={missing}
        title={projections.length > 0 ? 'What is needed for more' : 'What career projections need'}
      />
    </Stack>
  );
}

function Origin({ model }: { model: NonNullable<CareerProjections['model']> }) {
  return (
    <Card tone="quiet">
      <Stack gap={12}>
        <p>
          <Tag tone="attention" icon="flask">
            Synthetic data
          </Tag>{' '}
          Trained on {model.trainedOn}. Projections tell how such learners fared. They are no forecast of your life, and
          must not be used to decide about you.
        </p>
        <p className="soft">
          {model.name}, version {model.version} of {dateText(model.trainedAt)}. {model.accuracy}
        </p>
      </Stack>
    </Card>
  );
}

function ProjectionCard({ projection }: { projection: CareerProjection }) {
  const { title, text, coverage, interval, unit, basis } = projection;
  const [low, high] = interval;
  return (
    <Card title={title}>
      <Stack gap={12}>
        <p>{text}</p>
        <FigureRows
          rows={[
            {
              name: `${coverage}% interval`,
              value: `${wholeText(low)} to ${wholeText(high)}${unit === '%' ? unit : ` ${unit}`}`,
            },
          ]}
        />
        <div>
          <Confidence {...projection} />
        </div>
        <p className="soft">{basis}</p>
      </Stack>
    </Card>
  );
}

/** What the model does not know, once for all projections. */
function Unknowns({ projections }: { projections: readonly CareerProjection[] }) {
  const unknowns = [...new Set(projections.flatMap((projection) => projection.unknowns))];
  if (unknowns.length === 0) return null;
  return (
    <Card title="What the model does not know">
      <ul>
        {unknowns.map((unknown) => (
          <li key={unknown}>{unknown}</li>
        ))}
      </ul>
    </Card>
  );
}
