import type { Answer, TestPerson, TestPlatform } from '../../../core/testing.ts';
import type { Session } from '../../../plugins/idfs/contract.ts';
import { answer, startSession } from '../../../plugins/idfs/testing.ts';
import type { StageState } from '../../../plugins/immersion/contract.ts';
import {
  analyze,
  answerTo as placementAnswer,
  stageOf,
  submit as submitPlacement,
} from '../../../plugins/immersion/testing.ts';
import type { Run } from '../../../plugins/practice/contract.ts';
import { answerTo, completeRun, nextOf, startTopic, submit } from '../../../plugins/practice/testing.ts';
import { tutorChat } from '../../../plugins/tutor/testing.ts';

type NamedCall = readonly [name: string, call: () => Promise<unknown>];

/** The calls of a learner in a lesson: practice, the tutor, a complete placement and every screen. */
export function callsOfLearner(at: TestPlatform, person: TestPerson): NamedCall[] {
  let run: Run;
  let state: StageState;
  const calls: NamedCall[] = [
    [
      'practice, begin',
      async () => {
        run = await startTopic(person);
      },
    ],
    ['practice, answer', async () => expectOk(await submit(person, answerTo(run)))],
    [
      'practice, next',
      async () => {
        run = await nextOf(person, run);
      },
    ],
    ['practice, second answer', async () => expectOk(await submit(person, answerTo(run)))],
    ['practice, end', () => completeRun(person, run.runId)],
    ['tutor, message', async () => expectOk(await tutorChat(person, 'Why do we divide by 100?'))],
    [
      'placement, begin',
      async () => {
        state = await stageOf(person, 'core_math');
      },
    ],
    [
      'placement, answer',
      async () => {
        state = expectOk(await analyze(person, placementAnswer(state))).next;
      },
    ],
    ['placement, remaining answers', () => finishPlacement(person)],
    ['placement, submit', async () => expectOk(await submitPlacement(person))],
  ];
  return [...calls, ...readCalls(at, person)];
}

/** The start of an IDFS and its first answer; the others are alike. */
export function callsOfTaker(person: TestPerson): NamedCall[] {
  let session: Session;
  return [
    [
      'IDFS, begin',
      async () => {
        session = await startSession(person);
      },
    ],
    ['IDFS, answer', async () => expectOk(await answer(person, session.questions[0]?.id, 0))],
  ];
}

export const callsOfStaff = (at: TestPlatform, person: TestPerson): NamedCall[] => readCalls(at, person);

/** Every GET route without parameters, including those that refuse this person. */
function readCalls({ platform }: TestPlatform, person: TestPerson): NamedCall[] {
  const paths = platform.host.plugins.flatMap(({ plugin }) =>
    Object.values(plugin.contract.routes).flatMap(({ method, path }) =>
      method === 'get' && !path.includes(':') ? [path] : [],
    ),
  );
  return paths.map((path) => [`${person.user.role} ${path}`, () => person.get(path)]);
}

async function finishPlacement(person: TestPerson): Promise<void> {
  for (const stage of ['core_math', 'applied_reasoning', 'ai_conceptual']) {
    for (let state = await stageOf(person, stage); state.questions.length > 0; ) {
      state = expectOk(await analyze(person, placementAnswer(state))).next;
    }
  }
}

function expectOk({ status, body }: Answer): Answer['body'] {
  if (status < 200 || status > 299) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
