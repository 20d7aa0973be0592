import type { Actor } from '../../../core/contract/index.ts';
import type { CallContext, Database } from '../../../core/db/index.ts';
import type { PersonEvents } from '../../administration/services.ts';
import { levelTitles } from '../contract.ts';
import { ResultRow } from '../models.ts';

/** The results of a person for their history, newest first. */
export async function resultEvents(
  db: Database,
  call: CallContext<Actor>,
  userId: string,
  limit: number,
): ReturnType<PersonEvents['eventsOf']> {
  const own = () => db.rows(ResultRow, call).where({ userId });
  const [rows, total] = await Promise.all([
    own()
      .orderBy([
        { column: 'at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit),
    own().resultSize(),
  ]);
  return {
    items: rows.map(({ id, at, title, level }) => ({ id, at, text: `Finished ${title}: ${levelTitles[level]}` })),
    total,
  };
}
