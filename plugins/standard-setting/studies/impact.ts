import type { Actor } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import { eiqScale, Level } from '../../learner/contract.ts';
import type { Impact, RoundResult } from '../contract.ts';
import { fewestLearners } from '../contract.ts';
import { cutsOf } from '../cuts/proposal.ts';
import type { Dependencies } from '../dependencies.ts';

/** What the cuts of the latest round would mean for the learners who have a score; null where they are too few. */
export async function impactOf(
  { cuts }: Pick<Dependencies, 'cuts'>,
  context: CallContext<Actor>,
  results: readonly RoundResult[],
): Promise<Impact | null> {
  const last = results.at(-1);
  if (!last) return null;
  const proposed = cutsOf(last, await cuts.inForce(context));
  // Scores by plain comparison: panels judge where levels begin, not how sure a level is.
  const scores = await cuts.scores(context);
  if (scores.length < fewestLearners) return null;
  const starts = Level.options.map((level) => (level === 'foundation' ? eiqScale.lowest : proposed[level]));
  const shares = Level.options.map((level, index) => {
    const count = scores.filter((score) => levelIndex(score, starts) === index).length;
    return { level, percent: Math.round((1000 * count) / scores.length) / 10 };
  });
  return { learners: scores.length, shares };
}

const levelIndex = (score: number, starts: readonly number[]) =>
  Math.max(
    0,
    starts.findLastIndex((from) => score >= from),
  );
