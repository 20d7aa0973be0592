import type { Who } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import { gradeBandOf, isMeasured } from '../../learner/contract.ts';
import type { Form } from '../contract.ts';
import { stages } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { earlyUpTo } from '../rules.ts';
import { latestCompleted } from './queries.ts';

/**
 * The form that the caller's grade calls for. Grades 3 to 5 get the early one where its pack is on, until a result shows
 * that these questions are too easy. Null in kindergarten to grade 2.
 */
export async function formFor(dependencies: Dependencies, context: CallContext<Who>): Promise<Form | null> {
  const { user } = context.who;
  const education = await dependencies.record.education(context, user.id);
  if (!isMeasured(education)) return null;
  if (gradeBandOf(education) !== '3-5') return 'general';
  const last = await latestCompleted(dependencies, context);
  if (last?.result && last.result.eiqScore > earlyUpTo) return 'general';
  const topics = await dependencies.measurement.topics(context, 'early_assessment');
  return stages.every((stage) => topics.some(({ section }) => section === stage)) ? 'early' : 'general';
}
