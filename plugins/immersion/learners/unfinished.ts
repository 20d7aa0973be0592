import type { LearnerNews } from '../../class-overview/services.ts';
import type { Dependencies } from '../dependencies.ts';
import { PlacementRow } from '../models.ts';

/** A placement that was begun so long ago is thought to be given up. */
const unfinishedMs = 3 * 24 * 60 * 60 * 1000;

/** Placements that were begun and not finished, for teachers. */
export const unfinishedPlacements = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): LearnerNews => ({
  async stuck(call, userIds) {
    const rows = await db
      .rows(PlacementRow, call)
      .whereRaw('user_id = any(?::uuid[])', [[...userIds]])
      .where({ state: 'open' })
      .where('startedAt', '<', new Date(clock.now().getTime() - unfinishedMs))
      .select('userId', 'startedAt');
    return rows.map(({ userId, startedAt }) => ({
      ...{ userId, at: startedAt, isDue: false },
      text: 'Placement begun and not finished',
    }));
  },
});
