import { randomUUID } from 'node:crypto';
import { knexOf } from '../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { learnerRecord } from '../learner/services.ts';
import { addPlacement, withinFirst } from '../learner/testing.ts';

const dayMs = 86_400_000;

/** Days before now on the clock of the platform, at an hour in UTC. */
export function daysAgo(at: TestPlatform, days: number, hour = 16): Date {
  const midnight = Math.floor(at.clock.now().getTime() / dayMs) * dayMs;
  return new Date(midnight - days * dayMs + hour * 3_600_000);
}

/** Placements of a learner on past days, with these abilities in logits. */
export async function addResults(
  at: TestPlatform,
  person: Pick<TestPerson, 'user'>,
  results: readonly (readonly [daysAgo: number, theta: number])[],
): Promise<void> {
  for (const [days, theta] of results) await addPlacement(at, person, { at: daysAgo(at, days), theta });
}

/** Notes an action of study on each of these past days. */
export async function studyOn(
  at: TestPlatform,
  { user }: Pick<TestPerson, 'user'>,
  days: readonly number[],
  hour = 16,
): Promise<void> {
  const record = at.platform.host.service(learnerRecord);
  for (const day of days) {
    const noted = { userId: user.id, kind: 'study', id: `day ${day} ${hour}`, at: daysAgo(at, day, hour) } as const;
    await record.noteActivity(withinFirst(at), noted);
  }
}

/** Answers in practice on past days, a minute apart, stored as practice stores them. Three of four are right. */
export async function addPractice(
  at: TestPlatform,
  { user }: Pick<TestPerson, 'user'>,
  given: { readonly days: readonly number[]; readonly answers: number; readonly milliseconds: number },
): Promise<void> {
  const knex = knexOf(at.platform.database);
  const common = { institution_id: at.institution.id, user_id: user.id };
  const runs = given.days.map((day) => ({
    ...{ id: randomUUID(), ...common, kind: 'topic', section: 'core_math', content_area: 'algebra' },
    ...{ started_at: daysAgo(at, day), ended_at: daysAgo(at, day, 17) },
  }));
  const questions = runs.flatMap(({ id: run_id, started_at }) =>
    Array.from({ length: given.answers }, (_, position) => {
      const submitted = new Date(started_at.getTime() + position * 60_000);
      return {
        ...{ id: randomUUID(), ...common, run_id, sitting_id: run_id, position, section: 'core_math' },
        ...{ content_area: 'algebra', difficulty: 2, asked_at: submitted, submitted_at: submitted },
        ...{ time_spent: given.milliseconds, answer: { given: 0 }, graded_at: submitted },
        ...{ is_correct: position % 4 > 0, outcome: 'proficient' },
      };
    }),
  );
  await knex.batchInsert('practice.runs', runs);
  await knex.batchInsert('practice.questions', questions, 500);
}
