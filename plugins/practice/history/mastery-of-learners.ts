import type { Section } from '../../item-bank/contract.ts';
import type { Mastery } from '../../learner/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { QuestionRow } from '../models.ts';
import { latestOutcomes, topicMastery } from '../runs/mastery.ts';
import type { LearnerMastery, Reading } from '../services.ts';

/** A learner's topics: a value a topic in each. */
interface Counted {
  readonly userId: string;
  readonly sections: readonly Section[];
  readonly contentAreas: readonly string[];
  readonly graded: readonly number[];
  readonly correct: readonly number[];
  /** The latest first; null where none is graded. */
  readonly outcomes: readonly (readonly Mastery[] | null)[];
}

/**
 * The topics in which learners have answers, computed in the database because there may be thousands of answers, and read a
 * row a learner, because there may be thousands of learners.
 */
export async function masteryOfLearners(
  { db }: Pick<Dependencies, 'db'>,
  context: Reading,
  userIds: readonly string[],
): Promise<LearnerMastery[]> {
  const counts = db
    .rows(QuestionRow, context)
    .select(
      ...(['institutionId', 'userId', 'section', 'contentArea'] as const),
      QuestionRow.raw(
        `count(graded_at) as graded, count(*) filter (where is_correct) as correct,
         ${latestOutcomes}`,
      ),
    )
    .whereRaw('user_id = any(?::uuid[])', [[...userIds]])
    .whereNotNull('submittedAt')
    .groupBy('institutionId', 'userId', 'section', 'contentArea');
  const learners = (await db
    .rows(QuestionRow, context)
    .alias('counted')
    .from(counts.as('counted'))
    .groupBy('userId')
    .select(
      'userId',
      QuestionRow.raw(
        `json_agg(section) as sections, json_agg(content_area) as content_areas, json_agg(graded) as graded,
         json_agg(correct) as correct, json_agg(outcomes) as outcomes`,
      ),
    )) as unknown as Counted[];
  return learners.flatMap(({ userId, sections, contentAreas, graded, correct, outcomes }) =>
    sections.map((section, topic) => ({
      ...{ userId, section },
      contentArea: contentAreas[topic] ?? '',
      graded: graded[topic] ?? 0,
      correct: correct[topic] ?? 0,
      mastery: topicMastery(outcomes[topic] ?? []),
    })),
  );
}
