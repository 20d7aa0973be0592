import type { InstitutionRef } from '../../../core/contract/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { People } from '../../../core/services.ts';
import { LearnerRow } from '../models.ts';
import type { Dependencies } from './award-achievements.ts';
import { awardAchievements } from './award-achievements.ts';

// Events that happened while this plugin was off are missed. A nightly job evaluates those learners again.

/** Learners per query. */
const pageSize = 200;

/** Evaluates every learner who has been active since the last evaluation, or was never evaluated. */
export async function awardMissed(
  dependencies: Dependencies & { readonly people: Pick<People, 'list'> },
  institution: InstitutionRef,
): Promise<void> {
  const context = { who: { institution } };
  const who = unprivilegedActor(institution);
  for (let offset = 0; ; offset += pageSize) {
    const { items } = await dependencies.people.list({ who }, { role: 'learner', demo: true, limit: pageSize, offset });
    const known = await dependencies.db.rows(LearnerRow, context).whereIn(
      'userId',
      items.map(({ id }) => id),
    );
    const evaluatedAt = new Map(known.map(({ userId, weighedAt }) => [userId, weighedAt]));
    for (const { id, lastSeenAt } of items) {
      const last = evaluatedAt.get(id);
      if (!last || (lastSeenAt && lastSeenAt > last)) await awardAchievements(dependencies, context, id, false);
    }
    if (items.length < pageSize) return;
  }
}
