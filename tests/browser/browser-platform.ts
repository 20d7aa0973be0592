import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { builtWeb } from '../../core/http/web.ts';
import type { TestPerson, TestPlatform, TestPlatformOptions } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { builtOnce } from '../built-web.ts';
import { openBrowser } from './chromium.ts';

/** A test platform with the web as people get it, and a browser to look at it. */
export interface BrowserPlatform {
  readonly at: TestPlatform;
  readonly browser: Browser;
  /** `http://127.0.0.1:…` */
  readonly address: string;
  /** A page of a browser of its own, signed in as the person given. What the page's scripts throw fails `failures`. */
  page(options?: PageOptions): Promise<Page>;
  /** What went wrong in the pages so far: errors that scripts threw, and what they wrote to the console as errors. */
  readonly failures: readonly string[];
  close(): Promise<void>;
}

export interface PageOptions {
  readonly as?: TestPerson;
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
}

/** Builds the web where its sources changed, and opens the doors. */
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
    async page({ as, width = 1280, height = 800, theme = 'light' } = {}) {
      const context = await browser.newContext({
        baseURL: address,
        viewport: { width, height },
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      if (as) {
        const kept = { token: as.token, user: JSON.stringify(as.user) };
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

/** What axe-core finds wrong with a page as it is now, one line each: the rule, and where. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>('axe.run()');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** By how many pixels a page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
