import { createHash } from 'node:crypto';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { People } from '../../../core/services.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { PracticeHistory } from '../../practice/services.ts';
import { notificationPrefix } from '../discussions/discussion.ts';
import { recordResult } from '../feed/record-results.ts';
import type { Dependencies } from '../study-groups/dependencies.ts';
import { MemberRow, MessageRow, StudyGroupRow } from '../study-groups/models.ts';
import type { DemoGroup } from './groups.ts';
import { demoGroups } from './groups.ts';

interface SeedDependencies extends Omit<Dependencies, 'record'> {
  readonly byLogin: People['byLogin'];
  readonly record: Pick<LearnerRecord, 'eiq'>;
  practised(who: { institution: InstitutionRef }): PracticeHistory | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Days of past lessons in the demo's feed. */
const lessonDays = 14;

/** Seeds study groups and feed entries for the demo's people. Idempotent. */
export async function seedActivity(dependencies: SeedDependencies, institution: InstitutionRef): Promise<void> {
  const who = unprivilegedActor(institution);
  const people = new Map<string, string>();
  for (const username of new Set(
    demoGroups.flatMap(({ members, messages }) => [...members, ...messages.map(({ by }) => by)]),
  )) {
    const person = await dependencies.byLogin({ who }, username);
    if (person) people.set(username, person.id);
  }
  for (const userId of people.values()) await seedFeed(dependencies, { who }, userId);
  for (const group of demoGroups)
    await dependencies.db.transaction((tx) => seedGroup(dependencies, { who, tx }, group, people));
  const learner = people.get('learner');
  if (learner) await seedNotification(dependencies, { who }, learner);
}

async function seedFeed(
  dependencies: SeedDependencies,
  context: Pick<TransactionContext, 'who'>,
  userId: string,
): Promise<void> {
  const { history } = await dependencies.record.eiq(context, userId);
  for (const result of history) await recordResult(dependencies, context, userId, result);
  const since = dependencies.clock.now().getTime() - lessonDays * dayMs;
  for (const { runId, answered, endedAt } of (await dependencies.practised(context.who)?.lessons(context, userId)) ??
    []) {
    if (endedAt.getTime() < since) continue;
    await dependencies.feed.record(context, {
      userId,
      name: runId,
      facts: { kind: 'practice', questions: answered },
      at: endedAt,
    });
  }
}

async function seedGroup(
  { db, clock, feed }: SeedDependencies,
  context: TransactionContext,
  { name, topic, lessonsEach, circle, members, messages }: DemoGroup,
  people: ReadonlyMap<string, string>,
): Promise<void> {
  const id = idFrom(`${context.who.institution.id} ${name}`);
  if (await db.rows(StudyGroupRow, context).findById(id)) return;
  const [starter] = members.flatMap((username) => people.get(username) ?? []);
  if (!starter) return;
  const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
  const startedAt = ago(8 * 24 * 60);
  const written = messages.flatMap(({ by, minutesAgo, text }) => {
    const userId = people.get(by);
    return userId ? [{ userId, text, at: ago(minutesAgo) }] : [];
  });
  await db.rows(StudyGroupRow, context).insert({
    ...{ id, name, topic, lessonsEach, circle, startedAt, startedBy: starter },
    spokenAt: written.at(-1)?.at ?? startedAt,
    ...{ change: written.length, joined: members.length },
  });
  for (const [index, username] of members.entries()) {
    const userId = people.get(username);
    // Everyone has read all but the last message.
    const seen = Math.max(0, written.length - 1);
    if (userId) {
      const member = { groupId: id, userId, number: index + 1, joinedAt: startedAt, seen };
      await db.rows(MemberRow, context).insert(member);
    }
  }
  for (const [index, message] of written.entries()) {
    const count = { sequence: index + 1, change: index + 1 };
    await db.rows(MessageRow, context).insert({ id: idFrom(`${id} ${index}`), groupId: id, ...message, ...count });
  }
  await feed.record(context, { userId: starter, name: id, facts: { kind: 'group' }, groupId: id, at: startedAt });
}

/** An unread notification for the demo's learner. */
async function seedNotification(
  { inbox }: SeedDependencies,
  context: Pick<TransactionContext, 'who'>,
  userId: string,
): Promise<void> {
  const [first] = demoGroups;
  if (!first) return;
  const groupId = idFrom(`${context.who.institution.id} ${first.name}`);
  await inbox.notify(context, {
    userId,
    id: `${notificationPrefix(groupId)}demo`,
    kind: 'message',
    title: 'New in your study group',
    text: 'There are new messages in the discussion on Mathematics.',
    to: `/study-groups/${groupId}`,
  });
}

/** A stable id, so that seeding twice adds nothing. */
function idFrom(text: string): string {
  const hex = createHash('sha256').update(`activity ${text}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
