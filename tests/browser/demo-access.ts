import type { Page } from 'playwright-core';

/** Signs in as a new demo learner, completes the setup and opens the dashboard. The page must show the sign-in form. */
export async function enterAsDemo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Demo access' }).click();
  await page.getByText('Step 1 of 5').waitFor();
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' };
    await fetch('/api/user/onboarding', { method: 'POST', headers, body: '{}' });
    localStorage.setItem('welcomeShown', 'true');
  });
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor();
}
