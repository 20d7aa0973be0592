import { randomUUID } from 'node:crypto';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import { createRemembered } from '../../../core/plugins/row-cache.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { answerHistory, measurement } from '../../item-bank/services.ts';
import { createOwnCatalogue } from '../catalogue/own-catalogue.ts';
import { content } from '../content/index.ts';
import { createMasteries } from './create-masteries.ts';
import type { MasteryDependencies } from './dependencies.ts';
import type { ParameterSet } from './parameters.ts';
import type { QuestionAnswered } from './take-answers.ts';

/** A user who does not exist. */
export const erasedUser = '00000000-0000-7000-8000-00000000dead';

/** The skill that `answerEvent` is about. */
export const answeredSkill = 'algebraic-expressions';

/** The functions of mastery on the platform's database, for events in an order of the test's own. */
export const masteriesOn = (
  { platform }: TestPlatform,
  emitChanged: MasteryDependencies['emitChanged'] = async () => {},
) =>
  createMasteries({
    ...{ db: platform.database, clock: platform.clock, catalogue: createOwnCatalogue(content) },
    measurement: platform.host.service(measurement),
    pastAnswers: platform.host.service(answerHistory),
    audit: { record: async () => {} },
    parameters: createRemembered<ParameterSet>(platform, 'skills.parameters'),
    exists: async (_, userId) => userId !== erasedUser,
    recordedSessions: () => undefined,
    resultsOf: async () => [],
    notifyTabs: () => {},
    emitChanged,
  });

/** The event of a right answer about algebraic expressions in practice. */
export const answerEvent = (userId: string, given: Partial<QuestionAnswered> = {}): QuestionAnswered => ({
  ...{ userId, purpose: 'practice', section: 'core_math', contentArea: 'algebra', concepts: ['distributive-law'] },
  ...{ isCorrect: true, credit: 1, hintsUsed: 0, milliseconds: 45_000, shortestReadingTime: 0 },
  ...{ sittingId: randomUUID(), questionId: randomUUID() },
  ...given,
});

/** An answer of a learner, as its event leaves it. */
export const answerAbout = (at: TestPlatform, userId: string, institution: InstitutionRef = at.institution) =>
  masteriesOn(at).answered({ who: { institution } }, answerEvent(userId), at.clock.now());
