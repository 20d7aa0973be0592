import { conflict, notFound } from '../../core/contract/index.ts';
import { SessionRow } from './models.ts';
import type { Inside, OwnCall, Parts, Within } from './parts.ts';

type Finding = Pick<Parts, 'db'>;

/** The caller's open session, if there is one. It may be overdue. */
export async function openSession({ db }: Finding, within: OwnCall): Promise<SessionRow | undefined> {
  return db.rows(SessionRow, within).findOne({ userId: within.who.user.id, state: 'open' });
}

/** The caller's open session, or else the one begun last. */
export async function latestSession({ db }: Finding, within: OwnCall): Promise<SessionRow | undefined> {
  return db
    .rows(SessionRow, within)
    .where({ userId: within.who.user.id })
    .orderByRaw("state = 'open' desc")
    .orderBy('startedAt', 'desc')
    .first();
}

/** The caller's own session in which a question was asked. @throws Failure conflict for one that was not */
export async function sessionAsking({ db }: Finding, within: OwnCall, questionId: string): Promise<SessionRow> {
  const session = await db
    .rows(SessionRow, within)
    .where({ userId: within.who.user.id })
    .whereRaw('? = any(question_ids)', [questionId])
    .first();
  if (!session) throw conflict('This question was not asked in an assessment of yours.');
  return session;
}

/** A session, locked: whatever changes it waits its turn here. @throws Failure not_found */
export async function lockedSession({ db }: Finding, within: Inside, id: string): Promise<SessionRow> {
  const session = await db.rows(SessionRow, within).findById(id).forUpdate();
  if (!session) throw noSuchSession();
  return session;
}

/** Open sessions whose time is over, the longest first. */
export async function overdueSessions({ db, clock }: Pick<Parts, 'db' | 'clock'>, within: Within): Promise<string[]> {
  const rows = await db
    .rows(SessionRow, within)
    .where({ state: 'open' })
    .where('deadline', '<=', clock.now())
    .orderBy('deadline')
    .select('id');
  return rows.map(({ id }) => id);
}

export const isOverdue = ({ state, deadline }: SessionRow, now: Date) => state === 'open' && deadline <= now;

/** The same words for a session of somebody else's and for one that never was. */
export const noSuchSession = () => notFound('There is no such session.');
