import { knexOf } from '../../core/db/connect.ts';
import type { Answer, TestPerson, TestPlatform } from '../../core/testing.ts';
import { askedItems } from '../item-bank/testing.ts';
import type { Saved, Session } from './contract.ts';
import type { Result } from './results/contract.ts';

// Helpers that take the assessment over HTTP, as a browser does.

/** Two kinds of task with four questions each, for tests that do not depend on the length of a form. */
export const shortForm = {
  EIQ_IDFS_BLUEPRINT: '{"number-series":4,"matrix-reasoning":4}',
  EIQ_IDFS_MINIMUM_ANSWERS: '4',
};

export const base = '/api/idfs-assessment';
export const admin = '/api/admin/idfs-assessments';

type Caller = Pick<TestPerson, 'get' | 'post'>;

/** @throws if the server rejects the request */
export const startSession = async (person: Caller) => expectOk(await person.post(`${base}/start`)) as Session;
export const sessionOf = async (person: Caller) => expectOk(await person.get(`${base}/session`)) as Session;

export const answer = (person: Caller, questionId: string | undefined, index: number, timeSpent = 20_000) =>
  person.post(`${base}/answer`, { questionId, answer: index, timeSpent });

/** Answers the given number of questions, from the current one, with the options that `choose` returns. */
export async function answerSome(
  person: Caller,
  { questions, currentQuestionIndex }: Session,
  count = questions.length,
  choose: (index: number) => number = () => 0,
): Promise<Saved | undefined> {
  let saved: Saved | undefined;
  for (const [offset, { id }] of questions.slice(currentQuestionIndex, currentQuestionIndex + count).entries()) {
    saved = expectOk(await answer(person, id, choose(currentQuestionIndex + offset))) as Saved;
  }
  return saved;
}

/** Grants a learner another session, as staff. */
export async function allowAnother(at: TestPlatform, { user }: { readonly user: { id: string } }): Promise<void> {
  const staff = await at.person('administrator');
  expectOk(await staff.post(`${base}/grants`, { userId: user.id, reason: 'Was ill' }), 204);
}

/** Completes a session with one answer a second, each reported as taking 20 seconds. Returns the session's id. */
export async function hastySession(at: TestPlatform, person: Caller): Promise<string> {
  const { questions, sessionId } = await startSession(person);
  for (const { id } of questions) {
    at.clock.forward(1);
    await answer(person, id, 0, 20_000);
  }
  await complete(person);
  return sessionId;
}

export const complete = async (person: Caller, sessionId?: string) =>
  expectOk(await person.post(`${base}/complete`, sessionId ? { sessionId } : undefined)) as Result;

/** The stored row of a session. Unlike a request, reading it does not complete an overdue session. */
export const storedSession = (at: TestPlatform, sessionId: string) =>
  knexOf(at.platform.database)('idfs.sessions')
    .where({ id: sessionId })
    .first<{ state: string; endedBy: string | null; endedAt: Date | null; deadline: Date; limitSeconds: number }>();

/** The right option of every question, by question id. */
export async function keysOf(at: TestPlatform, { questions }: Session): Promise<Map<string, number>> {
  const items = await askedItems(
    at.platform.database,
    questions.map(({ id }) => id),
  );
  return new Map([...items].map(([id, { item }]) => [id, item.format === 'multiple_choice' ? item.key : 0]));
}

function expectOk({ status, body }: Answer, expected = 200): unknown {
  if (status !== expected) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
