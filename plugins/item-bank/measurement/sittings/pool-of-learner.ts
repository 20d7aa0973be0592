import { forbidden } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';
import type { People } from '../../../../core/services.ts';
import { learnersOnly } from '../../contract.ts';

/**
 * The items somebody is asked in an assessment: those that count, or the demo's for people who are there to look around.
 * @throws Failure forbidden for everybody but learners
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
