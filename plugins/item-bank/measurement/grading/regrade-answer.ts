import type { z } from 'zod';
import type { CallContext, Tx } from '../../../../core/db/index.ts';
import type { itemBank } from '../../contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ResponseRow } from '../../models.ts';
import type { Regrading } from '../../services.ts';
import { lockSitting } from '../sittings/asked-questions.ts';
import { isPassed } from './grade-answer.ts';
import { pointsOf } from './rubric/grade-by-rubric.ts';

type Regraded = z.input<(typeof itemBank.events)['question.regraded']>;

interface RegradingDependencies extends Pick<Dependencies, 'db' | 'bank' | 'clock'> {
  /** Emits the event in the transaction of the change. */
  regraded(tx: Tx, context: CallContext, payload: Regraded): Promise<void>;
}

/** Regrades an open answer. Later questions stay as they are, and the first grade is kept. */
export function createRegrading({ db, bank, clock, regraded }: RegradingDependencies): Regrading {
  return {
    regrade: (context, { userId, questionId, met, grader }) =>
      db.transaction(async (tx) => {
        const inside = { ...context, tx };
        const asked = await db.rows(ResponseRow, inside).findOne({ id: questionId, userId }).select('sittingId');
        if (!asked) return undefined;
        // The same lock as for answers serialises concurrent changes.
        const sitting = await lockSitting({ db }, inside, asked.sittingId);
        const response = await db.rows(ResponseRow, inside).findById(questionId);
        if (!response?.answeredAt || !response.verdict) return undefined;
        const item = await bank.item(response.itemId, response.itemVersion, tx);
        if (item.format !== 'open_ended') return undefined;
        const { points, maximumPoints } = pointsOf(item.rubric.criteria, met);
        const pointsBefore = response.points ?? 0;
        if (points === pointsBefore) return { pointsBefore, points, maximumPoints };
        const { grader: firstGrader, grading, verdict } = response;
        const isCorrect = isPassed(points, maximumPoints);
        await db
          .rows(ResponseRow, inside)
          .findById(questionId)
          .patch({
            ...{ points, maximumPoints, grader },
            grading: { met: item.rubric.criteria.map(({ id }) => id).filter((id) => met.includes(id)) },
            verdict: { ...verdict, points, maximumPoints, isCorrect },
            firstGrade: response.firstGrade ?? { points: pointsBefore, grader: firstGrader, grading },
            regradedAt: clock.now(),
          });
        await regraded(tx, context, {
          ...{ userId, questionId, sittingId: sitting.id, purpose: sitting.purpose },
          ...{ pointsBefore, points, maximumPoints },
        });
        return { pointsBefore, points, maximumPoints };
      }, context.tx),
  };
}
