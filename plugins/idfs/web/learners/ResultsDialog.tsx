import { useRoute } from '../../../../web/api/index.ts';
import { Dialog, ErrorState, fullName, SkeletonBlock } from '../../../../web/ui/index.ts';
import type { LearnerStanding } from '../../contract.ts';
import { idfs } from '../../contract.ts';
import { EarlierResults } from '../results/EarlierResults.tsx';

/** All results of a learner. */
export function ResultsDialog({ learner, onClose }: { learner: LearnerStanding; onClose: () => void }) {
  const results = useRoute(idfs.routes.learnerResults, { params: { userId: learner.userId } }, { freshFor: 0 });
  return (
    <Dialog wide title={`Results of ${fullName(learner)}`} onClose={onClose}>
      {results.data ? (
        <EarlierResults results={results.data} />
      ) : results.error ? (
        <ErrorState error={results.error} retry={results.refetch} />
      ) : (
        <SkeletonBlock height={120} />
      )}
    </Dialog>
  );
}
