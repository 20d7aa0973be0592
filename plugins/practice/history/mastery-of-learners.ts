import type { Section } from '../../item-bank/contract.ts';
import type { Mastery } from '../../learner/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { QuestionRow } from '../models.ts';
import { latestWeighed, topicMastery } from '../runs/mastery.ts';
import type { LearnerMastery, Reading } from '../services.ts';

interface Counted {
  readonly userId: string;
  readonly section: Section;
  readonly contentArea: string;
  readonly graded: number;
  readonly correct: number;
  readonly outcomes: readonly Mastery[] | null;
}

/** The topics in which learners have answers, computed in the database because there may be thousands of answers. */
export async function masteryOfLearners(
  { db }: Pick<Dependencies, 'db'>,
  context: Reading,
  userIds: readonly string[],
): Promise<LearnerMastery[]> {
  const counts = (await db
    .rows(QuestionRow, context)
    .select(
      'userId',
      'section',
      'contentArea',
      QuestionRow.raw(
        `count(graded_at)::int as graded, (count(*) filter (where is_correct))::int as correct,
         (array_agg(outcome order by submitted_at desc, position desc) filter (where outcome is not null))[1:?] as outcomes`,
        [latestWeighed],
      ),
    )
    .whereRaw('user_id = any(?::uuid[])', [[...userIds]])
    .whereNotNull('submittedAt')
    .groupBy('userId', 'section', 'contentArea')) as unknown as Counted[];
  return counts.map(({ outcomes, ...count }) => ({ ...count, mastery: topicMastery(outcomes ?? []) }));
}
