import type { RouteInput, RouteResult, Who } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { idfs } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { ExtraTimeRow, GrantRow, SessionRow } from '../models.ts';
import type { ResultSummary } from '../results/contract.ts';
import { resultSummary } from '../results/views.ts';
import { completeSession } from '../sessions/complete-session.ts';
import { isOverdue } from '../sessions/queries.ts';
import { waitingAfter } from '../sessions/retakes.ts';

type Learners = (typeof idfs)['routes']['learners'];

/** A page of the learners visible to the caller, by name, with extra time, open session and latest result. */
export async function learnersWithSessions(
  dependencies: Dependencies,
  who: Who,
  { search, limit, offset }: RouteInput<Learners>['query'],
): Promise<RouteResult<Learners>> {
  const { db, people, relations, measurement, clock, configuration } = dependencies;
  const visible = await relations.visible({ who }, 'idfs.read');
  const { items, total } = await people.list({ who }, { role: 'learner', ids: visible, search, limit, offset });
  const ids = items.map(({ id }) => id);
  const extra = await db.rows(ExtraTimeRow, { who }).whereIn('userId', ids);
  const sessions = await db.rows(SessionRow, { who }).whereIn('userId', ids).orderBy('startedAt', 'desc');
  const grants = await db.rows(GrantRow, { who }).whereIn('userId', ids).whereNull('usedAt');
  const granted = new Set(grants.map(({ userId }) => userId));
  const { retakeDays } = await dependencies.settings(who.institution);
  const rules = { retakeDays, restarts: configuration.restarts };
  const extraOf = new Map(extra.map((row) => [row.userId, row]));
  const sessionsOf = Map.groupBy(sessions, ({ userId }) => userId);
  const standings: RouteResult<Learners>['items'] = [];
  for (const { id, firstName, lastName, username } of items) {
    const own = sessionsOf.get(id) ?? [];
    const open = own.find((each) => each.state === 'open' && !isOverdue(each, clock.now()));
    const latest = own.find((each) => each.state === 'completed');
    standings.push({
      userId: id,
      firstName,
      lastName,
      username,
      extraTime: extraOf.get(id)?.extraTime ?? null,
      // It may concern health, so only staff who manage extra time see it.
      reason: who.may('idfs.manage') ? (extraOf.get(id)?.reason ?? '') : '',
      open: open
        ? {
            sessionId: open.id,
            answered: (await measurement.formAnswers({ who }, open.sittingId)).filter((each) => each.answeredAt).length,
            questions: open.questionIds.length,
            timeLimit: open.limitSeconds,
            endsAt: open.deadline,
          }
        : null,
      latest: latest ? resultSummary(latest) : null,
      waitsUntil: open ? null : (waitingAfter(own, rules, clock.now())?.until ?? null),
      hasGrant: granted.has(id),
    });
  }
  return { total, items: standings };
}

/** All completed sessions of a learner, latest first. Overdue ones are completed first. */
export async function resultsOf(
  dependencies: Dependencies,
  context: CallContext,
  userId: string,
): Promise<ResultSummary[]> {
  const { db, clock } = dependencies;
  const own = () => db.rows(SessionRow, context).where({ userId });
  for (const session of await own().where({ state: 'open' })) {
    if (isOverdue(session, clock.now())) await completeSession(dependencies, context, session.id, 'time');
  }
  const completed = await own().where({ state: 'completed' }).orderBy('endedAt', 'desc');
  return completed.map(resultSummary);
}
