import type { Actor } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { PersonEvents } from '../../administration/services.ts';
import type { Dependencies } from '../dependencies.ts';
import { AssignmentRow, NoticeRow } from '../models.ts';

/** What a learner was told to do, for their history, newest first. */
export async function assignedTo(
  { db, work }: Dependencies,
  call: CallContext<Actor>,
  userId: string,
  limit: number,
): ReturnType<PersonEvents['eventsOf']> {
  const own = () => db.rows(NoticeRow, call).where({ userId, notice: 'assigned' });
  const [notices, total] = await Promise.all([
    own()
      .orderBy([
        { column: 'at', order: 'desc' },
        { column: 'assignmentId', order: 'desc' },
      ])
      .limit(limit),
    own().resultSize(),
  ]);
  const rows = await db.rows(AssignmentRow, call).whereIn(
    'id',
    notices.map(({ assignmentId }) => assignmentId),
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const kinds = new Map(work(call.who).map(({ service }) => [service.kind, service.title]));
  return {
    items: notices.flatMap(({ assignmentId: id, at }) => {
      const row = known.get(id);
      const title = row && (row.title ?? kinds.get(row.kind) ?? row.kind);
      return title === undefined ? [] : [{ id, at, text: `Was assigned “${title}”`, to: `/assignments/${id}` }];
    }),
    total,
  };
}
