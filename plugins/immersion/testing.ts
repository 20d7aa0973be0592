import type { ServiceOf } from '../../core/contract/index.ts';
import { seededRandom } from '../../core/random.ts';
import type { Answer, TestPerson, TestPlatform } from '../../core/testing.ts';
import type { itemCatalogue } from '../item-bank/services.ts';
import type { StageState } from './contract.ts';
import { stages } from './contract.ts';

// How tests take a placement, over HTTP as a browser does.

/** Sections of two to four questions, for tests that are not about how many there are. */
export const shortSections = { EIQ_IMMERSION_MINIMUM_QUESTIONS: '2', EIQ_IMMERSION_MAXIMUM_QUESTIONS: '4' };

export const base = '/api/assessment/ai-immersion';

type Caller = Pick<TestPerson, 'get' | 'post'>;

/** The same person with a fresh token: after weeks the first one has expired. */
export async function signedInAgain(at: TestPlatform, { user, password }: TestPerson): Promise<Caller> {
  const { username } = user;
  const { body } = await at.call('POST', '/api/auth/login', { body: { username, password } });
  const { token } = body as { token: string };
  return {
    get: (path) => at.call('GET', path, { token }),
    post: (path, given) => at.call('POST', path, { token, body: given }),
  };
}

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

export const submit = (person: Caller, sessionId?: string) =>
  person.post('/api/assessment/submit-immersion', sessionId ? { sessionId } : {});

function expectOk({ status, body }: Answer): unknown {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

export const analyze = (person: Caller, body: unknown) => person.post('/api/assessment/analyze-response', body);

/** An open question of section A, for a bank that has none. */
export const openQuestion = {
  id: 'core_math.explain-average',
  section: 'core_math',
  contentArea: 'number-and-ratio',
  rung: 3,
  concepts: ['mean'],
  reasoning: ['analytical'],
  stem: 'A class of ten has an average of 6 points. One pupil with 10 points joins. Explain what happens to the average.',
  stimulus: [],
  explanation: 'The average rises, because the new value lies above it; it rises to 70 / 11.',
  steps: ['60 points in all become 70.', '70 divided by 11 is about 6.4.'],
  hints: {
    conceptual: 'Think of what an average says about the sum.',
    procedural: 'Work out the sum before and after.',
    strategic: 'Decide first in which direction it moves.',
    encouragement: 'You know how an average is made; use just that.',
  },
  source: { kind: 'provisional', itemModel: 'hand-written' },
  format: 'open_ended',
  rubric: {
    criteria: [
      { id: 'rises', points: 1, says: 'Says that the average rises', evidence: [['rise*', 'increase*', 'higher']] },
      { id: 'why', points: 1, says: 'Says why it does', evidence: [['above', 'more than', 'greater']] },
    ],
    modelAnswer: 'The average rises, because the new pupil is above the average of the others.',
    weakAnswer: 'It stays the same.',
  },
  parameters: { a: 1.2, b: [-0.2, 0.6] },
} satisfies Parameters<ServiceOf<typeof itemCatalogue>['importItems']>[0][number];
