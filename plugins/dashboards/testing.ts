import type { Answer, TestPerson } from '../../core/testing.ts';
import { answerLesson, completeRun, startTopic } from '../practice/testing.ts';
import type { Leaderboard, WeeklyGoal } from './contract.ts';

// Helpers for tests that practise lessons and read the week over HTTP.

export const goalPath = '/api/dashboards/weekly-goal';
export const leaderboardPath = '/api/dashboards/leaderboard';

type Caller = Pick<TestPerson, 'get' | 'post' | 'put' | 'patch'>;

export const weekOf = async (person: Caller): Promise<WeeklyGoal> => expectOk(await person.get(goalPath)) as WeeklyGoal;

export const setGoal = async (person: Caller, lessons: number): Promise<WeeklyGoal> =>
  expectOk(await person.put(goalPath, { lessons })) as WeeklyGoal;

export const leaderboardOf = async (person: Caller): Promise<Leaderboard> =>
  expectOk(await person.get(leaderboardPath)) as Leaderboard;

export const share = async (person: Caller, sharesWithPeers = true): Promise<void> => {
  expectOk(await person.patch('/api/user/profile', { sharesWithPeers }));
};

/** Practises this many lessons. Returns the ids of the runs. */
export async function practise(person: Caller, times = 1): Promise<string[]> {
  const runIds: string[] = [];
  for (let time = 0; time < times; time++) {
    const run = await startTopic(person);
    await answerLesson(person, run);
    await completeRun(person, run.runId);
    runIds.push(run.runId);
  }
  return runIds;
}

function expectOk({ status, body }: Answer): unknown {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
