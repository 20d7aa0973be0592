import { createHash } from 'node:crypto';
import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { People } from '../../../core/services.ts';
import { ConversationRow, MessageRow } from '../models.ts';
import type { Sources } from './gaps.ts';
import { gapsIn } from './gaps.ts';
import { AdviceRow, CoachingRow } from './models.ts';
import { sessionFigures } from './status.ts';

interface SeedDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'byLogin'>;
  readonly sources: Sources;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The demo's coached learner. */
const username = 'learner';
const daysAgo = 5;

/** The demo conversation with the suggestions beside each reply. */
const talk: readonly { readonly said: string; readonly answered: string; readonly suggested: readonly string[] }[] = [
  {
    said: 'I know that I have to do the same on both sides, but I never know what to do first in 3x + 4 = 19.',
    answered:
      'Doing the same on both sides is the heart of it. To see what comes first, look at how $3x + 4$ was made from $x$: which two things were done to it, and which of them last?',
    suggested: [
      'Write your first step and the reason for it before you ask for the next one.',
      'Try this one on linear equations: Solve 5x + 3 = 28. What is x?',
    ],
  },
  {
    said: 'First times 3, then plus 4. So I take away 4 first, because it came last. 3x = 15 and x = 5.',
    answered:
      'Right, and so is the reason: what was done last is undone first. Put 5 back into $3x + 4$ to be sure. What do you get?',
    suggested: [
      'Check your result another way: put it back into the question.',
      'Make up a problem of the same kind with other numbers, and solve it.',
    ],
  },
];

/** Gives the demo's learner one completed session, unless they have sessions already. */
export async function seedCoaching(
  { db, clock, people, sources }: SeedDependencies,
  institution: InstitutionRef,
): Promise<void> {
  const who: Actor = unprivilegedActor(institution);
  const person = await people.byLogin({ who }, username);
  if (!person) return;
  const { id: userId } = person;
  const { mastered } = await gapsIn(sources, { who }, userId, 'mathematics');
  const session = await db.transaction(async (tx) => {
    const context = { who, tx };
    if (await db.rows(CoachingRow, context).findOne({ userId })) return undefined;
    const began = new Date(Math.floor(clock.now().getTime() / dayMs) * dayMs - daysAgo * dayMs + 15 * 60 * minuteMs);
    const after = (minutes: number) => new Date(began.getTime() + minutes * minuteMs);
    const ended = after(3 * talk.length);
    const conversationId = idFrom(`${userId} coached`);
    await db
      .rows(ConversationRow, context)
      .insert([
        {
          id: conversationId,
          userId,
          kind: 'coaching',
          title: 'Concept review: Mathematics',
          ofMinor: true,
          lastPosition: 2 * talk.length,
          createdAt: began,
          updatedAt: ended,
        },
      ])
      .onConflict('id')
      .ignore();
    // A concurrent seeding waits here and then finds the session.
    if (await db.rows(CoachingRow, context).findOne({ conversationId })) return undefined;
    const added = await db.rows(CoachingRow, context).insertAndFetch({
      userId,
      conversationId,
      sessionType: 'concept_review',
      subject: 'mathematics',
      status: 'completed',
      learningGoal: 'Solve linear equations without guessing',
      masteredBefore: { concepts: mastered.map(({ id }) => id) },
      createdAt: began,
      completedAt: ended,
    });
    for (const [index, { said, answered, suggested }] of talk.entries()) {
      const spoken = { userId, conversationId, state: 'complete' as const, attempt: 1 };
      const message = await db.rows(MessageRow, context).insertAndFetch({
        ...spoken,
        position: 2 * index + 1,
        role: 'user',
        content: said,
        createdAt: after(3 * index + 1),
      });
      await db.rows(MessageRow, context).insert({
        ...spoken,
        position: 2 * index + 2,
        role: 'assistant',
        content: answered,
        createdAt: after(3 * index + 1),
        endedAt: after(3 * index + 2),
        provider: 'built-in',
      });
      const advice = { userId, sessionId: added.id, messageId: message.id, suggestions: suggested, topics: [] };
      await db.rows(AdviceRow, context).insert(advice);
    }
    return added;
  });
  if (!session) return;
  const outcome = await sessionFigures({ db, sources }, { who }, session);
  await db.rows(CoachingRow, { who }).findById(session.id).patch({ outcome });
}

/** A stable id, so that seeding is repeatable. */
function idFrom(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
