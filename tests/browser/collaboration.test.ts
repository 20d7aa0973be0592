import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { learnerOf } from '../../plugins/activity/testing.ts';
import { openRoom, roomsPath } from '../../plugins/collaboration/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['collaboration', 'activity', 'items-core-math'] });
});
afterAll(() => web?.close());

test('two learners write the same notes, look back and end the room', async () => {
  const [ada, ben] = [await learnerOf(web.at, { shares: true }), await learnerOf(web.at, { shares: true })];
  const name = `Algebra ${ada.user.id.slice(0, 8)}`;
  const [page, other] = [await web.page({ as: ada }), await web.page({ as: ben })];
  await page.goto('/collaboration');
  await page.getByRole('button', { name: 'Create Room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a room' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Private: you admit each person').check();
  expect(await pageProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.locator('#main').getByText('Connected', { exact: true }).waitFor();

  // Joining by the card of a private room waits for its host.
  await other.goto('/collaboration');
  await other.getByRole('button', { name }).click();
  await other.getByText('Waiting for the host').waitFor();
  await page.getByRole('button', { name: /^Admit/ }).click();
  await page.getByRole('button', { name: /^Reading only/ }).waitFor();
  await other.getByRole('button', { name: 'Check again' }).click();

  // The chat: doubtful links stay text, an edit is marked, and a message of another can be reported.
  await page.getByLabel('Your message').fill('See https://example.org/a and javascript:alert(1)');
  await page.keyboard.press('Enter');
  const link = other.getByRole('log').getByRole('link');
  await link.waitFor();
  expect([await link.getAttribute('href'), await link.getAttribute('rel')]).toEqual([
    'https://example.org/a',
    'noopener noreferrer nofollow ugc',
  ]);
  await page.getByRole('button', { name: 'Edit your message' }).click();
  await page.getByRole('dialog').getByLabel('Message').fill('Factor it, then solve it');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await other.getByRole('log').getByText('Factor it, then solve it').waitFor();
  await other.getByRole('log').getByText('Edited').waitFor();
  await other.getByRole('button', { name: /^Report the message of/ }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await other.getByRole('log').getByText('Reported').waitFor();

  await page.getByLabel('New notes').fill('Plan');
  await page.getByRole('button', { name: 'Add' }).click();
  const [mine, theirs] = [page, other].map((one) => one.getByRole('textbox', { name: 'Plan' }));
  if (!mine || !theirs) throw new Error('No editors');
  await mine.click();
  await page.keyboard.type('# Factor first');
  await theirs.getByText('# Factor first').waitFor();
  await theirs.click();
  await other.keyboard.press('Control+End');
  await other.keyboard.type(' then solve');
  await mine.getByText('# Factor first then solve').waitFor();
  // Undo takes back one's own words only.
  await page.keyboard.press('Control+z');
  await theirs.getByText('then solve', { exact: true }).waitFor();
  expect(await theirs.textContent()).not.toContain('Factor');
  await page.getByText('All changes saved').waitFor();
  expect(await pageProblems(page, [360, 768, 1440])).toEqual([]);

  await web.at.runSchedule('collaboration', 'snapshots');
  await theirs.click();
  await other.keyboard.press('Control+End');
  await other.keyboard.type(' and more');
  await mine.getByText('then solve and more').waitFor();
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByText('then solve').waitFor();
  await history.getByRole('button', { name: 'Restore' }).click();
  await theirs.getByText('then solve', { exact: true }).waitFor();
  for (const [name, ending] of [
    ['Markdown', 'md'],
    ['Text', 'txt'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`Plan.${ending}`);
    expect(await readFile(await file.path(), 'utf8')).toContain('then solve');
  }

  await page.getByRole('button', { name: /^Reading only/ }).click();
  await other.getByText('You can read these notes and not change them.').waitFor();
  await page.getByRole('button', { name: 'End room' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End room' }).click();
  await page.getByText('Private · Ended').waitFor();
  await other.getByText('Private · Ended').waitFor();
  expect(web.failures).toEqual([]);
});

/** An option of a question. */
const option = '#main [aria-keyshortcuts]';

test('two learners answer practice questions together', async () => {
  const [ada, ben] = [await learnerOf(web.at, { shares: true }), await learnerOf(web.at, { shares: true })];
  const room = await openRoom(ada);
  await ben.post(`${roomsPath}/${room}/join`);
  const [page, other] = [await web.page({ as: ada }), await web.page({ as: ben })];
  const problems = async () => {
    const found = await pageProblems(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    return found;
  };
  for (const one of [page, other]) {
    await one.goto(`/collaboration/${room}`);
    await one.getByRole('tab', { name: 'Assessment' }).click();
    await one.getByRole('button', { name: 'Start practice run' }).waitFor();
  }
  expect(await problems()).toEqual([]);
  // As the button does it, with more time than a busy machine takes.
  const { topics } = (await ada.get(`${roomsPath}/${room}/practice`)).body;
  const { section, contentArea } = topics[0];
  await ada.post(`${roomsPath}/${room}/practice`, { id: randomUUID(), section, contentArea, total: 3, seconds: 600 });
  await other.getByRole('button', { name: 'Take part' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Thinking' }).nth(1).waitFor();
  expect(await problems()).toEqual([]);
  await page.locator(option).first().click();
  await page.getByText('Your answer is saved.').waitFor();
  await other.getByRole('listitem').filter({ hasText: 'Answered' }).waitFor();
  expect(await problems()).toEqual([]);
  await other.locator(option).nth(1).click();
  for (const one of [page, other]) await one.getByText(/^The right answer is option \d\.$/).waitFor();
  expect(await problems()).toEqual([]);
  await other.getByRole('button', { name: 'Next question' }).click();
  await page.getByText('Question 2 of 3').waitFor();
  await page.getByRole('button', { name: 'End practice run' }).click();
  await other.getByRole('heading', { name: /^Last practice run/ }).waitFor();
  expect(await problems()).toEqual([]);
  expect(web.failures).toEqual([]);
});

test('a learner of unknown age reads why rooms are closed', async () => {
  const page = await web.page({ as: await learnerOf(web.at, { ageBand: 'unknown' }) });
  await page.goto('/collaboration');
  await page.getByText('Rooms are not open to you yet').waitFor();
  expect(await pageProblems(page)).toEqual([]);
});
