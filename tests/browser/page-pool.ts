import type { Browser, BrowserContext, Page } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';
import { withTimeout } from '../../core/with-timeout.ts';
import { timeoutMs } from './chromium.ts';

export interface PageSettings {
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  /** What `localStorage` holds whenever a document is opened. */
  readonly stored: Readonly<Record<string, string>>;
  /** Stays open when the test that opened it ends. */
  readonly isShared: boolean;
}

/** Pages of one address, each in a browser context of its own. */
export interface PagePool {
  open(settings: PageSettings): Promise<Page>;
  close(): Promise<void>;
}

/**
 * A page that a passed test leaves, or whose context it closes, is emptied and given to the next test: a new context fetches and
 * compiles every file again, which takes twice the processor time. What cannot be undone (a changed clock, scripts at
 * start) ends with its page.
 */
export function createPagePool(browser: Browser, address: string): PagePool {
  const all = new Set<PooledPage>();
  const idle: PooledPage[] = [];
  return {
    async open(settings) {
      const used = idle.pop();
      const isReady = used && (await isDone(used.prepare(settings)));
      const pooled = isReady ? used : await createPage(browser, address);
      all.add(pooled);
      if (!isReady) await pooled.prepare(settings);
      let isLeft = false;
      const leave = async (isClean: boolean) => {
        if (isLeft) return;
        isLeft = true;
        if (isClean && (await isDone(pooled.empty()))) idle.push(pooled);
        else await isDone(pooled.close());
      };
      pooled.context.close = () => leave(true);
      if (TestRunner.getCurrentTest() && !settings.isShared)
        onTestFinished(({ task }) => leave(task.result?.state !== 'fail'));
      return pooled.page;
    },
    async close() {
      await Promise.all([...all].map((pooled) => isDone(pooled.close())));
    },
  };
}

/** Whether a page was left or made ready. One that hangs is given up: it answers no call, and the calls wait for ever. */
const isDone = (work: Promise<unknown>): Promise<boolean> =>
  withTimeout(
    20_000,
    work.then(
      (result) => result !== false,
      () => false,
    ),
    false,
  );

/** What tests listen to. */
const events = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'response',
  'websocket',
];

interface PooledPage {
  readonly page: Page;
  readonly context: BrowserContext;
  prepare(settings: PageSettings): Promise<void>;
  /** Leaves the address. @returns whether the page can be used again */
  empty(): Promise<boolean>;
  close(): Promise<void>;
}

async function createPage(browser: Browser, baseURL: string): Promise<PooledPage> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const close = context.close.bind(context);
  const page = await context.newPage();
  let isNew = true;
  let script: { dispose(): Promise<void> } | undefined;
  const addInitScript = page.addInitScript.bind(page);
  const isChanged = watchForChanges(page, baseURL);
  return {
    page,
    context,
    close,
    async prepare({ width, height, theme, stored }) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce', media: null, forcedColors: null });
      if (!isNew) {
        await page.goto('/robots.txt');
        await page.evaluate(clearStorage);
      }
      isNew = false;
      script = await addInitScript((entries) => {
        // Frames outside of the site's origin have no storage.
        if (origin === 'null') return;
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, stored);
    },
    async empty() {
      if (page.isClosed() || isChanged()) return false;
      try {
        await script?.dispose();
        for (const event of events) page.removeAllListeners(event);
        page.setDefaultTimeout(timeoutMs);
        await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())));
        await Promise.all([
          page.unrouteAll({ behavior: 'ignoreErrors' }),
          context.unrouteAll({ behavior: 'ignoreErrors' }),
        ]);
        await Promise.all([context.setOffline(false), context.clearCookies(), context.clearPermissions()]);
        await page.goto('about:blank');
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** @returns whether a page has been changed for good since: by such a call, or by what another address may have stored */
function watchForChanges(page: Page, address: string): () => boolean {
  let isChanged = false;
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(`${address}/`) && frame.url() !== 'about:blank') isChanged = true;
  });
  const watch = <Name extends string>(target: Record<Name, unknown>, names: readonly Name[]) => {
    for (const name of names) {
      const call = target[name] as (...args: unknown[]) => unknown;
      target[name] = (...args: unknown[]) => {
        isChanged = true;
        return call.apply(target, args);
      };
    }
  };
  const context = page.context();
  watch(page, ['addInitScript', 'exposeBinding', 'exposeFunction', 'routeWebSocket', 'setExtraHTTPHeaders']);
  watch(context, [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'newCDPSession',
    'routeWebSocket',
    'setExtraHTTPHeaders',
  ]);
  watch(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime']);
  return () => isChanged;
}

/** Runs in the page. */
async function clearStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) {
    if (name)
      await new Promise((resolve) =>
        Object.assign(indexedDB.deleteDatabase(name), { onsuccess: resolve, onerror: resolve, onblocked: resolve }),
      );
  }
}
