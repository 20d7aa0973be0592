import { contentAreaTitle } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { SittingRow } from '../models.ts';
import type { Measurement } from '../services.ts';
import { createForms } from './forms/forms.ts';
import { lockSitting } from './sittings/asked-questions.ts';
import { feedbackOn, solutionOf } from './sittings/feedback.ts';
import { createPauses } from './sittings/pauses.ts';
import { createSittings } from './sittings/sittings.ts';

/** Runs assessments: adaptive sittings and fixed forms. */
export function createMeasurement(dependencies: Dependencies): Measurement {
  const { db, bank, clock } = dependencies;
  return {
    ...createSittings(dependencies),
    ...createForms(dependencies),
    ...createPauses(dependencies),
    feedback: (context, sittingId, questionId) => feedbackOn(dependencies, context, sittingId, questionId),
    solution: (context, sittingId, questionId) => solutionOf(dependencies, context, sittingId, questionId),
    async topics(context, pool = 'practice') {
      const topics = await bank.topics(
        pool,
        dependencies.packsFor(context).map(({ plugin }) => plugin),
      );
      return topics.map((topic) => ({ ...topic, title: contentAreaTitle(topic.contentArea) }));
    },
    async close(context, sittingId) {
      await db.transaction(async (tx) => {
        const inside = { ...context, tx };
        const sitting = await lockSitting(dependencies, inside, sittingId);
        if (!sitting.closedAt) await db.rows(SittingRow, inside).findById(sittingId).patch({ closedAt: clock.now() });
      }, context.tx);
    },
  };
}
