import type { Who } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { insertOrFind } from '../../../core/db/index.ts';
import type { PreparedForm } from '../../item-bank/services.ts';
import type { Dependencies } from '../dependencies.ts';
import { SessionRow } from '../models.ts';
import { cutsOf, inRounds, planOf } from '../rules.ts';
import { limitFor } from './limit.ts';
import { openSession } from './queries.ts';
import { claimPermission } from './retakes.ts';

/**
 * Starts a session with its form, its clock, and the job that ends it. The database allows one open session a learner, so
 * two tabs that start at once get the same one.
 * @throws Failure conflict where the bank has too few questions or the learner has to wait
 */
export async function startSession(dependencies: Dependencies, context: CallContext<Who>): Promise<SessionRow> {
  const plan = planOf(dependencies.configuration, cutsOf(await dependencies.record.cuts(context)));
  const prepared = await dependencies.measurement.prepareForm(context, context.who.user.id, plan);
  return insertOrFind(
    () => dependencies.db.transaction((tx) => open(dependencies, { ...context, tx }, prepared)),
    () => openSession(dependencies, context),
  );
}

async function open(
  dependencies: Dependencies,
  context: TransactionContext<Who>,
  prepared: PreparedForm,
): Promise<SessionRow> {
  const { db, measurement, record, clock, configuration } = dependencies;
  const { user, institution } = context.who;
  const cuts = cutsOf(await record.cuts(context));
  const { sittingId } = await measurement.openForm(context, user.id, prepared);
  const form = await measurement.form(context, sittingId);
  const asked = inRounds(form, ({ question }) => question.contentArea, configuration.rounds);
  const usualSeconds = configuration.timeLimitSeconds;
  const limitSeconds = await limitFor(dependencies, context, user.id);
  const startedAt = clock.now();
  const deadline = deadlineOf({ startedAt, limitSeconds });
  const session = await db.rows(SessionRow, context).insertAndFetch({
    userId: user.id,
    sittingId,
    questionIds: asked.map(({ question }) => question.id),
    state: 'open',
    startedAt,
    usualSeconds,
    limitSeconds,
    deadline,
    cuts,
  });
  await claimPermission(dependencies, context);
  await dependencies.completeAt(context.tx, institution, session.id, deadline);
  return session;
}

export const deadlineOf = ({ startedAt, limitSeconds }: Pick<SessionRow, 'startedAt' | 'limitSeconds'>) =>
  new Date(startedAt.getTime() + 1000 * limitSeconds);
