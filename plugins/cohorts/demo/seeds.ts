import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { People } from '../../../core/services.ts';
import type { Dependencies } from '../cohorts/dependencies.ts';
import { CohortRow, MemberRow } from '../cohorts/models.ts';
import { stableId } from '../cohorts/stable-id.ts';
import type { DemoCohort } from './cohorts.ts';
import { demoCohorts } from './cohorts.ts';

interface SeedDependencies extends Pick<Dependencies, 'db' | 'clock'> {
  readonly byLogin: People['byLogin'];
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Seeds study cohorts of the demo's people. Idempotent. */
export async function seedCohorts(dependencies: SeedDependencies, institution: InstitutionRef): Promise<void> {
  const who = unprivilegedActor(institution);
  const people = new Map<string, string>();
  for (const username of new Set(demoCohorts.flatMap(({ members }) => members))) {
    const person = await dependencies.byLogin({ who }, username);
    if (person) people.set(username, person.id);
  }
  for (const cohort of demoCohorts) {
    await dependencies.db.transaction((tx) => seedCohort(dependencies, { who, tx }, cohort, people));
  }
}

async function seedCohort(
  { db, clock }: SeedDependencies,
  context: TransactionContext,
  { members, ...stated }: DemoCohort,
  people: ReadonlyMap<string, string>,
): Promise<void> {
  const id = stableId(`${context.who.institution.id} ${stated.name}`);
  if (await db.rows(CohortRow, context).findById(id)) return;
  const ids = members.flatMap((username) => people.get(username) ?? []);
  const [createdBy] = ids;
  if (!createdBy) return;
  const at = new Date(clock.now().getTime() - weekMs);
  await db.rows(CohortRow, context).insert({ id, ...stated, createdBy, wordsBy: createdBy, createdAt: at });
  for (const [index, userId] of ids.entries()) {
    const role = index === 0 ? 'owner' : index === 1 ? 'moderator' : 'member';
    await db.rows(MemberRow, context).insert({ cohortId: id, userId, role, joinedAt: at });
  }
}
