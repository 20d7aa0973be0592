import type { CallContext } from '../../../core/db/index.ts';
import type { Section } from '../../item-bank/contract.ts';
import { isEarlyArea } from '../../item-bank/contract.ts';
import { isEarlyGrade } from '../../learner/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Reading } from '../services.ts';

/** The pools of practice: general, and for the youngest. */
type PracticePool = 'practice' | 'early_practice';

/** The pool for a learner: up to grade 5 the early one, where its pack is on. */
export async function poolFor(
  { measurement, record }: Dependencies,
  context: Reading,
  userId: string,
): Promise<PracticePool> {
  if (!isEarlyGrade(await record.education(context, userId))) return 'practice';
  return (await measurement.topics(context, 'early_practice')).length > 0 ? 'early_practice' : 'practice';
}

/** The topics a learner is offered. */
export async function topicsFor(dependencies: Dependencies, context: Reading, userId: string) {
  return dependencies.measurement.topics(context, await poolFor(dependencies, context, userId));
}

export const poolOfTopic = (topic: { readonly contentArea: string }): PracticePool =>
  isEarlyArea(topic) ? 'early_practice' : 'practice';

/** Whether a topic has practice questions. */
export async function isTopic(
  { measurement }: Dependencies,
  context: CallContext,
  { section, contentArea }: { section: Section; contentArea: string },
): Promise<boolean> {
  const topics = await measurement.topics(context, poolOfTopic({ contentArea }));
  return topics.some((topic) => topic.section === section && topic.contentArea === contentArea);
}
