import type { Dependencies } from './dependencies.ts';
import { DocumentRow, ReadingRow } from './models.ts';
import type { ConfirmedDocuments } from './services.ts';
import { gpaOf, isCorrected } from './values/values.ts';

/** The service `documents.confirmed`. */
export function createConfirmedDocuments({ db }: Pick<Dependencies, 'db'>): ConfirmedDocuments {
  return {
    async ofLearner({ who, tx }, userId) {
      const scope = { who, ...(tx ? { tx } : {}) };
      const rows = await db
        .rows(DocumentRow, scope)
        .where({ userId })
        .whereNotNull('confirmedAt')
        .orderBy(['confirmedAt', 'id'].map((column) => ({ column, order: 'desc' as const })));
      const readings = await db.rows(ReadingRow, scope).findByIds(rows.map(({ id }) => id));
      return rows.flatMap(({ id, fileName, confirmedAt, nameMatches }) => {
        const found = readings.find(({ documentId }) => documentId === id);
        if (!confirmedAt || !found?.confirmed) return [];
        const { kind, tests, ...values } = found.confirmed;
        const scored = tests.map((test) => ({
          ...test,
          sections: test.sections.flatMap(({ name, score }) => (score === null ? [] : [{ name, score }])),
        }));
        return [
          {
            id,
            fileName,
            kind,
            confirmedAt,
            values: { ...values, tests: scored, gpa: gpaOf(found.confirmed) },
            nameMatches: nameMatches !== false,
            corrected: isCorrected(found.confirmed, found.reading),
          },
        ];
      });
    },
  };
}
