import { randomUUID } from 'node:crypto';
import type { InstitutionRef } from '../../core/contract/index.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import type { AgeBand, GradeLevel } from './contract.ts';
import { Domain, Purpose } from './contract.ts';
import type { NewResult } from './services.ts';
import { learnerRecord } from './services.ts';

// Helpers for tests of this and other plugins.

/** Starts a platform with this plugin. Also returns its service as other plugins use it. */
export async function startLearner(options: Parameters<typeof createTestPlatform>[0] = {}) {
  const at = await createTestPlatform({ plugins: ['learner'], ...options });
  return { at, record: at.platform.host.service(learnerRecord), within: withinFirst(at) };
}

export const withinFirst = (at: TestPlatform) => ({ who: { institution: at.institution } });

/** Sets a person's age band. */
export const setAgeBand = (
  at: TestPlatform,
  { user }: Pick<TestPerson, 'user'>,
  ageBand: AgeBand,
  institution: InstitutionRef = at.institution,
) => at.platform.host.service(learnerRecord).setAgeBand({ who: { institution } }, user.id, ageBand);

/** Makes a person a pupil of a grade. */
export const setGrade = (at: TestPlatform, { user }: Pick<TestPerson, 'user'>, gradeLevel: GradeLevel) =>
  at.platform.host
    .service(learnerRecord)
    .setEducation(withinFirst(at), user.id, { educationalLevel: 'k-12', gradeLevel });

/** Records a guardian's decision by letter: the purposes allowed from now on. */
export const decideConsent = (
  at: TestPlatform,
  { user }: Pick<TestPerson, 'user'>,
  given: readonly Purpose[] = Purpose.options,
  institution: InstitutionRef = at.institution,
) =>
  at.platform.host
    .service(learnerRecord)
    .recordConsent(
      { who: { institution } },
      { userId: user.id, given, decidedBy: 'parent@family.example', way: 'letter', wording: '2', at: at.clock.now() },
    );

/** Adds a placement, completed now, to a person's record. */
export const addPlacement = (
  at: TestPlatform,
  { user }: Pick<TestPerson, 'user'>,
  given: Partial<NewResult> = {},
  institution: InstitutionRef = at.institution,
) =>
  at.platform.host
    .service(learnerRecord)
    .addResult({ who: { institution } }, placement(user.id, { sourceId: randomUUID(), at: at.clock.now(), ...given }));

/** A placement with the given ability and standard error in logits. */
export function placement(userId: string, given: Partial<NewResult> = {}): NewResult {
  const { theta = 0.12, standardError = 0.3 } = given;
  return {
    userId,
    source: 'immersion',
    sourceId: 'first',
    title: 'AI immersion placement',
    at: new Date('2026-03-02T10:00:00Z'),
    theta,
    standardError,
    level: 'immersion',
    confidence: 0.9,
    domains: Domain.options.map((domain) => ({ domain, theta, standardError: 1.45 * standardError })),
    version: '1',
    ...given,
  };
}
