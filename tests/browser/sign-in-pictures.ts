import type { Page } from 'playwright-core';
import type { TestPerson } from '../../core/testing.ts';
import { openTestProvider } from '../../plugins/oauth/providers/testing.ts';
import { appleClient, appleValues, environmentWith, setUp } from '../../plugins/oauth/testing.ts';
import { openBrowserPlatform } from './browser-platform.ts';

type Take = (page: Page, address: string, name: string, prepare?: (page: Page) => Promise<void>) => Promise<void>;

/** Pictures of signing in: the wizard, the sign-in page with its buttons, and the second step, with providers on this machine. */
export async function takeSignInPictures(
  rename: (person: TestPerson, firstName: string, lastName: string) => Promise<void>,
  take: Take,
): Promise<void> {
  const [google, apple, school] = await Promise.all([openTestProvider(), openTestProvider(), openTestProvider()]);
  const web = await openBrowserPlatform({
    plugins: ['administration', 'oauth', 'second-factor'],
    environment: { ...environmentWith({ google, apple }), EIQ_DEMO: 'false' },
  });
  try {
    const administrator = await web.at.person('administrator');
    await rename(administrator, 'Nadia', 'Osei');
    await administrator.patch('/api/admin/institution', { name: 'Riverside College' });
    await setUp(web.at, 'google', google);
    await setUp(web.at, 'oidc', school);
    const own = web.address.replace('127.0.0.1', 'localhost');
    const size = { width: 1280, height: 1000 };
    await take(
      await web.page({ as: administrator, ...size }),
      '/dashboard/oauth-admin?tab=apple',
      'oauth-wizard',
      async (page) => {
        const redirectUrl = await page.getByLabel('Return URL').inputValue();
        await apple.register({
          clientId: appleValues.clientId,
          clientSecret: 'unused',
          redirectUrl,
          apple: appleClient,
        });
        await page.getByLabel('Service ID').fill(appleValues.clientId);
        await page.getByLabel('Team ID').fill(appleValues.teamId);
        await page.getByLabel('Key ID').fill(appleValues.keyId);
        await page.getByLabel('Private Key').fill(appleValues.privateKey);
        await page.getByRole('button', { name: 'Save Configuration' }).click();
        await page.getByText('The test succeeded').waitFor();
        await page.reload();
        await page.getByText('Configured', { exact: true }).nth(2).waitFor();
      },
    );
    await take(await web.page({ width: 1280, height: 860 }), `${own}/login`, 'sign-in', async (page) => {
      await page.getByRole('link', { name: 'Continue with Google' }).waitFor();
    });
    const person = await web.at.person('instructor');
    await rename(person, 'Sofia', 'Marin');
    await administrator.put('/api/second-factor/rule', { requiredForStaff: true, graceDays: 0 });
    await take(await web.page({ width: 1280, height: 1000 }), `${own}/login`, 'second-step', async (page) => {
      await page.getByLabel('User name or email').fill(person.user.username);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    });
  } finally {
    await web.close();
    await Promise.all([google.close(), apple.close(), school.close()]);
  }
}
