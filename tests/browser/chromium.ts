import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { chromium } from 'playwright-core';

export interface BrowserOptions {
  /** A microphone and a camera with a test signal, allowed without a prompt. */
  readonly media?: boolean;
  /** A WAV file that the microphone plays over and over, instead of the test signal. */
  readonly microphone?: string;
}

/**
 * Opens a headless Chromium: the one in CHROME_PATH, otherwise the one that `npm ci` installed, otherwise an installed
 * Chrome. Close it when done. @throws an error with the remedy if there is none or it does not start
 */
export async function openBrowser({ media = false, microphone }: BrowserOptions = {}): Promise<Browser> {
  const { executable, args, env } = await findChromium();
  const fake = [
    ...(media || microphone ? ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] : []),
    ...(microphone ? [`--use-file-for-fake-audio-capture=${microphone}`] : []),
  ];
  try {
    const browser = await chromium.launch({
      executablePath: executable,
      args: [...args, ...fake],
      env: { ...process.env, ...env } as Record<string, string>,
    });
    return withLongTimeouts(browser);
  } catch (error) {
    throw new Error(`${executable} does not start. ${remedy}`, { cause: error });
  }
}

/** Longer than Playwright's default, because the machine may be overloaded. */
export const timeoutMs = 90_000;

function withLongTimeouts(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  return Object.assign(browser, {
    newContext: async (options?: BrowserContextOptions) => {
      const context = await newContext(options);
      context.setDefaultTimeout(timeoutMs);
      return context;
    },
  });
}

const remedy =
  'Install Chrome or Chromium with its libraries (on Debian: apt-get install chromium) and set CHROME_PATH to its program.';

interface Found {
  readonly executable: string;
  readonly args: readonly string[];
  readonly env: Record<string, string>;
}

let found: Promise<Found> | undefined;

function findChromium(): Promise<Found> {
  found ??= find();
  return found;
}

async function find(): Promise<Found> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH names ${chosen}, which does not exist. ${remedy}`);
    return { executable: chosen, args: plainArgs, env: {} };
  }
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium();
  const installed = usualPaths.find((each) => existsSync(each));
  if (installed) return { executable: installed, args: plainArgs, env: {} };
  throw new Error(`There is no Chromium for ${process.platform} on ${process.arch} in the packages. ${remedy}`);
}

/** Chromium does not start in its sandbox as root, the usual user in containers. */
const plainArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const usualPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
];

/** The Chromium inside the package @sparticuz/chromium, unpacked once for each user and version. */
async function packagedChromium(): Promise<Found> {
  const { default: packed } = await import('@sparticuz/chromium');
  const home = path.join(tmpdir(), `eiq-chromium-${userInfo().username}-${versionOfPackage()}`);
  const executable = path.join(home, 'chromium');
  if (!existsSync(executable)) await unpack(home, () => packed.executablePath());
  assertOwned(home);
  const args = packed.args.filter((arg) => !unwantedFlags.some((name) => arg.startsWith(`--${name}`)));
  return {
    executable,
    args: [...args, '--headless=shell', withoutOptimizer],
    // Without any system font, web fonts fail too.
    env: { FONTCONFIG_FILE: path.join(home, 'fonts.conf') },
  };
}

/** Pages live too briefly for optimized code to repay its compilation: a quarter of a page's processor time. */
const withoutOptimizer = '--js-flags=--no-opt,--no-maglev';

/** Flags of the package for serverless functions that slow Chromium down, disable tested protections, or do not work here. */
const unwantedFlags = [
  'single-process',
  'headless',
  'no-zygote',
  'disable-web-security',
  'allow-running-insecure-content',
  'use-gl',
  'use-angle',
];

/** Unpacks the package next to the final folder and renames it, so that another test run never sees a partial copy. */
async function unpack(home: string, unpackIntoTmpdir: () => Promise<string>): Promise<void> {
  const temporary = mkdtempSync(`${home}-`);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = temporary;
  try {
    await unpackIntoTmpdir();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  mkdirSync(path.join(temporary, 'fontcache'), { recursive: true });
  writeFileSync(
    path.join(temporary, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${home}/fonts</dir><cachedir>${home}/fontcache</cachedir></fontconfig>\n`,
  );
  try {
    renameSync(temporary, home);
  } catch (error) {
    // Another run has unpacked it meanwhile.
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(path.join(home, 'chromium'))) throw error;
  }
}

/** In a folder that is writable for everyone, another user could have placed a program. */
function assertOwned(home: string): void {
  if (process.getuid && statSync(home).uid !== process.getuid()) {
    throw new Error(`${home} belongs to another user. Remove it, or set TMPDIR to a folder of your own.`);
  }
}

function versionOfPackage(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const folder = path.resolve(path.dirname(entry), '..');
  return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}
