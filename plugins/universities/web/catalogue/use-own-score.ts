import { useRoute } from '../../../../web/api/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { learner } from '../../../learner/contract.ts';

/**
 * The learner's current score with its standard error: null without a record, undefined while it is loading. Staff have no
 * record.
 */
export function useOwnScore() {
  const isLearner = useUser().role === 'learner';
  const eiq = useRoute(learner.routes.eiq, {}, { freshFor: 30_000, enabled: isLearner });
  if (!isLearner || eiq.error) return null;
  return eiq.data?.current;
}
