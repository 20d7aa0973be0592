import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../core/identity/index.ts';
import { postcardsFixture, turnstilesFixture } from '../fixtures/index.ts';
import { signed } from '../fixtures/turnstiles/plugin.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform } from './browser-platform.ts';

// Other sites in a real browser: sites that show the platform in a frame, and sites that post forms to it.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: [], extra: [postcardsFixture, turnstilesFixture] });
  const who = deployment(web.at.institution);
  await web.at.platform.identity.institutions.update({ who }, { frameOrigins: ['https://lms.example.org'] });
});
afterAll(() => web?.close());

/** The public origin of the platform, because browsers block access from other sites to addresses of this machine. */
const ours = 'https://eiq.example.org';

/** Simulates a site that serves one page at every address. */
const simulateSite = (page: Page, origin: string, html: (url: URL) => string) =>
  page.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${html(new URL(route.request().url()))}` }),
  );

/** The title of a frame with one of our addresses on another site, or undefined if the browser blocks it. */
async function titleInFrame(origin: string, address: string): Promise<string | undefined> {
  const page = await web.page();
  await simulateSite(page, origin, () => `<iframe src="${ours}${address}"></iframe>`);
  await page.route(`${ours}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${web.address}${pathname}${search}` }) });
  });
  await page.goto(`${origin}/course`);
  const frame = page.frames()[1];
  await frame?.waitForLoadState();
  const title = frame?.url().startsWith(ours) ? await frame.title() : undefined;
  await page.context().close();
  return title;
}

test('a registered platform can show a screen and a page in a frame, another site cannot', async () => {
  expect(await titleInFrame('https://lms.example.org', '/postcards/17')).toContain('EiQ');
  expect(await titleInFrame('https://lms.example.org', '/api/postcards/album')).toBe('Opened');
  for (const [origin, address] of [
    ['https://other.example.org', '/postcards/17'],
    ['https://other.example.org', '/api/postcards/album'],
    ['https://lms.example.org', '/'],
    ['https://lms.example.org', '/postcards/own'],
  ] as const) {
    expect([origin, address, await titleInFrame(origin, address)]).toEqual([origin, address, undefined]);
  }
});

test('a form that another site posts carries the state cookie', async () => {
  const page = await web.page();
  await simulateSite(
    page,
    'https://post.example',
    ({ searchParams }) => `<form method="post" action="${web.address}/api/postcards/arrivals">
      <input name="state" value="${searchParams.get('state')}"><input name="from" value="Rome"><button>Send</button></form>`,
  );
  // The redirect cannot be followed to a simulated site, so the call sets the cookie and the page is opened separately.
  await page.context().request.get(`${web.address}/api/postcards/begin`, { maxRedirects: 0 });
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'postcard_state');
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'None' });
  await page.goto(`https://post.example/send?state=${cookie?.value}`);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('From Rome').waitFor();
  expect(page.url()).toBe(`${web.address}/api/postcards/arrivals`);
});

/** Signs in through the other site, which posts a signed ticket with the person's identity. */
async function signInThroughGate(page: Page, ticket: Record<string, unknown>, signature?: string): Promise<void> {
  await simulateSite(page, 'https://gate.example', ({ searchParams }) => {
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

test('a person whom another site identifies is signed in, the next time to the same account', async () => {
  const who = deployment(web.at.institution);
  await web.at.platform.identity.institutions.update({ who }, { registration: 'open' });
  const page = await web.page();
  const ticket = { subject: 'g-1', email: 'gail@example.org', emailVerified: true, name: 'Gail' };
  await signInThroughGate(page, ticket);
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  expect(page.url()).toBe(`${web.address}/profile`);
  const again = await web.page();
  await signInThroughGate(again, { ...ticket, email: 'gail@elsewhere.example' });
  await again.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  expect(await again.getByLabel('Email', { exact: true }).inputValue()).toBe('gail@example.org');
});

test('the sign-in page shows why another site’s ticket is refused', async () => {
  const forged = await web.page();
  await signInThroughGate(forged, { subject: 'g-2', name: 'Gus' }, 'of my own');
  await forged.getByText('The other service did not confirm your identity.').waitFor();
  expect(forged.url()).toBe(`${web.address}/login`);
  const learner = await web.at.person();
  const taken = await web.page();
  await signInThroughGate(taken, { subject: 'g-3', name: 'Eve', email: learner.user.email, emailVerified: true });
  await taken.getByText('An account with this email address already exists.').waitFor();
});
