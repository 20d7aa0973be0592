import type { Who } from '../../../core/contract/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { allows } from '../../learner/contract.ts';
import type { ParticipantRow, RoomRow } from '../models.ts';
import type { Dependencies } from '../rooms/dependencies.ts';
import { namesFor } from '../rooms/names.ts';
import type { ChatMessage } from './contract.ts';
import type { MessageRow } from './models.ts';
import { MessageReportRow } from './models.ts';

/** Messages as a reader sees them, in the same order. */
export async function messagesFor(
  dependencies: Dependencies,
  who: Who,
  room: Pick<RoomRow, 'circle'>,
  participants: readonly Pick<ParticipantRow, 'userId'>[],
  rows: readonly MessageRow[],
): Promise<ChatMessage[]> {
  if (rows.length === 0) return [];
  const authors = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  const [names, people, reports, blocked] = await Promise.all([
    namesFor(dependencies, who, authors),
    dependencies.people.named({ who: unprivilegedActor(who.institution) }, authors),
    dependencies.db
      .rows(MessageReportRow, { who })
      .where({ reporterId: who.user.id })
      .whereRaw('message_id = any(?::uuid[])', [rows.map(({ id }) => id)]),
    dependencies.blocks.blockedBy({ who }, who.user.id),
  ]);
  const asked = [...people.values()].map(({ id, role }) => ({ id, role }));
  const minorities = await dependencies.record.minorities({ who }, asked);
  const inRoom = new Set(participants.map(({ userId }) => userId));
  const reported = new Set(reports.map(({ messageId }) => messageId));
  /** Whether the author may no longer meet the others: their age or a consent changed. */
  const isHidden = (userId: string | null) => {
    if (userId === null || userId === who.user.id) return false;
    const minority = minorities.get(userId);
    if (!minority) return true;
    return !(minority.circle === 'staff' || minority.circle === room.circle) || !allows(minority, 'talking');
  };
  // What people did in the room stays: it shows who is there.
  const isBlocked = (userId: string | null, type: MessageRow['type']) =>
    userId !== null && type === 'text' && blocked.has(userId);
  return rows.map(({ id, userId, type, text, sequence, at, editedAt, removedAt }) => {
    const isKnown = userId !== null && (inRoom.has(userId) || userId === who.user.id) && !isHidden(userId);
    const gone = removedAt
      ? 'deleted'
      : text === null
        ? 'account'
        : isHidden(userId)
          ? 'hidden'
          : isBlocked(userId, type)
            ? 'blocked'
            : null;
    return {
      ...{ id, type, sequence, gone },
      userId: isKnown ? userId : null,
      userName: isKnown ? names.of(userId) : null,
      message: gone === null ? text : null,
      timestamp: at.toISOString(),
      isEdited: editedAt !== null && gone === null,
      isReported: reported.has(id),
    };
  });
}
