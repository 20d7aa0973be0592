import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { contentAreaTitle } from '../../item-bank/contract.ts';
import type { Terms } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { resultsOf } from '../learners/overview.ts';
import { SessionRow } from '../models.ts';
import type { Result, ResultSummary } from '../results/contract.ts';
import { shownResult } from '../results/views.ts';
import { completeOwn, settled } from './complete-session.ts';
import { limitFor } from './limit.ts';
import { latestSession, noSuchSession, openSession } from './queries.ts';
import { assertMayBegin, barredNow } from './retakes.ts';
import { startSession } from './start-session.ts';
import type { SessionView } from './status.ts';
import { extraMinutesOf, sessionView } from './status.ts';
import type { GivenAnswer, SavedView } from './submit-answer.ts';
import { answerQuestion } from './submit-answer.ts';

/** Sessions, for learners and staff. */
export interface Sessions {
  /** The caller's latest session; null before the first. */
  session(who: Who): Promise<SessionView | null>;
  /** The terms of the next session. */
  terms(who: Who): Promise<z.input<typeof Terms>>;
  /** Starts a session, or continues the open one. @throws Failure forbidden, conflict (too early, or too few questions in the bank) */
  start(who: Who): Promise<SessionView>;
  /** @throws Failure not_found, conflict, invalid */
  answer(who: Who, given: GivenAnswer): Promise<SavedView>;
  /** @throws Failure not_found, conflict */
  complete(who: Who, sessionId: string | undefined): Promise<Result>;
  results(who: Who): Promise<ResultSummary[]>;
  /** A result of the caller, of a learner visible to staff, or of a guardian's child. @throws Failure not_found */
  result(who: Who, sessionId: string): Promise<Result>;
  /** The results of one learner. @throws Failure not_found */
  resultsOfLearner(who: Who, userId: string): Promise<ResultSummary[]>;
}

export function createSessions(dependencies: Dependencies): Sessions {
  const { db, people } = dependencies;
  return {
    async session(who) {
      const session = await settled(dependencies, { who }, await latestSession(dependencies, { who }));
      return session ? sessionView(dependencies, { who }, session) : null;
    },
    async terms(who) {
      const { blueprint, timeLimitSeconds: usualSeconds, minimumAnswers } = dependencies.configuration;
      const limitSeconds = await limitFor(dependencies, { who }, who.user.id);
      await settled(dependencies, { who }, await openSession(dependencies, { who }));
      const barred = await barredNow(dependencies, { who });
      return {
        categories: Object.entries(blueprint).map(([area, questions]) => ({
          category: contentAreaTitle(area),
          questions,
        })),
        questions: Object.values(blueprint).reduce((sum, questions) => sum + questions, 0),
        timeLimit: limitSeconds,
        extraMinutes: extraMinutesOf({ limitSeconds, usualSeconds }),
        minimumAnswers,
        canStart: !barred,
        nextAt: barred?.until ?? null,
        waitReason: barred?.reason ?? null,
      };
    },
    async start(who) {
      const open = await settled(dependencies, { who }, await openSession(dependencies, { who }));
      if (open?.state !== 'open') await assertMayBegin(dependencies, { who });
      const session = open?.state === 'open' ? open : await startSession(dependencies, { who });
      return sessionView(dependencies, { who }, session);
    },
    answer: (who, given) => answerQuestion(dependencies, { who }, given),
    complete: async (who, sessionId) =>
      shownResult(await completeOwn(dependencies, { who }, sessionId), who.user, true),
    results: (who) => resultsOf(dependencies, { who }, who.user.id),
    async result(who, sessionId) {
      const session = await settled(dependencies, { who }, await db.rows(SessionRow, { who }).findById(sessionId));
      const isOwn = session?.userId === who.user.id;
      if (session?.state !== 'completed') throw noSuchSession();
      const mayRead =
        isOwn ||
        (await dependencies.relations.mayFor({ who }, 'idfs.read', session.userId)) ||
        (await dependencies.record.isReadByGuardian({ who }, session.userId));
      if (!mayRead) throw noSuchSession();
      return shownResult(session, isOwn ? who.user : await people.one({ who }, session.userId), isOwn);
    },
    async resultsOfLearner(who, userId) {
      await dependencies.relations.assertMayFor({ who }, 'idfs.read', userId);
      const learner = await people.one({ who }, userId);
      return resultsOf(dependencies, { who }, learner.id);
    },
  };
}
