import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import type { AgeBand } from '../learner/contract.ts';
import { addPlacement, setAgeBand } from '../learner/testing.ts';

/** A learner of an age band with a placement in all three sections, each with this ability in logits. */
export async function placedLearner(
  at: TestPlatform,
  theta: number,
  { ageBand = 'adult', standardError = 0.35 }: { readonly ageBand?: AgeBand; readonly standardError?: number } = {},
): Promise<TestPerson> {
  const person = await at.person();
  await setAgeBand(at, person, ageBand);
  const section = { theta, standardError };
  const domains = (['core_math', 'applied_reasoning', 'ai_conceptual'] as const).map((domain) => ({
    domain,
    ...section,
  }));
  await addPlacement(at, person, { ...section, domains });
  return person;
}
