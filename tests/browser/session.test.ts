import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform } from './browser-platform.ts';

// Coming in, staying in, going out: in one tab, in two, and when the server knows better.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['administration', 'immersion', 'hints'] });
});
afterAll(() => web?.close());
afterEach(() => {
  expect(web.failures).toEqual([]);
});

const dashboard = (page: Page) => page.getByRole('heading', { name: /^Welcome,/ }).waitFor();
const entrance = (page: Page) => page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
const kept = (page: Page) => page.evaluate(() => ({ ...localStorage }));

async function signIn(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  await page.getByLabel('User name or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function somebody() {
  const { user, password, token } = await web.at.person();
  return { username: user.username, password, token, user };
}

/** A page of somebody who has signed in by the form. */
async function signedIn(context?: BrowserContext) {
  const page = context ? await context.newPage() : await web.page();
  const person = await somebody();
  await page.goto(`${web.address}/`);
  await signIn(page, person);
  await dashboard(page);
  return { page, person };
}

async function signOut(page: Page): Promise<void> {
  await page.locator('header [aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await entrance(page);
}

test('whoever registers is in, and still is after a reload', async () => {
  const page = await web.page();
  await page.goto('/');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel('Email', { exact: true }).fill('grace@example.org');
  await page.getByLabel('User name', { exact: true }).fill('grace');
  await page.getByLabel('Password', { exact: true }).fill('three plain words');
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await page.getByRole('heading', { name: 'Welcome, Grace' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Welcome, Grace' }).waitFor();
});

test('what is wrong with a registration is said at its field, and nothing typed is lost', async () => {
  const { username } = await somebody();
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

test('a wrong password shows its message and stays; the right one leads in', async () => {
  const person = await somebody();
  const page = await web.page();
  await page.goto('/login');
  await signIn(page, { ...person, password: 'not the password' });
  await page.getByRole('tabpanel').getByText('Invalid credentials. Please try again.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await page.getByLabel('User name or email').inputValue()).toBe(person.username);
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await dashboard(page);
});

test('signing out ends the session here and on the server, and going back shows nothing', async () => {
  const { page } = await signedIn();
  const { token = '' } = await kept(page);
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Profile', exact: true }).waitFor();
  await page.evaluate(() => localStorage.setItem('welcomeShown', 'true'));
  await signOut(page);
  const left = await kept(page);
  for (const name of ['token', 'user', 'welcomeShown']) expect(left).not.toHaveProperty(name);
  expect((await web.at.call('GET', '/api/auth/user', { token })).status).toBe(401);
  await page.goBack();
  await entrance(page);
  expect(await page.getByRole('heading', { name: 'Profile', exact: true }).count()).toBe(0);
});

test('two tabs go in and out together, and the next person sees nothing of the last', async () => {
  const { page: one, person } = await signedIn();
  const other = await one.context().newPage();
  await other.goto(`${web.address}/`);
  await dashboard(other);
  await signOut(one);
  await entrance(other);
  const next = await somebody();
  await signIn(other, next);
  for (const page of [one, other]) {
    await page.getByRole('heading', { name: `Welcome, ${next.user.firstName}` }).waitFor();
    expect(await page.locator('body').innerText()).not.toContain(person.user.lastName);
  }
});

test('a session that the server has ended is ended by the next call, whatever it is', async () => {
  const { page } = await signedIn();
  const { token = '' } = await kept(page);
  await web.at.call('POST', '/api/auth/logout', { token });
  const link = page.getByRole('navigation').getByRole('link', { name: 'Core Intelligence' });
  // Something on the page may ask before the click does, and take the menu along.
  await link.click({ timeout: 5000 }).catch(() => undefined);
  await entrance(page);
  expect(await kept(page)).not.toHaveProperty('token');
});

test('a session that the server has ended is no wrong password to whoever changes theirs', async () => {
  const { page, person } = await signedIn();
  const { token = '' } = await kept(page);
  // Nothing but the form is to find out.
  await page.routeWebSocket(/\/ws\//, (socket) => socket.close());
  await page.route('**/ws/**', (route) => route.abort());
  await page.goto(`${web.address}/profile`);
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password').fill('another long password');
  await web.at.call('POST', '/api/auth/logout', { token });
  await page.getByRole('button', { name: 'Change password' }).click();
  await entrance(page);
  await page.getByText('You are signed out').waitFor();
  expect(await kept(page)).not.toHaveProperty('token');
});

test('a session that was ended meanwhile elsewhere does not come in again', async () => {
  const { page } = await signedIn();
  const { token = '' } = await kept(page);
  await page.goto('about:blank');
  await web.at.call('POST', '/api/auth/logout', { token });
  await page.goto(`${web.address}/profile`);
  await entrance(page);
  expect(await kept(page)).not.toHaveProperty('token');
});

test('an expired or malformed token is thrown away before it is sent anywhere', async () => {
  const claims = Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1000) - 1 })).toString('base64url');
  for (const token of [`${claims}.${claims}.x`, 'nonsense']) {
    const page = await web.page();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.headers().authorization ?? ''));
    await page.goto('/login');
    await entrance(page);
    await page.evaluate((each) => {
      localStorage.setItem('token', each);
      localStorage.setItem('welcomeShown', 'true');
    }, token);
    await page.goto('/profile');
    await entrance(page);
    // Whoever signs in next is somebody else, as far as anybody knows.
    for (const name of ['token', 'welcomeShown']) expect(await kept(page)).not.toHaveProperty(name);
    expect(sent.filter(Boolean)).toEqual([]);
  }
});

test('a one-time code in the address leads in once, and does not stay in the address', async () => {
  const { user } = await somebody();
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
  await entrance(again);
  expect(again.url()).not.toContain('token');
});

test('a link from a letter opens for whoever is signed in as for whoever is not', async () => {
  const { page } = await signedIn();
  for (const opened of [page, await web.page()]) {
    await opened.goto(`${web.address}/accept?code=no-such-code`);
    await opened.getByText('This link cannot be used').waitFor();
  }
});

test('demo access is there in demo mode, at one press, however often it is pressed', async () => {
  const page = await web.page();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/demo')) asked += 1;
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Demo access' }).dblclick();
  await dashboard(page);
  expect(asked).toBe(1);
});
