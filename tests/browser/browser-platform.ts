import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { builtWeb } from '../../core/http/web.ts';
import type { TestPerson, TestPlatform, TestPlatformOptions } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { onboardingAnswers } from '../../plugins/onboarding/services.ts';
import { builtOnce } from '../built-web.ts';
import { openBrowser } from './chromium.ts';

/** A test platform with the built web, and a browser. */
export interface BrowserPlatform {
  readonly at: TestPlatform;
  readonly browser: Browser;
  /** `http://127.0.0.1:…` */
  readonly address: string;
  /** A page in a browser context of its own, signed in as the given person. Errors of its scripts are added to `failures`. */
  page(options?: PageOptions): Promise<Page>;
  /** Errors in the pages so far: thrown by scripts or written to the console. */
  readonly failures: readonly string[];
  close(): Promise<void>;
}

export interface PageOptions {
  readonly as?: TestPerson;
  /** A learner who has not completed the setup; by default it is completed, and the welcome was shown. */
  readonly isNew?: boolean;
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
}

/** Builds the web if its sources changed, and starts the platform. */
export async function openBrowserPlatform(options: TestPlatformOptions = {}): Promise<BrowserPlatform> {
  const web = builtWeb(await builtOnce());
  const [at, browser] = await Promise.all([createTestPlatform({ ...options, web }), openBrowser()]);
  const address = `http://127.0.0.1:${at.server.port}`;
  const failures: string[] = [];
  return {
    at,
    browser,
    address,
    failures,
    async page({ as, isNew = false, width = 1280, height = 800, theme = 'light' } = {}) {
      const context = await browser.newContext({
        baseURL: address,
        viewport: { width, height },
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      if (as) {
        if (!isNew) await setUp(at, as);
        const welcomed = isNew ? {} : { welcomeShown: 'true' };
        const kept = { token: as.token, user: JSON.stringify(as.user), ...welcomed };
        await context.addInitScript((entries) => {
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        }, kept);
      }
      const page = await context.newPage();
      page.on('pageerror', (error) => failures.push(error.message));
      return page;
    },
    async close() {
      await browser.close();
      await at.close();
    },
  };
}

/** Completes the setup of a learner if the plugin for it runs. */
async function setUp(at: TestPlatform, { user }: Pick<TestPerson, 'user'>): Promise<void> {
  if (user.role !== 'learner' || !at.platform.host.get('onboarding')?.started) return;
  const within = { who: { institution: at.institution } };
  await at.platform.host.service(onboardingAnswers).complete(within, user.id, {});
}

/** Opens a group of the menu unless it is open; the plugins that are on determine which groups are open at first. */
export async function unfold(page: Page, group: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const button = menu.getByRole('button', { name: group, exact: true });
  await button.waitFor();
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

/** The violations that axe-core finds in the current page, one line each: the rule and the element. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>('axe.run()');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** The number of pixels by which a page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Accessibility and layout problems of the current page in both themes, on a phone and on a wide screen. */
export async function formProblems(page: Page, widths: readonly number[] = [360, 1440]): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      problems.push(...(await accessibilityProblems(page)).map((problem) => `${width} px, ${colorScheme}: ${problem}`));
    }
    const overflow = await overflowOf(page);
    if (overflow > 0) problems.push(`${width} px: ${overflow} px wider than its window`);
  }
  return problems;
}

/** Chromium rates 0.1 as good; 0.01 allows for fonts that load late. */
const leastJump = 0.01;

/** The addresses whose content shifts while it loads, with their cumulative layout shift. */
export async function jumpsAt(page: Page, screens: Readonly<Record<string, string>>): Promise<[string, number][]> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const jumps: [string, number][] = [];
  for (const [address, words] of Object.entries(screens)) {
    await page.goto(address);
    await page.getByText(words).first().waitFor();
    await page.waitForLoadState('networkidle');
    const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    if (shifted >= leastJump) jumps.push([address, shifted]);
  }
  return jumps;
}
