import { knexOf } from '../../core/db/connect.ts';
import { seededRandom } from '../../core/random.ts';
import type { Answer, TestPerson, TestPlatform } from '../../core/testing.ts';
import type { StageState } from './contract.ts';
import { stages } from './contract.ts';

// How tests take a placement, over HTTP as a browser does.

/** Sections of two to four questions, for tests that are not about how many there are. */
export const shortSections = { EIQ_IMMERSION_MINIMUM_QUESTIONS: '2', EIQ_IMMERSION_MAXIMUM_QUESTIONS: '4' };

export const base = '/api/assessment/ai-immersion';

type Caller = Pick<TestPerson, 'get' | 'post'>;

/** Where a section stands for somebody. @throws when the server refuses */
export async function stageOf(person: Caller, stage: string): Promise<StageState> {
  return expectOk(await person.get(`${base}/${stage}`)) as StageState;
}

/** The body that answers the question that stands: an option, or words of one's own. */
export function answerTo(state: StageState, choose: (options: number) => number = () => 0) {
  const [question] = state.questions;
  if (!question) throw new Error(`${state.stage} has no question left`);
  const answer =
    question.type === 'multiple_choice' ? choose(question.options.length) : 'Because both of them change together.';
  return { sessionId: state.sessionId, questionId: question.id, section: state.stage, answer, timeSpent: 20_000 };
}

/** Answers until the section is done; gives its last state. */
export async function finishSection(person: Caller, stage: string, seed = 'answers'): Promise<StageState> {
  const random = seededRandom(`${seed} ${stage}`);
  let state = await stageOf(person, stage);
  while (state.questions.length > 0) {
    const body = answerTo(state, (options) => Math.floor(random() * options));
    state = (expectOk(await person.post('/api/assessment/analyze-response', body)) as { next: StageState }).next;
  }
  return state;
}

/** Answers all three sections; gives the session's id. */
export async function finishAllSections(person: Caller, seed?: string): Promise<string> {
  let sessionId = '';
  for (const stage of stages) ({ sessionId } = await finishSection(person, stage, seed));
  return sessionId;
}

/** A placement whose answers come within a second each, as a program sends them that says otherwise; gives its id. */
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

/** An answer that earns every point of an open question, as its author wrote it. */
export async function modelAnswerTo(at: TestPlatform, { questions: [question] }: StageState): Promise<string> {
  const { content } = await knexOf(at.platform.database)('item_bank.items')
    .whereRaw("content ->> 'stem' = ?", [question?.question ?? ''])
    .first<{ content: { rubric: { modelAnswer: string } } }>('content');
  return content.rubric.modelAnswer;
}
