import type { RetakeRules, Waiting } from '../../learner/retakes/contract.ts';
import { waitingTime } from '../../learner/retakes/contract.ts';
import type { PlacementRow } from '../models.ts';

/**
 * When a learner with these placements may start the next one. A placement abandoned before its first answer does not
 * count, because it is reopened with the same question.
 * @param placements of one learner, latest first
 */
export function waitingAfter(
  placements: readonly Pick<PlacementRow, 'state' | 'answered' | 'endedAt'>[],
  rules: RetakeRules,
  now: Date,
): Waiting | undefined {
  const ended = placements.filter(({ state, answered }) => state !== 'abandoned' || (answered ?? 0) > 0);
  const endOf = (isRecorded: boolean) =>
    ended.filter(({ state }) => (state === 'completed') === isRecorded).flatMap(({ endedAt }) => endedAt ?? []);
  const history = { recordedAt: endOf(true)[0], unrecordedAt: endOf(false) };
  return waitingTime(history, rules, now, { one: 'a placement', many: 'placements' });
}
