import type { Dependencies } from '../dependencies.ts';
import { QuestionRow } from '../models.ts';
import type { Milestones, Reading } from '../services.ts';

const raw = QuestionRow.raw.bind(QuestionRow);

/** A row of the statement that finds all milestones; `length` and `isNow` apply to streaks. */
interface Milestone {
  readonly kind: 'last' | 'topic' | 'hard' | 'in a row';
  readonly at: Date;
  readonly length: number;
  readonly isNow: boolean;
}

const order = 'submitted_at, position, id';
const unaided = 'is_correct and jsonb_array_length(hints) = 0';

/** Computed in the database, which reduces thousands of answers to some dozens of rows. */
export async function milestonesOf(
  { db }: Pick<Dependencies, 'db'>,
  context: Reading,
  userId: string,
  { difficulty, most }: { readonly difficulty: number; readonly most: number },
): Promise<Milestones> {
  const graded = () =>
    db.rows(QuestionRow, context).where({ userId }).whereNotNull('submittedAt').whereNotNull('isCorrect');
  const last = graded().select(
    raw("'last' as kind, max(submitted_at) as at, null::int as length, null::boolean as is_now"),
  );
  const topics = graded().select(raw("'topic', min(submitted_at), null, null")).groupBy('section', 'contentArea');
  const hard = graded()
    .where('difficulty', '>=', difficulty)
    .whereRaw(unaided)
    .orderByRaw(order)
    .limit(most)
    .select(raw("'hard', submitted_at, null, null"));
  const found = (await last.unionAll([topics, hard, inARow()], true)) as unknown as Milestone[];
  const of = (kind: Milestone['kind']) => found.filter((each) => each.kind === kind);
  const times = (milestones: readonly Milestone[]) =>
    milestones.map(({ at }) => at).toSorted((one, other) => one.getTime() - other.getTime());
  const runs = of('in a row').toSorted((one, other) => one.length - other.length);
  return {
    topics: times(of('topic')),
    hardSolved: times(of('hard')),
    inARow: runs.map(({ at }) => at),
    inARowNow: Math.max(0, ...runs.flatMap(({ isNow, length }) => (isNow ? [length] : []))),
    lastAt: of('last')[0]?.at ?? null,
  };

  /** Each aided or wrong answer starts a stretch; the answers after it in the stretch are counted. */
  function inARow() {
    const stretches = graded()
      .select('institutionId', 'submittedAt', 'position', 'id')
      .select(
        raw(`${unaided} as solved, count(*) filter (where not (${unaided})) over (order by ${order}) as stretch`),
      );
    const lengths = over(stretches)
      .select('institutionId', 'submittedAt', 'solved', raw('stretch = max(stretch) over () as is_last'))
      .select(raw(`(count(*) filter (where solved) over (partition by stretch order by ${order}))::int as length`));
    return over(lengths)
      .where('solved', true)
      .where('length', '<=', most)
      .groupBy('length')
      .select(raw("'in a row', min(submitted_at), length, bool_or(is_last)"));
  }

  function over(steps: ReturnType<typeof graded>) {
    return db.rows(QuestionRow, context).alias('step').from(steps.as('step'));
  }
}
