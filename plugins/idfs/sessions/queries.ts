import type { Who } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { SessionRow } from '../models.ts';

type QueryDependencies = Pick<Dependencies, 'db'>;

/** The caller's open session. It may be overdue. */
export async function openSession(
  { db }: QueryDependencies,
  context: CallContext<Who>,
): Promise<SessionRow | undefined> {
  return db.rows(SessionRow, context).findOne({ userId: context.who.user.id, state: 'open' });
}

/** The caller's open session, or else the latest one. */
export async function latestSession(
  { db }: QueryDependencies,
  context: CallContext<Who>,
): Promise<SessionRow | undefined> {
  return db
    .rows(SessionRow, context)
    .where({ userId: context.who.user.id })
    .orderByRaw("state = 'open' desc")
    .orderBy('startedAt', 'desc')
    .first();
}

/** The caller's session in which a question was asked. @throws Failure conflict where it was not asked */
export async function sessionAsking(
  { db }: QueryDependencies,
  context: CallContext<Who>,
  questionId: string,
): Promise<SessionRow> {
  const session = await db
    .rows(SessionRow, context)
    .where({ userId: context.who.user.id })
    .whereRaw('? = any(question_ids)', [questionId])
    .first();
  if (!session) throw conflict('This question was not asked in an assessment of yours.');
  return session;
}

/** A session, locked for a change. @throws Failure not_found */
export async function lockedSession(
  { db }: QueryDependencies,
  context: TransactionContext,
  id: string,
): Promise<SessionRow> {
  const session = await db.rows(SessionRow, context).findById(id).forUpdate();
  if (!session) throw noSuchSession();
  return session;
}

/** A session of a learner that the caller may manage, locked. @throws Failure not_found */
export async function sessionToManage(
  { db, relations }: Pick<Dependencies, 'db' | 'relations'>,
  context: TransactionContext<Who>,
  id: string,
): Promise<SessionRow> {
  const session = await lockedSession({ db }, context, id);
  if (!(await relations.mayFor(context, 'idfs.manage', session.userId))) throw noSuchSession();
  return session;
}

/** Ids of open sessions past their deadline, earliest first. */
export async function overdueSessions(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  context: CallContext,
): Promise<string[]> {
  const rows = await db
    .rows(SessionRow, context)
    .where({ state: 'open' })
    .where('deadline', '<=', clock.now())
    .orderBy('deadline')
    .select('id');
  return rows.map(({ id }) => id);
}

export const isOverdue = ({ state, deadline }: SessionRow, now: Date) => state === 'open' && deadline <= now;

/** The same message for another person's session and an unknown id. */
export const noSuchSession = () => notFound('There is no such session.');
