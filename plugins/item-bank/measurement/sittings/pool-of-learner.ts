import { forbidden } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';
import type { People } from '../../../../core/services.ts';
import { learnersOnly } from '../../contract.ts';

/**
 * The pool for a learner's assessments: the demo's for demo visitors.
 * @throws Failure forbidden for anyone but learners
 */
export async function poolOf(
  people: Pick<People, 'named' | 'isOfDemo'>,
  context: CallContext,
  userId: string,
): Promise<'assessment' | 'demo'> {
  const person = (await people.named(context, [userId])).get(userId);
  if (person?.role !== 'learner') throw forbidden(learnersOnly);
  return (await people.isOfDemo(context, person)) ? 'demo' : 'assessment';
}
