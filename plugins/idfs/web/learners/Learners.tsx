import { useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { useMay } from '../../../../web/session/manifest.ts';
import { LearnerList, useLearnerSearch } from '../../../../web/ui/index.ts';
import { idfs } from '../../contract.ts';
import { ExtendDialog } from './ExtendDialog.tsx';
import { ExtraTimeDialog } from './ExtraTimeDialog.tsx';
import { GrantSessionDialog } from './GrantSessionDialog.tsx';
import { HeldSessions } from './HeldSessions.tsx';
import type { Chosen } from './LearnerTable.tsx';
import { LearnerTable } from './LearnerTable.tsx';
import { ResultsDialog } from './ResultsDialog.tsx';

/** Open sessions progress on their own. */
const pollMs = 30_000;

/** For staff: learners with open sessions, extra time and results. */
export function Learners() {
  const search = useLearnerSearch();
  const mayManage = useMay()('idfs.manage');
  const [chosen, setChosen] = useState<Chosen>();
  const list = useRoute(
    idfs.routes.learners,
    { query: search.query },
    { freshFor: 0, keepPrevious: true, every: pollMs },
  );
  const close = () => setChosen(undefined);
  return (
    <>
      <LearnerList
        title="IDFS assessments"
        description="The open session and latest result of each learner. Extra time applies to all sessions until you withdraw it."
        above={mayManage && <HeldSessions />}
        {...{ search, list }}
      >
        {(learners) => <LearnerTable learners={learners} onChoose={setChosen} />}
      </LearnerList>
      {chosen?.what === 'grant' && <GrantSessionDialog learner={chosen.learner} onClose={close} />}
      {chosen?.what === 'extra-time' && <ExtraTimeDialog learner={chosen.learner} onClose={close} />}
      {chosen?.what === 'extend' && <ExtendDialog learner={chosen.learner} onClose={close} />}
      {chosen?.what === 'results' && <ResultsDialog learner={chosen.learner} onClose={close} />}
    </>
  );
}
