import type { Clock } from '../../../core/clock.ts';
import type { RouteInput, RouteResult, Who } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { CallContext, Database } from '../../../core/db/index.ts';
import type { People, Relations } from '../../../core/services.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import { isMasteredBy } from '../mastery/contract.ts';
import type { MasteriesOf } from '../mastery/create-masteries.ts';
import { MasteryRow } from '../mastery/models.ts';
import type { learnerRoutes } from './contract.ts';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'list' | 'one'>;
  readonly relations: Pick<Relations, 'visible' | 'mayFor'>;
  readonly record: Pick<LearnerRecord, 'isReadByGuardian'>;
  readonly masteriesOf: MasteriesOf;
}

type Learners = typeof learnerRoutes.learners;
type LearnerMasteries = typeof learnerRoutes.learnerMasteries;

/** A page of the learners visible to the caller, by name, with counts of their skills. */
export async function learnersWithSkills(
  { db, clock, people, relations }: Dependencies,
  who: Who,
  { search, limit, offset }: RouteInput<Learners>['query'],
): Promise<RouteResult<Learners>> {
  const visible = await relations.visible({ who }, 'skills.read');
  const { items, total } = await people.list({ who }, { role: 'learner', ids: visible, search, limit, offset });
  const rows = await db
    .rows(MasteryRow, { who })
    .whereIn(
      'userId',
      items.map(({ id }) => id),
    )
    .orderBy('lastAt', 'desc')
    .select('userId', 'mastery', 'low', 'answers', 'lastAt', 'reviewAt');
  const byLearner = Map.groupBy(rows, ({ userId }) => userId);
  const now = clock.now();
  return {
    total,
    items: items.map(({ id, firstName, lastName, username }) => {
      const own = byLearner.get(id) ?? [];
      return {
        ...{ userId: id, firstName, lastName, username },
        measured: own.length,
        mastered: own.filter(isMasteredBy).length,
        due: own.filter(({ reviewAt }) => reviewAt <= now).length,
        lastAt: own[0]?.lastAt ?? null,
      };
    }),
  };
}

/**
 * What a learner's answers show about skills: for the learner, staff with `skills.read` who see the learner, and linked
 * guardians who have consented, while the learner is not an adult.
 * @throws Failure not_found
 */
export async function masteriesOfLearner(
  { people, relations, record, masteriesOf }: Dependencies,
  who: Who,
  userId: string,
): Promise<RouteResult<LearnerMasteries>> {
  const context: CallContext<Who> = { who };
  const mayRead =
    who.user.id === userId ||
    (await relations.mayFor(context, 'skills.read', userId)) ||
    (await record.isReadByGuardian(context, userId));
  // The same message as for an unknown id.
  if (!mayRead) throw notFound('Person not found.');
  const { firstName, lastName } = await people.one(context, userId);
  return { firstName, lastName, ...(await masteriesOf(context, userId)) };
}
