import type { AssignableWork, WantedWork, WorkProgress } from '../../assignments/services.ts';
import type { Dependencies } from '../dependencies.ts';
import { PlacementRow } from '../models.ts';

/** Placements as work that teachers can assign. */
export const assignedPlacements = ({ db }: Pick<Dependencies, 'db'>): AssignableWork => ({
  kind: 'placement',
  title: 'Placement',
  description:
    'The adaptive placement, which finds a learner’s level. It counts if it is begun after the assignment opens.',
  amount: null,
  hasClock: false,
  choices: async () => null,
  to: () => '/placement',
  async progress(call, wanted) {
    const userIds = [...new Set(wanted.flatMap((each) => each.userIds))];
    const rows = await db
      .rows(PlacementRow, call)
      .whereRaw('user_id = any(?::uuid[])', [userIds])
      .where('startedAt', '>=', earliest(wanted))
      .whereIn('state', ['open', 'completed', 'held'])
      .orderBy('startedAt')
      .select('userId', 'state', 'startedAt', 'endedAt', 'result');
    const byLearner = Map.groupBy(rows, ({ userId }) => userId);
    return wanted.map(({ userIds: own, from }) => {
      const found = own.flatMap((userId) => {
        const progress = progressIn((byLearner.get(userId) ?? []).filter(({ startedAt }) => startedAt >= from));
        return progress ? [[userId, progress] as const] : [];
      });
      return new Map(found);
    });
  },
});

const earliest = (wanted: readonly WantedWork[]) => new Date(Math.min(...wanted.map(({ from }) => from.getTime())));

/** @param placements of one learner, first to last. Those that were given up or declined do not count. */
function progressIn(placements: readonly PlacementRow[]): WorkProgress | undefined {
  const [first] = placements;
  if (!first) return undefined;
  const done =
    placements.find(({ state }) => state === 'completed') ?? placements.find(({ state }) => state === 'held');
  const isHeld = done?.state === 'held';
  const { eiqScore, standardError, placementLevel: level } = (!isHeld && done?.result) || {};
  return {
    begunAt: first.startedAt,
    doneAt: done?.endedAt ?? null,
    isHeld,
    result: level && eiqScore !== undefined && standardError !== undefined ? { level, eiqScore, standardError } : null,
    counted: null,
    answers: null,
  };
}
