import type { RetentionHandler } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import { MessageRow, ReportRow } from '../study-groups/models.ts';

/** Old messages in the discussions of study groups, without those of which staff have not settled a report. */
export function oldMessages(db: Database): RetentionHandler {
  const matching = (institution: { readonly id: string }, before: Date) =>
    db
      .rows(MessageRow, { institution })
      .where('at', '<', before)
      .whereNotIn('id', db.rows(ReportRow, { institution }).whereNull('settledAt').select('messageId'));
  return {
    count: (institution, before) => matching(institution, before).resultSize(),
    release: (institution, before) => matching(institution, before).delete().execute(),
  };
}
