import { QuestionRow } from './models.ts';
import type { Parts } from './parts.ts';
import type { Milestones, Reading } from './services.ts';

const raw = QuestionRow.raw.bind(QuestionRow);

const order = 'submitted_at, position, id';
const unaided = 'is_correct and jsonb_array_length(hints) = 0';

/** Counted by the database: of thousands of answers some dozens of rows are left to read. */
export async function milestonesOf(
  { db }: Pick<Parts, 'db'>,
  within: Reading,
  userId: string,
  { difficulty, most }: { readonly difficulty: number; readonly most: number },
): Promise<Milestones> {
  const graded = () =>
    db.rows(QuestionRow, within).where({ userId }).whereNotNull('submittedAt').whereNotNull('isCorrect');
  const topics = await graded()
    .select(raw('min(submitted_at) as at, max(submitted_at) as last'))
    .groupBy('section', 'contentArea');
  const hard = await graded()
    .where('difficulty', '>=', difficulty)
    .whereRaw(unaided)
    .orderByRaw(order)
    .limit(most)
    .select('submittedAt as at');
  const runs = await inARow();
  const times = (rows: unknown) => (rows as { at: Date }[]).map(({ at }) => at);
  const lasts = (topics as unknown as { last: Date }[]).map(({ last }) => last.getTime());
  return {
    topics: times(topics).toSorted((one, other) => one.getTime() - other.getTime()),
    hardSolved: times(hard),
    inARow: times(runs),
    inARowNow: Math.max(0, ...runs.flatMap(({ isNow, length }) => (isNow ? [length] : []))),
    lastAt: lasts.length > 0 ? new Date(Math.max(...lasts)) : null,
  };

  /** Each answer that is not unaided begins a stretch; within one, those after it are counted. */
  async function inARow(): Promise<{ length: number; at: Date; isNow: boolean }[]> {
    const stretches = graded()
      .select('institutionId', 'submittedAt', 'position', 'id')
      .select(
        raw(`${unaided} as solved, count(*) filter (where not (${unaided})) over (order by ${order}) as stretch`),
      );
    const lengths = over(stretches)
      .select('institutionId', 'submittedAt', 'solved', raw('stretch = max(stretch) over () as is_last'))
      .select(raw(`(count(*) filter (where solved) over (partition by stretch order by ${order}))::int as length`));
    const found = await over(lengths)
      .where('solved', true)
      .where('length', '<=', most)
      .groupBy('length')
      .orderBy('length')
      .select('length', raw('min(submitted_at) as at, bool_or(is_last) as is_now'));
    return found as unknown as { length: number; at: Date; isNow: boolean }[];
  }

  function over(steps: ReturnType<typeof graded>) {
    return db.rows(QuestionRow, within).alias('step').from(steps.as('step'));
  }
}
