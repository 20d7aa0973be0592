import type { Answer, TestPerson, TestPlatform } from '../../core/testing.ts';
import { rightAnswer } from '../item-bank/testing.ts';
import type { OpenLearnerQuestion, Run } from './contract.ts';
import { lessonAnswers } from './contract.ts';

// Helpers that practise over HTTP, as a browser does.

export const base = '/api/practice';

type Caller = Pick<TestPerson, 'get' | 'post'>;

export const startForm = async (person: Caller): Promise<Run> =>
  expectOk(await person.post(`${base}/runs`, { kind: 'form' })) as Run;

export const startTopic = async (person: Caller, contentArea = 'algebra', section = 'core_math'): Promise<Run> =>
  expectOk(await person.post(`${base}/runs`, { kind: 'topic', section, contentArea })) as Run;

export const runOf = async (person: Caller, runId: string): Promise<Run> =>
  expectOk(await person.get(`${base}/runs/${runId}`)) as Run;

export const submit = (person: Caller, body: unknown) => person.post('/api/assessment/submit-answer', body);

export const nextOf = async (person: Caller, run: Run): Promise<Run> =>
  expectOk(await person.post(`${base}/runs/${run.runId}/next`, { after: standingOf(run).question.id })) as Run;

export const hint = (person: Caller, run: Run, number: number) =>
  person.post(`${base}/runs/${run.runId}/hint`, { questionId: standingOf(run).question.id, number });

export const completeRun = async (person: Caller, runId: string): Promise<Run> =>
  expectOk(await person.post(`${base}/runs/${runId}/complete`)) as Run;

/** Answers the number of questions of a lesson. */
export async function answerLesson(person: Caller, started: Run): Promise<Run> {
  let run = started;
  for (let answered = 0; answered < lessonAnswers; answered++) {
    if (answered > 0) run = await nextOf(person, run);
    expectOk(await submit(person, answerTo(run)));
  }
  return run;
}

/** The current question. @throws if there is none */
export function standingOf({ standing, title }: Run): OpenLearnerQuestion {
  if (!standing) throw new Error(`${title} has no current question`);
  return standing;
}

/** The request body that answers the current question. */
export function answerTo(run: Run, userAnswer: number | string = 0) {
  const { question } = standingOf(run);
  return {
    questionId: question.id,
    userAnswer: question.type === 'open_ended' && typeof userAnswer === 'number' ? ownWords : userAnswer,
  };
}

export const ownWords = 'Because both of them change together.';

/** Answers questions until the current one has this type. Returns the run at that question. */
export async function skipToQuestion(person: Caller, run: Run, type: 'multiple_choice' | 'open_ended'): Promise<Run> {
  let at = run;
  while (standingOf(at).question.type !== type) {
    expectOk(await submit(person, answerTo(at)));
    at = await nextOf(person, at);
  }
  return at;
}

/** The right answer to the current question: its key, or a text that earns every point. */
export async function solutionOf(at: TestPlatform, run: Run): Promise<number | string> {
  const { question } = standingOf(run);
  return rightAnswer(at.platform.database, question.id);
}

/** A wrong answer to the current question. */
export async function mistakeAt(at: TestPlatform, run: Run): Promise<number | string> {
  const solution = await solutionOf(at, run);
  return typeof solution === 'number' ? (solution + 1) % standingOf(run).question.options.length : 'No idea at all';
}

function expectOk({ status, body }: Answer): unknown {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
