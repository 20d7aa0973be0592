import type { AssignableWork, WorkProgress } from '../../assignments/services.ts';
import { barredAmong, earliestOf, progressAmong } from '../../assignments/services.ts';
import { Level } from '../../learner/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { GrantRow, SessionRow } from '../models.ts';
import { waitingAfter } from '../sessions/retakes.ts';

/** The kind of assigned work, by which extra time is found. */
export const assignedKind = 'idfs';

/** IDFS sessions as work that teachers can assign. */
export const assignedSessions = ({
  db,
  clock,
  record,
  settings,
  configuration,
}: Pick<Dependencies, 'db' | 'clock' | 'record' | 'settings' | 'configuration'>): AssignableWork => ({
  kind: assignedKind,
  title: 'IDFS',
  description: 'The timed IDFS assessment. It counts if it is begun after the assignment opens.',
  amount: null,
  hasClock: true,
  choices: async () => null,
  to: () => '/idfs-assessment',
  async progress(call, wanted) {
    const userIds = [...new Set(wanted.flatMap((each) => each.userIds))];
    const rows = await db
      .rows(SessionRow, call)
      .whereRaw('user_id = any(?::uuid[])', [userIds])
      .where('startedAt', '>=', earliestOf(wanted))
      .where((either) => either.where({ state: 'open' }).orWhereIn('outcome', ['recorded', 'held']))
      .orderBy('startedAt')
      .select('userId', 'state', 'outcome', 'startedAt', 'endedAt', 'result');
    return progressAmong(
      wanted,
      Map.groupBy(rows, ({ userId }) => userId),
      progressIn,
    );
  },
  async barred(call, userIds) {
    const [educations, sessions, grants, { retakeDays }] = await Promise.all([
      record.educations(call, userIds),
      db
        .rows(SessionRow, call)
        .whereRaw('user_id = any(?::uuid[])', [[...userIds]])
        .orderBy('startedAt', 'desc')
        .select('userId', 'state', 'outcome', 'endedAt'),
      db
        .rows(GrantRow, call)
        .whereRaw('user_id = any(?::uuid[])', [[...userIds]])
        .whereNull('usedAt')
        .select('userId'),
      settings(call.who.institution, call.tx),
    ]);
    const rules = { retakeDays, restarts: configuration.restarts };
    const granted = new Set(grants.map(({ userId }) => userId));
    return barredAmong(
      userIds,
      { educations, attempts: sessions, granted },
      (own) => waitingAfter(own, rules, clock.now())?.until,
    );
  },
});

/** @param sessions of one learner, first to last. Those that were too short, declined or repeated do not count. */
function progressIn(sessions: readonly SessionRow[]): WorkProgress | undefined {
  const [first] = sessions;
  if (!first) return undefined;
  const done =
    sessions.find(({ outcome }) => outcome === 'recorded') ?? sessions.find(({ outcome }) => outcome === 'held');
  const result = done?.outcome === 'recorded' ? done.result : null;
  return {
    begunAt: first.startedAt,
    doneAt: done?.endedAt ?? null,
    isHeld: done?.outcome === 'held',
    result: result && {
      level: Level.parse(result.eiqLevel.toLowerCase()),
      eiqScore: result.overallScore,
      standardError: result.standardError,
    },
    counted: null,
    answers: null,
  };
}
