import type { Page } from 'playwright-core';
import { onTestFailed } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';

/** Goes to an address as a link does. A load of the page would cost four times as much processor time. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

/**
 * Shows addresses in one page for each person, which the tests of a file share. A test that fails takes its page with it.
 * For tests that leave nothing on the page, such as an open dialog or a route that is intercepted.
 */
export function createSharedPages(platform: () => BrowserPlatform) {
  const pages = new Map<TestPerson, Page>();
  return async (as: TestPerson, address: string): Promise<Page> => {
    const size = { width: 1440, height: 800 };
    const opened = pages.get(as);
    const page = opened ?? (await platform().page({ as, isShared: true, ...size }));
    pages.set(as, page);
    onTestFailed(() => {
      pages.delete(as);
      return page.close();
    });
    if (opened) {
      await page.setViewportSize(size);
      await goWithin(page, address);
    } else await page.goto(address);
    return page;
  };
}
