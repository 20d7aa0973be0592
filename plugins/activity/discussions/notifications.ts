import type { Actor, InstitutionRef, Role } from '../../../core/contract/index.ts';
import type { Database, Scope } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { resolveNames } from '../names.ts';
import { mayBeIn } from '../study-groups/circles.ts';
import { topicTitles } from '../study-groups/contract.ts';
import type { Dependencies } from '../study-groups/dependencies.ts';
import { groupName } from '../study-groups/group-names.ts';
import { MemberRow, MessageRow, ReportRow, StudyGroupRow } from '../study-groups/models.ts';
import type { Report } from './contract.ts';
import { notificationPrefix } from './discussion.ts';

/**
 * Notifies members who are not in the discussion and have unread messages, once until they have read them. The
 * notification contains neither words nor names of others.
 */
export async function notifyMembers(
  dependencies: Dependencies,
  institution: InstitutionRef,
  groupId: string,
): Promise<void> {
  const who = { institution };
  const group = await dependencies.db.rows(StudyGroupRow, { who }).findById(groupId);
  if (!group) return;
  const here = new Set(await dependencies.live.present(institution, groupId));
  const behind = await membersWithUnread(dependencies.db, { who }, groupId);
  const ids = behind.map(({ userId }) => userId).filter((userId) => !here.has(userId));
  const people = await dependencies.people.named({ who: unprivilegedActor(who.institution) }, ids);
  for (const { userId, seen } of behind) {
    const person = people.get(userId);
    // Members who may no longer be in the group could not open the discussion.
    if (!person || !mayBeIn(group, await dependencies.record.minority({ who }, { id: userId, role: person.role })))
      continue;
    const blocked = [...(await dependencies.blocks.blockedBy({ who }, userId))];
    const readable = dependencies.db.rows(MessageRow, { who }).where({ groupId }).where('sequence', '>', seen);
    readable.whereNotNull('text').whereRaw('user_id <> all(?::uuid[])', [[...blocked, userId]]);
    if ((await readable.resultSize()) === 0) continue;
    await dependencies.inbox.notify(
      { who },
      {
        userId,
        id: `${notificationPrefix(groupId)}${seen}`,
        kind: 'message',
        title: 'New in your study group',
        text: `There are new messages in the discussion on ${topicTitles[group.topic]}.`,
        to: `/study-groups/${groupId}`,
      },
    );
  }
}

/** A query of the members of a group with unread messages of others. */
export const membersWithUnread = (db: Database, scope: Scope, groupId: string) =>
  db
    .rows(MemberRow, scope)
    .alias('member')
    .where({ groupId })
    .whereRaw(
      `exists (select 1 from activity.messages as message where message.group_id = member.group_id
        and message.sequence > member.seen and message.text is not null
        and message.user_id is distinct from member.user_id)`,
    );

const staffRoles: readonly Role[] = ['instructor', 'administrator'];
/** Maximum number of staff notified per role. */
const maxStaff = 200;

/** Notifies staff of a reported message, once per message. */
export async function notifyStaff(
  dependencies: Dependencies,
  institution: InstitutionRef,
  messageId: string,
): Promise<void> {
  const who = { institution };
  const open = await dependencies.db.rows(ReportRow, { who }).where({ messageId }).whereNull('settledAt').first();
  const message = open && (await dependencies.db.rows(MessageRow, { who }).findById(messageId));
  const group = message && (await dependencies.db.rows(StudyGroupRow, { who }).findById(message.groupId));
  if (!group) return;
  for (const role of staffRoles) {
    const { items } = await dependencies.people.list(
      { who: unprivilegedActor(who.institution) },
      { role, limit: maxStaff, offset: 0 },
    );
    for (const { id: userId } of items) {
      await dependencies.inbox.notify(
        { who },
        {
          userId,
          id: `report/${messageId}`,
          kind: 'group',
          title: 'A message was reported',
          text: `In a study group on ${topicTitles[group.topic]}. Decide whether it stays.`,
          to: '/study-groups/reports',
        },
      );
    }
  }
}

/** Maximum number of listed reports. */
const maxReports = 200;

/** Reported messages without a decision, each once, the earliest first. For staff, with full names. */
export async function openReports(dependencies: Dependencies, who: Actor): Promise<Report[]> {
  const rows = await dependencies.db.rows(ReportRow, { who }).whereNull('settledAt').orderBy('at').limit(maxReports);
  const messages = await dependencies.db
    .rows(MessageRow, { who })
    .findByIds([...new Set(rows.map(({ messageId }) => messageId))]);
  const groups = await dependencies.db
    .rows(StudyGroupRow, { who })
    .findByIds([...new Set(messages.map(({ groupId }) => groupId))]);
  const writers = messages.flatMap(({ userId }) => userId ?? []);
  const names = await resolveNames(dependencies, { who }, writers, 'staff');
  const seen = new Set<string>();
  return rows.flatMap(({ id, messageId, reason, at }) => {
    const message = messages.find((each) => each.id === messageId);
    const group = groups.find((each) => each.id === message?.groupId);
    if (!message || !group || seen.has(messageId)) return [];
    seen.add(messageId);
    const reasons = rows.filter((each) => each.messageId === messageId);
    return {
      id,
      group: { id: group.id, name: groupName(group) },
      message: {
        id: messageId,
        who: (message.userId && names.of(message.userId)) ?? 'A former member',
        text: message.text,
        at: message.at.toISOString(),
      },
      reason:
        reasons
          .map((each) => each.reason)
          .filter(Boolean)
          .join('\n') || reason,
      times: reasons.length,
      at: at.toISOString(),
    };
  });
}
