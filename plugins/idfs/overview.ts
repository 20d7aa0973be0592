import type { RouteInput, RouteResult, Who } from '../../core/contract/index.ts';
import type { idfs } from './contract.ts';
import { completeSession } from './ending.ts';
import { isOverdue } from './finding.ts';
import { ExtraTimeRow, SessionRow } from './models.ts';
import type { Parts, Within } from './parts.ts';
import type { ResultSummary } from './results/contract.ts';

type Learners = (typeof idfs)['routes']['learners'];

/** A page of the institution's learners by name, each with extra time, open session and latest result. */
export async function learnersWithSessions(
  parts: Parts,
  who: Who,
  { search, limit, offset }: RouteInput<Learners>['query'],
): Promise<RouteResult<Learners>> {
  const { db, people, measurement, clock } = parts;
  const { items, total } = await people.list({ who }, { role: 'learner', search, limit, offset });
  const ids = items.map(({ id }) => id);
  const extra = await db.rows(ExtraTimeRow, { who }).whereIn('userId', ids);
  const sessions = await db.rows(SessionRow, { who }).whereIn('userId', ids).orderBy('startedAt', 'desc');
  const extraOf = new Map(extra.map((row) => [row.userId, row]));
  const sessionsOf = Map.groupBy(sessions, ({ userId }) => userId);
  const standings: RouteResult<Learners>['items'] = [];
  for (const { id, firstName, lastName, username } of items) {
    const own = sessionsOf.get(id) ?? [];
    const open = own.find((each) => each.state === 'open' && !isOverdue(each, clock.now()));
    // What the clock has ended is shown so, even before it is scored.
    const latest = own.find((each) => each.state === 'completed');
    standings.push({
      userId: id,
      firstName,
      lastName,
      username,
      extraTime: extraOf.get(id)?.extraTime ?? null,
      // Often of somebody's health: for those who decide on it.
      reason: who.may('idfs.manage') ? (extraOf.get(id)?.reason ?? '') : '',
      open: open
        ? {
            sessionId: open.id,
            answered: (await measurement.form({ who }, open.sittingId)).filter((each) => each.answeredAt).length,
            questions: open.questionIds.length,
            timeLimit: open.limitSeconds,
            endsAt: open.deadline,
          }
        : null,
      latest: latest ? summaryOf(latest) : null,
    });
  }
  return { total, items: standings };
}

/** Everything a learner has completed, the latest first; what the clock has ended is scored now. */
export async function resultsOf(parts: Parts, within: Within, userId: string): Promise<ResultSummary[]> {
  const { db, clock } = parts;
  const own = () => db.rows(SessionRow, within).where({ userId });
  for (const session of await own().where({ state: 'open' })) {
    if (isOverdue(session, clock.now())) await completeSession(parts, within, session.id, 'time');
  }
  const completed = await own().where({ state: 'completed' }).orderBy('endedAt', 'desc');
  return completed.map(summaryOf);
}

function summaryOf({ id, result }: SessionRow): ResultSummary {
  if (!result) throw new Error(`The session ${id} is completed without a result`);
  const { completedAt, eiqLevel, overallScore, standardError, questionsAnswered, questions, endedBy, isRecorded } =
    result;
  return {
    sessionId: id,
    completedAt,
    eiqLevel,
    overallScore,
    standardError,
    questionsAnswered,
    questions,
    endedBy,
    isRecorded,
  };
}
