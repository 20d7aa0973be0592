import type { AssignableWork, WorkProgress } from '../../assignments/services.ts';
import { barredAmong, earliestOf, progressAmong } from '../../assignments/services.ts';
import type { Dependencies } from '../dependencies.ts';
import { GrantRow, PlacementRow } from '../models.ts';
import { waitingAfter } from '../placements/retakes.ts';

/** Placements as work that teachers can assign. */
export const assignedPlacements = ({
  db,
  clock,
  record,
  settings,
  configuration,
}: Pick<Dependencies, 'db' | 'clock' | 'record' | 'settings' | 'configuration'>): AssignableWork => ({
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
      .where('startedAt', '>=', earliestOf(wanted))
      .whereIn('state', ['open', 'completed', 'held'])
      .orderBy('startedAt')
      .select('userId', 'state', 'startedAt', 'endedAt', 'result');
    return progressAmong(
      wanted,
      Map.groupBy(rows, ({ userId }) => userId),
      progressIn,
    );
  },
  async barred(call, userIds) {
    const [educations, placements, grants, { retakeDays }] = await Promise.all([
      record.educations(call, userIds),
      db
        .rows(PlacementRow, call)
        .whereRaw('user_id = any(?::uuid[])', [[...userIds]])
        .orderBy('startedAt', 'desc')
        .select('userId', 'state', 'answered', 'endedAt'),
      db
        .rows(GrantRow, call)
        .whereRaw('user_id = any(?::uuid[])', [[...userIds]])
        .whereNull('usedAt')
        .select('userId'),
      settings(call.who, call.tx),
    ]);
    const rules = { retakeDays, restarts: configuration.restarts };
    const granted = new Set(grants.map(({ userId }) => userId));
    return barredAmong(
      userIds,
      { educations, attempts: placements, granted },
      (own) => waitingAfter(own, rules, clock.now())?.until,
    );
  },
});

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
