import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../core/db/index.ts';
import type { TestPerson } from '../../core/testing.ts';
import type { DocumentSummary } from '../../plugins/documents/contract.ts';
import { transcriptText, uploadFile } from '../../plugins/documents/testing.ts';
import { decideConsent, setAgeBand } from '../../plugins/learner/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { layoutShiftsAt, openBrowserPlatform, pageProblems } from './browser-platform.ts';

// The Upload Center: choosing and dropping files, broken connections, reloads, rejections, and the list of documents.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['documents', 'consent'] });
});
afterAll(() => web?.close());

const mebibyte = 1_048_576;

interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const textFile = (content: string | Buffer, name = 'transcript.txt'): Chosen => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

/** Text of one and a half chunks, which no other test uploads. */
const longText = (name: string) => textFile(randomBytes(0.75 * mebibyte).toString('hex'), name);

async function adult(): Promise<TestPerson> {
  const learner = await web.at.person();
  await setAgeBand(web.at, learner, 'adult');
  return learner;
}

/** A chooser that opens while nobody listens would not be reported. */
const interceptChoosers = (page: Page) => page.on('filechooser', () => {});

async function openCenter(learner: TestPerson, options: { width?: number } = {}): Promise<Page> {
  const page = await web.page({ as: learner, width: 1440, ...options });
  interceptChoosers(page);
  await page.goto('/documents');
  await page.getByRole('heading', { name: 'Upload Transcripts' }).waitFor();
  return page;
}

const area = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const choose = (page: Page, title: string, files: Chosen | Chosen[]) =>
  area(page, title).locator('input[type=file]').first().setInputFiles(files);
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Uploads' });
const documentsOf = async (learner: TestPerson) => (await learner.get('/api/documents')).body as DocumentSummary[];
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Breaks the connection of every chunk from an offset on, until the returned function is called. */
async function breakFrom(page: Page, offset: number): Promise<() => Promise<void>> {
  const matches = (url: URL) =>
    url.pathname.startsWith('/api/documents/uploads/') && Number(url.searchParams.get('offset')) >= offset;
  await page.route(matches, (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
  );
  return async () => {
    await page.unroute(matches);
    await page.evaluate(() => dispatchEvent(new Event('online')));
  };
}

test('several files are chosen by keyboard or dropped, and the dashboard leads to the same place', async () => {
  const learner = await adult();
  const page = await web.page({ as: learner, width: 1440 });
  interceptChoosers(page);
  await page.goto('/dashboard/upload');
  await page.getByRole('heading', { name: 'Document Upload Center' }).waitFor();
  await page.getByText('No documents yet').waitFor();
  expect(await pageProblems(page), 'empty').toEqual([]);

  await page.getByRole('button', { name: 'Choose files for Test Scores' }).focus();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  expect(chooser.isMultiple()).toBe(true);
  await chooser.setFiles(['first', 'second'].map((name) => textFile(`SAT Score Report ${name}`, `${name}.txt`)));
  await recent(page).getByText('second.txt').waitFor();

  await area(page, 'Upload Transcripts').evaluate((section) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['OFFICIAL TRANSCRIPT'], 'dropped.txt', { type: 'text/plain' }));
    section.firstElementChild?.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }),
    );
  });
  await recent(page).getByText('dropped.txt').waitFor();
  const found = await documentsOf(learner);
  expect(Object.fromEntries(found.map(({ fileName, category }) => [fileName, category]))).toEqual({
    'dropped.txt': 'transcript',
    'first.txt': 'test-scores',
    'second.txt': 'test-scores',
  });
  expect(await pageProblems(page), 'with documents').toEqual([]);
  expect(web.failures).toEqual([]);
});

test('an upload whose connection breaks goes on where it stopped', async () => {
  const learner = await adult();
  const page = await openCenter(learner);
  const mend = await breakFrom(page, mebibyte);
  const offsets: number[] = [];
  page.on('request', (request) => {
    const offset = new URL(request.url()).searchParams.get('offset');
    if (request.method() === 'PUT' && offset !== null) offsets.push(Number(offset));
  });
  const file = longText('long.txt');
  await choose(page, 'Upload Transcripts', file);
  await page.getByText('No connection. 1.0 MB of 1.6 MB uploaded; continues when the connection is back.').waitFor();
  expect(await pageProblems(page), 'offline').toEqual([]);
  await mend();
  await page.getByText('Upload successful').waitFor();
  await page.getByText('Your document has been uploaded and is being processed.').waitFor();
  expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
  const [document] = await documentsOf(learner);
  expect(document?.fileSize).toBe(file.buffer.length);
  expect(web.failures).toEqual([]);
});

test('uploads work on a page without TLS, where browsers leave out hashing, ids and locks', async () => {
  const learner = await adult();
  const page = await web.page({ as: learner, width: 1440 });
  interceptChoosers(page);
  await page.addInitScript(() => {
    for (const name of ['subtle', 'randomUUID'])
      Object.defineProperty(crypto, name, { value: undefined, writable: true });
    Object.defineProperty(navigator, 'locks', { value: undefined });
    Object.defineProperty(window, 'isSecureContext', { value: false });
  });
  await page.goto('/documents');
  await page.getByRole('heading', { name: 'Upload Transcripts' }).waitFor();
  const file = longText('insecure.txt');
  await choose(page, 'Upload Transcripts', file);
  await page.getByText('Upload successful').waitFor();
  const [document] = await documentsOf(learner);
  expect(document).toMatchObject({ fileName: 'insecure.txt', fileSize: file.buffer.length });
  expect(web.failures).toEqual([]);
});

test('a person who is signed out during an upload signs in again and continues with the same file', async () => {
  const learner = await adult();
  const page = await openCenter(learner);
  const mend = await breakFrom(page, mebibyte);
  const file = longText('signed-out.txt');
  await choose(page, 'Upload Transcripts', file);
  await page.getByText('No connection.').waitFor();
  await learner.post('/api/auth/logout');
  await mend();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByLabel('User name').fill(learner.user.username);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Upload Documents' }).click();
  // The browser forgets files at sign-out: another person may use it next.
  await page.getByText('1.0 MB of 1.6 MB uploaded. Choose “signed-out.txt” again to continue.').waitFor();
  const again = page.getByRole('button', { name: 'Choose signed-out.txt' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), again.click()]);
  await chooser.setFiles(file);
  await page.getByText('Upload successful').waitFor();
  expect(web.failures).toEqual([]);
});

test('after a reload an upload goes on, and where the browser has lost the file it says what to choose', async () => {
  const learner = await adult();
  const page = await openCenter(learner);
  const file = longText('reloaded.txt');
  await breakFrom(page, mebibyte);
  await choose(page, 'Upload Transcripts', file);
  await page.getByText('No connection.').waitFor();
  await page.reload();
  await page.getByText('No connection.').waitFor();

  // The file is gone: another browser, or emptied storage.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const open = indexedDB.open('eiq-documents', 1);
        open.onsuccess = () => {
          const cleared = open.result.transaction('files', 'readwrite').objectStore('files').clear();
          cleared.onsuccess = resolve;
        };
      }),
  );
  await page.reload();
  await page.getByText('1.0 MB of 1.6 MB uploaded. Choose “reloaded.txt” again to continue.').waitFor();
  expect(await pageProblems(page), 'file needed').toEqual([]);
  const again = page.getByRole('button', { name: 'Choose reloaded.txt' });
  const chooseAgain = async (chosen: Chosen) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), again.click()]);
    await chooser.setFiles(chosen);
  };
  await chooseAgain(textFile('short', 'reloaded.txt'));
  await page.getByText('This is another file. Choose “reloaded.txt” again, or cancel this upload.').waitFor();
  await page.unrouteAll();
  await chooseAgain(file);
  await page.getByText('Upload successful').waitFor();
  const [document] = await documentsOf(learner);
  expect(document?.fileSize).toBe(file.buffer.length);
  expect(web.failures).toEqual([]);
});

test('rejected files are named with the reason, word for word', async () => {
  const page = await openCenter(await adult());
  const program = Buffer.concat([Buffer.from('MZ'), randomBytes(600)]);
  await choose(page, 'Upload Transcripts', [
    { name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: program },
    textFile(Buffer.alloc(10_000_001, 65), 'large.txt'),
    textFile('', 'empty.txt'),
    { name: 'renamed.pdf', mimeType: 'application/pdf', buffer: program },
  ]);
  const types = 'File type must be application/pdf, image/png, image/jpeg, text/plain';
  const line = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  expect(await line('setup.exe').getByRole('alert').innerText()).toBe(types);
  expect(await line('large.txt').getByRole('alert').innerText()).toBe('File is larger than 10000000 bytes');
  expect(await line('empty.txt').getByRole('alert').innerText()).toBe('File is smaller than 1 bytes');
  // Only the server sees what the bytes are.
  await page.getByText('Upload failed').waitFor();
  await page.getByText('Failed to upload document. Please try again.').waitFor();
  expect(await line('renamed.pdf').getByRole('alert').innerText()).toContain(types);
  await page.getByRole('button', { name: 'Remove setup.exe from this list' }).click();
  await line('setup.exe').waitFor({ state: 'detached' });
  const many = Array.from({ length: 31 }, (_, index) => textFile('', `${index}.txt`)).map((file, index) => ({
    ...file,
    buffer: Buffer.from(`Number ${index}`),
  }));
  await choose(page, 'Test Scores', many);
  expect(await line('30.txt').getByRole('alert').innerText()).toBe('Too many files');
  expect(web.failures).toEqual([]);
});

test('the same bytes again are one document', async () => {
  const learner = await adult();
  const page = await openCenter(learner);
  await choose(page, 'Upload Transcripts', textFile('OFFICIAL TRANSCRIPT, once', 'one.txt'));
  await recent(page).getByText('one.txt').waitFor();
  await choose(page, 'Upload Transcripts', textFile('OFFICIAL TRANSCRIPT, once', 'two.txt'));
  await page.getByText('Already uploaded').waitFor();
  expect(await documentsOf(learner)).toHaveLength(1);
});

test('an upload can be cancelled, and signing out leaves no file in the browser', async () => {
  const learner = await adult();
  const page = await openCenter(learner);
  await breakFrom(page, 0);
  await choose(page, 'Upload Transcripts', [longText('cancelled.txt'), longText('kept.txt')]);
  await page.getByText('No connection.').first().waitFor();
  await page.getByRole('button', { name: 'Cancel the upload of cancelled.txt' }).click();
  await expect.poll(async () => ((await learner.get('/api/documents/uploads')).body as unknown[]).length).toBe(1);
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const open = indexedDB.open('eiq-documents', 1);
          open.onsuccess = () => {
            const count = open.result.transaction('files').objectStore('files').count();
            count.onsuccess = () => resolve(count.result);
          };
        }),
    );
  expect(await kept()).toBeGreaterThan(0);
  await page.getByRole('button', { name: /First/ }).click();
  await page.getByRole('menuitem', { name: /Logout/ }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expect.poll(kept).toBe(0);
});

test('a failed document is read again, downloaded, and deleted after a question', async () => {
  const learner = await adult();
  const content = transcriptText(`${learner.user.firstName} ${learner.user.lastName}`);
  const { id } = await uploadFile(learner, content, 'transcript.txt');
  await web.at.platform.queueing.waitUntilIdle();
  await knexOf(web.at.platform.database)('documents.documents')
    .where({ id })
    .update({ status: 'failed', failure: 'internal', failure_detail: 'A fault' });
  const page = await openCenter(learner, { width: 360 });
  await recent(page).getByText('Failed').waitFor();
  expect(await recent(page).innerText()).toContain('Something went wrong while this file was read.');
  expect(await pageProblems(page), 'failed').toEqual([]);
  await page.getByRole('button', { name: 'Read again: transcript.txt' }).click();
  await recent(page).getByText('Processed').waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download transcript.txt' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('transcript.txt');
  expect(sha256(readFileSync(await download.path()))).toBe(sha256(Buffer.from(content)));

  await page.getByRole('button', { name: 'Who can read transcript.txt' }).click();
  await page.getByText('Staff of your institution who may see your record').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Delete transcript.txt' }).click();
  await page.getByRole('dialog').getByText('This cannot be undone').waitFor();
  await page.getByRole('button', { name: 'Keep it' }).click();
  expect(await documentsOf(learner)).toHaveLength(1);
  await page.getByRole('button', { name: 'Delete transcript.txt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No documents yet').waitFor();
  expect(await documentsOf(learner)).toHaveLength(0);
  expect(web.failures).toEqual([]);
});

test('a child is told to ask a parent, and may upload once a parent has agreed', async () => {
  const child = await web.at.person();
  await setAgeBand(web.at, child, 'under-13');
  const page = await web.page({ as: child, width: 360 });
  await page.goto('/documents');
  await page.getByText('You cannot upload files yet.').waitFor();
  await page.getByRole('link', { name: 'Ask a parent or guardian' }).waitFor();
  expect(await page.getByRole('button', { name: /Choose files/ }).count()).toBe(0);
  expect(await pageProblems(page), 'child').toEqual([]);
  await decideConsent(web.at, child);
  await page.reload();
  await page.getByRole('button', { name: 'Choose files for Upload Transcripts' }).waitFor();

  const unknown = await web.page({ as: await web.at.person() });
  await unknown.goto('/documents');
  await unknown.getByText('EiQ does not know your age').waitFor();
});

test('the Upload Center does not shift while it loads', async () => {
  const learner = await adult();
  await uploadFile(learner, transcriptText('Ada Lovelace'));
  const page = await web.page({ as: learner, width: 360, height: 740 });
  expect(await layoutShiftsAt(page, { '/documents': 'Check values' })).toEqual([]);
});
