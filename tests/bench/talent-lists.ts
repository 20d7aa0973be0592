import { knexOf } from '../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import type { Job } from '../../plugins/talent/contract.ts';
import {
  matchesPath,
  newCandidate,
  newRecruiter,
  postJob,
  profileEntry,
  profilePath,
  recruitingJobs,
} from '../../plugins/talent/testing.ts';
import { quantile } from '../ai/ai-platform.ts';
import type { Figure } from './bench.ts';
import { onQuietMachine } from './quiet-machine.ts';

const candidates = 10_000;
const jobs = 500;
const calls = 100;
const switches = 40;
/** Also on a busy machine: lists of hidden learners take minutes there, and the notes state the load. */
const runs = 1;

/** Lists over HTTP: a job with 10,000 candidates, and a learner with 500 matches. */
export async function measureTalentLists(): Promise<Figure[]> {
  const at = await createTestPlatform({ plugins: ['talent'] });
  try {
    const { recruiter } = await newRecruiter(at);
    const job = await postJob(at, recruiter);
    const learner = await newCandidate(at);
    await addCandidates(at, learner);
    const began = performance.now();
    await recruiter.put(`${recruitingJobs}/${job.id}`, { ...job, salary: null });
    await at.platform.queueing.waitUntilIdle();
    const seconds = (performance.now() - began) / 1000;
    await addJobs(at, learner, job);
    const list = `${recruitingJobs}/${job.id}/candidates?limit=25`;
    const first = await timesOf(recruiter, () => list);
    const deep = await timesOf(recruiter, (n) => `${list}&offset=${25 * (n % 20)}`);
    const own = await timesOf(learner, (n) => `${matchesPath}?limit=20&offset=${20 * (n % 25)}`);
    // Nine of ten are 16 or 17, without a guardian's consent.
    await knexOf(at.platform.database).raw(
      "update learner.profiles set age_band = '16-17' where abs(hashtext(user_id::text)) % 10 > 0",
    );
    const hidden = await timesOf(recruiter, () => list);
    const gone = await timesUntilGone(recruiter, learner, list);
    return [
      {
        what: 'matching of a job with 10,000 profiles, stored',
        ...{ value: seconds, unit: 's', goal: 10, notes: ['from the change of the job until its job ended'] },
      },
      figure('first page of 10,000 candidates, p95', first, 100),
      figure('any page of 10,000 candidates, p95', deep, 100),
      figure('first page of 10,000 candidates, nine of ten hidden, p95', hidden, 500),
      {
        ...figure('from Open to Recruitment off to an open desk without the learner, p95', gone, 1000),
        notes: [`median ${quantile(gone.value, 0.5).toFixed(1)} ms, nine of ten hidden as before`, gone.note],
      },
      figure('any page of 500 matches of a learner, p95', own, 50),
    ];
  } finally {
    await at.close();
  }
}

/** Copies the learner with record and profile. */
async function addCandidates(at: TestPlatform, { user }: TestPerson): Promise<void> {
  const knex = knexOf(at.platform.database);
  const copies = candidates - 1;
  await knex.raw(
    `insert into platform.users select (jsonb_populate_record(person, jsonb_build_object(
       'id', gen_random_uuid(), 'username', 'copy' || n, 'username_key', 'copy' || n,
       'email', 'copy' || n || '@school.example', 'email_key', 'copy' || n || '@school.example'))).*
     from platform.users person, generate_series(1, ?::int) n where person.id = ?`,
    [copies, user.id],
  );
  for (const [table, fields] of [
    ['learner.profiles', `'user_id', person.id`],
    ['talent.profiles', `'user_id', person.id, 'id', gen_random_uuid()`],
  ]) {
    await knex.raw(
      `insert into ${table} select (jsonb_populate_record(original, jsonb_build_object(${fields}))).*
       from ${table} original, platform.users person where original.user_id = ? and person.username like 'copy%'`,
      [user.id],
    );
  }
  // As different as learners are: the list is ordered by the score.
  await knex.raw('update talent.profiles set eiq_score = 300 + abs(hashtext(id::text)) % 4000 / 10.0');
  await knex.raw('analyze');
}

/** Copies the job with the learner's match. */
async function addJobs(at: TestPlatform, { user }: TestPerson, job: Job): Promise<void> {
  const knex = knexOf(at.platform.database);
  await knex.raw(
    `insert into talent.jobs select (jsonb_populate_record(job, jsonb_build_object('id', gen_random_uuid()))).*
     from talent.jobs job, generate_series(1, ?::int) where job.id = ?`,
    [jobs - 1, job.id],
  );
  await knex.raw(
    `insert into talent.matches select (jsonb_populate_record(match, jsonb_build_object(
       'id', gen_random_uuid(), 'job_id', job.id, 'score', abs(hashtext(job.id::text)) % 1000 / 10.0))).*
     from talent.matches match, talent.jobs job where match.user_id = ? and job.id <> match.job_id`,
    [user.id],
  );
  await knex.raw('analyze');
}

type Times = { readonly value: readonly number[]; readonly note: string };

/** Durations of calls over HTTP, in milliseconds. */
const timesOf = (person: TestPerson, addressOf: (n: number) => string): Promise<Times> =>
  onQuietMachine(async () => {
    const times: number[] = [];
    for (let n = 0; n < calls + 20; n++) {
      const began = performance.now();
      const { status, body } = await person.get(addressOf(n));
      times.push(performance.now() - began);
      const { length } = body.items ?? body;
      if (status !== 200 || length === 0) throw new Error(`${addressOf(n)}: ${status} ${JSON.stringify(body)}`);
    }
    return times.slice(20).sort((one, other) => one - other);
  }, runs);

/** Durations from a learner's switch until an open page of the desk was told and has read its list again, in milliseconds. */
async function timesUntilGone(recruiter: TestPerson, learner: TestPerson, list: string): Promise<Times> {
  const tab = await recruiter.connect();
  const change = async (isOpenToRecruitment: boolean) => {
    const told = new Promise((resolve) => tab.once('talent_changed', resolve));
    const { status } = await learner.put(profilePath, profileEntry({ isOpenToRecruitment }));
    if (status !== 200) throw new Error(`The switch was refused: ${status}`);
    await told;
  };
  return onQuietMachine(async () => {
    const times: number[] = [];
    for (let n = 0; n < switches; n++) {
      await change(true);
      const began = performance.now();
      await change(false);
      await recruiter.get(list);
      times.push(performance.now() - began);
    }
    return times.sort((one, other) => one - other);
  }, runs);
}

const figure = (what: string, { value, note }: Times, goal: number): Figure => ({
  ...{ what, goal },
  value: quantile(value, 0.95),
  unit: 'ms',
  notes: [`median ${quantile(value, 0.5).toFixed(1)} ms of ${value.length} calls with their HTTP`, note],
});
