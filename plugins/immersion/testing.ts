import { seededRandom } from '../../core/random.ts';
import type { Answer, TestPerson } from '../../core/testing.ts';
import type { StageState } from './contract.ts';
import { stages } from './contract.ts';

// How tests take a placement, over HTTP as a browser does.

export const base = '/api/assessment/ai-immersion';

/** Where a section stands for somebody. @throws when the server refuses */
export async function stageOf(person: TestPerson, stage: string): Promise<StageState> {
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
export async function finishSection(person: TestPerson, stage: string, seed = 'answers'): Promise<StageState> {
  const random = seededRandom(`${seed} ${stage}`);
  let state = await stageOf(person, stage);
  while (state.questions.length > 0) {
    const body = answerTo(state, (options) => Math.floor(random() * options));
    state = (expectOk(await person.post('/api/assessment/analyze-response', body)) as { next: StageState }).next;
  }
  return state;
}

/** Answers all three sections; gives the session's id. */
export async function finishAllSections(person: TestPerson, seed?: string): Promise<string> {
  let sessionId = '';
  for (const stage of stages) ({ sessionId } = await finishSection(person, stage, seed));
  return sessionId;
}

export const submit = (person: TestPerson, sessionId?: string) =>
  person.post('/api/assessment/submit-immersion', sessionId ? { sessionId } : {});

function expectOk({ status, body }: Answer): unknown {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
