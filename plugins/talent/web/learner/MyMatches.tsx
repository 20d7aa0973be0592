import { useRoute } from '../../../../web/api/index.ts';
import { EmptyState, ErrorState, LinkButton, SkeletonBlock, Stack } from '../../../../web/ui/index.ts';
import { talent } from '../../contract.ts';
import { portalAddress } from '../parts/addresses.ts';
import { MatchCard } from './MatchCard.tsx';

/** The portal's tab with a learner's matches, the best first. */
export function MyMatches() {
  const { data, error, refetch } = useRoute(talent.routes.recruitmentMatches, {}, { freshFor: 0 });
  if (error) return <ErrorState error={error} retry={refetch} />;
  if (!data) {
    return (
      <Stack>
        <SkeletonBlock height={300} />
        <SkeletonBlock height={300} />
      </Stack>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon="briefcase"
        title="No matches yet"
        description="Matches appear here as soon as a company posts a job."
        action={<LinkButton to={portalAddress('companies')}>See the companies</LinkButton>}
      />
    );
  }
  return (
    <Stack>
      {data.map((match) => (
        <MatchCard key={match.id} match={match} />
      ))}
    </Stack>
  );
}
