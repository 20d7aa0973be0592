import type { CallContext } from '../../../core/db/index.ts';
import type { MasteryDependencies } from './dependencies.ts';
import type { GivenAnswer } from './given-answers.ts';
import { placementAnswers, practicePurpose, sessionAnswers } from './given-answers.ts';
import { AnswerRow, CatchUpRow } from './models.ts';

/** After this time (ms) answers are looked up again, because the plugin may have been off and missed their events. */
const recheckMs = 10 * 60 * 1000;
/** A change may become visible this much later (ms) than the time it bears. */
const overlapMs = 5 * 60 * 1000;

/** Answers that may have been missed, and the state to store with them. */
export interface MissedAnswers {
  readonly answers: readonly GivenAnswer[];
  readonly checkedAt: Date;
  readonly results: number;
}

/**
 * Answers since the last look-up; all of them at the first. Answers in assessments belong to recorded results, so they are
 * read only when the record has other results than then. Undefined shortly after a look-up.
 */
export async function missedAnswers(
  dependencies: MasteryDependencies,
  context: CallContext,
  userId: string,
): Promise<MissedAnswers | undefined> {
  const { db, clock, pastAnswers, resultsOf } = dependencies;
  const checkedAt = clock.now();
  const last = await db.rows(CatchUpRow, context).findById(userId);
  if (last && checkedAt.getTime() - last.checkedAt.getTime() < recheckMs) return undefined;
  const since = last && new Date(last.checkedAt.getTime() - overlapMs);
  const [practised, results] = await Promise.all([
    pastAnswers.of(context, userId, [practicePurpose], since),
    resultsOf(context, userId),
  ]);
  const measured =
    results.length === (last?.results ?? 0)
      ? []
      : await Promise.all([
          results.some(({ source }) => source === 'immersion') ? placementAnswers(dependencies, context, userId) : [],
          missedSessions(dependencies, context, userId),
        ]);
  return { answers: [...practised, ...measured.flat()], checkedAt, results: results.length };
}

async function missedSessions(dependencies: MasteryDependencies, context: CallContext, userId: string) {
  const sessions = (await dependencies.recordedSessions(context.who)?.of(context, userId)) ?? [];
  if (sessions.length === 0) return [];
  const taken = await dependencies.db.rows(AnswerRow, context).where({ userId, purpose: 'idfs' }).select('questionId');
  const known = new Set(taken.map(({ questionId }) => questionId));
  const missed = sessions.filter(({ questionIds }) => !questionIds.some((id) => known.has(id)));
  const answers = await Promise.all(
    missed.map(({ sittingId, endedAt }) => sessionAnswers(dependencies, context, sittingId, endedAt)),
  );
  return answers.flat();
}
