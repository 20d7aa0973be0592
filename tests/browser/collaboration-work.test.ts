import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { learnerOf } from '../../plugins/activity/testing.ts';
import type { DocumentType } from '../../plugins/collaboration/documents/contract.ts';
import { addDocument, openCopy, openRoom, roomsPath } from '../../plugins/collaboration/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { accessibilityProblems, openBrowserPlatform, pageProblems } from './browser-platform.ts';

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['collaboration', 'activity'] });
});
afterAll(() => web?.close());

/** A room of two learners with a document, and a page of each with its tab open. */
async function openBoth(type: DocumentType, tab: string, fields: Record<string, unknown> = {}) {
  const [ada, ben] = [await learnerOf(web.at, { shares: true }), await learnerOf(web.at, { shares: true })];
  const room = await openRoom(ada);
  await ben.post(`${roomsPath}/${room}/join`);
  const id = await addDocument(ada, room, type, fields);
  const pages = [await web.page({ as: ada }), await web.page({ as: ben })] as const;
  const refused: string[] = [];
  for (const page of pages) {
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    await page.goto(`/collaboration/${room}`);
    await page.getByRole('tab', { name: tab }).click();
  }
  return { ada, ben, room, id, pages, refused };
}

test('two learners write code and run it, without network, storage or endless loops', async () => {
  const { pages, ben, ada, room, refused } = await openBoth('code', 'Code Editor', { language: 'javascript' });
  const [page, other] = pages;
  const [mine, theirs] = pages.map((one) => one.getByRole('textbox', { name: 'Notes', exact: true })) as [
    ReturnType<Page['getByRole']>,
    ReturnType<Page['getByRole']>,
  ];
  const write = async (code: string) => {
    await mine.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(code);
  };
  const output = page.getByLabel('Output');
  await write('const sum = [1, 2, 3].reduce((a, b) => a + b);\nconsole.log("sum", sum);');
  await theirs.getByText('console.log("sum", sum);').waitFor();
  // The name of whoever writes stands at their cursor.
  await theirs.locator(`[data-name="${ada.user.firstName} ${ada.user.lastName.charAt(0)}."]`).waitFor();
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByText('Finished.').waitFor();
  expect(await output.textContent()).toBe('sum 6\n');
  expect(await pageProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  const reached: string[] = [];
  const elsewhere = createServer(({ url = '' }, response) => {
    reached.push(url);
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' }).end('');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void elsewhere.close());
  const far = `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  // Nor this site, where the browser would send the session along.
  page.context().on('response', (response) => {
    if (/^http/.test(response.url()) && !response.url().endsWith('/sandbox')) reached.push(response.url());
  });
  await write(
    [
      'const tried = {',
      `  fetch: () => fetch('${web.address}/api/session'), far: () => fetch('http://${far}/'),`,
      `  socket: () => new Promise((yes, no) => Object.assign(new WebSocket('ws://${far}'), { onopen: yes, onerror: no })),`,
      `  code: () => import('http://${far}/x.js'), data: () => import('data:text/javascript,1'),`,
      '  storage: () => localStorage.token, cookies: () => document.cookie, page: () => parent.document,',
      "  base: () => new Promise((yes, no) => { const r = indexedDB.open('x'); r.onsuccess = yes; r.onerror = no; }),",
      "  files: () => caches.open('x'), text: () => eval('1'), worker: () => new SharedWorker('/x.js'),",
      '};',
      'for (const [name, way] of Object.entries(tried)) {',
      "  try { await way(); console.log('open', name); } catch { console.log('closed', name); }",
      '}',
      'console.log(origin);',
    ].join('\n'),
  );
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByText('Finished.').waitFor();
  const tried = (await output.textContent()) ?? '';
  expect(tried.match(/closed/g)).toHaveLength(12);
  expect(tried).not.toContain('open');
  expect(tried).toContain('null\n');
  expect(reached).toEqual([]);

  await web.at.runSchedule('collaboration', 'snapshots');
  await write('throw new Error("on purpose");');
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByText('Error: on purpose (line 1)').waitFor();
  await write('while (true) console.log("again and again");');
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByText('Stopped: it wrote more than 100,000 characters.').waitFor();
  await write('while (true);');
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByText('Stopped after 10 seconds.').waitFor({ timeout: 30_000 });
  expect(await page.locator('iframe').count()).toBe(0);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Notes.js');
  expect(await readFile(await file.path(), 'utf8')).toBe('while (true);');
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('dialog', { name: 'History' }).getByRole('button', { name: 'Restore' }).click();
  await theirs.getByText('console.log(origin);').waitFor();

  // Whoever may only read cannot write, and can run.
  await ada.patch(`${roomsPath}/${room}/participants/${ben.user.id}`, { mayWrite: false });
  await other.getByText('You can read this code and not change it.').waitFor();
  expect(refused.length).toBeGreaterThan(0);
  expect(web.failures).toEqual([]);
});

test('a learner runs Python', async () => {
  const { pages } = await openBoth('code', 'Code Editor', { language: 'python' });
  const [page] = pages;
  await page.getByRole('textbox', { name: 'Notes', exact: true }).click();
  await page.keyboard.insertText('import statistics\nprint(statistics.mean([1, 2, 6]))\nraise ValueError("no")');
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByText('Ended with an error.').waitFor({ timeout: 60_000 });
  expect(await page.getByLabel('Output').textContent()).toBe('3\nLine 3, in <module>\nValueError: no\n\n');
  expect(web.failures).toEqual([]);
});

test('two learners draw on one whiteboard and save it, and a reader cannot draw', async () => {
  const { ada, ben, room, id, pages, refused } = await openBoth('whiteboard', 'Whiteboard');
  const [page, other] = pages;
  const foreign: string[] = [];
  for (const one of pages)
    one.on('request', (request) => {
      if (!request.url().startsWith(web.address) && /^http/.test(request.url())) foreign.push(request.url());
    });
  const copy = await openCopy(await ben.connect(), id);
  const shown = () =>
    [...copy.document.getMap<{ type: string; isDeleted: boolean; text?: string }>('elements').values()]
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ type, text }) => text ?? type)
      .sort();
  const canvasOf = (one: Page) => one.locator('canvas.interactive');
  const draw = async (one: Page, key: string, left: number) => {
    await canvasOf(one).click({ position: { x: 300, y: 450 } });
    const box = await canvasOf(one).boundingBox();
    if (!box) throw new Error('No canvas');
    await one.keyboard.press(key);
    await one.mouse.move(box.x + left, box.y + 150);
    await one.mouse.down();
    await one.mouse.move(box.x + left + 80, box.y + 220, { steps: 4 });
    await one.mouse.up();
  };
  await canvasOf(page).waitFor();
  await canvasOf(other).waitFor();
  await draw(page, 'r', 300);
  await expect.poll(shown).toEqual(['rectangle']);
  await draw(other, 'o', 420);
  await expect.poll(shown).toEqual(['ellipse', 'rectangle']);
  await page.keyboard.press('t');
  await canvasOf(page).click({ position: { x: 320, y: 300 } });
  await page.keyboard.type('Angles');
  await page.keyboard.press('Escape');
  await expect.poll(shown).toEqual(['Angles', 'ellipse', 'rectangle']);

  expect(refused).toEqual([]);
  // What others drew is saved with it, with its fonts; undo takes back one's own words only.
  const downloaded = async (one: Page, name: string) => {
    const [file] = await Promise.all([
      one.waitForEvent('download'),
      one.getByRole('button', { name, exact: true }).click(),
    ]);
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };
  const svg = await downloaded(other, 'SVG');
  expect(svg.name).toBe('Notes.svg');
  expect(svg.content.toString()).toContain('Angles');
  expect(svg.content.toString()).toMatch(/@font-face \{ font-family: Excalifont; src: url\(data:font\/woff2/);
  expect((await downloaded(other, 'PNG')).content.subarray(1, 4).toString()).toBe('PNG');
  await canvasOf(page).click({ position: { x: 300, y: 450 } });
  // The first takes back the selection.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(shown).toEqual(['ellipse', 'rectangle']);
  await page.getByText('All changes saved').waitFor();
  expect(await pageProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  // An earlier drawing is shown, and brought back.
  await web.at.runSchedule('collaboration', 'snapshots');
  await canvasOf(page).click({ position: { x: 300, y: 450 } });
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect.poll(shown).toEqual([]);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history
    .getByRole('img', { name: /^Whiteboard/ })
    .locator('canvas')
    .waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await history.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(shown).toEqual(['ellipse', 'rectangle']);

  await ada.patch(`${roomsPath}/${room}/participants/${ben.user.id}`, { mayWrite: false });
  await other.getByText('You can read this whiteboard and not change it.').waitFor();
  expect(await other.getByRole('radio').count()).toBe(0);
  expect(foreign).toEqual([]);
  expect(web.failures).toEqual([]);
});

test('what is written offline is kept when the page closes, and nothing of it after signing out', async () => {
  const { ben, room, id, pages } = await openBoth('notes', 'Documents');
  const [page, other] = pages;
  const copy = await openCopy(await ben.connect(), id);
  const context = page.context();
  const kept = (one: Page) =>
    one.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opened = indexedDB.open('eiq-collaboration', 1);
          opened.onsuccess = () => {
            const count = opened.result.transaction('changes').objectStore('changes').count();
            count.onsuccess = () => resolve(count.result);
          };
        }),
    );
  const write = async (text: string) => {
    await page.getByRole('textbox', { name: 'Notes', exact: true }).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(text);
  };
  await write('online ');
  await page.getByText('All changes saved').waitFor();
  await context.setOffline(true);
  await page.getByText(/^Offline/).waitFor();
  await write('offline ');
  await expect.poll(() => kept(page)).toBe(1);
  copy.text.insert(0, 'meanwhile ');
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`/collaboration/${room}`);
  await again.getByText('meanwhile online offline').waitFor();
  await other.getByText('meanwhile online offline').waitFor();
  await expect.poll(() => copy.text.toString()).toBe('meanwhile online offline ');
  await expect.poll(() => kept(again)).toBe(0);

  await context.setOffline(true);
  await again.getByText(/^Offline/).waitFor();
  await again.getByRole('textbox', { name: 'Notes', exact: true }).click();
  await again.keyboard.type('secret');
  await expect.poll(() => kept(again)).toBe(1);
  // As signing out in another tab of this browser does it.
  await again.evaluate(() => {
    localStorage.removeItem('token');
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  await expect.poll(() => kept(again)).toBe(0);
});
