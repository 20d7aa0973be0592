import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Permission, Route } from '../../../../core/contract/index.ts';
import { knexOf, newId } from '../../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import { addressOf, everyRoute } from '../../../../tests/access/routes.ts';
import { mailsTo } from '../../../consent/testing.ts';
import { applicationsPath, applying, newApplicant } from '../../applications/testing.ts';
import { IntakeRow } from '../../catalogue/models.ts';
import { addUniversity } from '../../testing.ts';
import { decide, deskPath, newReviewer, scored, submitReview } from '../testing.ts';

// Before the release, nothing that an applicant can get differs between a decision and none.

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform();
});
afterAll(() => at?.close());

const outcomes = ['accepted', 'rejected', 'waitlisted', 'undecided'] as const;

interface Subject {
  readonly person: TestPerson;
  /** The application that is decided, and one to another university that is not, begun before it and after it. */
  readonly id: string;
  readonly others: readonly string[];
  readonly messages: unknown[];
}

test('nothing that an applicant can get changes with a decision before its release', async () => {
  const [university, before, after] = [await addUniversity(at), await addUniversity(at), await addUniversity(at)];
  const reviewers = [await newReviewer(at, university), await newReviewer(at, university)] as const;
  const subjects = new Map<(typeof outcomes)[number], Subject>();
  for (const outcome of outcomes) {
    const person = await newApplicant(at);
    const submitted: string[] = [];
    for (const each of [before, university, after]) {
      const { status, body } = await person.post(applicationsPath, applying(each));
      expect(status).toBe(201);
      submitted.push(body.id);
      at.clock.forward(60);
    }
    const [first = '', id = '', last = ''] = submitted;
    const messages: unknown[] = [];
    const tab = await person.connect();
    tab.onAny((...message) => messages.push(message));
    subjects.set(outcome, { person, id, others: [first, last], messages });
    // Every application is reviewed alike, so that only the decision differs.
    for (const reviewer of reviewers) await submitReview(reviewer, id, scored(3));
  }
  await at.platform.queueing.waitUntilIdle();
  const routes = await readableRoutes();

  const earlier = await everyAnswer(subjects, routes);
  at.clock.forward(3600);
  // The control: what an hour alone changes.
  const later = await everyAnswer(subjects, routes);
  // The first reading made recommendations of skills, of which other tabs are told.
  for (const { messages } of subjects.values()) messages.length = 0;
  for (const [outcome, { id }] of subjects) {
    if (outcome === 'undecided') continue;
    expect(await decide(reviewers[0], id, outcome)).toMatchObject({ outcome: 'recorded' });
    await reviewers[1].post(`${deskPath}/applications/${id}/notes`, { noteId: newId(), text: `To be ${outcome}.` });
  }
  // A decision that is replaced, and one that is recorded again, are as silent.
  const waitlisted = subjects.get('waitlisted')?.id ?? '';
  await decide(reviewers[1], waitlisted, 'accepted');
  await decide(reviewers[1], waitlisted, 'waitlisted');
  await at.runSchedule('universities', 'releaseDecisions');
  await at.platform.queueing.waitUntilIdle();
  const decided = await everyAnswer(subjects, routes);

  for (const [outcome, { person, id, others, messages }] of subjects) {
    const [control, found] = [later.get(outcome), decided.get(outcome)];
    for (const [what, answer] of found ?? []) {
      expect([outcome, what, answer]).toEqual([outcome, what, control?.get(what)]);
      // What concerns universities does not change with time either.
      if (what.includes('universit')) expect([what, answer]).toEqual([what, earlier.get(outcome)?.get(what)]);
    }
    expect(found?.size).toBe(control?.size);
    expect([outcome, messages]).toEqual([outcome, []]);
    const { body: list } = await person.get(applicationsPath);
    expect(list.map((each: { id: string }) => each.id)).toEqual([others[1], id, others[0]]);
  }
  expect(await refusals(subjects)).toEqual(new Set([JSON.stringify(await refusalsOf(subjects.get('undecided')))]));

  // The release tells everyone at once, in the same words, and only then.
  const rows = at.platform.database.rows(IntakeRow, { institution: at.institution });
  await rows.findById(university.intakeId).patch({ decisionsAt: at.clock.now() });
  await at.runSchedule('universities', 'releaseDecisions');
  for (const [outcome, { person, id }] of subjects) {
    const { body } = await person.get(`${applicationsPath}/${id}`);
    expect(body.status).toBe(outcome === 'undecided' ? 'under_review' : outcome);
    const mails = (await mailsTo(at, person.user.email)).filter(({ subject }) => subject.startsWith('A decision'));
    expect(mails).toHaveLength(outcome === 'undecided' ? 0 : 1);
    for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toMatch(/accept|reject|wait/i);
  }
});

/** Routes of all plugins that a learner can read without naming an object, and those of one application. */
async function readableRoutes() {
  const loaded = new Set(['platform', ...at.platform.host.plugins.map(({ id }) => id)]);
  const mayCall = ({ access }: Route) =>
    typeof access === 'string' &&
    (access === 'signed-in' ||
      access === 'public' ||
      at.platform.gate.may(at.institution.id, 'learner', access as Permission));
  const routes = (await everyRoute()).filter(
    ([name, route]) =>
      route.method === 'get' &&
      mayCall(route) &&
      // An export is recorded in the audit log, which is part of it; its rows are compared below.
      name !== 'platform.exportOwnData' &&
      // Plugins for tests are not installed here.
      loaded.has(name.split('.')[0] ?? '') &&
      (!route.path.includes(':') || route.path.startsWith('/api/university-applications/:id')),
  );
  expect(routes.length).toBeGreaterThan(40);
  return routes;
}

type Answers = Map<string, unknown>;

/** Every answer that each applicant gets, with its headers, and their rows, mails and jobs. */
async function everyAnswer(
  subjects: ReadonlyMap<string, Subject>,
  routes: Awaited<ReturnType<typeof readableRoutes>>,
): Promise<Map<string, Answers>> {
  const all = new Map<string, Answers>();
  for (const [outcome, { person, id, others }] of subjects) {
    const answers: Answers = new Map();
    for (const [name, route] of routes) {
      const ids = route.path.includes(':id') ? [id, ...others] : [undefined];
      for (const each of ids) {
        const address = addressOf(route, each ? { params: { id: each } } : {});
        const { status, headers, body } = await person.get(address);
        answers.set(`${name} ${address}`, {
          status,
          headers: shownHeaders(headers),
          body: withoutChance(JSON.stringify(body)),
        });
      }
    }
    const rows = await exportOf(person);
    answers.set('export', rows);
    answers.set(
      'export of universities',
      rows.filter((row) => row.startsWith('["universities.')),
    );
    answers.set('mails of universities', await mailsTo(at, person.user.email));
    answers.set('jobs of universities', await jobsAbout(person));
    all.set(outcome, answers);
  }
  return all;
}

/** The time of the answer itself is no change. */
const withoutChance = (body: string) => body.replace(/"serverTime":"[^"]*"/, '').replaceAll(/nonce=\\"[^"\\]*\\"/g, '');

const shownHeaders = (headers: Headers) =>
  [...headers].filter(([name]) => !['x-request-id', 'date', 'content-security-policy'].includes(name));

/** The rows about a person that plugins declare, which is what an export contains. */
async function exportOf({ user }: TestPerson) {
  const knex = knexOf(at.platform.database);
  const rows: string[] = [];
  for (const { plugin } of at.platform.host.plugins) {
    const { id, personalData = [] } = plugin.contract;
    for (const { table, userColumn } of personalData) {
      const name = `${id.replaceAll('-', '_')}.${table}`;
      const found = await knex(name).whereRaw('??::text = ?', [userColumn, user.id]).select();
      rows.push(JSON.stringify([name, userColumn, found.map((each) => JSON.stringify(each)).toSorted()]));
    }
  }
  expect(rows.some((row) => row.includes('universities.applications'))).toBe(true);
  return rows;
}

async function jobsAbout({ user }: TestPerson): Promise<number> {
  const knex = knexOf(at.platform.database);
  const found = await knex('pgboss.job')
    .whereRaw('data::text like ?', [`%${user.id}%`])
    .count('* as count');
  return Number(found[0]?.count);
}

/** What an applicant is told who tries every step. */
async function refusalsOf(subject: Subject | undefined) {
  if (!subject) throw new Error('There is no such applicant');
  const { person, id } = subject;
  const answers = [
    await person.post(`${applicationsPath}/${id}/offer`, { answer: 'accept' }),
    await person.post(`${applicationsPath}/${id}/appeals`, { reason: 'Please look again.' }),
    await person.delete(`${applicationsPath}/${id}`),
    await person.get(`${deskPath}/applications/${id}`),
    await person.post(`${applicationsPath}/${id}/submission`, {}),
  ];
  return answers.map(({ status, body }) => [status, body?.error?.message ?? body?.status]);
}

async function refusals(subjects: ReadonlyMap<string, Subject>): Promise<Set<string>> {
  const all = new Set<string>();
  for (const subject of subjects.values()) all.add(JSON.stringify(await refusalsOf(subject)));
  return all;
}

test('an applicant withdraws alike with a decision and without one', async () => {
  const university = await addUniversity(at);
  const reviewer = await newReviewer(at, university);
  const answers = [];
  for (const decision of ['accepted', undefined] as const) {
    const person = await newApplicant(at);
    const { body } = await person.post(applicationsPath, applying(university));
    await submitReview(reviewer, body.id);
    if (decision) await decide(reviewer, body.id, decision, 'Known to us.');
    const withdrawn = await person.post(`${applicationsPath}/${body.id}/withdrawal`);
    answers.push([
      withdrawn.status,
      withdrawn.body.status,
      withdrawn.body.history.map(({ step }: { step: string }) => step),
    ]);
    const late = await decide(reviewer, body.id, 'rejected', 'Too late.');
    expect(late).toMatchObject({ outcome: 'refused', message: 'The applicant has withdrawn this application.' });
  }
  expect(answers[0]).toEqual(answers[1]);
});
