import type { RetakeRules, Waiting } from '../../learner/retakes/contract.ts';
import { waitingTime } from '../../learner/retakes/contract.ts';
import type { PlacementRow } from '../models.ts';

/**
 * When somebody with these placements may begin another one. One that was given up before its first answer does not
 * count: it is taken up again with the same question.
 * @param placements of one learner, the latest first
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
