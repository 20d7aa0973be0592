import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../core/identity/index.ts';
import { postcardsFixture, turnstilesFixture } from '../fixtures/index.ts';
import { signed } from '../fixtures/turnstiles/plugin.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform } from './browser-platform.ts';

// Other sites in a real browser: showing the platform in a frame, and posting forms to it.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: [], extra: [postcardsFixture, turnstilesFixture] });
  const who = deployment(web.at.institution);
  await web.at.platform.identity.institutions.update({ who }, { frameOrigins: ['https://lms.example.org'] });
});
afterAll(() => web?.close());

/** The platform as other sites reach it: browsers keep them from addresses of this machine. */
const ours = 'https://eiq.example.org';

/** A site of its own, one page of it at every address. */
const site = (page: Page, origin: string, html: (url: URL) => string) =>
  page.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${html(new URL(route.request().url()))}` }),
  );

/** What a site sees in a frame of one of our addresses: its title, or undefined where the browser shows nothing of it. */
async function framed(origin: string, address: string): Promise<string | undefined> {
  const page = await web.page();
  await site(page, origin, () => `<iframe src="${ours}${address}"></iframe>`);
  await page.route(`${ours}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${web.address}${pathname}${search}` }) });
  });
  await page.goto(`${origin}/course`);
  const frame = page.frames()[1];
  await frame?.waitForLoadState();
  const shown = frame?.url().startsWith(ours) ? await frame.title() : undefined;
  await page.context().close();
  return shown;
}

test('a registered platform shows a screen and a page in its frame, another site sees nothing', async () => {
  expect(await framed('https://lms.example.org', '/postcards/17')).toContain('EiQ');
  expect(await framed('https://lms.example.org', '/api/postcards/album')).toBe('Opened');
  for (const [origin, address] of [
    ['https://other.example.org', '/postcards/17'],
    ['https://other.example.org', '/api/postcards/album'],
    ['https://lms.example.org', '/'],
    ['https://lms.example.org', '/postcards/own'],
  ] as const) {
    expect([origin, address, await framed(origin, address)]).toEqual([origin, address, undefined]);
  }
});

test('a form that another site posts carries the state cookie', async () => {
  const page = await web.page();
  await site(
    page,
    'https://post.example',
    ({ searchParams }) => `<form method="post" action="${web.address}/api/postcards/arrivals">
      <input name="state" value="${searchParams.get('state')}"><input name="from" value="Rome"><button>Send</button></form>`,
  );
  // A redirect does not reach the other site here: its cookie is set, and the page is opened by itself.
  await page.context().request.get(`${web.address}/api/postcards/begin`, { maxRedirects: 0 });
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'postcard_state');
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'None' });
  await page.goto(`https://post.example/send?state=${cookie?.value}`);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('From Rome').waitFor();
  expect(page.url()).toBe(`${web.address}/api/postcards/arrivals`);
});

/** The gate lets somebody in: it posts a ticket that says who they are. Gives the address that they come back to. */
async function throughGate(page: Page, ticket: Record<string, unknown>, signature?: string): Promise<void> {
  await site(page, 'https://gate.example', ({ searchParams }) => {
    const text = JSON.stringify({ nonce: searchParams.get('nonce'), email: '', emailVerified: false, ...ticket });
    const fields = { state: searchParams.get('state') ?? '', ticket: text, signature: signature ?? signed(text) };
    const inputs = Object.entries(fields).map(
      ([name, value]) => `<input name="${name}" value="${value.replaceAll('"', '&quot;')}">`,
    );
    return `<form method="post" action="${web.address}/api/turnstiles/arrivals">${inputs.join('')}<button>Go in</button></form>`;
  });
  const begun = await page
    .context()
    .request.get(`${web.address}/api/turnstiles/begin?returnTo=/profile`, { maxRedirects: 0 });
  await page.goto(begun.headers().location ?? '');
  await page.getByRole('button', { name: 'Go in' }).click();
}

test('a person whom another site names is signed in, and is the same person the next time', async () => {
  const who = deployment(web.at.institution);
  await web.at.platform.identity.institutions.update({ who }, { registration: 'open' });
  const page = await web.page();
  const ticket = { subject: 'g-1', email: 'gail@example.org', emailVerified: true, name: 'Gail' };
  await throughGate(page, ticket);
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  expect(page.url()).toBe(`${web.address}/profile`);
  const again = await web.page();
  await throughGate(again, { ...ticket, email: 'gail@elsewhere.example' });
  await again.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  expect(await again.getByLabel('Email', { exact: true }).inputValue()).toBe('gail@example.org');
});

test('a person who cannot be signed in sees the reason on the sign-in page', async () => {
  const forged = await web.page();
  await throughGate(forged, { subject: 'g-2', name: 'Gus' }, 'of my own');
  await forged.getByText('The other service did not confirm your identity.').waitFor();
  expect(forged.url()).toBe(`${web.address}/login`);
  const learner = await web.at.person();
  const mine = await web.page();
  await throughGate(mine, { subject: 'g-3', name: 'Eve', email: learner.user.email, emailVerified: true });
  await mine.getByText('An account with this email address already exists.').waitFor();
});
