import type { Who } from '../../core/contract/index.ts';
import { forbidden } from '../../core/contract/index.ts';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { audit, people, relations } from '../../core/services.ts';
import { accommodations, assignableWork } from '../assignments/services.ts';
import { learnersOnly } from '../item-bank/contract.ts';
import { measurement } from '../item-bank/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { rescorableResults } from '../rescoring/services.ts';
import { idfs } from './contract.ts';
import { seedSessions } from './demo/seeds.ts';
import type { Dependencies } from './dependencies.ts';
import { extendSession, giveExtraTime, withdrawExtraTime } from './learners/extra-time.ts';
import { learnersWithSessions } from './learners/overview.ts';
import { assignedSessions } from './results/assigned-sessions.ts';
import { decideOnHeld, heldResults } from './results/held-results.ts';
import { recordedSessionsOf } from './results/recorded-sessions.ts';
import { rescorableSessions } from './results/rescorable-results.ts';
import { Configuration, InstitutionSettings } from './rules.ts';
import { recordedSessions } from './services.ts';
import { completeAtDeadline, completeOverdue } from './sessions/deadlines.ts';
import { openSessionQuestion } from './sessions/open-assessment.ts';
import { grantSession } from './sessions/retakes.ts';
import { createSessions } from './sessions/sessions.ts';

export default definePlugin({
  contract: idfs,
  config: Configuration,
  settings: InstitutionSettings,
  requires: { measurement, record: learnerRecord, people, relations, audit },
  uses: { accommodations },
  provides: { recorded: recordedSessions, work: assignableWork, rescorable: rescorableResults },
  async start({ db, config, settings, requires, uses, events, live, jobs, clock, log }) {
    const dependencies: Dependencies = {
      db,
      clock,
      configuration: config,
      ...requires,
      ...uses,
      settings,
      completeAt: (tx, institution, sessionId, deadline) =>
        jobs.enqueue('deadline', institution, { sessionId }, { tx, startAfter: deadline }),
      emitCompleted: (tx, institution, payload) => events.emit(tx, institution, 'idfs.completed', payload),
      notifyMoved: (institution, userId, payload) => live.toUser(institution, userId, 'idfs_moved', payload),
    };
    const sessions = createSessions(dependencies);
    return {
      routes: {
        session: (_, who) => sessions.session(who),
        terms: (_, who) => sessions.terms(who),
        start: (_, who) => sessions.start(asLearner(who)),
        answer: ({ body }, who) => sessions.answer(asLearner(who), body),
        complete: ({ body }, who) => sessions.complete(who, body?.sessionId),
        results: (_, who) => sessions.results(who),
        result: ({ params }, who) => sessions.result(who, params.sessionId),
        learners: ({ query }, who) => learnersWithSessions(dependencies, who, query),
        learnerResults: ({ params }, who) => sessions.resultsOfLearner(who, params.userId),
        held: async (_, who) => heldResults(dependencies, who),
        decide: ({ params, body }, who) => decideOnHeld(dependencies, who, params.sessionId, body),
        grant: ({ body }, who) => grantSession(dependencies, who, body),
        giveExtraTime: ({ params, body }, who) => giveExtraTime(dependencies, who, params.userId, body),
        withdrawExtraTime: ({ params }, who) => withdrawExtraTime(dependencies, who, params.userId),
        extend: ({ params, body }, who) => extendSession(dependencies, who, params.sessionId, body),
      },
      jobs: {
        deadline: ({ institution, payload }) =>
          completeAtDeadline(dependencies, { who: { institution } }, payload.sessionId),
      },
      services: {
        recorded: { of: (context, userId) => recordedSessionsOf(dependencies, context, userId) },
        work: assignedSessions(dependencies),
        rescorable: rescorableSessions(dependencies),
      },
      openAssessment: (who) => openSessionQuestion(dependencies, { who }),
      seeds: (institution) => seedSessions(dependencies, institution),
      schedules: {
        // Completes sessions whose job was missed: after a crash, a lost job, or while the plugin was off.
        sweep: {
          cron: '* * * * *',
          run: (institution) => completeOverdue(dependencies, { who: { institution } }, log),
        },
      },
    };
  },
});

/** @throws Failure forbidden for other roles, also where a session is open from a former role as a learner */
function asLearner(who: Who): Who {
  if (who.user.role !== 'learner') throw forbidden(learnersOnly);
  return who;
}
