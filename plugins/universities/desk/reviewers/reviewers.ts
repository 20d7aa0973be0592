import { z } from 'zod';
import type { Clock } from '../../../../core/clock.ts';
import type { Actor, PlainHandlers, Role } from '../../../../core/contract/index.ts';
import { conflict, notFound } from '../../../../core/contract/index.ts';
import type { CallContext, Database } from '../../../../core/db/index.ts';
import { insertIfNew } from '../../../../core/db/index.ts';
import type { Audit, People, Person } from '../../../../core/services.ts';
import type { CatalogueLookups } from '../../catalogue/lookups.ts';
import { UniversityRow } from '../../catalogue/models.ts';
import { ReviewerRow, ReviewRow } from '../models.ts';
import type { ReviewerAssignments } from '../services.ts';
import type { Reviewer, reviewerRoutes } from './contract.ts';

export interface ReviewerDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly lookups: Pick<CatalogueLookups, 'university'>;
  readonly people: Pick<People, 'one' | 'list' | 'named' | 'byLogin'>;
  readonly audit: Pick<Audit, 'record'>;
}

/** Roles that can review. */
const reviewing = ['reviewer', 'administrator'] as const satisfies readonly Role[];
type ReviewingRole = (typeof reviewing)[number];
export const isReviewing = (role: Role): role is ReviewingRole => (reviewing as readonly Role[]).includes(role);

const maxCandidates = 50;

/** The reviewers of universities, and who may see what because of it. */
export function createReviewers({ db, clock, lookups, people, audit }: ReviewerDependencies) {
  /** @throws Failure not_found */
  async function assertUniversity(context: CallContext<Actor>, id: string): Promise<void> {
    if (!(await lookups.university(context, id))) throw notFound();
  }

  async function list(context: CallContext<Actor>, universityId: string): Promise<z.input<typeof Reviewer>[]> {
    await assertUniversity(context, universityId);
    const rows = await db.rows(ReviewerRow, context).where({ universityId });
    return viewsOf(context, rows);
  }

  async function viewsOf(context: CallContext<Actor>, rows: readonly ReviewerRow[]) {
    const ids = rows.map(({ userId }) => userId);
    const [universityId] = rows.map((row) => row.universityId);
    if (universityId === undefined) return [];
    const { items } = await people.list(context, { ids, active: 'any', limit: ids.length, offset: 0 });
    const counted = await db
      .rows(ReviewRow, context)
      .alias('review')
      .join('universities.applications as application', 'application.id', 'review.applicationId')
      .where('application.universityId', universityId)
      .whereNotNull('review.submittedAt')
      .whereIn('review.reviewerId', ids)
      .groupBy('review.reviewerId')
      .select('review.reviewerId')
      .count('* as count');
    const reviewsOf = new Map(
      counted.map((row) => [row.reviewerId, Number((row as unknown as { count: string }).count)]),
    );
    const rowOf = new Map(rows.map((row) => [row.userId, row]));
    // People are in the order of their names.
    return items.flatMap((person) => {
      const row = rowOf.get(person.id);
      return row ? [viewOf(person, row, reviewsOf.get(person.id) ?? 0)] : [];
    });
  }

  function viewOf(person: Person, { addedAt }: ReviewerRow, reviews: number): z.input<typeof Reviewer> {
    const { id: userId, firstName, lastName, email, role, deactivatedAt } = person;
    const isActive = deactivatedAt === null && isReviewing(role);
    return { userId, firstName, lastName, email, role: isReviewing(role) ? role : null, isActive, addedAt, reviews };
  }

  /** @throws Failure not_found; conflict for a role that does not review */
  const add = (who: Actor, universityId: string, userId: string): Promise<z.input<typeof Reviewer>> =>
    db.transaction(async (tx) => {
      const context = { who, tx };
      await assertUniversity(context, universityId);
      const person = await people.one(context, userId);
      if (!isReviewing(person.role) || person.deactivatedAt !== null) {
        throw conflict('Only active people with the role reviewer or administrator can review applications.');
      }
      const row = { universityId, userId, addedAt: clock.now() };
      if (await insertIfNew(db.rows(ReviewerRow, context), row, ['universityId', 'userId'])) {
        const action = 'universities.reviewer-added';
        await audit.record(context, { action, subject: userId, details: { universityId } });
      }
      const rows = await db.rows(ReviewerRow, context).where({ universityId, userId });
      const [view] = await viewsOf(context, rows);
      if (!view) throw notFound();
      return view;
    });

  const remove = (who: Actor, universityId: string, userId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const context = { who, tx };
      await assertUniversity(context, universityId);
      if ((await people.named(context, [userId])).size === 0) throw notFound();
      const removed = await db.rows(ReviewerRow, context).where({ universityId, userId }).delete();
      if (removed === 0) return;
      const action = 'universities.reviewer-removed';
      await audit.record(context, { action, subject: userId, details: { universityId } });
    });

  const routes: PlainHandlers<typeof reviewerRoutes> = {
    reviewers: ({ params }, who) => list({ who }, params.id),
    async reviewerCandidates({ params, query }, who) {
      await assertUniversity({ who }, params.id);
      const known = await db.rows(ReviewerRow, { who }).where({ universityId: params.id });
      const isKnown = new Set(known.map(({ userId }) => userId));
      const found = await Promise.all(
        reviewing.map((role) =>
          people.list({ who }, { role, search: query.search, limit: maxCandidates + known.length, offset: 0 }),
        ),
      );
      return found
        .flatMap(({ items }) => items)
        .filter(({ id }) => !isKnown.has(id))
        .slice(0, maxCandidates)
        .flatMap(({ id: userId, firstName, lastName, email, role }) =>
          isReviewing(role) ? [{ userId, firstName, lastName, email, role }] : [],
        );
    },
    addReviewer: ({ params }, who) => add(who, params.id, params.userId),
    removeReviewer: ({ params }, who) => remove(who, params.id, params.userId),
  };

  /** For the command line. */
  const assignments: ReviewerAssignments = {
    list: ({ who }, universityId) => list({ who }, universityId),
    ...{ add, remove },
    async universityNamed({ who }, name) {
      const rows = db.rows(UniversityRow, { who });
      const found = await (z.uuid().safeParse(name).success ? rows.findById(name) : rows.findOne({ key: name }));
      if (!found) throw notFound(`There is no university with the key ${name}.`);
      return { id: found.id, name: found.name };
    },
    async personNamed({ who }, name) {
      const found = await people.byLogin({ who }, name);
      if (!found) throw notFound(`Nobody here signs in as ${name}.`);
      return { id: found.id, email: found.email };
    },
  };

  return {
    routes,
    assignments,

    /**
     * Whether the caller reviews applications to a university. Within a transaction the assignment is locked until its end,
     * so that a reviewer who is removed in the middle either completes the step or takes none.
     */
    async isReviewer(context: CallContext<Actor>, universityId: string): Promise<boolean> {
      const { who, tx } = context;
      if (!who.user || !who.may('universities.review')) return false;
      const query = db.rows(ReviewerRow, context).findOne({ universityId, userId: who.user.id });
      return (await (tx ? query.forShare() : query)) !== undefined;
    },

    /** The universities that the caller reviews for. */
    async universitiesOf(context: CallContext<Actor>): Promise<string[]> {
      const { who } = context;
      if (!who.user || !who.may('universities.review')) return [];
      const rows = await db.rows(ReviewerRow, context).where({ userId: who.user.id });
      return rows.map(({ universityId }) => universityId);
    },

    /** The people who review, by university. */
    async ofUniversities(context: CallContext, universityIds: readonly string[]): Promise<Map<string, string[]>> {
      const rows = await db.rows(ReviewerRow, context).whereIn('universityId', [...new Set(universityIds)]);
      const byUniversity = Map.groupBy(rows, ({ universityId }) => universityId);
      return new Map([...byUniversity].map(([id, ofOne]) => [id, ofOne.map(({ userId }) => userId)]));
    },
  };
}

export type Reviewers = ReturnType<typeof createReviewers>;
