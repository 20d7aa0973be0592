import { eiqScale } from '../../learner/contract.ts';
import type { Cuts } from '../../learner/services.ts';
import type { RoundResult, Scope } from '../contract.ts';
import { fewestPanelists } from '../contract.ts';

/** The cuts that a study ends in, in whole points, and why they cannot be adopted. */
export interface Proposal {
  readonly cuts: Cuts;
  readonly obstacle: string | null;
}

/**
 * The proposal of a finished study: the panel's cuts of the last round. Levels that the study does not set keep theirs.
 * @returns null before the last round is closed
 */
export function proposalOf(
  { scope }: { readonly scope: Scope },
  results: readonly RoundResult[],
  inForce: Cuts,
): Proposal | null {
  const last = results.find(({ round }) => round === 'round3');
  if (!last) return null;
  const cuts = cutsOf(last, inForce);
  return { cuts, obstacle: obstacleOf(scope, last.panelists, cuts) };
}

/** The panel's cuts of a round in whole points; levels that the study does not set keep theirs. */
export const cutsOf = ({ cuts }: Pick<RoundResult, 'cuts'>, inForce: Cuts): Cuts => ({
  ...inForce,
  ...Object.fromEntries(cuts.map(({ level, score }) => [level, Math.round(score)])),
});

function obstacleOf(scope: Scope, panelists: number, { immersion, mastery, excellence }: Cuts): string | null {
  if (scope !== 'whole') return 'Levels belong to the whole score, so the cuts of one section cannot be adopted.';
  if (panelists < fewestPanelists) return `Fewer than ${fewestPanelists} panelists placed bookmarks in the last round.`;
  const { lowest, highest } = eiqScale;
  if (!(lowest < immersion && immersion < mastery && mastery < excellence && excellence < highest))
    return 'The cuts do not rise from level to level: a level that the study did not set begins below another.';
  return null;
}
