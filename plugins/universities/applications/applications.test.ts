import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf, newId } from '../../../core/db/index.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { mailsTo } from '../../consent/testing.ts';
import { decideConsent, setAgeBand } from '../../learner/testing.ts';
import { IntakeRow, ProgramRow, UniversityRow } from '../catalogue/models.ts';
import { addUniversity } from '../testing.ts';
import { sendOnce } from './sent-mail.ts';
import { applying, beginDraft, essaysOf, newApplicant, newSubmission, applicationsPath as path } from './testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['universities', 'activity', 'consent'] });
});
afterAll(() => at?.close());

const scope = () => ({ institution: at.institution });
const intakes = () => at.platform.database.rows(IntakeRow, scope());

test('an application carries the score of the server’s record, whatever the client sends', async () => {
  const learner = await newApplicant(at);
  const { application } = await newSubmission(at, learner);
  expect(application).toMatchObject({
    program: 'Computer Science',
    status: 'submitted',
    applicationEiqScore: 512,
    recommendationStatus: null,
    compatibility: 'good match',
    applicationData: essaysOf(),
    transcriptAnalysis: { overallGPA: null, recommendationStrength: null, strengthAreas: [] },
  });
  expect(application.applicationStandardError).toBeCloseTo(30, 0);
  expect((await learner.get(path)).body).toEqual([application]);
});

test('fifty simultaneous submissions are one application, one notification and one mail', async () => {
  const learner = await newApplicant(at);
  const university = await addUniversity(at);
  const answers = await Promise.all(Array.from({ length: 50 }, () => learner.post(path, applying(university))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  const mails = await mailsTo(at, learner.user.email);
  expect(mails.map(({ subject }) => subject)).toHaveLength(1);
  const { body } = await learner.get('/api/notifications');
  expect(body.items.filter(({ kind }: { kind: string }) => kind === 'universities.application')).toHaveLength(1);
  const { body: details } = await learner.get(`${path}/${answers[0]?.body.id}`);
  expect(details.history.map(({ step }: { step: string }) => step)).toEqual(['create', 'submit']);
});

test('another text after the submission is refused and the first one stands', async () => {
  const learner = await newApplicant(at);
  const { application, university } = await newSubmission(at, learner);
  const { status, body } = await learner.post(path, applying(university, 'Something else.'));
  expect(status).toBe(409);
  expect(body.error.message).toContain('You have already applied');
  expect((await learner.get(path)).body).toEqual([application]);
});

test('of two devices the later one with an old version receives what stands, and can save on top of it', async () => {
  const learner = await newApplicant(at);
  const draft = await beginDraft(learner, await addUniversity(at));
  const save = (version: number, words: string) =>
    learner.put(`${path}/${draft.id}/draft`, { version, applicationData: essaysOf(words) });
  const first = await save(draft.version, 'Written on the phone.');
  expect([first.status, first.body.version]).toEqual([200, draft.version + 1]);
  const late = await save(draft.version, 'Written on the desktop.');
  expect(late.status).toBe(409);
  expect(late.body.error.message).toContain('changed on another device');
  expect(late.body.current).toEqual(first.body);
  // The response of the phone was lost: it sends the same again.
  expect((await save(draft.version, 'Written on the phone.')).body).toEqual(first.body);
  const merged = await save(late.body.current.version, 'Written on the phone. Written on the desktop.');
  expect(merged.status).toBe(200);
});

test('a submission states every missing part at once and stores nothing', async () => {
  const learner = await at.person();
  await setAgeBand(at, learner, 'adult');
  const university = await addUniversity(at);
  await at.platform.database.rows(ProgramRow, scope()).findById(university.programId).patch({ letters: 1 });
  const words = Array.from({ length: 301 }, () => 'word').join(' ');
  const applicationData = { personalStatement: ' ', academicGoals: words };
  const { status, body } = await learner.post(path, { ...applying(university), applicationData });
  expect(status).toBe(400);
  expect(body.error.issues.map((issue: { path: string }) => issue.path)).toEqual([
    'body.applicationData.personalStatement',
    'body.applicationData.academicGoals',
    'score.eiqScore',
    'letters.letters',
  ]);
  expect((await learner.get(path)).body).toEqual([]);
});

test('a score below the minimum does not prevent a submission; the applicant is told', async () => {
  const learner = await newApplicant(at);
  const university = await addUniversity(at, { minEiqScore: 700, preferredEiqScore: 800 });
  const draft = await beginDraft(learner, university);
  expect(draft.checklist.find(({ part }) => part === 'minimum')).toMatchObject({ state: 'below', isRequired: false });
  const { status, body } = await learner.post(path, applying(university));
  expect([status, body.compatibility]).toEqual([201, 'below the minimum requirement']);
});

test('a draft survives the end of its intake and moves to another one', async () => {
  const learner = await newApplicant(at);
  const university = await addUniversity(at);
  const draft = await beginDraft(learner, university);
  const now = at.clock.now().getTime();
  const intake = await intakes().findById(university.intakeId).throwIfNotFound();
  await intakes()
    .findById(university.intakeId)
    .patch({ deadline: new Date(now - 1) });
  const next = await intakes().insertAndFetch({
    ...{ universityId: university.universityId, programId: university.programId, key: 'later', name: 'Later' },
    ...{ timeZone: 'UTC', opensLocal: intake.opensLocal, deadlineLocal: '2028-01-01', decisionsLocal: '2028-02-01' },
    ...{ opensAt: new Date(now - 1), deadline: new Date(now + 1e9), decisionsAt: new Date(now + 2e9) },
  });
  const saved = { version: draft.version, applicationData: essaysOf() };
  const { body } = await learner.put(`${path}/${draft.id}/draft`, saved);
  expect((await learner.post(`${path}/${draft.id}/submission`, {})).status).toBe(409);
  const moved = await learner.put(`${path}/${draft.id}/draft`, { ...saved, version: body.version, intakeId: next.id });
  expect([moved.status, moved.body.intake.id]).toEqual([200, next.id]);
  const { status, body: submitted } = await learner.post(`${path}/${draft.id}/submission`, {});
  expect([status, submitted.status, submitted.applicationData]).toEqual([200, 'submitted', essaysOf()]);
});

test('where a university is switched off while one writes, the draft is kept and submitted later', async () => {
  const learner = await newApplicant(at);
  const university = await addUniversity(at);
  const draft = await beginDraft(learner, university);
  await learner.put(`${path}/${draft.id}/draft`, { version: draft.version, applicationData: essaysOf() });
  const set = (isActive: boolean) =>
    at.platform.database.rows(UniversityRow, scope()).findById(university.universityId).patch({ isActive });
  await set(false);
  const { status, body } = await learner.post(`${path}/${draft.id}/submission`, {});
  expect([status, body.error.message]).toEqual([
    409,
    expect.stringContaining('does not accept applications at the moment. Your draft is kept.'),
  ]);
  await set(true);
  expect((await learner.post(`${path}/${draft.id}/submission`, {})).status).toBe(200);
});

test('an application is withdrawn once, and the learner can apply again', async () => {
  const learner = await newApplicant(at);
  const { application, university } = await newSubmission(at, learner);
  const withdraw = () => learner.post(`${path}/${application.id}/withdrawal`);
  const [first, second] = [await withdraw(), await withdraw()];
  expect([first.body.status, second.body.status]).toEqual(['withdrawn', 'withdrawn']);
  expect(first.body.history).toEqual(second.body.history);
  const again = await learner.post(path, applying(university));
  expect(again.status).toBe(201);
  expect(again.body.id).not.toBe(application.id);
});

test('only drafts can be deleted', async () => {
  const learner = await newApplicant(at);
  const draft = await beginDraft(learner, await addUniversity(at));
  expect((await learner.delete(`${path}/${draft.id}`)).status).toBe(204);
  expect((await learner.get(`${path}/${draft.id}`)).status).toBe(404);
  const { application } = await newSubmission(at, learner);
  expect((await learner.delete(`${path}/${application.id}`)).status).toBe(409);
});

test('a child and a learner of unknown age cannot apply without consent; staff cannot apply at all', async () => {
  const university = await addUniversity(at);
  const learner = await at.person();
  const unknown = await learner.post(path, applying(university));
  expect([unknown.status, unknown.body.error.message]).toEqual([
    403,
    expect.stringContaining('does not know your age'),
  ]);
  await setAgeBand(at, learner, 'under-13');
  const child = await learner.post(`${path}/drafts`, {
    universityId: university.universityId,
    program: 'Computer Science',
  });
  expect([child.status, child.body.error.message]).toEqual([403, expect.stringContaining('parent or guardian')]);
  await decideConsent(at, learner);
  expect((await learner.post(`${path}/drafts`, applying(university))).status).toBe(201);
  const staff = await at.person('instructor');
  expect((await staff.post(path, applying(university))).status).toBe(403);
});

test('the history refuses changes and deletions', async () => {
  const learner = await newApplicant(at);
  const { application } = await newSubmission(at, learner);
  const history = () =>
    knexOf(at.platform.database)('universities.application_steps').where({ applicationId: application.id });
  await expect(history().update({ to: 'accepted' })).rejects.toThrow('cannot be changed or deleted');
  await expect(history().delete()).rejects.toThrow('cannot be changed or deleted');
  expect((await learner.get(`${path}/${application.id}`)).body.history).toHaveLength(2);
});

test('a job that is repeated after its mail was sent does not send it again', async () => {
  const dependencies = { db: at.platform.database, clock: at.clock };
  const jobId = newId();
  let sent = 0;
  const send = async () => void sent++;
  const unreachable = () => Promise.reject(new Error('The mail server does not answer'));
  await expect(sendOnce(dependencies, at.institution, jobId, unreachable)).rejects.toThrow('does not answer');
  await sendOnce(dependencies, at.institution, jobId, send);
  await sendOnce(dependencies, at.institution, jobId, send);
  expect(sent).toBe(1);
});
