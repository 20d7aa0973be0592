import { useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { LearnerList, useLearnerSearch } from '../../../../web/ui/index.ts';
import type { LearnerStanding } from '../../contract.ts';
import { immersion } from '../../contract.ts';
import { GrantPlacementDialog } from './GrantPlacementDialog.tsx';
import { HeldPlacements } from './HeldPlacements.tsx';
import { LearnerTable } from './LearnerTable.tsx';

/** For staff: learners with their placements and waiting times, and grants to start earlier. */
export function Learners() {
  const search = useLearnerSearch();
  const [chosen, setChosen] = useState<LearnerStanding>();
  const list = useRoute(immersion.routes.learners, { query: search.query }, { freshFor: 0, keepPrevious: true });
  return (
    <>
      <LearnerList
        title="Placements"
        description="The latest placement of each learner. You can allow another one before the waiting time ends."
        above={<HeldPlacements />}
        {...{ search, list }}
      >
        {(learners) => <LearnerTable learners={learners} onGrant={setChosen} />}
      </LearnerList>
      {chosen && <GrantPlacementDialog learner={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
