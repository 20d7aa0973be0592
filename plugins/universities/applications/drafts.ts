import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { conflict, forbidden, invalid, notFound, reply } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { acquireLock, afterCommit, newId } from '../../../core/db/index.ts';
import { allows, unknownAge } from '../../learner/contract.ts';
import { nextIntake } from '../catalogue/intake-state.ts';
import type { IntakeOffer } from '../catalogue/lookups.ts';
import type { ApplicationData, applicationRoutes } from './contract.ts';
import type { ApplicationDependencies } from './dependencies.ts';
import { discardFile } from './letters/files.ts';
import { withdrawRequests } from './letters/withdrawals.ts';
import { ApplicationRow, RecommendationRow } from './models.ts';
import type { OfferedApplication } from './queries.ts';
import { lockOwnApplication } from './queries.ts';
import { recordStep } from './states/take-step.ts';
import { applicationView } from './views.ts';

/** Applications of one learner, withdrawn ones included, which bounds the list. */
const maxApplications = 100;

export interface Wanted {
  readonly universityId: string;
  readonly program: string;
  readonly intakeId?: string | undefined;
}

/** @throws Failure forbidden for people who are no learners, and for children without a guardian's consent */
export async function assertMayApply(
  { record }: Pick<ApplicationDependencies, 'record'>,
  context: CallContext<Who>,
): Promise<void> {
  const { user } = context.who;
  if (user.role !== 'learner') throw forbidden('Only learners can apply to universities.');
  const minority = await record.minority(context, user);
  if (allows(minority, 'taking-part')) return;
  throw forbidden(
    minority.ageBand === 'unknown'
      ? unknownAge.refusal
      : 'A parent or guardian must agree before you can apply. Ask them under Settings, Consent.',
  );
}

/**
 * Finds the caller's application for an intake, or begins a draft. Calls of one learner are serialised.
 * @throws Failure not_found for an unknown university, program or intake, forbidden as `assertMayApply`, conflict without
 *   an intake
 */
export async function findOrBegin(
  dependencies: ApplicationDependencies,
  context: TransactionContext<Who>,
  wanted: Wanted,
  at: Date,
): Promise<OfferedApplication> {
  const { db, lookups } = dependencies;
  const userId = context.who.user.id;
  await acquireLock(context.tx, `university applications ${userId}`);
  const intakeId = await intakeFor(dependencies, context, wanted, at);
  await assertMayApply(dependencies, context);
  const offer = await lookups.intake(context, intakeId);
  if (!offer) throw notFound();
  const known = await db
    .rows(ApplicationRow, context)
    .where({ userId, intakeId })
    .whereNot({ status: 'withdrawn' })
    .forUpdate()
    .first();
  if (known) return { application: known, offer };
  if (!offer.university.isActive) throw notFound();
  if ((await db.rows(ApplicationRow, context).where({ userId }).resultSize()) >= maxApplications) {
    throw conflict(`You have begun ${maxApplications} applications. Delete a draft to begin another.`);
  }
  return begin(dependencies, context, offer, at);
}

async function begin(
  dependencies: ApplicationDependencies,
  context: TransactionContext<Who>,
  offer: IntakeOffer,
  at: Date,
): Promise<OfferedApplication> {
  const application = await dependencies.db.rows(ApplicationRow, context).insertAndFetch({
    id: newId(),
    userId: context.who.user.id,
    universityId: offer.university.id,
    programId: offer.program.id,
    intakeId: offer.intake.id,
    status: 'draft',
    applicationData: { personalStatement: '', academicGoals: '', whyUniversity: '' },
    createdAt: at,
    updatedAt: at,
  });
  const taken = { step: 'create', from: null, to: 'draft', party: 'applicant' } as const;
  await recordStep(dependencies, { context, application, offer, at }, taken);
  return { application, offer };
}

/** The named intake of the program, otherwise the open one with the nearest deadline or the next to open. */
async function intakeFor(
  { lookups }: ApplicationDependencies,
  context: TransactionContext<Who>,
  { universityId, program, intakeId }: Wanted,
  at: Date,
): Promise<string> {
  const found = await lookups.programNamed(context, universityId, program);
  if (!found) throw notFound('There is no such program.');
  if (intakeId !== undefined) {
    if (!found.intakes.some(({ id }) => id === intakeId)) throw notFound('This program has no such intake.');
    return intakeId;
  }
  const next = nextIntake(found.intakes, at);
  if (next) return next.id;
  // The latest deadline: an application may already be there, and otherwise the message names the deadline.
  const last = found.intakes.toSorted((one, other) => other.deadline.getTime() - one.deadline.getTime())[0];
  if (!last) throw conflict(`${found.program.name} has no intake at the moment. Save the university to come back.`);
  return last.id;
}

type Saved = z.output<(typeof applicationRoutes)['saveDraft']['body']>;

/**
 * Saves a draft if it has the version that the device knows; otherwise answers 409 with what stands. A repeated call with
 * the same content is a success.
 */
export async function saveDraft(dependencies: ApplicationDependencies, who: Who, id: string, saved: Saved) {
  const { db, clock } = dependencies;
  const isStale = await db.transaction(async (tx) => {
    const context = { who, tx };
    if (saved.intakeId !== undefined) await dependencies.lookups.intake(context, saved.intakeId);
    const { application, offer } = await lockOwnApplication(dependencies, context, id);
    await assertMayApply(dependencies, context);
    const changes = {
      applicationData: saved.applicationData,
      ...(saved.documentIds === undefined ? {} : { documentIds: saved.documentIds }),
      ...(saved.intakeId === undefined ? {} : { intakeId: saved.intakeId }),
    };
    const isSame = isEqual(application, changes);
    if (isSame && saved.version >= application.version - 1 && saved.version <= application.version) return false;
    if (application.status !== 'draft') throw conflict('This application has been submitted. It cannot be changed.');
    if (saved.version !== application.version) return true;
    if (saved.intakeId !== undefined && saved.intakeId !== application.intakeId) {
      await assertFreeIntake(dependencies, context, saved.intakeId, offer);
    }
    const version = application.version + 1;
    await db
      .rows(ApplicationRow, context)
      .findById(id)
      .patch({ ...changes, version, updatedAt: clock.now() });
    afterCommit(tx, () => dependencies.announce(who.institution, who.user.id, id));
    return false;
  });
  const current = await applicationView(dependencies, who, id);
  if (!isStale) return current;
  const message =
    'This draft was changed on another device. Compare both and save again; nothing on either device is lost.';
  return reply({ error: { code: 'conflict' as const, message }, current }, { status: 409 });
}

/** @throws Failure invalid for an intake of another program, conflict where there is an application for it */
async function assertFreeIntake(
  { db, lookups }: ApplicationDependencies,
  context: TransactionContext<Who>,
  intakeId: string,
  offer: IntakeOffer,
): Promise<void> {
  const other = await lookups.intake(context, intakeId);
  if (!other) throw notFound('This program has no such intake.');
  if (other.program.id !== offer.program.id) throw invalid('Choose an intake of the same program.');
  const known = await db
    .rows(ApplicationRow, context)
    .where({ userId: context.who.user.id, intakeId })
    .whereNot({ status: 'withdrawn' })
    .first();
  if (known) throw conflict('You already have an application for this intake.');
}

function isEqual(
  application: ApplicationRow,
  changes: { applicationData: ApplicationData; documentIds?: string[] | null; intakeId?: string },
): boolean {
  const essaysOf = ({ personalStatement, academicGoals, whyUniversity }: ApplicationData) =>
    JSON.stringify([personalStatement, academicGoals, whyUniversity]);
  return (
    essaysOf(application.applicationData) === essaysOf(changes.applicationData) &&
    (changes.intakeId === undefined || changes.intakeId === application.intakeId) &&
    (changes.documentIds === undefined ||
      JSON.stringify(changes.documentIds) === JSON.stringify(application.documentIds))
  );
}

/**
 * Deletes a draft with its requests and letters, and tells the recommenders who have not answered.
 * @throws Failure not_found, conflict after the submission
 */
export async function deleteDraft(dependencies: ApplicationDependencies, who: Who, id: string): Promise<void> {
  const { db } = dependencies;
  const fileIds = await db.transaction(async (tx) => {
    const context = { who, tx };
    const { application, offer } = await lockOwnApplication(dependencies, context, id);
    if (application.status !== 'draft') throw conflict('Only drafts can be deleted. Withdraw the application instead.');
    await withdrawRequests(dependencies, context, application, offer);
    const requests = await db.rows(RecommendationRow, context).where({ applicationId: id });
    await db.rows(ApplicationRow, context).deleteById(id);
    return requests.flatMap(({ fileId }) => fileId ?? []);
  });
  // What cannot be deleted now is removed by the sweep.
  for (const fileId of fileIds) await discardFile(dependencies, who.institution, who.user.id, fileId);
}
