import { useState } from 'react';
import { useRoute } from '../../../web/api/index.ts';
import { useUser } from '../../../web/session/manifest.ts';
import { Button, ErrorState, LineList, LineSubject, nameText, SkeletonBlock } from '../../../web/ui/index.ts';
import type { Cohort } from '../cohorts/contract.ts';
import { roleTitles } from '../cohorts/contract.ts';
import { cohorts as contract } from '../contract.ts';
import type { RosterEntry } from '../roster/contract.ts';
import { MemberDialog } from './MemberDialog.tsx';
import { useCohortChanges } from './use-cohorts.ts';

/** The members of a cohort. */
export function Roster({ cohort }: { cohort: Cohort }) {
  const members = useRoute(contract.routes.roster, { params: { id: cohort.id } }, { freshFor: 3000 });
  useCohortChanges(members.refetch);
  const [chosen, setChosen] = useState<RosterEntry>();
  const user = useUser();
  if (members.error && !members.data) return <ErrorState error={members.error} retry={members.refetch} />;
  if (!members.data) return <SkeletonBlock height={77 * cohort.currentMembers} />;
  return (
    <>
      <LineList>
        {members.data.map((entry) => {
          const isSelf = entry.userId === user.id;
          const name = isSelf ? 'You' : entry.name === null ? 'A member who shares no name' : nameText(entry.name);
          return (
            <li key={entry.userId}>
              <LineSubject
                title={name}
                description={entry.isBlocked ? `${roleTitles[entry.role]} · Blocked by you` : roleTitles[entry.role]}
              />
              {!isSelf && (
                <Button small icon="more" aria-label={`Options for ${name}`} onClick={() => setChosen(entry)}>
                  Options
                </Button>
              )}
            </li>
          );
        })}
      </LineList>
      {chosen && (
        <MemberDialog
          key={chosen.userId}
          cohort={cohort}
          entry={members.data.find(({ userId }) => userId === chosen.userId) ?? chosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
