import type { InstitutionRef } from '../../core/contract/index.ts';
import { unprivilegedActor } from '../../core/plugins/define-plugin.ts';
import type { People } from '../../core/services.ts';
import type { Timeline } from './timeline.ts';

/** Adds the demo learners' past to their timelines. Idempotent. */
export async function seedRecords(
  { people, timeline }: { people: Pick<People, 'list'>; timeline: Pick<Timeline, 'catchUp'> },
  institution: InstitutionRef,
): Promise<void> {
  const who = unprivilegedActor(institution);
  const { items } = await people.list({ who }, { role: 'learner', limit: 100, offset: 0 });
  for (const { id } of items) await timeline.catchUp({ who }, id);
}
