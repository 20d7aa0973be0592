import type { Browser, Page } from 'playwright-core';
import { prepareDemo } from '../../cli/demo.ts';
import { openBrowserPlatform } from '../browser/browser-platform.ts';
import type { Figure } from './bench.ts';

/** The screens in the menus of a learner and of an administrator. */
const screens = {
  'aroha.parata': [
    '/',
    '/welcome',
    '/onboarding',
    '/dashboard',
    '/dashboard/assessment',
    '/k12-dashboard',
    '/k12-dashboard?tab=industry',
    '/k12-dashboard?tab=progress',
    '/k12-dashboard?tab=community',
    '/higher-education',
    '/higher-education?tab=research',
    '/higher-education?tab=careers',
    '/higher-education?tab=funding',
    '/higher-education?tab=network',
    '/placement',
    '/assessment',
    '/idfs-assessment',
    '/dashboard/ai-tutor',
    '/ai-tutor',
    '/dashboard/ai-assistant',
    '/core-intelligence',
    '/achievements',
    '/apex-prep',
    '/lifetime-advantage',
    '/lifetime-advantage?tab=credentials',
    '/lifetime-advantage?tab=data',
    '/study-groups',
    '/pathways/immersion',
    '/profile',
    '/nowhere',
  ],
  learner: ['/', '/welcome', '/dashboard', '/k12-dashboard', '/higher-education'],
  guardian: ['/family', '/conversations'],
  admin: [
    '/',
    '/administration/plugins',
    '/administration/people',
    '/administration/institution',
    '/administration/items',
    '/administration/ai',
    '/dashboard/ai-test',
    '/administration/placements',
    '/administration/idfs',
    '/administration/consents',
    '/administration/flagged-messages',
    '/administration/audit',
  ],
} as const;

const goals = { milliseconds: 1000, shift: 0.001 } as const;

/** Viewports: a phone and a desktop. */
const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

/**
 * The time of each screen from navigation to its first view (the heading is visible, and no skeleton is) with an empty
 * browser cache, and its layout shift until the network is idle. Production build, demo data, server and browser on this
 * machine.
 */
export async function measureScreens(): Promise<Figure[]> {
  const web = await openBrowserPlatform({ environment: { EIQ_DEMO: 'true' } });
  try {
    const { administrator } = await prepareDemo(web.at.platform);
    const visits: Visit[] = [];
    for (const [username, addresses] of Object.entries(screens)) {
      const session = await signIn(web.address, username, administrator.password ?? '');
      for (const address of addresses) {
        for (const viewport of sizes) {
          // Twice, because the server is slower at its first request of a screen.
          const runs = [];
          for (let run = 0; run < 2; run++)
            runs.push(await measureScreen(web.browser, web.address, session, address, viewport));
          const milliseconds = Math.min(...runs.map((run) => run.milliseconds));
          const shift = Math.max(...runs.map((run) => run.shift));
          visits.push({ name: `${address} at ${viewport.width} px`, milliseconds, shift });
        }
      }
    }
    for (const { name, milliseconds, shift } of visits) {
      if (milliseconds > goals.milliseconds || shift > goals.shift) {
        console.log(`  ${name}: ${milliseconds.toFixed(0)} ms, shift ${shift.toFixed(4)}`);
      }
    }
    const floor = await emptyPage(web.browser, web.address);
    const slowest = visits.toSorted((one, other) => other.milliseconds - one.milliseconds)[0];
    const leastStable = visits.toSorted((one, other) => other.shift - one.shift)[0];
    return [
      {
        what: `first view of the slowest of ${visits.length} screens (${slowest?.name})`,
        value: slowest?.milliseconds ?? Number.NaN,
        unit: 'ms',
        goal: goals.milliseconds,
        floor: { what: 'a page of one word from the same server', value: floor, unit: 'ms' },
      },
      {
        what: `largest layout shift of a screen (${leastStable?.name})`,
        value: leastStable?.shift ?? Number.NaN,
        unit: '(cumulative)',
        goal: goals.shift,
      },
    ];
  } finally {
    await web.close();
    await web.browser.close();
  }
}

interface Visit {
  readonly name: string;
  readonly milliseconds: number;
  readonly shift: number;
}

async function measureScreen(
  browser: Browser,
  baseURL: string,
  session: Record<string, string>,
  address: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<Omit<Visit, 'name'>> {
  const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
  await context.addInitScript(prepare, session);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as Measured).firstView !== undefined, undefined, {
    timeout: 15_000,
  });
  await page.waitForLoadState('networkidle');
  const measured = await readMeasured(page);
  await context.close();
  return measured;
}

/** What the script below adds to the window. */
interface Measured {
  firstView?: number;
  shift: number;
}

/** Runs in the page before its own scripts. */
function prepare(session: Record<string, string>): void {
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  const measured = window as unknown as Measured;
  measured.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) measured.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const isInView = (element: Element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && top < innerHeight && bottom > 0;
  };
  const check = () => {
    const isWaiting = [...document.querySelectorAll('main [data-waiting], #root > [data-waiting]')].some(isInView);
    const heading = document.querySelector('main h1');
    if (heading && isInView(heading) && !isWaiting) measured.firstView = performance.now();
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

const readMeasured = (page: Page) =>
  page.evaluate(() => {
    const { firstView, shift } = window as unknown as Measured;
    return { milliseconds: firstView ?? Number.NaN, shift };
  });

async function signIn(address: string, username: string, password: string): Promise<Record<string, string>> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { token, user } = (await answer.json()) as { token?: string; user?: unknown };
  if (!token) throw new Error(`${username} cannot sign in: ${answer.status}`);
  return { token, user: JSON.stringify(user), welcomeShown: 'true' };
}

/** The time from navigation to the end of loading, for a page with one word. */
async function emptyPage(browser: Browser, baseURL: string): Promise<number> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/health/live');
  const milliseconds = await page.evaluate(() => performance.now());
  await context.close();
  return milliseconds;
}
