import type { InstitutionRef } from '../../core/contract/index.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { learnerRecord } from '../learner/services.ts';

let count = 0;

/** Records an assessment result for an adult learner. Returns the credential's id. */
export async function earn(
  at: TestPlatform,
  person: Pick<TestPerson, 'user' | 'get'>,
  institution: InstitutionRef = at.institution,
  theta = 0.2,
): Promise<string> {
  const record = at.platform.host.service(learnerRecord);
  const within = { who: { institution } };
  const userId = person.user.id;
  await record.setAgeBand(within, userId, 'adult');
  const { history } = await record.addResult(within, {
    userId,
    source: 'immersion',
    sourceId: `test ${++count}`,
    title: 'AI immersion placement',
    at: at.clock.now(),
    theta,
    standardError: 0.3,
    level: theta < -0.5 ? 'foundation' : theta < 0.75 ? 'immersion' : 'mastery',
    confidence: 0.9,
    domains: [{ domain: 'core_math', theta, standardError: 0.3 }],
    answered: 40,
    version: 'test-1',
  });
  return history.at(-1)?.id ?? '';
}
