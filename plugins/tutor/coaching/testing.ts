import type { Answer, TestPerson, TestPlatform } from '../../../core/testing.ts';
import type { AccessTestData, Owner } from '../../../tests/access/access-test-data.ts';
import type { NewResult } from '../../learner/services.ts';
import { learnerRecord } from '../../learner/services.ts';
import { answerTo, mistakeAt, nextOf, startTopic, submit } from '../../practice/testing.ts';
import type { CoachingSession } from './contract.ts';

// Coaching over HTTP, for tests.

export const base = '/api/ai-tutoring/sessions';

type Settings = Partial<Pick<CoachingSession, 'sessionType' | 'subject'>> & Record<string, unknown>;

export const start = (person: TestPerson, settings: Settings = {}): Promise<Answer> =>
  person.post(base, { sessionType: 'personalized_coaching', subject: 'mathematics', ...settings });

export async function started(person: TestPerson, settings: Settings = {}): Promise<CoachingSession> {
  const { status, body } = await start(person, settings);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as CoachingSession;
}

export const coach = (person: TestPerson, id: string, message: string, more: object = {}): Promise<Answer> =>
  person.post(`${base}/${id}/coach`, { message, learningGoal: 'Add fractions without help', ...more });

export const sessionAt = async (person: TestPerson, id: string): Promise<CoachingSession> =>
  (await person.get(`${base}/${id}`)).body as CoachingSession;

/** Adds a placement result with an estimate in each domain, in logits. */
export async function measure(at: TestPlatform, userId: string, domains: NewResult['domains']): Promise<void> {
  const theta = domains.reduce((sum, domain) => sum + domain.theta, 0) / domains.length;
  await at.platform.host.service(learnerRecord).addResult(
    { who: { institution: at.institution } },
    {
      userId,
      source: 'immersion',
      sourceId: `measured ${userId} ${JSON.stringify(domains)}`,
      title: 'AI immersion placement',
      at: new Date(at.clock.now()),
      theta,
      standardError: 0.3,
      level: 'immersion',
      confidence: 0.9,
      domains,
      version: '1',
    },
  );
}

/** Answers practice questions wrongly, so that the learner struggles with the topic and its concepts. */
export async function practiseBadly(
  at: TestPlatform,
  person: TestPerson,
  area: string,
  questions: number,
): Promise<void> {
  let run = await startTopic(person, area);
  for (let asked = 0; asked < questions; asked++) {
    await submit(person, answerTo(run, await mistakeAt(at, run)));
    run = await nextOf(person, run);
  }
  await at.platform.queueing.waitUntilIdle();
}

const ofOwner = (body?: unknown) => async (owner: Owner) => ({
  params: { id: (await started(owner.person)).id },
  ...(body === undefined ? {} : { body }),
});

/** Coaching routes with an id, for the tests of access. */
export const coachingNamed: AccessTestData['named'] = {
  coachingSession: { belongsTo: 'person', make: ofOwner() },
  coach: { belongsTo: 'person', make: ofOwner({ message: 'How do I add fractions?', learningGoal: 'Fractions' }) },
  completeCoaching: { belongsTo: 'person', make: ofOwner() },
};
