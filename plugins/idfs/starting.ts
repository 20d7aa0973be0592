import { UniqueViolationError } from 'objection';
import type { PreparedForm } from '../item-bank/services.ts';
import { openSession } from './finding.ts';
import { ExtraTimeRow, SessionRow } from './models.ts';
import type { Inside, OwnCall, Parts } from './parts.ts';
import { claimLeaveToBegin } from './retakes.ts';
import { cutsOf, inRounds, limitWith, planOf } from './rules.ts';

/**
 * Opens a session with its form, its clock, and the job that ends it. Begun in two tabs at once it is one session: the
 * database holds one open session for each learner, and whoever comes second finds it.
 * @throws Failure conflict where the bank has too few questions, or the learner has to wait
 */
export async function startSession(parts: Parts, within: OwnCall): Promise<SessionRow> {
  const plan = planOf(parts.configuration, cutsOf(parts.record));
  const prepared = await parts.measurement.prepareForm(within, within.who.user.id, plan);
  try {
    return await parts.db.transaction((tx) => open(parts, { ...within, tx }, prepared));
  } catch (error) {
    const opened = error instanceof UniqueViolationError ? await openSession(parts, within) : undefined;
    if (opened) return opened;
    throw error;
  }
}

async function open(parts: Parts, within: Inside<OwnCall>, prepared: PreparedForm): Promise<SessionRow> {
  const { db, measurement, record, clock, configuration } = parts;
  const { user, institution } = within.who;
  const cuts = cutsOf(record);
  const { sittingId } = await measurement.openForm(within, user.id, prepared);
  const form = await measurement.form(within, sittingId);
  const asked = inRounds(form, ({ question }) => question.contentArea, configuration.rounds);
  const given = await db.rows(ExtraTimeRow, within).findOne({ userId: user.id });
  const usualSeconds = configuration.timeLimitSeconds;
  const limitSeconds = limitWith(given?.extraTime, usualSeconds);
  const startedAt = clock.now();
  const deadline = deadlineOf({ startedAt, limitSeconds });
  const session = await db.rows(SessionRow, within).insertAndFetch({
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
  await claimLeaveToBegin(parts, within);
  await parts.completeAt(within.tx, institution, session.id, deadline);
  return session;
}

export const deadlineOf = ({ startedAt, limitSeconds }: Pick<SessionRow, 'startedAt' | 'limitSeconds'>) =>
  new Date(startedAt.getTime() + 1000 * limitSeconds);
