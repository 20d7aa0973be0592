import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import type { SamlProvider } from '../../plugins/oauth/providers/saml-idp.testing.ts';
import { openSamlProvider, sara } from '../../plugins/oauth/providers/saml-idp.testing.ts';
import type { TestProvider } from '../../plugins/oauth/providers/testing.ts';
import { gail, openTestProvider } from '../../plugins/oauth/providers/testing.ts';
import {
  appleClient,
  appleValues,
  environmentWith,
  googleValues,
  samlValues,
  setUp,
} from '../../plugins/oauth/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { openBrowserPlatform, pageProblems } from './browser-platform.ts';

// An administrator sets up Google and Apple, and people sign in, with providers that are another site for the browser.

let web: BrowserPlatform;
let google: TestProvider;
let apple: TestProvider;
let school: TestProvider;
let saml: SamlProvider;
beforeAll(async () => {
  [google, apple, school, saml] = await Promise.all([
    openTestProvider(),
    openTestProvider(),
    openTestProvider(),
    openSamlProvider(),
  ]);
  web = await openBrowserPlatform({
    plugins: ['oauth', 'administration'],
    environment: environmentWith({ google, apple }),
  });
});
afterAll(async () => {
  await web?.close();
  await Promise.all([google?.close(), apple?.close(), school?.close(), saml?.close()]);
});

/** The public address of the platform; the providers are at 127.0.0.1, which is another site. */
const ours = () => web.address.replace('127.0.0.1', 'localhost');

/** The text of the toast that is shown. */
const toast = (page: Page, text: string) => page.getByRole('region', { name: /Notifications/ }).getByText(text);

test('an administrator sets up Google and Apple, and the wizard says what is missing', async () => {
  const administrator = await web.at.person('administrator');
  onTestFailed(async () => {
    for (const provider of ['google', 'apple']) await administrator.delete(`/api/admin/oauth/configure/${provider}`);
    for (const provider of [google, apple]) provider.forgetClients();
  });
  const page = await web.page({ as: administrator });
  await page.goto('/dashboard/oauth-admin');
  const save = page.getByRole('button', { name: 'Save Configuration' });
  const tryOut = page.getByRole('button', { name: 'Test Configuration' });
  await save.waitFor();
  expect(await save.isDisabled()).toBe(true);
  expect(await tryOut.isDisabled()).toBe(true);
  expect(await page.getByText('Missing', { exact: true }).count()).toBe(4);
  const redirectUrl = await page.getByLabel('Redirect URL').inputValue();
  expect(redirectUrl).toBe(`${ours()}/api/auth/google/callback`);

  const open = async (tab: string) => {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tab', { name: tab, selected: true }).waitFor();
  };
  await page.getByLabel('Client ID').fill(googleValues.clientId);
  await page.getByLabel('Client Secret').fill(googleValues.clientSecret);
  // What was typed is kept while another tab is open.
  await open('Apple');
  await page.getByLabel('Service ID').fill('a b');
  await open('Google');
  await save.click();
  // The provider does not know this client yet.
  await toast(page, 'Failed to validate Google OAuth configuration.').waitFor();
  await page.getByText('Google does not accept the credentials').first().waitFor();
  expect(await page.getByText('Partial', { exact: true }).count()).toBe(1);
  expect(await pageProblems(page)).toEqual([]);

  await google.register({ ...googleValues, redirectUrl });
  await tryOut.click();
  await toast(page, 'OAuth Configuration Valid').waitFor();
  await page.getByText('Configured', { exact: true }).waitFor();

  await open('Apple');
  const returnUrl = await page.getByLabel('Return URL').inputValue();
  const { clientId } = appleValues;
  await apple.register({ clientId, clientSecret: 'unused', redirectUrl: returnUrl, apple: appleClient });
  await page.getByLabel('Team ID').fill(appleValues.teamId);
  await page.getByLabel('Key ID').fill(appleValues.keyId);
  await page.getByLabel('Private Key').fill(appleValues.privateKey);
  await save.click();
  await toast(page, 'Failed to save Apple OAuth configuration.').waitFor();
  await page.getByText('Contains a space').waitFor();
  await page.getByLabel('Service ID').fill(clientId);
  await save.click();
  await toast(page, 'OAuth Configuration Valid').waitFor();
  await expect.poll(() => page.getByText('Configured', { exact: true }).count()).toBe(2);
  expect(web.failures).toEqual([]);
});

test('people sign in with SAML and with a second provider of the school, and are signed out there, too', async () => {
  const administrator = await web.at.person('administrator');
  const page = await web.page({ as: administrator });
  await page.goto('/dashboard/oauth-admin?tab=saml');
  const { entityId, signOnUrl, certificate } = samlValues(saml);
  await page.getByLabel('Name on the button').fill('School');
  await page.getByLabel('Entity ID', { exact: true }).fill(entityId);
  await page.getByLabel('Sign-on URL').fill(signOnUrl);
  await page.getByRole('textbox', { name: 'Certificate' }).fill(certificate);
  await page.getByLabel('This provider is our own directory of email addresses').check();
  await page.getByRole('button', { name: 'Save Configuration' }).click();
  await toast(page, 'OAuth Configuration Valid').waitFor();
  await page.getByLabel('Short name').fill('Two words');
  await page.getByRole('button', { name: 'Add provider' }).click();
  await page.getByText('Lower-case letters, digits and hyphens').waitFor();
  await setUp(web.at, 'oidc', school);
  await page.reload();
  await page.getByRole('tab', { name: 'OpenID Connect', exact: true }).click();
  // SAML has a field of the same name.
  await page.getByRole('tab', { name: 'OpenID Connect', exact: true, selected: true }).waitFor();
  await page.getByLabel('Short name').fill('keycloak');
  await page.getByRole('button', { name: 'Add provider' }).click();
  await page.getByRole('tab', { name: 'OpenID Connect (keycloak)', selected: true }).waitFor();
  expect(await page.getByLabel('Redirect URL', { exact: true }).inputValue()).toBe(
    `${ours()}/api/auth/oidc/keycloak/callback`,
  );
  expect(await page.getByLabel('Sign people out at the provider, too').isChecked()).toBe(true);
  expect(await pageProblems(page)).toEqual([]);
  await page.context().close();

  saml.signIn({ ...sara, email: 'sara@saml.example' });
  school.signIn({ ...gail, sub: 'at-school', email: 'gail@school.example' });
  const browser = await web.page();
  await browser.goto(`${ours()}/login`);
  // The identity provider is another site and posts its assertion.
  await browser.getByRole('link', { name: 'Continue with School', exact: true }).click();
  await browser.getByRole('navigation', { name: 'Main menu' }).waitFor();
  await browser.goto(`${ours()}/profile`);
  await browser.getByText('School: sara@saml.example').waitFor();
  await signOut(browser);
  await browser.getByRole('link', { name: 'Continue with School account' }).click();
  await browser.getByRole('navigation', { name: 'Main menu' }).waitFor();
  await browser.goto(`${ours()}/profile`);
  await browser.getByText('School account: gail@school.example').waitFor();
  await signOut(browser, async () => {
    await browser.waitForURL(`${school.issuer}/**`);
    await browser.locator('button[name=logout], button[type=submit]').first().click();
  });
  expect(browser.url()).toMatch(/^http:\/\/localhost:\d+\/login$/);
  expect(await pageProblems(browser)).toEqual([]);
  expect(web.failures).toEqual([]);
});

/** Signs out from the list of devices, and through the provider's own page. */
async function signOut(page: Page, atProvider: () => Promise<void> = async () => {}): Promise<void> {
  await page
    .getByRole('region', { name: 'Your devices' })
    .getByRole('button', { name: 'Sign out', exact: true })
    .click();
  await atProvider();
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
}

test('people sign in with Google and with Apple, and see the linked account in their profile', async () => {
  await setUp(web.at, 'google', google);
  await setUp(web.at, 'apple', apple);
  for (const [name, provider] of [
    ['Google', google],
    ['Apple', apple],
  ] as const) {
    provider.signIn({ ...gail, sub: `${name}-gail`, email: `${name}@school.example` });
    const page = await web.page();
    await page.goto(`${ours()}/login`);
    await page.getByRole('link', { name: `Continue with ${name}` }).click();
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
    // The one-time code does not stay in the address.
    expect(page.url()).toBe(`${ours()}/`);
    await page.goto(`${ours()}/profile`);
    await page.getByText(`${name}: ${name}@school.example`).waitFor();
    if (name === 'Apple') expect(await pageProblems(page)).toEqual([]);
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await page.getByText('This is the only sign-in method').waitFor();
    await page.context().close();
  }
});
