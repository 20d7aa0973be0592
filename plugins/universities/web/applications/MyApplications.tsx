import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { EmptyState, ErrorState, LinkButton, SkeletonBlock, Stack } from '../../../../web/ui/index.ts';
import { universities } from '../../contract.ts';
import { portalAddress } from '../portal.ts';
import { ApplicationCard } from './list/ApplicationCard.tsx';

/** The portal's tab with the learner's applications. */
export function MyApplications() {
  const list = useRoute(universities.routes.applications, {}, { freshFor: 3000 });
  useLive(universities, 'application_changed', () => void list.refetch());
  useReturn(() => void list.refetch());
  if (list.error && !list.data) return <ErrorState error={list.error} retry={list.refetch} />;
  if (!list.data) {
    return (
      <Stack>
        <SkeletonBlock height={[420, 280, 260]} />
        <SkeletonBlock height={[420, 280, 260]} />
      </Stack>
    );
  }
  if (list.data.length === 0) {
    return (
      <EmptyState
        icon="graduation"
        title="No applications"
        description="Find a university and apply. Your applications and their decisions appear here."
        action={<LinkButton to={portalAddress({ tab: 'explore' })}>Explore Universities</LinkButton>}
      />
    );
  }
  return (
    <Stack>
      {list.data.map((application) => (
        <ApplicationCard key={application.id} application={application} />
      ))}
    </Stack>
  );
}
