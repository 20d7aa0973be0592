import { useState } from 'react';
import { useCall, useRoute } from '../../../web/api/index.ts';
import { useMay, useUser } from '../../../web/session/manifest.ts';
import {
  Button,
  ConfirmDialog,
  ErrorState,
  LineList,
  LineSubject,
  nameText,
  Row,
  SkeletonBlock,
} from '../../../web/ui/index.ts';
import type { Cohort } from '../cohorts/contract.ts';
import { roleTitles } from '../cohorts/contract.ts';
import { cohorts as contract } from '../contract.ts';
import type { RosterEntry } from '../roster/contract.ts';
import { failed, useCohortChanges } from './use-cohorts.ts';

const { roster, changeRole, handOver, removeMember, cohort: one, cohorts, ownCohorts } = contract.routes;
const invalidates = [one, cohorts, ownCohorts, roster];

/** The members of a cohort, with what the reader can do about them. */
export function Roster({ cohort }: { cohort: Cohort }) {
  const members = useRoute(roster, { params: { id: cohort.id } }, { freshFor: 3000 });
  useCohortChanges(members.refetch);
  const [asked, setAsked] = useState<{ entry: RosterEntry; action: 'remove' | 'hand-over' }>();
  const close = () => setAsked(undefined);
  const change = useCall(changeRole, { invalidates, onError: failed('The role was not changed') });
  const give = useCall(handOver, { invalidates, once: true, onSuccess: close });
  const remove = useCall(removeMember, { invalidates, once: true, onSuccess: close });
  const user = useUser();
  const moderates = useMay()('cohorts.moderate');
  const isOwner = moderates || cohort.role === 'owner';
  if (members.error && !members.data) return <ErrorState error={members.error} retry={members.refetch} />;
  if (!members.data) return <SkeletonBlock height={64 * cohort.currentMembers} />;
  return (
    <>
      <LineList>
        {members.data.map((entry) => {
          const { userId, role } = entry;
          const isSelf = userId === user.id;
          const params = { id: cohort.id, userId };
          const mayRemove =
            !isSelf && role !== 'owner' && (isOwner || (cohort.role === 'moderator' && role === 'member'));
          return (
            <li key={userId}>
              <LineSubject title={nameOf(entry, isSelf)} description={roleTitles[role]} />
              <Row>
                {isOwner && !isSelf && role !== 'owner' && (
                  <>
                    <Button
                      small
                      onClick={() =>
                        change.mutate({ params, body: { role: role === 'member' ? 'moderator' : 'member' } })
                      }
                    >
                      {role === 'member' ? 'Make moderator' : 'Make member'}
                    </Button>
                    <Button small onClick={() => setAsked({ entry, action: 'hand-over' })}>
                      Hand over
                    </Button>
                  </>
                )}
                {mayRemove && (
                  <Button small quiet destructive onClick={() => setAsked({ entry, action: 'remove' })}>
                    Remove
                  </Button>
                )}
              </Row>
            </li>
          );
        })}
      </LineList>
      {asked?.action === 'remove' && (
        <ConfirmDialog
          title={`Remove ${nameOf(asked.entry, false)}?`}
          confirm="Remove"
          destructive
          busy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate({ params: { id: cohort.id, userId: asked.entry.userId } })}
          onClose={close}
        >
          <p>They lose their place in the cohort at once.</p>
        </ConfirmDialog>
      )}
      {asked?.action === 'hand-over' && (
        <ConfirmDialog
          title={`Hand the cohort over to ${nameOf(asked.entry, false)}?`}
          confirm="Hand over"
          busy={give.isPending}
          error={give.error}
          onConfirm={() => give.mutate({ params: { id: cohort.id, userId: asked.entry.userId } })}
          onClose={close}
        >
          <p>They become the owner, and the owner until now becomes a moderator.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const nameOf = ({ name }: RosterEntry, isSelf: boolean): string =>
  isSelf ? 'You' : name === null ? 'A member who shares no name' : nameText(name);
