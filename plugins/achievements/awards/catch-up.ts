import type { InstitutionRef } from '../../../core/contract/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { People } from '../../../core/services.ts';
import { LearnerRow } from '../models.ts';
import type { Dependencies } from './award-achievements.ts';
import { weigh } from './award-achievements.ts';

// Events tell only who was heard of while this plugin was on. Everybody else is caught up with at night.

/** People asked for at once. */
const page = 200;

/** Weighs every learner who has been here since they last were, or was never. */
export async function catchUpWithAll(
  dependencies: Dependencies & { readonly people: Pick<People, 'list'> },
  institution: InstitutionRef,
): Promise<void> {
  const context = { who: { institution } };
  const who = unprivilegedActor(institution);
  for (let offset = 0; ; offset += page) {
    const { items } = await dependencies.people.list({ who }, { role: 'learner', demo: true, limit: page, offset });
    const known = await dependencies.db.rows(LearnerRow, context).whereIn(
      'userId',
      items.map(({ id }) => id),
    );
    const weighed = new Map(known.map(({ userId, weighedAt }) => [userId, weighedAt]));
    for (const { id, lastSeenAt } of items) {
      const last = weighed.get(id);
      if (!last || (lastSeenAt && lastSeenAt > last)) await weigh(dependencies, context, id, false);
    }
    if (items.length < page) return;
  }
}
