import { lockSitting } from './asked.ts';
import { contentAreaTitle } from './contract.ts';
import { feedbackOn } from './feedback.ts';
import { createForms } from './forms.ts';
import { SittingRow } from './models.ts';
import type { Parts } from './parts.ts';
import { createPauses } from './pauses.ts';
import type { Measurement } from './services.ts';
import { createSittings } from './sittings.ts';

/** Runs assessments, adaptive ones and fixed forms: what was asked of whom, what was answered, and what that says. */
export function createMeasurement(parts: Parts): Measurement {
  const { db, bank, clock } = parts;
  return {
    ...createSittings(parts),
    ...createForms(parts),
    ...createPauses(parts),
    feedback: (context, sittingId, questionId) => feedbackOn(parts, context, sittingId, questionId),
    async topics() {
      const topics = await bank.topics('practice');
      return topics.map((topic) => ({ ...topic, title: contentAreaTitle(topic.contentArea) }));
    },
    async close(context, sittingId) {
      await db.transaction(async (tx) => {
        const inside = { ...context, tx };
        const sitting = await lockSitting(parts, inside, sittingId);
        if (!sitting.closedAt) await db.rows(SittingRow, inside).findById(sittingId).patch({ closedAt: clock.now() });
      }, context.tx);
    },
  };
}
