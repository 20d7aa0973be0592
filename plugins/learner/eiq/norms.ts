import { raw } from 'objection';
import type { CallContext, Database } from '../../../core/db/index.ts';
import type { EiqRecord, Norm } from '../contract.ts';
import { GradeLevel, isEarlyGrade, thetaAt } from '../contract.ts';
import { ProfileRow, ResultRow } from '../models.ts';
import type { Requester } from '../services.ts';

/** Learners who took an assessment are compared from this many on. */
const minimum = 200;
/** The compared group grows by this many at once, so that two readings do not tell the result of one person. */
const step = 50;

/**
 * Where a learner's latest result of each assessment lies among those of the institution's learners, with the interval
 * that the result's own error allows for. The group is everyone who took the assessment, each with their latest result,
 * without the pupils of grades up to 5, who have questions of their own.
 */
export async function normsOf(
  db: Database,
  context: CallContext<Requester>,
  { userId, record }: { userId: string; record: EiqRecord },
): Promise<Norm[]> {
  const profile = await db.rows(ProfileRow, context).findById(userId).select('gradeLevel');
  if (profile && isEarlyGrade(profile)) return [];
  const latest = [...new Map(record.history.map((result) => [result.source, result])).values()];
  const norms = await Promise.all(
    latest.map(async ({ source, title, at, eiqScore, interval }): Promise<Norm[]> => {
      const [low, high] = interval;
      const shares = await sharesBelow(db, context, source, [low, eiqScore, high]);
      if (!shares) return [];
      const [from = 0, percent = 0, to = 0] = shares.below;
      return [{ source, title, at, learners: shares.learners, percent, interval: [from, to] }];
    }),
  );
  return norms.flat();
}

const earlyGrades = GradeLevel.options.filter((gradeLevel) => isEarlyGrade({ gradeLevel }));

/** The percentage of the group below each score, equal ones counting half, from 1 to 99; undefined for a small group. */
async function sharesBelow(
  db: Database,
  context: CallContext<Requester>,
  source: string,
  scores: readonly number[],
): Promise<{ learners: number; below: number[] } | undefined> {
  const rows = () => db.rows(ResultRow, context);
  const over = (inner: ReturnType<typeof rows>) => rows().alias('taken').from(inner.as('taken'));
  const early = db.rows(ProfileRow, context).whereIn('gradeLevel', earlyGrades).select('userId');
  const columns = ['institutionId', 'userId', 'theta', 'at', 'addedAt'] as const;
  const taken = rows()
    .where({ source })
    .whereNotIn('userId', early)
    .select(...columns, raw('min(added_at) over (partition by user_id) as first'));
  const placed = over(taken).select(...columns, 'first', raw('dense_rank() over (order by first, user_id) as place'));
  const counted = over(placed).select(...columns, 'first', 'place', raw('max(place) over () as everyone'));
  const group = over(counted)
    .whereRaw('place <= everyone - everyone % ?', [step])
    .select(...columns, raw('max(first) over () as until'));
  const newest = over(group)
    .whereRaw('added_at <= until')
    .select(
      'institutionId',
      'theta',
      raw('row_number() over (partition by user_id order by at desc, added_at desc) as age'),
    );
  const shares = scores.map(thetaAt);
  const [found] = (await over(newest)
    .where('age', 1)
    .select(
      raw('count(*)::int as learners'),
      raw(
        `array[${shares.map(() => 'avg((sign(?::float8 - theta) + 1) / 2)').join(', ')}]::float8[] as below`,
        ...shares,
      ),
    )) as unknown as { learners: number; below: number[] }[];
  if (!found || found.learners < minimum) return undefined;
  const percent = (share: number) => Math.min(99, Math.max(1, Math.round(100 * share)));
  return { learners: found.learners, below: found.below.map(percent) };
}
