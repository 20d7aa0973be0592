import type { z } from 'zod';
import type { CursorQuery, Who } from '../../../core/contract/index.ts';
import { afterRow, among } from '../../../core/db/index.ts';
import type { DocumentSummary, NameMismatch } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { summaryOf } from '../library/views.ts';
import { DocumentRow, ReadingRow } from '../models.ts';

/** What staff see of the documents of learners they may see. */
export function createStaffOverview({ db, people, relations }: Dependencies) {
  return {
    /** @throws Failure not_found */
    async ofLearner(who: Who, userId: string): Promise<DocumentSummary[]> {
      await relations.assertMayFor({ who }, 'documents.read', userId);
      const order = ['uploadedAt', 'id'].map((column) => ({ column, order: 'desc' as const }));
      return (await db.rows(DocumentRow, { who }).where({ userId }).orderBy(order)).map(summaryOf);
    },

    async nameMismatches(
      who: Who,
      { limit, offset, after }: z.output<typeof CursorQuery>,
    ): Promise<{ items: NameMismatch[]; total: number }> {
      const visible = await relations.visible({ who }, 'documents.read');
      const rows = () => db.rows(DocumentRow, { who }).where({ nameMatches: false }).modify(among('userId', visible));
      const columns = ['uploadedAt', 'id'];
      const page = await rows()
        .modify(await afterRow(rows(), { columns, descending: true }, after))
        .orderBy(columns.map((column) => ({ column, order: 'desc' as const })))
        .limit(limit)
        .offset(offset);
      const [total, learners, readings] = await Promise.all([
        rows().resultSize(),
        people.named(
          { who },
          page.map(({ userId }) => userId),
        ),
        db.rows(ReadingRow, { who }).findByIds(page.map(({ id }) => id)),
      ]);
      const items = page.flatMap((row): NameMismatch[] => {
        const learner = learners.get(row.userId);
        const found = readings.find(({ documentId }) => documentId === row.id);
        if (!learner || !found) return [];
        const nameRead = found.reading.studentName?.value ?? '';
        const corrected = (found.confirmed ?? found.corrections)?.studentName ?? null;
        const { id, firstName, lastName } = learner;
        return [
          {
            document: summaryOf(row),
            learner: { id, firstName, lastName },
            nameRead,
            nameCorrected: corrected === nameRead ? null : corrected,
          },
        ];
      });
      return { items, total };
    },
  };
}
