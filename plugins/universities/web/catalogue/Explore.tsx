import { useRoute } from '../../../../web/api/index.ts';
import { Card, EmptyState, ErrorState, Grid, SkeletonBlock } from '../../../../web/ui/index.ts';
import { universities } from '../../contract.ts';
import { ApplyButton } from '../applications/ApplyButton.tsx';

/** The portal's tab with all universities. */
export function Explore() {
  const found = useRoute(universities.routes.search, { query: {} }, { keepPrevious: true });
  if (found.error) return <ErrorState error={found.error} retry={found.refetch} />;
  if (!found.data) return <SkeletonBlock height={400} />;
  if (found.data.total === 0) return <EmptyState icon="graduation" title="No universities" />;
  return (
    <Grid>
      {found.data.items.map((university) => (
        <Card key={university.id} title={university.name}>
          <p>{university.country}</p>
          <ApplyButton university={university} />
        </Card>
      ))}
    </Grid>
  );
}
