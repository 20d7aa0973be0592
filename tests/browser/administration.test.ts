import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { deployment } from '../../core/identity/index.ts';
import type { TestPerson } from '../../core/testing.ts';
import { mailsIn } from '../../plugins/administration/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { accessibilityProblems, openBrowserPlatform, openMenuGroup, overflowOf } from './browser-platform.ts';
import { goWithin } from './client-navigation.ts';

// The screens of administrators: plugins, people, the institution and the audit log.

let folder: string;
let web: BrowserPlatform;
let administrator: TestPerson;
let learner: TestPerson;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-administration-'));
  web = await openBrowserPlatform({ plugins: ['administration', 'immersion'], environment: { EIQ_VAR: folder } });
  administrator = await (await web.at.person('administrator')).signInAgain();
  learner = await web.at.person('learner');
});
afterAll(async () => {
  await web?.close();
  await rm(folder, { recursive: true, force: true });
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
/** The menu entry of staff; only learners take assessments. */
const placementsLink = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Placements' });
const placementLink = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Pathways Assessment' });

/** For a second attempt, which begins with the same institution. */
const undoIfFailed = (before: Parameters<typeof web.at.platform.identity.institutions.update>[1]) =>
  onTestFailed(async () => {
    const { platform, institution } = web.at;
    await platform.identity.institutions.update({ who: deployment(institution) }, before);
  });

test('a plugin that is switched off disappears at once from every open browser, and returns when it is switched on', async () => {
  onTestFailed(() => web.at.switchPlugin('immersion', true));
  const learning = await web.page({ as: learner });
  await learning.goto('/dashboard/assessment');
  await placementLink(learning).waitFor();
  const page = await web.page({ as: administrator });
  await page.goto('/administration/plugins');
  const control = page.getByRole('switch', { name: 'AI immersion placement' });
  expect(await control.isChecked()).toBe(true);
  await openMenuGroup(page, 'Assessments');
  await placementsLink(page).waitFor();

  await control.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('become unavailable to everyone').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await button(page, 'Cancel').click();
  expect(await control.isChecked()).toBe(true);

  await control.click();
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await page.getByText('AI immersion placement is off').waitFor();
  await placementsLink(page).waitFor({ state: 'detached' });
  await heading(learning, '404 Page Not Found').waitFor();
  await placementLink(learning).waitFor({ state: 'detached' });
  expect(await control.isChecked()).toBe(false);
  // The plugin is now listed in another group, and the focus follows it.
  await expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await placementsLink(page).waitFor();
  await placementLink(learning).waitFor();
  await heading(learning, '404 Page Not Found').waitFor({ state: 'detached' });
});

test('dependents are switched off with a plugin, requirements are switched on with it, and an essential plugin cannot be switched', async () => {
  onTestFailed(() => web.at.switchPlugin('immersion', true));
  const page = await web.page({ as: administrator });
  await page.goto('/administration/plugins');
  await page.getByRole('switch', { name: 'Item bank' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('These plugins require Item bank and are switched off with it').waitFor();
  expect(await dialog.getByRole('listitem').allInnerTexts()).toContain('AI immersion placement');
  expect(await page.getByRole('switch', { name: 'Learner record' }).isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: /^Switch off all \d+$/ }).click();
  await page.getByText(/AI immersion placement.* and Item bank are off/).waitFor();

  const control = page.getByRole('switch', { name: 'AI immersion placement' });
  await expect.poll(() => control.isChecked()).toBe(false);
  await control.click();
  await dialog.getByText('It requires Item bank').waitFor();
  await dialog.getByRole('button', { name: 'Switch on all 2' }).click();
  await page.getByText('Item bank and AI immersion placement are on').waitFor();
});

test('settings are saved in a form generated from their schema, and an invalid value is reported at its field', async () => {
  const route = '/api/admin/plugins/learner/settings';
  onTestFailed(async () => void (await administrator.patch(route, { settings: { timeZone: 'UTC' } })));
  const page = await web.page({ as: administrator });
  await page.goto('/administration/plugins/learner');
  const field = page.getByLabel('Time zone');
  await field.fill('Mars/Olympus');
  await button(page, 'Save settings').click();
  await page.locator('[aria-invalid=true]').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await field.fill('Africa/Lagos');
  await page.keyboard.press('Enter');
  await page.getByText('Settings saved').waitFor();
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe('Africa/Lagos');
});

test('an invited person follows the link in the email and is signed in with their role', async () => {
  onTestFailed(async () => {
    const { body: open } = await administrator.get('/api/admin/invitations');
    for (const { id } of open) await administrator.delete(`/api/admin/invitations/${id}`);
  });
  const { user: example } = await web.at.person();
  const guestName = `grace.${example.username}`;
  const address = `${guestName}@example.org`;
  const page = await web.page({ as: administrator });
  await page.goto('/administration/people');
  await button(page, 'Invite').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: true }).fill(learner.user.email);
  await dialog.getByLabel('First name').fill('Grace');
  await dialog.getByLabel('Last name').fill(example.lastName);
  await dialog.getByLabel('Role').selectOption({ label: 'Administrator' });
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await dialog.getByText('An account with this email address already exists.').waitFor();
  await dialog.getByLabel('Email', { exact: true }).fill(address);
  await dialog.getByRole('button', { name: 'Send and invite another' }).click();
  await page.getByText('Invitation sent').waitFor();
  // The form is empty for the next person, with the same role.
  await expect.poll(() => dialog.getByLabel('First name').inputValue()).toBe('');
  expect(await dialog.getByRole('combobox', { name: 'Role' }).inputValue()).toBe('administrator');
  await page.keyboard.type('ada@example.org');
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Last name').fill('Byron');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Open invitations (2)' }).click();
  await button(page, 'Withdraw the invitation to ada@example.org').click();
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('tab', { name: 'Open invitations (1)' }).waitFor();
  await page.getByText(address, { exact: true }).waitFor();

  const mail = (await mailsIn(folder)).find(({ to }) => to === address);
  const guest = await web.page();
  await guest.goto(mail?.link ?? '');
  await heading(guest, 'Create your account').waitFor();
  await guest.getByText('You are invited as an administrator.').waitFor();
  await guest.getByLabel('User name').fill(guestName);
  await guest.getByLabel('Password', { exact: true }).fill('a long password');
  await button(guest, 'Create account').click();
  await openMenuGroup(guest, 'System');
  await guest.getByRole('navigation').getByRole('link', { name: 'Audit log' }).click();
  await guest.getByText(`Grace ${example.lastName} registered as an administrator`).waitFor();
});

test('a person is found, given another role, deactivated and reactivated; refusals show the server’s message', async () => {
  const { user } = await web.at.person('learner');
  const page = await web.page({ as: administrator });
  await page.goto('/administration/people?role=learner');
  await page.getByRole('searchbox').fill(user.username);
  await page.getByRole('link', { name: `${user.firstName} ${user.lastName}` }).click();
  await heading(page, `${user.firstName} ${user.lastName}`).waitFor();
  await page.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Instructor' });
  await button(page, 'Change role').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('signed out everywhere').waitFor();
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await page.getByText('from learner to instructor').waitFor();
  await button(page, 'Deactivate account').click();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await button(page, 'Reactivate account').click();
  await dialog.getByRole('button', { name: 'Reactivate' }).click();
  await button(page, 'Deactivate account').waitFor();
  await page.getByRole('link', { name: 'People' }).last().click();
  expect(new URL(page.url()).search).toContain('role=learner');

  await page.goto(`/administration/people/${administrator.user.id}`);
  await button(page, 'Deactivate account').click();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await dialog.getByText('You cannot deactivate yourself.').waitFor();
});

test('a search that is reported late does not undo a click on a person', async () => {
  const { user } = await web.at.person('learner');
  const page = await web.page({ as: administrator });
  await page.goto(`/administration/people?q=${user.username}`);
  const name = `${user.firstName} ${user.lastName}`;
  await page.getByRole('link', { name }).waitFor();
  // In one task, as where the pause in typing ends before the browser has drawn the next page.
  await page.evaluate((text) => {
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text);
    const box = document.querySelector('input[type=search]');
    link?.click();
    box?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  }, name);
  await heading(page, name).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/administration/people/${user.id}`);
});

test('learners are assigned on the page of an instructor, who then sees only them where the institution chose that', async () => {
  undoIfFailed({ instructorsSee: 'everyone' });
  const instructor = await web.at.person('instructor');
  const page = await web.page({ as: administrator });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/administration/people/${instructor.user.id}`);
  await page.getByText('No learners assigned').waitFor();
  await page.getByLabel('Find a learner to assign').fill(learner.user.username);
  const name = `${learner.user.firstName} ${learner.user.lastName}`;
  await button(page, `Assign ${name}`).click();
  await button(page, `Unassign ${name}`).waitFor();
  expect(await button(page, `Assigned ${name}`).isDisabled()).toBe(true);
  expect(await overflowOf(page)).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.goto('/administration/institution');
  await page.getByLabel('Their own learners').check();
  await button(page, 'Save changes').click();
  await page.getByText('Institution saved').waitFor();
  const other = await web.at.person('learner');
  expect((await instructor.get('/api/admin/placements')).body).toMatchObject({
    total: 1,
    items: [{ userId: learner.user.id }],
  });
  await page.getByLabel('Every learner').check();
  await button(page, 'Save changes').click();
  const seen = async () => (await instructor.get(`/api/admin/placements?search=${other.user.username}`)).body.total;
  await expect.poll(seen).toBe(1);
});

test('host names without the current one are saved after confirmation', async () => {
  undoIfFailed({ hostNames: [] });
  const page = await web.page({ as: administrator });
  await page.goto('/administration/institution');
  const { hostname } = new URL(page.url());
  await button(page, 'Add a host name').click();
  await page.getByLabel('Host name 1').fill('learn.example.org');
  await page.getByText(`${hostname}, which you are using now, is not in this list.`).waitFor();
  await button(page, 'Save changes').click();
  const dialog = page.getByRole('dialog', { name: `Save without ${hostname}?` });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Save changes').click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Institution saved').waitFor();
  await button(page, 'Remove learn.example.org').click();
  await button(page, 'Save changes').click();
  await expect.poll(() => button(page, 'Save changes').isDisabled()).toBe(true);
  await page.getByText('None. The only institution').waitFor();
});

test('a colour is previewed before it is saved, and applies to everyone afterwards', async () => {
  undoIfFailed({ branding: { accent: null }, registration: 'open' });
  const learning = await web.page({ as: learner });
  await learning.goto('/dashboard');
  const page = await web.page({ as: administrator });
  await page.goto('/administration/institution');
  await page.getByPlaceholder('For example').fill('#ffd400');
  await page.getByText('For readability it is made darker in the light theme').waitFor();
  await page.getByLabel('By invitation').check();
  await button(page, 'Save changes').click();
  await page.getByText('Institution saved').waitFor();
  const accent = () =>
    learning.evaluate(() => document.documentElement.style.getPropertyValue('--accent').toLowerCase());
  await expect.poll(accent).toMatch(/^#[0-9a-f]{6}$/);
  expect(await accessibilityProblems(page)).toEqual([]);
  await button(page, 'Use the default colour').click();
  await button(page, 'Save changes').click();
  await expect.poll(accent).toBe('');
});

test.each([
  ['light', 1280],
  ['dark', 360],
] as const)('every screen is accessible and fits in the %s theme at %d pixels', async (theme, width) => {
  const page = await web.page({ as: administrator, theme, width });
  await page.goto('/administration');

  for (const [address, title, content] of [
    ['/administration', 'Plugins', 'AI immersion placement'],
    ['/administration/plugins/learner', 'Learner record', 'Time zone'],
    ['/administration/people', 'People', learner.user.email],
    ['/administration/people?tab=invitations', 'People', 'No open invitations'],
    [`/administration/people/${learner.user.id}`, `${learner.user.firstName} ${learner.user.lastName}`, 'History'],
    ['/administration/institution', 'Institution', 'Name of the institution'],
    ['/administration/audit', 'Audit log', 'signed in'],
    ['/administration/plugins/nothing', 'Plugin not found', 'This deployment has no plugin named nothing'],
    ['/administration/people/nobody', 'Person not found', 'No person at this address'],
  ] as const) {
    await goWithin(page, address);
    await heading(page, title).waitFor();
    await page.locator('main').getByText(content).first().waitFor({ state: 'attached' });
    expect([address, ...(await accessibilityProblems(page))]).toEqual([address]);
    expect([address, await overflowOf(page)]).toEqual([address, 0]);
  }
  expect(web.failures).toEqual([]);
});

test('a learner has no administration screens', async () => {
  const page = await web.page({ as: learner });
  await page.goto('/administration/people');
  await heading(page, '404 Page Not Found').waitFor();
  expect(
    await page
      .getByRole('navigation')
      .getByText(/^(People|Care|System)$/)
      .count(),
  ).toBe(0);
});

test('an administrator is signed in as a learner in one tab, under a bar that leads back', async () => {
  const settings = '/api/admin/plugins/administration/settings';
  await administrator.patch(settings, { settings: { signInAs: 'institution' } });
  onTestFailed(async () => void (await administrator.patch(settings, { settings: { signInAs: 'off' } })));
  const person = await web.at.person('learner');
  const page = await web.page({ as: administrator, width: 360, height: 740 });
  await page.goto(`/administration/people/${person.user.id}`);
  const signIn = page.getByRole('button', { name: /^Sign in as/ });
  await signIn.click();
  await page.getByRole('textbox', { name: 'Why' }).fill('The home shows an error');
  await button(page, 'Sign in').click();
  const bar = page.getByRole('status').filter({ hasText: 'Signed in as' });
  await bar.getByText(person.user.firstName).waitFor();
  expect(await overflowOf(page)).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  const other = await page.context().newPage();
  await other.goto('/administration/people');
  await heading(other, 'People').waitFor();
  await other.close();
  await page.goto('/profile');
  await button(page, 'Leave').click();
  await expect.poll(() => bar.count()).toBe(0);
  await page.goto(`/administration/people/${person.user.id}`);
  await signIn.waitFor();
});
