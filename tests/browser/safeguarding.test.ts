import { expect, onTestFinished, test } from 'vitest';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// A message of a learner in danger: help for the learner, and an alert for staff on another page.

test('a learner in danger sees help, and staff see the alert without a reload, take it and resolve it', async () => {
  const web = await openBrowserPlatform({ plugins: ['tutor', 'activity'] });
  onTestFinished(() => web.close());
  const administrator = await web.at.person('administrator');
  const staff = await web.page({ as: administrator, width: 1440 });
  await staff.goto('/administration/plugins');
  const entry = staff.getByRole('navigation').getByRole('link', { name: /Safety alerts/ });
  await entry.waitFor();
  expect(await entry.innerText()).not.toMatch(/waiting/);

  const learner = await web.at.person();
  const page = await web.page({ as: learner, width: 360, height: 740, theme: 'dark' });
  await page.goto('/dashboard/ai-assistant');
  await page.getByRole('textbox').fill('nobody would miss me if i was gone');
  await page.keyboard.press('Enter');
  const help = page.getByRole('dialog', { name: 'You are not alone' });
  await help.waitFor();
  expect(await pageProblems(page), 'help').toEqual([]);
  await help.getByRole('button', { name: 'I have read this' }).click();
  await help.waitFor({ state: 'detached' });
  await page.goto('/administration/safety-alerts');
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();

  await staff.getByRole('link', { name: /Safety alerts.*1 waiting/s }).click();
  await staff.getByText('Not taken yet').waitFor();
  expect(await pageProblems(staff), 'alerts').toEqual([]);
  await staff.getByRole('button', { name: /^Open the alert about/ }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByText('nobody would miss me if i was gone').waitFor();
  expect(await pageProblems(staff), 'alert').toEqual([]);
  await dialog.getByRole('button', { name: 'Take this alert' }).click();
  await dialog.getByText('Taken by').waitFor();
  await dialog.getByLabel('Action taken').fill('Spoke with the family.');
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await staff.getByText('No open alerts').waitFor();
  await staff.setViewportSize({ width: 360, height: 740 });
  await staff.getByRole('button', { name: 'Resolved' }).click();
  await staff.getByText('resolved by').waitFor();
  expect(await pageProblems(staff), 'resolved').toEqual([]);
  expect(web.failures).toEqual([]);
});

test('the alerts screen warns that new alerts reach no staff, and says what to do', async () => {
  // A separate institution without an administrator.
  const web = await openBrowserPlatform();
  onTestFinished(() => web.close());
  const instructor = await web.at.person('instructor');
  const page = await web.page({ as: instructor, width: 1440 });
  await page.goto('/administration/safety-alerts');
  const note = page.getByText('New alerts reach no staff');
  await note.waitFor();
  await page.getByText('invite an administrator').waitFor();
  expect(await pageProblems(page), 'note').toEqual([]);
  const administrator = await web.at.person('administrator');
  const settings = { responders: 'gone@nowhere.example' };
  await administrator.patch('/api/admin/plugins/safeguarding/settings', { settings });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await page.getByText('1 address receives no alerts').waitFor();
  expect(await note.count()).toBe(0);
  expect(await pageProblems(page), 'addresses').toEqual([]);
  expect(web.failures).toEqual([]);
});
