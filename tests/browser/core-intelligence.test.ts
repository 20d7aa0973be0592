import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import { learnerRecord } from '../../plugins/learner/services.ts';
import type { BrowserPlatform } from './browser-platform.ts';
import { accessibilityProblems, openBrowserPlatform, overflowOf } from './browser-platform.ts';

// The record of a learner: the score over time, the reasons for its changes, and the data it is computed from.

let web: BrowserPlatform;
beforeAll(async () => {
  web = await openBrowserPlatform({ plugins: ['learner', 'immersion'] });
});
afterAll(() => web?.close());
afterEach(() => {
  expect(web.failures).toEqual([]);
});

/** A learner with placement results, one a month, each with three domains (logits). */
async function learnerWith(placements: readonly (readonly [math: number, reasoning: number, ai: number])[]) {
  const learner = await web.at.person();
  const record = web.at.platform.host.service(learnerRecord);
  for (const [month, [math, reasoning, ai]] of placements.entries()) {
    await record.addResult(
      { who: { institution: web.at.institution } },
      {
        userId: learner.user.id,
        source: 'immersion',
        sourceId: `placement ${month}`,
        title: 'AI immersion placement',
        at: new Date(Date.UTC(2026, month, 12)),
        theta: 0.25 * math + 0.4 * reasoning + 0.35 * ai,
        standardError: 0.25,
        level: 'immersion',
        confidence: 0.92,
        domains: [
          { domain: 'core_math', theta: math, standardError: 0.4 },
          { domain: 'applied_reasoning', theta: reasoning, standardError: 0.4 },
          { domain: 'ai_conceptual', theta: ai, standardError: 0.4 },
        ],
        answered: 46,
        report: '/placement/results?sessionId=00000000-0000-7000-8000-000000000001',
        version: 'eap-1',
      },
    );
  }
  return learner;
}

async function openRecord(as: TestPerson, options: { width?: number; theme?: 'light' | 'dark' } = {}) {
  const page = await web.page({ as, ...options });
  await page.goto('/core-intelligence');
  await page.getByRole('heading', { name: 'Core Intelligence', level: 1 }).waitFor();
  return page;
}

test('the record shows the score over time, the domains that changed it, and the data behind it', async () => {
  const page = await openRecord(
    await learnerWith([
      [-0.4, -0.2, 0],
      [0.8, 1.2, 0.9],
    ]),
  );
  await page
    .getByText('The score rose by 66.7 points to 548.7. The measurement changed by more than chance explains')
    .waitFor();
  expect(await page.getByRole('list', { name: 'Contribution of each domain' }).innerText()).toMatch(
    /Core Math & Logic \+16\.9\s+Applied Reasoning \+31\.3\s+AI Concepts & Scenarios \+18\.4/,
  );
  await page.getByText('Your first result: the score began at 482.0.').waitFor();

  await page.getByText('How this score was computed').first().click();
  const inputs = page.locator('details[open]').first();
  expect(await inputs.innerText()).toMatch(/Answers\s+46[\s\S]*Level\s+Immersion, 92% sure[\s\S]*Version\s+eap-1/);
  expect(await page.getByRole('link', { name: 'Read the full report' }).first().getAttribute('href')).toBe(
    '/placement/results?sessionId=00000000-0000-7000-8000-000000000001',
  );

  await page.getByText('Show as a table').first().click();
  const table = page.getByRole('region', { name: 'EiQ score after each result' });
  expect(await table.innerText()).toMatch(/12 Jan 2026\s+482\.0\s+433\.0 to 531\.0/);
  expect(await table.innerText()).toMatch(/12 Feb 2026\s+548\.7\s+513\.2 to 584\.1/);
});

test('the chart shows the uncertainty of a single result', async () => {
  const page = await openRecord(await learnerWith([[0.2, 0.2, 0.2]]), { width: 390, theme: 'dark' });
  await page.getByText('One result so far').waitFor();
  await page.locator('.recharts-errorBar path, .recharts-errorBar line').first().waitFor({ state: 'attached' });
});

test('the ruler of a result includes the level Excellence', async () => {
  const learner = await learnerWith([]);
  await web.at.platform.host.service(learnerRecord).addResult(
    { who: { institution: web.at.institution } },
    {
      ...{ userId: learner.user.id, source: 'idfs', sourceId: 'one', title: 'IDFS', at: new Date() },
      ...{ theta: 1.9, standardError: 0.33, level: 'excellence', confidence: 0.88, domains: [], version: 'eap-1' },
    },
  );
  const page = await openRecord(learner);
  await page.getByRole('figure', { name: /^IDFS 690\.0 on a scale from 100 to 900: level excellence\./ }).waitFor();
});

test('without a result the screen says so and links to the placement', async () => {
  const page = await openRecord(await web.at.person());
  await page.getByText('No score yet').waitFor();
  await page.getByRole('link', { name: 'Take Placement Assessment' }).waitFor();
});

test('the record is accessible in both themes and fits a phone', async () => {
  const learner = await learnerWith([
    [-0.4, -0.2, 0],
    [0, 0.1, 0.2],
  ]);
  const page = await openRecord(learner, { theme: 'light' });
  await page.locator('.recharts-line').first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
