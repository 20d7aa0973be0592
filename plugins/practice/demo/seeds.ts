import { createHash } from 'node:crypto';
import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { People } from '../../../core/services.ts';
import { QuestionRow, RunRow } from '../models.ts';
import { demoHistories, outcomes } from './histories.ts';

interface SeedDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'byLogin'>;
}

const dayMs = 24 * 60 * 60 * 1000;
/** The longest demo run (ms). */
const longestMs = 20 * 60 * 1000;
/** Times of demo answers (ms). */
const time = { fluent: 19_000, slow: 52_000, pause: 20_000 } as const;

/** Creates practice runs of the demo learners once. Learners with runs of their own are left unchanged. */
export async function seedPractice(
  { db, clock, people }: SeedDependencies,
  institution: InstitutionRef,
): Promise<void> {
  const who: Actor = unprivilegedActor(institution);
  for (const [username, runs] of Object.entries(demoHistories)) {
    const person = await people.byLogin({ who }, username);
    if (!person) continue;
    const { id: userId } = person;
    await db.transaction(async (tx) => {
      const context = { who, tx };
      if (await db.rows(RunRow, context).findOne({ userId })) return;
      const today = Math.floor(clock.now().getTime() / dayMs) * dayMs;
      for (const { daysAgo, section, contentArea, showed } of runs) {
        // Never in the future.
        let now = Math.min(today - daysAgo * dayMs + 16 * 60 * 60 * 1000, clock.now().getTime() - longestMs);
        const startedAt = new Date(now);
        const runId = idFrom(`${userId} ${daysAgo} ${contentArea}`);
        const questions = [...showed].map((letter, position) => {
          const outcome = outcomes[letter] ?? 'attempted';
          const timeSpent = outcome === 'mastered' ? time.fluent : time.slow;
          const askedAt = new Date(now);
          const submittedAt = new Date(now + timeSpent);
          now += timeSpent + time.pause;
          return {
            id: idFrom(`${runId} ${position}`),
            userId,
            runId,
            sittingId: runId,
            position,
            section,
            contentArea,
            difficulty: 2,
            question: null,
            askedAt,
            hints: outcome === 'familiar' ? [{ kind: 'conceptual' as const, text: '' }] : [],
            answer: { given: 0 },
            submittedAt,
            timeSpent,
            gradedAt: submittedAt,
            isCorrect: outcome !== 'attempted',
            outcome,
          };
        });
        const endedAt = new Date(now);
        await db
          .rows(RunRow, context)
          .insert({ id: runId, userId, kind: 'topic', section, contentArea, startedAt, endedAt })
          .onConflict('id')
          .ignore();
        await db.rows(QuestionRow, context).insert(questions).onConflict('id').ignore();
      }
    });
  }
}

/** The same id for the same text, so that seeding twice adds nothing. */
function idFrom(words: string): string {
  const hex = createHash('sha256').update(`practice ${words}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
