import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { onTestFailed, TestRunner } from 'vitest';
import { builtWeb } from '../../core/http/web.ts';
import type { TestPerson, TestPlatform, TestPlatformOptions } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { onboardingAnswers } from '../../plugins/onboarding/services.ts';
import { buildWebOnce } from '../built-web.ts';
import { openBrowser } from './chromium.ts';
import { createPagePool } from './page-pool.ts';

/** A test platform with the built web, and a browser. */
export interface BrowserPlatform {
  readonly at: TestPlatform;
  /** Shared by all platforms of this process. A script outside the tests closes it itself. */
  readonly browser: Browser;
  /** `http://127.0.0.1:…` */
  readonly address: string;
  /**
   * A page in a separate browser context, signed in as the given person, until the test ends or closes its context. Errors of
   * its scripts are added to `failures`; those of a failed attempt are removed: CI repeats the test on the same platform.
   */
  page(options?: PageOptions): Promise<Page>;
  /** Uncaught errors of the pages' scripts so far. */
  readonly failures: readonly string[];
  close(): Promise<void>;
}

export interface PageOptions {
  readonly as?: Pick<TestPerson, 'user' | 'token'>;
  /** For a learner who has not completed the setup. By default it is completed, and the welcome was shown. */
  readonly isNew?: boolean;
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  /** Several tests use it: it stays open until the platform is closed. */
  readonly isShared?: boolean;
}

/** Builds the web if its sources changed, and starts the platform. */
export async function openBrowserPlatform(options: TestPlatformOptions = {}): Promise<BrowserPlatform> {
  const web = builtWeb(await buildWebOnce());
  const [at, browser] = await Promise.all([createTestPlatform({ ...options, web }), sharedBrowser()]);
  const address = `http://127.0.0.1:${at.server.port}`;
  const pages = createPagePool(browser, address);
  const failures: string[] = [];
  return {
    at,
    browser,
    address,
    failures,
    async page({ as, isNew = false, width = 1280, height = 800, theme = 'light', isShared = false } = {}) {
      if (as && !isNew) await completeSetup(at, as);
      const welcomed = isNew ? {} : { welcomeShown: 'true' };
      const stored = as ? { token: as.token, user: JSON.stringify(as.user), ...welcomed } : {};
      const page = await pages.open({ width, height, theme, stored, isShared });
      const own: string[] = [];
      page.on('pageerror', ({ message }) => {
        own.push(message);
        failures.push(message);
      });
      if (TestRunner.getCurrentTest()) {
        onTestFailed(() => {
          for (const message of own) failures.splice(failures.indexOf(message), 1);
        });
      }
      return page;
    },
    async close() {
      await pages.close();
      await at.close();
    },
  };
}

let shared: Promise<Browser> | undefined;

/** One browser for all files that a test process runs. It ends with the process. */
function sharedBrowser(): Promise<Browser> {
  shared ??= openBrowser().then((browser) =>
    browser.once('disconnected', () => {
      shared = undefined;
    }),
  );
  return shared;
}

/** Completes the setup of a learner if the plugin `onboarding` runs. */
async function completeSetup(at: TestPlatform, { user }: Pick<TestPerson, 'user'>): Promise<void> {
  if (user.role !== 'learner' || !at.platform.host.get('onboarding')?.started) return;
  const within = { who: { institution: at.institution } };
  await at.platform.host.service(onboardingAnswers).complete(within, user.id, {});
}

/** Opens a group of the menu unless it is open. Which groups are open at first depends on the plugins that are on. */
export async function openMenuGroup(page: Page, group: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const button = menu.getByRole('button', { name: group, exact: true });
  await button.waitFor();
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

/** The violations that axe-core finds in the current page, one line each: the rule and the element. */
export function accessibilityProblems(page: Page): Promise<string[]> {
  return violations(page, {});
}

/** Those of a theme: themes differ in colours alone. */
function contrastProblems(page: Page): Promise<string[]> {
  return violations(page, { runOnly: ['color-contrast'] });
}

async function violations(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Describing in full what passes a rule, and sending it, would take longer than the search.
  const found = await page.evaluate<[id: string, elements: string[]][]>(
    `axe.run(${JSON.stringify({ ...options, resultTypes: ['violations'] })}).then(({ violations }) =>
      violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]))`,
  );
  return found.map(([id, elements]) => `${id}: ${elements.join(', ')}`);
}

/** The number of pixels by which a page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Accessibility and layout problems of the current page in both themes, on a phone and on a wide screen. */
export async function pageProblems(page: Page, widths: readonly number[] = [360, 1440]): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    problems.push(...(await contrastProblems(page)).map((problem) => `${width} px, dark: ${problem}`));
    await page.emulateMedia({ colorScheme: 'light' });
    problems.push(...(await accessibilityProblems(page)).map((problem) => `${width} px, light: ${problem}`));
    const overflow = await overflowOf(page);
    if (overflow > 0) problems.push(`${width} px: ${overflow} px wider than its window`);
  }
  return problems;
}

/** Chromium rates up to 0.1 as good. 0.01 allows for fonts that load late. */
const maxLayoutShift = 0.01;

/**
 * The addresses whose content shifts while it loads, with their cumulative layout shift.
 * @param screens by address, words that are visible once the screen has loaded
 */
export async function layoutShiftsAt(
  page: Page,
  screens: Readonly<Record<string, string>>,
): Promise<[string, number][]> {
  await page.addInitScript(() => {
    const measured = window as unknown as { shift: number };
    measured.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) measured.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shifts: [string, number][] = [];
  for (const [address, words] of Object.entries(screens)) {
    await page.goto(address);
    await page.getByText(words).first().waitFor();
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    if (shift >= maxLayoutShift) shifts.push([address, shift]);
  }
  return shifts;
}
