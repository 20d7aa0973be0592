import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../../../core/identity/index.ts';
import type { TestPerson, TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import { downloadExport, exportedFiles } from '../../../../tests/privacy/personal-export.ts';
import { letterTo, mailsTo } from '../../../consent/testing.ts';
import { Purpose } from '../../../learner/contract.ts';
import { decideConsent, setAgeBand } from '../../../learner/testing.ts';
import { IntakeRow } from '../../catalogue/models.ts';
import { addUniversity } from '../../testing.ts';
import { ApplicationRow, RecommendationLinkRow, RecommendationRow, SealedLetterRow } from '../models.ts';
import {
  applicationsPath,
  applying,
  beginDraft,
  letterForm,
  newApplicant,
  newSubmission,
  recommenderCode,
} from '../testing.ts';
import { linkDays, maxReminders, reminderDays } from './contract.ts';

/** What the scanner answers; `undefined`: nothing listens. */
let scan: { port: number; reply: string; close(): Promise<void> };
let at: TestPlatform;
beforeAll(async () => {
  scan = await listenAsScanner();
  const environment = { EIQ_DOCUMENTS_CLAMD: `127.0.0.1:${scan.port}` };
  at = await createTestPlatform({ plugins: ['universities', 'documents', 'activity', 'consent'], environment });
});
afterAll(async () => {
  await at?.close();
  await scan?.close();
});

/** A server with the protocol of clamd that reads a file and replies. */
async function listenAsScanner() {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      if (bytes.subarray(-4).equals(Buffer.alloc(4))) socket.end(`${scanner.reply}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const scanner = {
    port,
    reply: 'stream: OK',
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return scanner;
}

const day = 24 * 60 * 60;
const lettersPath = '/api/recommendation-letters';
const pdf = (words = '') => new TextEncoder().encode(`%PDF-1.4\n%${words}\n%%EOF\n`);
let count = 0;
const writer = () => `writer-${++count}@school.example`;

const look = (code: string) => at.call('POST', `${lettersPath}/request`, { body: { code } });
const send = (code: string, letter = 'A fine student.', file?: Uint8Array<ArrayBuffer>) =>
  at.call('POST', lettersPath, { body: letterForm(code, letter, file) });

interface Asked {
  readonly learner: TestPerson;
  readonly applicationId: string;
  readonly id: string;
  readonly address: string;
  readonly code: string;
}

/** A learner who has asked for a letter, for a draft or for a submitted application. */
async function asked({ isWaived = false, isSubmitted = false } = {}): Promise<Asked> {
  const learner = await newApplicant(at);
  const applicationId = isSubmitted
    ? (await newSubmission(at, learner)).application.id
    : (await beginDraft(learner, await addUniversity(at))).id;
  return { ...(await ask(learner, applicationId, isWaived)), learner, applicationId };
}

async function ask(learner: TestPerson, applicationId: string, isWaived = false) {
  const address = writer();
  const request = { recommenderName: 'Ada Writer', recommenderEmail: address, isWaived };
  const { status, body } = await learner.post(`${applicationsPath}/${applicationId}/recommendations`, request);
  expect([status, body.error]).toEqual([201, undefined]);
  return { id: body.id as string, address, code: await recommenderCode(at, address) };
}

const recommendationOf = async ({ learner, applicationId, id }: Asked) =>
  (await learner.get(`${applicationsPath}/${applicationId}`)).body.recommendations.find(
    (each: { id: string }) => each.id === id,
  );

const fileOf = ({ learner, applicationId, id }: Asked) =>
  learner.get(`${applicationsPath}/${applicationId}/recommendations/${id}/file`);

/** The PDFs of letters among a person's files. */
const filesOf = ({ user }: TestPerson) =>
  at.platform.storage.list(`universities/${at.institution.id}/${user.id}/letters`);

/** Runs the test with another answer of the virus scanner. */
async function whileScannerSays(reply: string, work: () => Promise<void>): Promise<void> {
  scan.reply = reply;
  try {
    await work();
  } finally {
    scan.reply = 'stream: OK';
  }
}

test('a recommender writes a letter once, and the applicant reads it with its PDF', async () => {
  const one = await asked();
  const opened = await look(one.code);
  expect(opened.body).toMatchObject({
    state: 'open',
    recommenderName: 'Ada Writer',
    applicantName: `${one.learner.user.firstName} ${one.learner.user.lastName}`,
    program: 'Computer Science',
    isWaived: false,
  });
  const sent = await send(one.code, 'A fine student.', pdf());
  expect([sent.status, sent.body.state]).toEqual([200, 'submitted']);
  // The response was lost: the same again changes nothing; another letter is refused.
  expect((await send(one.code, 'A fine student.', pdf())).status).toBe(200);
  const other = await send(one.code, 'Another letter.');
  expect([other.status, other.body.error.message]).toEqual([
    410,
    'This link has been used. The letter has been received.',
  ]);
  expect((await send(one.code, 'A fine student.', pdf('other'))).status).toBe(410);
  expect(await recommendationOf(one)).toMatchObject({ status: 'submitted', letter: 'A fine student.', hasFile: true });
  const file = await fileOf(one);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(await filesOf(one.learner)).toHaveLength(1);
  const mails = await mailsTo(at, one.address);
  expect(mails.map(({ subject }) => subject.replace(/\s+/g, ' '))).toEqual([
    expect.stringContaining('asks you for a letter of recommendation'),
    expect.stringContaining('has been received'),
  ]);
});

test('of two letters that arrive at once one stands, and no file of the other remains', async () => {
  const one = await asked();
  const letters = ['First.', 'Second.', 'Third.', 'Fourth.'];
  const answers = await Promise.all(letters.map((letter) => send(one.code, letter, pdf(letter))));
  const won = letters.filter((_, index) => answers[index]?.status === 200);
  expect(won).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(3);
  expect(await recommendationOf(one)).toMatchObject({ letter: won[0] });
  const [key, ...others] = await filesOf(one.learner);
  expect(others).toEqual([]);
  const stored = Buffer.concat(await Array.fromAsync(await at.platform.storage.get(key ?? '')));
  expect(stored.toString()).toContain(`%${won[0]}`);
});

test('a waived letter is closed to the applicant, in answers, in files and in the personal export', async () => {
  const one = await asked({ isWaived: true });
  const words = 'Between us: brilliant.';
  expect((await send(one.code, words, pdf())).status).toBe(200);
  expect(await recommendationOf(one)).toMatchObject({ status: 'submitted', letter: null, hasFile: false });
  expect((await fileOf(one)).status).toBe(404);
  expect(await filesOf(one.learner)).toEqual([]);
  const sealed = await at.platform.database.rows(SealedLetterRow, { institution: at.institution }).findById(one.id);
  expect(sealed?.letter).toBe(words);
  const open = await ask(one.learner, one.applicationId);
  await send(open.code, 'A fine student.', pdf('open'));
  const files = await exportedFiles(await downloadExport(at, one.learner));
  const exported = [...files.values()].join('\n');
  expect(exported).not.toContain(words);
  expect(exported).not.toContain('letter.pdf');
  // A letter that the applicant may read is exported with its file.
  expect(files.get('data.json')).toContain('A fine student.');
  expect([...files].filter(([name, text]) => name.startsWith('files/') && text.includes('%open'))).toHaveLength(1);
});

test('forged links, those of another institution and those of withdrawn requests are answered alike', async () => {
  const one = await asked();
  const { host } = await at.anotherInstitution();
  const elsewhere = await at.call('POST', `${lettersPath}/request`, { body: { code: one.code }, host });
  const forged = await look(`${one.code.slice(0, -1)}${one.code.endsWith('A') ? 'B' : 'A'}`);
  await one.learner.delete(`${applicationsPath}/${one.applicationId}/recommendations/${one.id}`);
  const withdrawn = await look(one.code);
  const message = 'This link is not valid. The request may have been withdrawn.';
  for (const { status, body } of [elsewhere, forged, withdrawn, await send(one.code)]) {
    expect([status, body.error.message]).toEqual([410, message]);
  }
  const mails = await mailsTo(at, one.address);
  expect(mails.at(-1)?.subject).toContain('no longer needed');
});

test(`a link ends after ${linkDays} days, and a reminder has a new one`, async () => {
  const one = await asked();
  const link = at.platform.database.rows(RecommendationLinkRow, { institution: at.institution });
  const old = new Date(at.clock.now().getTime() - linkDays * day * 1000 - 1);
  await link.where({ recommendationId: one.id }).patch({ createdAt: old });
  const expired = await send(one.code);
  expect([expired.status, expired.body.error.message]).toEqual([410, expect.stringContaining('has expired')]);
  const remind = () => one.learner.post(`${applicationsPath}/${one.applicationId}/recommendations/${one.id}/reminder`);
  expect((await remind()).status).toBe(429);
  for (let each = 0; each < maxReminders; each++) {
    at.clock.forward(reminderDays * day);
    const learner = await one.learner.signInAgain();
    const address = `${applicationsPath}/${one.applicationId}/recommendations/${one.id}/reminder`;
    expect((await learner.post(address)).status).toBe(200);
    await at.platform.queueing.waitUntilIdle();
  }
  const code = await recommenderCode(at, one.address);
  expect(code).not.toBe(one.code);
  at.clock.forward(reminderDays * day);
  const learner = await one.learner.signInAgain();
  const again = await learner.post(`${applicationsPath}/${one.applicationId}/recommendations/${one.id}/reminder`);
  expect([again.status, again.body.error.message]).toEqual([409, 'No more reminders can be sent for this request.']);
  expect((await send(code)).status).toBe(200);
});

test('without the guardian’s consent no letter about a child is asked for or taken, and with a new one the link works again', async () => {
  const learner = await newApplicant(at);
  await setAgeBand(at, learner, 'under-13');
  await decideConsent(at, learner);
  const university = await addUniversity(at);
  const { id: applicationId } = await beginDraft(learner, university);
  const one = { ...(await ask(learner, applicationId)), learner, applicationId };
  const waived = { ...(await ask(learner, applicationId, true)), learner, applicationId };

  await decideConsent(at, learner, []);
  expect((await look(one.code)).body.state).toBe('paused');
  for (const { code } of [one, waived]) {
    const { status, body } = await send(code, 'A fine student.', pdf('consent'));
    expect([status, body.error.code]).toEqual([409, 'conflict']);
    // Who must agree, and that the learner is a child, is no business of a recommender.
    expect(body.error.message).toBe('No letter can be taken for this application at present. Try again later.');
  }
  expect(await filesOf(learner)).toEqual([]);
  at.clock.forward(reminderDays * day);
  const deadline = new Date(at.clock.now().getTime() + 2 * day * 1000);
  const intake = at.platform.database.rows(IntakeRow, { institution: at.institution });
  await intake.findById(university.intakeId).patch({ deadline });
  await at.runSchedule('universities', 'recommenderReminders');
  expect(await mailsTo(at, one.address)).toHaveLength(1);

  await decideConsent(at, learner);
  await at.runSchedule('universities', 'recommenderReminders');
  expect(await mailsTo(at, one.address)).toHaveLength(2);
  expect((await look(one.code)).body.state).toBe('open');
  expect((await send(one.code)).status).toBe(200);
  await decideConsent(at, learner, []);
  expect((await at.call('POST', `${lettersPath}/decline`, { body: { code: waived.code } })).body.state).toBe(
    'declined',
  );
});

test('a request that was held without consent is sent once when a guardian consents again', async () => {
  const learner = await newApplicant(at);
  await setAgeBand(at, learner, 'under-13');
  const guardian = `${writer()}.example`;
  const consent = async (asking: TestPerson) => {
    await asking.post('/api/consent/ask', { address: guardian });
    const { code } = await letterTo(at, guardian);
    at.clock.forward(60);
    const { status, body } = await at.nobody.post('/api/consent/decision', { code, purposes: Purpose.options });
    expect([status, body.state]).toEqual([200, 'given']);
    return body.withdrawal as string;
  };
  const first = await consent(learner);
  const { id: applicationId } = await beginDraft(learner, await addUniversity(at));
  expect((await at.nobody.post('/api/consent/withdrawal', { code: first })).status).toBe(200);
  // As the mail server leaves it that did not answer until the consent had ended.
  const address = writer();
  await at.platform.database.rows(RecommendationRow, { institution: at.institution }).insert({
    ...{ applicationId, userId: learner.user.id, recommenderName: 'Ada Writer', recommenderEmail: address },
    ...{ isWaived: false, status: 'requested', requestedAt: at.clock.now() },
  });
  expect(await mailsTo(at, address)).toEqual([]);

  // A parent who withdrew is left in peace for a week.
  at.clock.forward(8 * day);
  const second = await consent(await learner.signInAgain());
  expect((await look(await recommenderCode(at, address))).body.state).toBe('open');
  const fewer = Purpose.options.filter((purpose) => purpose !== 'voice');
  await at.nobody.post('/api/consent/change', { code: second, purposes: fewer });
  await at.nobody.post('/api/consent/change', { code: second, purposes: Purpose.options });
  expect(await mailsTo(at, address)).toHaveLength(1);
});

test('a recommender with a Greek name reads in the mail and on the page until when the link works', async () => {
  const learner = await newApplicant(at);
  const { id } = await beginDraft(learner, await addUniversity(at));
  const request = { recommenderName: 'Αλέξανδρος Παπαδιαμάντης', recommenderEmail: writer(), isWaived: false };
  await learner.post(`${applicationsPath}/${id}/recommendations`, request);
  const code = await recommenderCode(at, request.recommenderEmail);
  const { body } = await look(code);
  const days = (Date.parse(body.linkEndsAt) - at.clock.now().getTime()) / (day * 1000);
  expect(days).toBeCloseTo(linkDays, 2);
  const [mail] = await mailsTo(at, request.recommenderEmail);
  const until = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  expect(mail?.text).toContain('Αλέξανδρος Παπαδιαμάντης');
  expect(mail?.text).toContain(`until ${until.format(new Date(body.linkEndsAt))}`);
});

test('a recommender declines once and the applicant can ask somebody else', async () => {
  const one = await asked();
  const decline = () => at.call('POST', `${lettersPath}/decline`, { body: { code: one.code } });
  expect([(await decline()).body.state, (await decline()).body.state]).toEqual(['declined', 'declined']);
  expect((await send(one.code)).body.error.message).toBe('You have declined this request.');
  const { body } = await one.learner.get('/api/notifications');
  expect(body.items[0]).toMatchObject({
    title: 'A recommender declined',
    to: `/universities/applications/${one.applicationId}`,
  });
  expect((await ask(one.learner, one.applicationId)).code).not.toBe(one.code);
});

test('recommenders who have not answered are told when a draft is deleted, and its letters and files are gone', async () => {
  const one = await asked();
  const answered = await ask(one.learner, one.applicationId);
  expect((await send(answered.code, 'A letter.', pdf())).status).toBe(200);
  expect(await filesOf(one.learner)).toHaveLength(1);
  await at.platform.queueing.waitUntilIdle();
  expect((await one.learner.delete(`${applicationsPath}/${one.applicationId}`)).status).toBe(204);
  const told = await mailsTo(at, one.address);
  expect(told.at(-1)?.subject).toContain('no longer needed');
  expect((await mailsTo(at, answered.address)).at(-1)?.subject).toContain('has been received');
  expect((await look(one.code)).status).toBe(410);
  expect(await filesOf(one.learner)).toEqual([]);
});

test('a withdrawn application ends its open requests', async () => {
  const one = await asked({ isSubmitted: true });
  expect((await one.learner.post(`${applicationsPath}/${one.applicationId}/withdrawal`)).status).toBe(200);
  expect((await send(one.code)).status).toBe(410);
  expect((await mailsTo(at, one.address)).at(-1)?.subject).toContain('no longer needed');
});

test('the links of an erased applicant end, and their letters are gone', async () => {
  const one = await asked();
  const answered = await ask(one.learner, one.applicationId);
  await send(answered.code, 'A letter.', pdf());
  await at.platform.personalData.erase({ who: deployment(at.institution) }, one.learner.user.id);
  expect((await send(one.code)).status).toBe(410);
  await at.platform.queueing.waitUntilIdle();
  expect(await filesOf(one.learner)).toEqual([]);
});

test('a PDF with a virus, one that cannot be scanned, one of two kinds and one that is no PDF are refused, and the link still works', async () => {
  const one = await asked();
  await whileScannerSays('stream: Eicar-Test-Signature FOUND', async () => {
    const { status, body } = await send(one.code, '', pdf());
    expect([status, body.error.message]).toEqual([400, expect.stringContaining('A virus was found')]);
  });
  await whileScannerSays('INSTREAM size limit exceeded. ERROR', async () => {
    const { status, body } = await send(one.code, '', pdf());
    expect([status, body.error.message]).toEqual([503, expect.stringContaining('cannot be checked for viruses')]);
  });
  const page = new TextEncoder().encode('%PDF-1.4\n<script>alert(1)</script>\n%%EOF\n');
  expect((await send(one.code, '', page)).body.error.message).toContain('two kinds of file');
  expect((await send(one.code, '', new TextEncoder().encode('MZ\x90\x00'))).status).toBe(415);
  expect(await filesOf(one.learner)).toEqual([]);
  expect((await send(one.code, '', pdf())).status).toBe(200);
});

test('where documents are switched off a PDF is accepted by its type alone', async () => {
  const one = await asked();
  await at.switchPlugin('documents', false);
  try {
    await whileScannerSays('INSTREAM size limit exceeded. ERROR', async () => {
      expect((await send(one.code, '', pdf())).status).toBe(200);
    });
  } finally {
    await at.switchPlugin('documents', true);
  }
});

test('a file whose letter was never stored is swept, and files of letters are kept', async () => {
  const one = await asked();
  await send(one.code, 'A letter.', pdf());
  const [kept] = await filesOf(one.learner);
  const key = `universities/${at.institution.id}/${one.learner.user.id}/letters/${one.id}`;
  await at.platform.storage.put(
    key,
    (async function* () {
      yield pdf();
    })(),
  );
  at.clock.forward(2 * 3600);
  await at.runSchedule('universities', 'letterSweep');
  expect(await filesOf(one.learner)).toEqual([kept]);
});

test('a letter arrives after the submission, but not after a decision', async () => {
  const one = await asked({ isSubmitted: true });
  const late = await ask(one.learner, one.applicationId);
  expect((await send(one.code)).status).toBe(200);
  const rows = at.platform.database.rows(ApplicationRow, { institution: at.institution });
  await rows.findById(one.applicationId).patch({ status: 'rejected' });
  expect((await look(late.code)).body.state).toBe('closed');
  const refused = await send(late.code);
  expect([refused.status, refused.body.error.message]).toEqual([
    410,
    'This application takes no more letters of recommendation.',
  ]);
});

test('nobody asks themselves or one person twice, and requests are limited', async () => {
  const learner = await newApplicant(at);
  const { id } = await beginDraft(learner, await addUniversity(at));
  const request = (recommenderEmail: string) =>
    learner.post(`${applicationsPath}/${id}/recommendations`, {
      recommenderName: 'W',
      recommenderEmail,
      isWaived: true,
    });
  expect((await request(learner.user.email.toUpperCase())).status).toBe(400);
  const address = writer();
  const [first, same] = await Promise.all([request(address), request(address.replace('writer', 'WRITER'))]);
  expect(first.body.id).toBe(same.body.id);
  for (let each = 0; each < 5; each++) expect((await request(writer())).status).toBe(201);
  const seventh = await request(writer());
  expect([seventh.status, seventh.body.error.message]).toEqual([
    409,
    expect.stringContaining('You have asked 6 people'),
  ]);
  // Whichever spelling came first received one mail.
  const mails = [...(await mailsTo(at, address)), ...(await mailsTo(at, address.replace('writer', 'WRITER')))];
  expect(mails).toHaveLength(1);
  expect((await learner.post(applicationsPath, applying(await addUniversity(at)))).status).toBe(201);
});
