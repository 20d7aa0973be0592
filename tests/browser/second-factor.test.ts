import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../core/identity/index.ts';
import type { TestPerson } from '../../core/testing.ts';
import { actionsAt, fromBase32 } from '../../plugins/second-factor/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// Two-step sign-in, passkeys (with Chromium's virtual authenticator) and the list of devices.

let web: BrowserPlatform;
let administrator: TestPerson;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['administration', 'second-factor'] });
  administrator = await web.at.person('administrator');
});
afterAll(() => web?.close());
afterEach(() => {
  expect(web.failures).toEqual([]);
});

/** Passkeys need a host name. */
const address = (path: string) => `http://localhost:${web.at.server.port}${path}`;

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const codeField = (page: Page) => page.getByLabel(/^Code (of your authenticator app|that the app shows)/);

async function signIn(page: Page, { user: { username }, password }: TestPerson): Promise<void> {
  await page.getByLabel('User name or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await section(page, 'Your devices').getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
}

/** A page whose sign-in is not restored by a script, so that one can sign out. */
async function signedInPage(person: TestPerson): Promise<Page> {
  const page = await web.page();
  await page.goto(address('/profile'));
  await signIn(page, person);
  await page
    .getByRole('button', { name: new RegExp(person.user.firstName) })
    .first()
    .waitFor();
  await page.goto(address('/profile'));
  await section(page, 'Two-step sign-in').getByRole('heading', { name: 'Passkeys' }).waitFor();
  return page;
}

async function confirmPassword(page: Page, { password }: TestPerson, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

/** Gives the browser a virtual device that keeps passkeys. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a person sets up an app, signs in with its code, and with a recovery code', async () => {
  const person = await web.at.person('instructor');
  const { codeOf } = actionsAt(web.at);
  const page = await signedInPage(person);
  await page.getByRole('button', { name: 'Set up app' }).click();
  await confirmPassword(page, person, 'Continue');
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  expect(await pageProblems(page)).toEqual([]);
  const typed = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = fromBase32((typed ?? '').replaceAll(' ', ''));
  await codeField(page).fill('000000');
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByText('This code is wrong or has been used.').waitFor();
  await codeField(page).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Finish' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  expect(await pageProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('10 of 10 left').waitFor();
  expect(await pageProblems(page)).toEqual([]);

  await signOut(page);
  await signIn(page, person);
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await pageProblems(page)).toEqual([]);
  web.at.clock.forward(31);
  await codeField(page).fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: new RegExp(person.user.firstName) })
    .first()
    .waitFor();

  // After signing in with another service, too, and then at the address to which it returned.
  await page.goto(address('/profile'));
  await signOut(page);
  const call = { who: deployment(web.at.institution) };
  const code = await web.at.platform.identity.signingIn.issueExchangeCode(call, person.user.id);
  await page.goto(address(`/profile?token=${code}`));
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  expect(page.url()).toBe(address('/profile'));
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('9 of 10 left').waitFor();
});

test('a passkey signs in alone and as the second step', async () => {
  const person = await web.at.person('instructor');
  const page = await signedInPage(person);
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('My laptop');
  await confirmPassword(page, person, 'Continue');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('list', { name: 'Your passkeys' }).getByText('My laptop').waitFor();
  expect(await pageProblems(page)).toEqual([]);

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page
    .getByRole('button', { name: new RegExp(person.user.firstName) })
    .first()
    .waitFor();

  await page.goto(address('/profile'));
  await signOut(page);
  await signIn(page, person);
  await page.getByRole('button', { name: 'Continue with your passkey' }).click();
  await page
    .getByRole('button', { name: new RegExp(person.user.firstName) })
    .first()
    .waitFor();

  await page.goto(address('/profile'));
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await confirmPassword(page, person, 'Remove');
  await page.getByText('Passkey removed').waitFor();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('This passkey is not known here or could not be verified.').waitFor();
});

test('staff set up the required second step while signing in, and an administrator resets it', async () => {
  const [person, other] = [await web.at.person('instructor'), await web.at.person('reviewer')];
  const { codeOf } = actionsAt(web.at);
  const rule = (settings: object) => administrator.patch('/api/admin/plugins/second-factor/settings', { settings });
  await rule({ requiredForStaff: true, graceDays: 0 });
  const page = await web.page();
  await page.goto(address('/'));
  await signIn(page, person);
  await page.getByRole('heading', { name: 'Set up two-step sign-in' }).waitFor();
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  expect(await pageProblems(page)).toEqual([]);
  const typed = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  await codeField(page).fill(codeOf(fromBase32((typed ?? '').replaceAll(' ', ''))));
  await page.getByRole('button', { name: 'Finish and sign in' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await page.getByRole('button', { name: 'I have kept them, continue' }).click();
  await page
    .getByRole('button', { name: new RegExp(person.user.firstName) })
    .first()
    .waitFor();

  // Another member of staff takes a passkey instead.
  await page.goto(address('/profile'));
  await signOut(page);
  await addAuthenticator(page);
  await signIn(page, other);
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  expect(await pageProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create a passkey and sign in' }).click();
  await page.getByRole('button', { name: 'I have kept them, continue' }).click();
  await page
    .getByRole('button', { name: new RegExp(other.user.firstName) })
    .first()
    .waitFor();

  // Administrators see who is left, and end the rule there.
  const office = await web.page({ as: administrator });
  await office.goto('/dashboard/second-factor');
  await office.getByRole('link', { name: new RegExp(administrator.user.firstName) }).waitFor();
  expect(await office.getByRole('link', { name: new RegExp(`${person.user.firstName} `) }).count()).toBe(0);
  expect(await pageProblems(office)).toEqual([]);
  await office.getByLabel('Require a second step of staff').uncheck();
  await office.getByRole('button', { name: 'Save rule' }).click();
  await office.getByText('Rule saved').waitFor();
  await rule({ requiredForStaff: false, graceDays: 14 });
  await office.goto(`/administration/people/${person.user.id}`);
  await section(office, 'Two-step sign-in').getByRole('button', { name: 'Reset' }).click();
  expect(await pageProblems(office)).toEqual([]);
  await office.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
  await office.getByText('has not set up a second step').waitFor();
  expect(await pageProblems(office)).toEqual([]);
});

test('a person sees their devices and signs out the others, an administrator signs them out everywhere', async () => {
  const person = await web.at.person('instructor');
  const [here, there] = [await signedInPage(person), await signedInPage(person)];
  const devices = section(here, 'Your devices').getByRole('listitem');
  await here.reload();
  // The third is the one with which the person was created.
  await expect.poll(() => devices.count()).toBe(3);
  expect(await devices.first().textContent()).toMatch(
    /^Chrome on LinuxThis deviceThe computer that runs EiQ\. Signed in /,
  );
  expect(await pageProblems(here)).toEqual([]);
  await here.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await here.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await here.getByText('Signed out on 2 other devices').waitFor();
  await expect.poll(() => devices.count()).toBe(1);
  await there.reload();
  await there.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();

  const office = await web.page({ as: administrator });
  await office.goto(`/administration/people/${person.user.id}`);
  await office.getByRole('button', { name: 'Sign out everywhere' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await office.getByText(/^Signed First\d+ out on 1 device$/).waitFor();
  await here.reload();
  await here.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
});
