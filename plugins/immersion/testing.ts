import { knexOf } from '../../core/db/connect.ts';
import { seededRandom } from '../../core/random.ts';
import type { Answer, TestPerson, TestPlatform } from '../../core/testing.ts';
import type { StageState } from './contract.ts';
import { stages } from './contract.ts';

// Helpers that take a placement over HTTP, as a browser does.

/** Sections of two to four questions that all count, for tests that do not depend on the length of a section. */
export const shortSections = {
  EIQ_IMMERSION_MINIMUM_QUESTIONS: '2',
  EIQ_IMMERSION_MAXIMUM_QUESTIONS: '4',
  EIQ_IMMERSION_PRETEST_QUESTIONS: '0',
};

export const base = '/api/assessment/ai-immersion';

type Caller = Pick<TestPerson, 'get' | 'post'>;

/** The state of a section. @throws if the server rejects the request */
export async function stageOf(person: Caller, stage: string): Promise<StageState> {
  return expectOk(await person.get(`${base}/${stage}`)) as StageState;
}

/** The request body that answers the current question, with an option or a text. */
export function answerTo(state: StageState, choose: (options: number) => number = () => 0) {
  const [question] = state.questions;
  if (!question) throw new Error(`${state.stage} has no question left`);
  const answer =
    question.type === 'multiple_choice' ? choose(question.options.length) : 'Because both of them change together.';
  return { sessionId: state.sessionId, questionId: question.id, section: state.stage, answer, timeSpent: 20_000 };
}

/** Answers the rest of a section. Returns its last state. */
export async function finishSection(person: Caller, stage: string, seed = 'answers'): Promise<StageState> {
  const random = seededRandom(`${seed} ${stage}`);
  let state = await stageOf(person, stage);
  while (state.questions.length > 0) {
    const body = answerTo(state, (options) => Math.floor(random() * options));
    state = (expectOk(await person.post('/api/assessment/analyze-response', body)) as { next: StageState }).next;
  }
  return state;
}

/** Answers all three sections. Returns the session's id. */
export async function finishAllSections(person: Caller, seed?: string): Promise<string> {
  let sessionId = '';
  for (const stage of stages) ({ sessionId } = await finishSection(person, stage, seed));
  return sessionId;
}

/** Submits a placement with one answer a second, each reported as taking 20 seconds. Returns the session's id. */
export async function hastyPlacement(at: TestPlatform, person: Caller): Promise<string> {
  let sessionId = '';
  for (const stage of stages) {
    for (let state = await stageOf(person, stage); state.questions.length > 0; ) {
      at.clock.forward(1);
      state = (expectOk(await analyze(person, answerTo(state))) as { next: StageState }).next;
      ({ sessionId } = state);
    }
  }
  await submit(person, sessionId);
  return sessionId;
}

export const submit = (person: Caller, sessionId?: string) =>
  person.post('/api/assessment/submit-immersion', sessionId ? { sessionId } : {});

function expectOk({ status, body }: Answer): unknown {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

export const analyze = (person: Caller, body: unknown) => person.post('/api/assessment/analyze-response', body);

/** The author's model answer to an open question, which earns every point. */
export async function modelAnswerTo(at: TestPlatform, { questions: [question] }: StageState): Promise<string> {
  const { content } = await knexOf(at.platform.database)('item_bank.items')
    .whereRaw("content ->> 'stem' = ?", [question?.question ?? ''])
    .first<{ content: { rubric: { modelAnswer: string } } }>('content');
  return content.rubric.modelAnswer;
}
