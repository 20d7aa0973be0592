import type { Actor, UserRef, Who } from '../../../../core/contract/index.ts';
import { notFound } from '../../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../../core/db/index.ts';
import { ApplicationRow, DecisionRow, RecommendationRow } from '../../applications/models.ts';
import type { OfferedApplication } from '../../applications/queries.ts';
import { lockApplication } from '../../applications/queries.ts';
import type { OwnPart } from '../contract.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { CaseRow, RecusalRow, ReviewRow } from '../models.ts';

/** An application as a reviewer of its university has it. */
export interface DeskCase extends OfferedApplication {
  readonly state: Pick<
    CaseRow,
    'round' | 'criteria' | 'earlierCriteria' | 'needs' | 'reviews' | 'rubricShare' | 'analysis'
  >;
  readonly mine: OwnPart;
  readonly own: ReviewRow | undefined;
}

type Dependencies = Pick<DeskDependencies, 'db' | 'lookups' | 'reviewers' | 'guardians'>;

/** An application that the caller reviews. Their own is none. @throws Failure not_found */
export async function deskCase(dependencies: Dependencies, context: CallContext<Who>, id: string): Promise<DeskCase> {
  const application = await dependencies.db.rows(ApplicationRow, context).findById(id);
  if (!application || !(await mayReview(dependencies, context, application))) throw notFound();
  const offer = (await dependencies.lookups.intakes(context, [application.intakeId])).get(application.intakeId);
  if (!offer) throw notFound();
  return caseOf(dependencies, context, { application, offer });
}

/** The same, locked until the transaction ends. @throws Failure not_found */
export async function lockDeskCase(
  dependencies: Dependencies,
  context: TransactionContext<Who>,
  id: string,
): Promise<DeskCase> {
  // Read without a lock first: nobody without access holds up others.
  const known = await dependencies.db.rows(ApplicationRow, context).findById(id);
  if (!known || !(await mayReview(dependencies, context, known))) throw notFound();
  const locked = await lockApplication(dependencies, context, id);
  if (locked.application.status === 'draft') throw notFound();
  return caseOf(dependencies, context, locked);
}

async function mayReview({ reviewers }: Dependencies, context: CallContext<Who>, application: ApplicationRow) {
  if (application.status === 'draft' || application.submittedAt === null) return false;
  if (application.userId === context.who.user.id) return false;
  return reviewers.isReviewer(context, application.universityId);
}

async function caseOf(
  dependencies: Dependencies,
  context: CallContext<Who>,
  found: OfferedApplication,
): Promise<DeskCase> {
  const { db } = dependencies;
  const applicationId = found.application.id;
  const reviewerId = context.who.user.id;
  const row = await db.rows(CaseRow, context).findById(applicationId);
  const none = { round: 0, criteria: null, earlierCriteria: [], needs: 'first' } as const;
  const state = row ?? { ...none, earlierCriteria: [], reviews: 0, rubricShare: null, analysis: null };
  const [own, isRecused, hasConflict] = await Promise.all([
    db.rows(ReviewRow, context).findOne({ applicationId, round: state.round, reviewerId }).execute(),
    db.rows(RecusalRow, context).findOne({ applicationId, reviewerId }).execute(),
    isConflicted(dependencies, context, context.who.user, found.application),
  ]);
  const mine = isRecused ? 'recused' : hasConflict ? 'conflict' : ownPart(own);
  return { ...found, state, own, mine };
}

export const ownPart = (own: Pick<ReviewRow, 'submittedAt'> | undefined): OwnPart =>
  own === undefined ? 'open' : own.submittedAt ? 'submitted' : 'draft';

/** Whether the caller is a recommender or a guardian of the applicant. */
async function isConflicted(
  { db, guardians }: Pick<Dependencies, 'db' | 'guardians'>,
  context: CallContext<Actor>,
  user: Pick<UserRef, 'id' | 'email'>,
  { id, userId }: ApplicationRow,
): Promise<boolean> {
  const request = await db
    .rows(RecommendationRow, context)
    .where({ applicationId: id })
    .whereNot({ status: 'withdrawn' })
    .whereRaw('lower(recommender_email) = lower(?)', [user.email])
    .first();
  if (request) return true;
  return (await guardians.ofGuardian(context, user.id)).some(({ learnerId }) => learnerId === userId);
}

/** The ids of the applications that are the caller's own, or in which they have a conflict of interest. */
export async function conflictsAmong(
  { db, guardians }: Pick<Dependencies, 'db' | 'guardians'>,
  context: CallContext<Who>,
  applications: readonly Pick<ApplicationRow, 'id' | 'userId'>[],
): Promise<Set<string>> {
  const { user } = context.who;
  const among = [applications.map(({ id }) => id)];
  const [wards, recusals, requests] = await Promise.all([
    guardians.ofGuardian(context, user.id),
    db
      .rows(RecusalRow, context)
      .where({ reviewerId: user.id })
      .whereRaw('application_id = any(?::uuid[])', among)
      .select('applicationId')
      .execute(),
    db
      .rows(RecommendationRow, context)
      .whereNot({ status: 'withdrawn' })
      .whereRaw('lower(recommender_email) = lower(?)', [user.email])
      .whereRaw('application_id = any(?::uuid[])', among)
      .select('applicationId')
      .execute(),
  ]);
  const close = new Set([user.id, ...wards.map(({ learnerId }) => learnerId)]);
  return new Set([
    ...applications.filter(({ userId }) => close.has(userId)).map(({ id }) => id),
    ...[...recusals, ...requests].map(({ applicationId }) => applicationId),
  ]);
}

/**
 * Whether the caller reads the evidence of an application: a reviewer of its university without a conflict of interest,
 * from its submission until it is withdrawn.
 */
export async function mayReadEvidence(
  dependencies: Pick<Dependencies, 'db' | 'reviewers' | 'guardians'>,
  { who, ...within }: CallContext<Actor>,
  application: ApplicationRow,
): Promise<boolean> {
  const { user } = who;
  if (!user || user.id === application.userId || application.submittedAt === null) return false;
  if (application.status === 'draft' || application.status === 'withdrawn') return false;
  const context = { ...within, who };
  if (!(await dependencies.reviewers.isReviewer(context, application.universityId))) return false;
  const recusal = { applicationId: application.id, reviewerId: user.id };
  if (await dependencies.db.rows(RecusalRow, context).findOne(recusal)) return false;
  return !(await isConflicted(dependencies, context, user, application));
}

/** Why a reviewer sees no evidence; undefined where they do. */
export function withheldBecause({ mine, application }: Pick<DeskCase, 'mine' | 'application'>): string | undefined {
  if (mine === 'recused') return 'You declared a conflict of interest in this application.';
  if (mine === 'conflict') {
    return 'You were asked for a letter for this applicant, or are their guardian. Somebody else reviews this application.';
  }
  return application.status === 'withdrawn' ? 'The applicant has withdrawn this application.' : undefined;
}

/** All decisions on an application, the oldest first. */
export const decisionsOf = (
  { db }: Pick<Dependencies, 'db'>,
  context: CallContext<Pick<Actor, 'institution'>>,
  id: string,
) => db.rows(DecisionRow, context).where({ applicationId: id }).orderBy('sequence').execute();

/** The decision that a release would publish. */
export function pendingOf(decisions: readonly DecisionRow[], releasedSequence: number): DecisionRow | undefined {
  const latest = decisions.at(-1);
  return latest && latest.sequence > releasedSequence ? latest : undefined;
}
