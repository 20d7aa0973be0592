import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

/** Names under which a Chromium may be installed. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const timeoutMs = 60_000;

/** The Chromium of CHROME_PATH or on the path; undefined where there is none. */
export async function findChromium(environment: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  const folders = (environment.PATH ?? '').split(path.delimiter).filter(Boolean);
  const places = [
    environment.CHROME_PATH ?? '',
    ...folders.flatMap((folder) => names.map((name) => path.join(folder, name))),
  ];
  for (const place of places.filter(Boolean)) {
    const isThere = await access(place, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return place;
  }
  return undefined;
}

/**
 * Prints an HTML file to PDF, by Chromium's protocol over pipes, because not every build has the option to print.
 * @throws Error where Chromium fails or takes longer than a minute
 */
export async function printPdf(chromium: string, page: string, file: string): Promise<void> {
  const profile = await mkdtemp(path.join(tmpdir(), 'eiq-print-'));
  // Chromium refuses its sandbox to root.
  const isRoot = process.getuid?.() === 0;
  const options = ['--headless=shell', '--disable-gpu', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const browser = spawn(chromium, [...options, ...(isRoot ? ['--no-sandbox'] : []), 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  const ended = once(browser, 'exit').catch(() => undefined);
  try {
    const failed = new Promise<never>((_, reject) => {
      browser.once('error', reject);
      browser.once('exit', () => reject(new Error('Chromium ended before the page was printed')));
    });
    const data = await Promise.race([failed, print(browser, pathToFileURL(path.resolve(page)).href)]);
    await writeFile(file, Buffer.from(data, 'base64'));
  } finally {
    browser.kill('SIGKILL');
    await ended;
    await rm(profile, { recursive: true, force: true });
  }
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: Record<string, string>;
  readonly error?: { readonly message: string };
}

/** Loads the page and returns it as PDF, in base64. */
async function print({ stdio }: ChildProcess, address: string): Promise<string> {
  const [commands, messages] = [stdio[3] as Writable, stdio[4] as Readable];
  const waiting = new Map<number | string, (message: Message) => void>();
  commands.on('error', () => undefined);
  let rest = '';
  messages.setEncoding('utf8').on('data', (text: string) => {
    const whole = (rest + text).split('\0');
    rest = whole.pop() ?? '';
    for (const each of whole) {
      const message = JSON.parse(each) as Message;
      waiting.get(message.id ?? message.method ?? '')?.(message);
    }
  });
  let last = 0;
  const call = async (method: string, params: object = {}, sessionId?: string) => {
    const id = ++last;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result, error } = await answer;
    if (error) throw new Error(error.message);
    return result ?? {};
  };
  const { targetId } = await call('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true });
  await call('Page.enable', {}, sessionId);
  const loaded = new Promise((resolve) => waiting.set('Page.loadEventFired', resolve));
  await call('Page.navigate', { url: address }, sessionId);
  await loaded;
  const { data } = await call(
    'Page.printToPDF',
    { printBackground: true, paperWidth: 8.27, paperHeight: 11.69 },
    sessionId,
  );
  if (!data) throw new Error('Chromium printed nothing');
  return data;
}
