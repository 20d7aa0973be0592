import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform } from './browser-platform.ts';

// Registration, sign-in and sign-out, in one tab and in two, and sessions that the server ends.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['administration', 'immersion', 'hints'] });
});
afterAll(() => web?.close());
afterEach(() => {
  expect(web.failures).toEqual([]);
});

const untilSignedIn = (page: Page) => page.getByRole('heading', { name: /^Welcome,/ }).waitFor();
const untilSignInForm = (page: Page) => page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
const storedIn = (page: Page) => page.evaluate(() => ({ ...localStorage }));

async function signIn(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  await page.getByLabel('User name or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function newPerson() {
  const { user, password, token } = await web.at.person();
  return { username: user.username, password, token, user };
}

/** A page of a new person who has signed in with the form. */
async function signedIn(context?: BrowserContext) {
  const page = context ? await context.newPage() : await web.page();
  const person = await newPerson();
  await page.goto(`${web.address}/`);
  await signIn(page, person);
  await untilSignedIn(page);
  return { page, person };
}

async function signOut(page: Page): Promise<void> {
  await page.locator('header [aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await untilSignInForm(page);
}

test('a person who registers is signed in, also after a reload', async () => {
  const username = `grace-${randomUUID()}`;
  const page = await web.page();
  await page.goto('/');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel('Email', { exact: true }).fill(`${username}@example.org`);
  await page.getByLabel('User name', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill('three plain words');
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await page.getByRole('heading', { name: 'Welcome, Grace' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Welcome, Grace' }).waitFor();
});

test('errors of a registration are shown at their fields, and the input is kept', async () => {
  const { username } = await newPerson();
  const page = await web.page();
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('First name').and(page.locator('[aria-invalid=true]')).waitFor();
  expect(await page.locator('[aria-invalid=true]').count()).toBe(5);
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Again');
  await page.getByLabel('Email', { exact: true }).fill('again@example.org');
  await page.getByLabel('User name', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill('three plain words');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Please check your information and try again.').waitFor();
  expect(await page.getByRole('tabpanel').getByRole('alert').innerText()).toContain('taken');
  const name = page.getByLabel('User name', { exact: true });
  await name.fill('two words');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Letters, digits and . _ @ + - only').first().waitFor();
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('First name').inputValue()).toBe('Grace');
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('a wrong password shows an error and keeps the form; the right one signs in', async () => {
  const person = await newPerson();
  const page = await web.page();
  await page.goto('/login');
  await signIn(page, { ...person, password: 'not the password' });
  await page.getByRole('tabpanel').getByText('Invalid credentials. Please try again.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await page.getByLabel('User name or email').inputValue()).toBe(person.username);
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await untilSignedIn(page);
});

test('signing out ends the session in the browser and on the server, and going back shows the sign-in form', async () => {
  const { page } = await signedIn();
  const { token = '' } = await storedIn(page);
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Profile', exact: true }).waitFor();
  await page.evaluate(() => localStorage.setItem('welcomeShown', 'true'));
  await signOut(page);
  const left = await storedIn(page);
  for (const name of ['token', 'user', 'welcomeShown']) expect(left).not.toHaveProperty(name);
  expect((await web.at.call('GET', '/api/auth/user', { token })).status).toBe(401);
  await page.goBack();
  await untilSignInForm(page);
  expect(await page.getByRole('heading', { name: 'Profile', exact: true }).count()).toBe(0);
});

test('two tabs sign in and out together, and show nothing of the previous person', async () => {
  const { page: one, person } = await signedIn();
  const other = await one.context().newPage();
  await other.goto(`${web.address}/`);
  await untilSignedIn(other);
  await signOut(one);
  await untilSignInForm(other);
  const next = await newPerson();
  await signIn(other, next);
  for (const page of [one, other]) {
    await page.getByRole('heading', { name: `Welcome, ${next.user.firstName}` }).waitFor();
    expect(await page.locator('body').innerText()).not.toContain(person.user.lastName);
  }
});

test('after the server has ended the session, the next call of any kind shows the sign-in form', async () => {
  const { page } = await signedIn();
  const { token = '' } = await storedIn(page);
  await web.at.call('POST', '/api/auth/logout', { token });
  const link = page.getByRole('navigation').getByRole('link', { name: 'Core Intelligence' });
  // Another call of the page may show the form before the click.
  await link.click({ timeout: 5000 }).catch(() => undefined);
  await untilSignInForm(page);
  expect(await storedIn(page)).not.toHaveProperty('token');
});

test('after a session has ended, signing in again leads back to its page, but not somebody else', async () => {
  const { page, person } = await signedIn();
  const endOn = async (path: string) => {
    await page.goto(path);
    await page.locator('main h1').waitFor();
    const { token = '' } = await storedIn(page);
    await web.at.call('POST', '/api/auth/logout', { token });
    await page.reload();
    await untilSignInForm(page);
  };
  await endOn('/profile?from=mail');
  await signIn(page, person);
  await page.getByRole('heading', { name: 'Profile', exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?from=mail');

  await endOn('/profile');
  await signIn(page, await newPerson());
  await untilSignedIn(page);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a password change in an ended session is not reported as a wrong password', async () => {
  const { page, person } = await signedIn();
  const { token = '' } = await storedIn(page);
  // No live connection, so that the form makes the first failing call.
  await page.routeWebSocket(/\/ws\//, (socket) => socket.close());
  await page.route('**/ws/**', (route) => route.abort());
  await page.goto(`${web.address}/profile`);
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password').fill('another long password');
  await web.at.call('POST', '/api/auth/logout', { token });
  await page.getByRole('button', { name: 'Change password' }).click();
  await untilSignInForm(page);
  await page.getByText('You are signed out').waitFor();
  expect(await storedIn(page)).not.toHaveProperty('token');
});

test('a session that was ended elsewhere is not restored by opening a page', async () => {
  const { page } = await signedIn();
  const { token = '' } = await storedIn(page);
  await page.goto('about:blank');
  await web.at.call('POST', '/api/auth/logout', { token });
  await page.goto(`${web.address}/profile`);
  await untilSignInForm(page);
  expect(await storedIn(page)).not.toHaveProperty('token');
});

test('an expired or malformed token is deleted and never sent', async () => {
  const claims = Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1000) - 1 })).toString('base64url');
  for (const token of [`${claims}.${claims}.x`, 'nonsense']) {
    const page = await web.page();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.headers().authorization ?? ''));
    await page.goto('/login');
    await untilSignInForm(page);
    await page.evaluate((each) => {
      localStorage.setItem('token', each);
      localStorage.setItem('welcomeShown', 'true');
    }, token);
    await page.goto('/profile');
    await untilSignInForm(page);
    // The next person to sign in may be another one, so the welcome flag is deleted too.
    for (const name of ['token', 'welcomeShown']) expect(await storedIn(page)).not.toHaveProperty(name);
    expect(sent.filter(Boolean)).toEqual([]);
  }
});

test('a one-time code in the address signs in once and is removed from the address', async () => {
  const { user } = await newPerson();
  const { identity } = web.at.platform;
  const who = { institution: web.at.institution, user: undefined, may: () => false };
  const code = await identity.signingIn.issueExchangeCode({ who }, user.id);
  const page = await web.page();
  await page.goto(`/profile?token=${encodeURIComponent(code)}`);
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  expect(page.url()).toBe(`${web.address}/profile`);
  const again = await web.page();
  await again.goto(`/?token=${encodeURIComponent(code)}`);
  await again.getByText('This sign-in link has expired. Please try again.').waitFor();
  await untilSignInForm(again);
  expect(again.url()).not.toContain('token');
});

test('a link from a letter opens for signed-in people and for visitors', async () => {
  const { page } = await signedIn();
  for (const opened of [page, await web.page()]) {
    await opened.goto(`${web.address}/accept?code=no-such-code`);
    await opened.getByText('This link cannot be used').waitFor();
  }
});

test('a double click on demo access makes one call', async () => {
  const page = await web.page();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/demo')) calls += 1;
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Demo access' }).dblclick();
  await untilSignedIn(page);
  expect(calls).toBe(1);
});
