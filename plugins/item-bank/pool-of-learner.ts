import { forbidden } from '../../core/contract/index.ts';
import type { People } from '../../core/services.ts';
import { learnersOnly } from './contract.ts';
import type { Within } from './services.ts';

/**
 * The items somebody is asked in an assessment: those that count, or the demo's for people who are there to look around.
 * @throws Failure forbidden for everybody but learners
 */
export async function poolOf(
  people: Pick<People, 'named' | 'isOfDemo'>,
  within: Within,
  userId: string,
): Promise<'assessment' | 'demo'> {
  const person = (await people.named(within, [userId])).get(userId);
  if (person?.role !== 'learner') throw forbidden(learnersOnly);
  return (await people.isOfDemo(within, person)) ? 'demo' : 'assessment';
}
