import type { Actor, Who } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import type { IntakeOffer } from '../catalogue/lookups.ts';
import type { ApplicationDependencies } from './dependencies.ts';
import { ApplicationRow } from './models.ts';

type Reading = Pick<ApplicationDependencies, 'db' | 'lookups'>;

export interface OfferedApplication {
  readonly application: ApplicationRow;
  readonly offer: IntakeOffer;
}

/** The applications of a learner, the latest first. By when they began: no later change moves one. */
export const applicationsOf = ({ db }: Reading, context: CallContext, userId: string) =>
  db
    .rows(ApplicationRow, scopeOf(context))
    .where({ userId })
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** An application of the caller. @throws Failure not_found */
export async function ownApplication(
  { db, lookups }: Reading,
  context: CallContext<Who>,
  id: string,
): Promise<OfferedApplication> {
  const application = await db.rows(ApplicationRow, scopeOf(context)).findOne({ id, userId: context.who.user.id });
  if (!application) throw notFound();
  return { application, offer: await offerOf({ lookups }, context, application) };
}

/**
 * An application with what it is for, both locked until the transaction ends: the catalogue first, which is the order in
 * which it is changed. @throws Failure not_found
 */
export async function lockApplication(
  { db, lookups }: Reading,
  context: TransactionContext<Actor>,
  id: string,
): Promise<OfferedApplication> {
  const found = await db.rows(ApplicationRow, context).findById(id);
  const offer = found && (await lookups.intake(context, found.intakeId));
  const application = await db.rows(ApplicationRow, context).findById(id).forUpdate();
  if (!offer || !application) throw notFound();
  if (application.intakeId === offer.intake.id) return { application, offer };
  // The draft moved to another intake in the meantime.
  return { application, offer: await offerOf({ lookups }, context, application) };
}

/** The same for one of the caller's own. @throws Failure not_found */
export async function lockOwnApplication(
  dependencies: Reading,
  context: TransactionContext<Who>,
  id: string,
): Promise<OfferedApplication> {
  const locked = await lockApplication(dependencies, context, id);
  if (locked.application.userId !== context.who.user.id) throw notFound();
  return locked;
}

async function offerOf({ lookups }: Pick<Reading, 'lookups'>, context: CallContext, { intakeId }: ApplicationRow) {
  const offer = (await lookups.intakes(context, [intakeId])).get(intakeId);
  if (!offer) throw notFound();
  return offer;
}

export const scopeOf = ({ who, tx }: CallContext) => ({ who, ...(tx ? { tx } : {}) });
