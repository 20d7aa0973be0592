import { EmptyState, LinkButton } from '../../../../web/ui/index.ts';
import { portalAddress } from '../portal.ts';

/** The portal's tab with the learner's applications. */
export function MyApplications() {
  return (
    <EmptyState
      icon="graduation"
      title="No applications"
      description="Find a university and apply. Your applications and their decisions appear here."
      action={<LinkButton to={portalAddress({ tab: 'explore' })}>Explore Universities</LinkButton>}
    />
  );
}
