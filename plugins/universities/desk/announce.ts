import type { Actor } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { ApplicationRow } from '../applications/models.ts';
import { RecommendationRow } from '../applications/models.ts';
import type { DeskDependencies } from './dependencies.ts';
import { RecusalRow } from './models.ts';

type Dependencies = Pick<DeskDependencies, 'db' | 'reviewers' | 'guardians' | 'people'>;
type Subject = Pick<ApplicationRow, 'id' | 'userId' | 'universityId'>;
type InInstitution = Pick<Actor, 'institution'>;
type Context = TransactionContext<InInstitution>;

/**
 * Tells the reviewers of a university that an application changed on the desk. The applicant receives nothing, and neither
 * do reviewers with a conflict of interest.
 */
export async function announceChange(
  { announce, ...dependencies }: Dependencies & Pick<DeskDependencies, 'announce'>,
  context: Context,
  application: Subject,
): Promise<void> {
  const [ids = []] = await openReviewers(dependencies, context, [application]);
  afterCommit(context.tx, () => {
    for (const each of ids) announce(context.who.institution, each, application.id);
  });
}

/** The same for many applications, after their changes were committed. */
export async function announceChanges(
  { announce, ...dependencies }: Dependencies & Pick<DeskDependencies, 'announce'>,
  context: CallContext<InInstitution>,
  applications: readonly Subject[],
): Promise<void> {
  const reviewers = await openReviewers(dependencies, context, applications);
  for (const [place, { id }] of applications.entries()) {
    for (const each of reviewers[place] ?? []) announce(context.who.institution, each, id);
  }
}

/** The page of an application on the desk. */
const pageOnDesk = (applicationId: string): `/${string}` => `/universities/desk/${applicationId}`;

/** Notifies reviewers of what is to be done. `id` names the occasion: each person is notified of it once. */
export async function notifyReviewers(
  { notifications, ...dependencies }: Dependencies & Pick<DeskDependencies, 'notifications'>,
  context: Context,
  application: Subject,
  { id, title, text, except }: { id: string; title: string; text: string; except: readonly (string | null)[] },
): Promise<void> {
  const service = notifications(context.who);
  if (!service) return;
  const [open = []] = await openReviewers(dependencies, context, [application]);
  const ids = open.filter((each) => !except.includes(each));
  const kind = 'universities.application';
  const notification = { id, kind, title, text, to: pageOnDesk(application.id) } as const;
  for (const userId of ids) await service.notify(context, { userId, ...notification });
}

/** The reviewers of each application's university who have no conflict of interest in it. */
async function openReviewers(
  { db, reviewers, guardians, people }: Dependencies,
  { who: { institution }, tx }: CallContext<InInstitution>,
  applications: readonly Subject[],
): Promise<string[][]> {
  if (applications.length === 0) return [];
  const context = { who: unprivilegedActor(institution), tx };
  const ids = applications.map(({ id }) => id);
  const ofUniversities = await reviewers.ofUniversities(
    context,
    applications.map(({ universityId }) => universityId),
  );
  const [recusals, requests, ties, names] = await Promise.all([
    db.rows(RecusalRow, context).whereIn('applicationId', ids).execute(),
    db.rows(RecommendationRow, context).whereIn('applicationId', ids).whereNot({ status: 'withdrawn' }).execute(),
    guardians.ofLearners(
      context,
      applications.map(({ userId }) => userId),
    ),
    people.named(context, [...new Set([...ofUniversities.values()].flat())]),
  ]);
  return applications.map(({ id, userId, universityId }) => {
    const writers = requests.filter(({ applicationId }) => applicationId === id);
    const addresses = new Set(writers.map(({ recommenderEmail }) => recommenderEmail.toLowerCase()));
    const excluded = new Set([
      userId,
      ...recusals.filter(({ applicationId }) => applicationId === id).map(({ reviewerId }) => reviewerId),
      ...ties.filter(({ learnerId }) => learnerId === userId).map(({ guardianId }) => guardianId),
      ...[...names.values()].filter(({ email }) => addresses.has(email.toLowerCase())).map((person) => person.id),
    ]);
    return (ofUniversities.get(universityId) ?? []).filter((each) => !excluded.has(each));
  });
}
