import type { Who } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { RoomRow } from '../models.ts';
import type { Dependencies } from '../rooms/dependencies.ts';
import { deleteMessage } from './chat.ts';
import type { ChatReport } from './contract.ts';
import { MessageReportRow, MessageRow } from './models.ts';

/** Reports read at most. */
const maxReports = 200;

/** Reported messages, for staff. */
export function createReports(dependencies: Dependencies) {
  const { db, clock, people } = dependencies;
  return {
    /** Each reported message once, the earliest first, with the author's full name. */
    async open(who: Who): Promise<ChatReport[]> {
      const rows = await db
        .rows(MessageReportRow, { who })
        .whereNull('settledAt')
        .orderBy(['at', 'id'])
        .limit(maxReports);
      if (rows.length === 0) return [];
      const messages = await db
        .rows(MessageRow, { who })
        .whereRaw('id = any(?::uuid[])', [rows.map(({ messageId }) => messageId)]);
      const rooms = await db
        .rows(RoomRow, { who })
        .whereRaw('id = any(?::uuid[])', [messages.map(({ roomId }) => roomId)]);
      const named = await people.named({ who: unprivilegedActor(who.institution) }, [
        ...new Set(rows.map(({ authorId }) => authorId)),
      ]);
      const byMessage = Map.groupBy(rows, ({ messageId }) => messageId);
      return [...byMessage].flatMap(([messageId, reports]) => {
        const [first] = reports;
        const message = messages.find(({ id }) => id === messageId);
        const room = rooms.find(({ id }) => id === message?.roomId);
        if (!first || !message || !room) return [];
        const author = named.get(first.authorId);
        return [
          {
            ...{ id: first.id, messageId, text: first.text, times: reports.length },
            room: { id: room.id, name: room.name },
            author: author ? `${author.firstName} ${author.lastName}`.trim() : 'A former participant',
            reasons: reports.flatMap(({ reason }) => reason || []),
            isDeleted: message.text === null,
            at: first.at.toISOString(),
          },
        ];
      });
    },

    /** Settles all reports of a message. @throws Failure not_found */
    settle: (who: Who, reportId: string, isRemoved: boolean): Promise<void> =>
      db.transaction(async (tx) => {
        const report = await db.rows(MessageReportRow, { who, tx }).findById(reportId);
        const message = report && (await db.rows(MessageRow, { who, tx }).findById(report.messageId));
        if (!report || !message) throw notFound('There is no such report.');
        if (report.settledAt) return;
        if (isRemoved) {
          await db.rows(RoomRow, { who, tx }).findById(message.roomId).forUpdate();
          await deleteMessage(dependencies, who, tx, message);
        }
        await db
          .rows(MessageReportRow, { who, tx })
          .where({ messageId: message.id })
          .whereNull('settledAt')
          .patch({ settledAt: clock.now() });
        await dependencies.audit.record(
          { who, tx },
          { action: 'collaboration-room.report-settled', subject: message.id },
        );
      }),
  };
}
