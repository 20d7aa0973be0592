import { useCall, useRoute } from '../../../web/api/index.ts';
import { Button, Card, LineList, nameText } from '../../../web/ui/index.ts';
import { cohorts as contract } from '../contract.ts';
import { failed, useCohortChanges } from './use-cohorts.ts';

const { bans, liftBan } = contract.routes;

/** People who were removed, if any, and the way back. */
export function Bans({ cohortId }: { cohortId: string }) {
  const removed = useRoute(bans, { params: { id: cohortId } }, { freshFor: 3000 });
  useCohortChanges(removed.refetch);
  const lift = useCall(liftBan, { invalidates: [bans], onError: failed('They still cannot join') });
  if (!removed.data || removed.data.length === 0) return null;
  return (
    <Card title="Removed people">
      <LineList>
        {removed.data.map(({ userId, name }) => (
          <li key={userId}>
            <span>{name === null ? 'Someone who shares no name' : nameText(name)}</span>
            <Button small onClick={() => lift.mutate({ params: { id: cohortId, userId } })}>
              Let join again
            </Button>
          </li>
        ))}
      </LineList>
    </Card>
  );
}
