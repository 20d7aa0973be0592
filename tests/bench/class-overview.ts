import { knexOf } from '../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { overviewPath, overviewsPath } from '../../plugins/class-overview/testing.ts';
import { addTo, createClass } from '../../plugins/classes/testing.ts';
import { addPlacement } from '../../plugins/learner/testing.ts';
import { quantile } from '../ai/ai-platform.ts';
import type { Figure } from './bench.ts';
import { onQuietMachine } from './quiet-machine.ts';

const counts = { ofClass: 35, ofGrid: 2000, topics: 19, answersEach: 100, calls: 40 };

/** The page of a class of 35, its teacher's home, and the mastery grid of 2,000 learners in 19 topics, over HTTP. */
export async function measureClassOverview(): Promise<Figure[]> {
  const at = await createTestPlatform({
    plugins: ['class-overview', 'assignments', 'practice', 'immersion', 'lessons'],
  });
  try {
    const [teacher, colleague] = [await at.person('instructor'), await at.person('instructor')];
    const model = await at.person();
    const [classId, gridId] = [await createClass(teacher), await createClass(colleague)];
    await addPlacement(at, model);
    await addTo(teacher, classId, model);
    await addTo(colleague, gridId, model);
    await copyLearners(at, model, classId, gridId);
    await addAnswers(at, classId, gridId);
    const page = await timesOf(teacher, overviewPath(classId), counts.calls);
    const floor = await floorOf(at, latestAnswers, { classId });
    const home = await timesOf(teacher, overviewsPath, counts.calls / 4);
    const grid = await timesOf(colleague, `/api/class-mastery/${gridId}`, counts.calls / 4);
    const gridFloor = await floorOf(at, countedAnswers, { classId: gridId });
    return [
      {
        ...figure(`page of a class of ${counts.ofClass}, p95`, page, 100),
        floor: { what: 'PostgreSQL reads the same answers', value: floor, unit: 'ms' },
        notes: [`median ${quantile(page, 0.5).toFixed(1)} ms; each learner with ${counts.answersEach} answers`],
      },
      {
        ...figure(`mastery grid of ${counts.ofGrid} learners in ${counts.topics} topics, p95`, grid, 500),
        floor: { what: 'PostgreSQL counts the same answers', value: gridFloor, unit: 'ms' },
        notes: [`median ${quantile(grid, 0.5).toFixed(1)} ms`],
      },
      {
        ...figure('home of its teacher, p95', home, 200),
        notes: [`median ${quantile(home, 0.5).toFixed(1)} ms`],
      },
    ];
  } finally {
    await at.close();
  }
}

const figure = (what: string, times: readonly number[], goal: number) => ({
  ...{ what, goal, unit: 'ms' },
  value: quantile(times, 0.95),
});

/** Learners like this one, in both classes. */
async function copyLearners(at: TestPlatform, { user }: TestPerson, classId: string, gridId: string): Promise<void> {
  const knex = knexOf(at.platform.database);
  await knex.raw(
    `insert into platform.users select (jsonb_populate_record(person, jsonb_build_object(
       'id', gen_random_uuid(), 'username', 'copy' || n, 'username_key', 'copy' || n,
       'email', 'copy' || n || '@school.example', 'email_key', 'copy' || n || '@school.example'))).*
     from platform.users person, generate_series(1, ?::int) n where person.id = ?`,
    [counts.ofGrid - 1, user.id],
  );
  await knex.raw(
    `insert into learner.results select (jsonb_populate_record(original, jsonb_build_object(
       'user_id', person.id, 'id', gen_random_uuid()))).*
     from learner.results original, platform.users person where original.user_id = ? and person.username like 'copy%'`,
    [user.id],
  );
  for (const [id, most] of [
    [classId, counts.ofClass],
    [gridId, counts.ofGrid],
  ] as const) {
    await knex.raw(
      `insert into classes.members select (jsonb_populate_record(original, jsonb_build_object('user_id', person.id))).*
       from classes.members original,
         (select id from platform.users where username like 'copy%' order by username limit ?) person
       where original.class_id = ? and original.user_id = ?`,
      [most - 1, id, user.id],
    );
  }
}

/** A hundred answers of each learner of the class, and three in each of 19 topics of each of the grid. */
async function addAnswers(at: TestPlatform, classId: string, gridId: string): Promise<void> {
  const knex = knexOf(at.platform.database);
  const members = `select user_id, institution_id from classes.members where role = 'learner' and class_id = ?`;
  await knex.raw(
    `insert into item_bank.sittings (id, institution_id, user_id, purpose, kind, plan, ladder, opened_at, closed_at)
     select gen_random_uuid(), institution_id, user_id, 'practice', 'adaptive', '{"pool":"practice"}', '{}', now(), now()
     from (${members}) member`,
    [classId],
  );
  await knex.raw(
    `insert into item_bank.responses (id, institution_id, user_id, sitting_id, position, section, item_id, item_version,
       asked_at, answered_at, milliseconds, answer_option, points, maximum_points, verdict)
     select gen_random_uuid(), sitting.institution_id, sitting.user_id, sitting.id, item.n, item.section, item.item_id,
       item.version, now(), now() - item.n * interval '1 minute', 60000, item.n % 4, item.n % 2, 1,
       jsonb_build_object('isCorrect', item.n % 2 = 1)
     from item_bank.sittings sitting, (
       select row_number() over (order by item_id)::int as n, item_id, version, section from item_bank.items
       where pool = 'practice' and format = 'multiple_choice' and is_current limit ?) item`,
    [counts.answersEach],
  );
  await knex.raw(
    `insert into learner.evidence (institution_id, user_id, question_id, concept, outcome, at)
     select institution_id, user_id, id, 'concept-' || position % 20,
       case when points = 0 then 'attempted' else 'proficient' end, answered_at from item_bank.responses`,
  );
  await knex.raw(
    `insert into learner.activity (institution_id, user_id, kind, id, day, at)
     select institution_id, user_id, 'answer', id, answered_at::date, answered_at from item_bank.responses`,
  );
  await knex.raw(
    `insert into practice.runs (id, institution_id, user_id, kind, section, content_area, started_at, ended_at)
     select gen_random_uuid(), institution_id, user_id, 'form', null, null, now(), now() from (${members}) member`,
    [gridId],
  );
  // A topic at a time: a statement may take a minute.
  for (let topic = 0; topic < counts.topics; topic++) {
    await knex.raw(
      `insert into practice.questions (id, institution_id, user_id, run_id, sitting_id, position, section, content_area,
         difficulty, asked_at, answer, submitted_at, time_spent, graded_at, is_correct, outcome)
       select gen_random_uuid(), run.institution_id, run.user_id, run.id, gen_random_uuid(), n, 'core_math', ?, 2, now(),
         '{"given":0}', now(), 60000, now(), n % 2 = 0, case when n % 2 = 0 then 'proficient' else 'attempted' end
       from practice.runs run, generate_series(?::int, ?::int) n where run.kind = 'form'`,
      [`topic-${topic}`, topic * 3, topic * 3 + 2],
    );
  }
  await knex.raw('analyze');
}

const latestAnswers = `select json_agg(json_build_array(id, user_id, verdict ->> 'isCorrect', answer_option, milliseconds))
  from item_bank.responses where user_id in (select user_id from classes.members where class_id = :classId) group by item_id`;

const countedAnswers = `select user_id, section, content_area, count(*), count(*) filter (where is_correct), array_agg(outcome)
  from practice.questions where user_id in (select user_id from classes.members where class_id = :classId) group by 1, 2, 3`;

/** Milliseconds in which the database itself answers; the median of ten. */
async function floorOf(at: TestPlatform, statement: string, values: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < 10; call++) {
    const began = performance.now();
    await knexOf(at.platform.database).raw(statement, values);
    times.push(performance.now() - began);
  }
  return quantile(times, 0.5);
}

/** Durations of calls over HTTP in milliseconds, after a few that fill the caches. */
const timesOf = async (person: TestPerson, address: string, calls: number): Promise<number[]> => {
  const { value } = await onQuietMachine(async () => {
    const times: number[] = [];
    for (let call = -3; call < calls; call++) {
      const began = performance.now();
      const { status } = await person.get(address);
      if (status !== 200) throw new Error(`${address}: ${status}`);
      if (call >= 0) times.push(performance.now() - began);
    }
    return times;
  }, 1);
  return value;
};
