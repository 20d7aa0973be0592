import type { Dependencies } from '../../dependencies.ts';
import { ResponseRow, SittingRow } from '../../models.ts';
import type { AnswerHistory } from '../services.ts';
import { itemsAsked } from '../variants/asked-items.ts';

/** Reads graded answers of the past. */
export const createAnswerHistory = ({ db, bank }: Pick<Dependencies, 'db' | 'bank'>): AnswerHistory => ({
  async of(context, userId, purposes, since) {
    const sittings = await db
      .rows(SittingRow, context)
      .where({ userId })
      .whereIn('purpose', [...purposes])
      .select('id', 'purpose');
    if (sittings.length === 0) return [];
    const purposeOf = new Map(sittings.map(({ id, purpose }) => [id, purpose]));
    const responses = await db
      .rows(ResponseRow, context)
      .where({ userId })
      .whereIn('sittingId', [...purposeOf.keys()])
      .whereNotNull('answeredAt')
      .whereNotNull('verdict')
      .where({ isPretest: false })
      .modify((query) => {
        if (since) query.where((given) => given.where('answeredAt', '>=', since).orWhere('regradedAt', '>=', since));
      })
      .orderBy(['answeredAt', 'id']);
    const items = await itemsAsked({ db, bank }, context, responses);
    return responses.flatMap((response) => {
      const item = items.get(response.id);
      if (!item || !response.answeredAt) return [];
      return {
        ...{ questionId: response.id, purpose: purposeOf.get(response.sittingId) ?? '', at: response.answeredAt },
        ...{ section: item.section, contentArea: item.contentArea, concepts: item.concepts },
        isCorrect: response.verdict?.isCorrect ?? false,
        hintsUsed: response.hintIds.length,
        milliseconds: response.milliseconds ?? 0,
      };
    });
  },
});
