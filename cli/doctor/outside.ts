import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorEnvelope } from '../../core/contract/errors.ts';
import type { Finding } from './finding.ts';
import { fail, pass, warn } from './finding.ts';

// The running server, as a browser reaches it: through proxies, by its public name.

const patience = 5000;

export interface Outside {
  /** Where people reach it. */
  readonly url: string;
  /** Somebody says that a server runs there: none is a failure then. */
  readonly isExpected: boolean;
}

export async function reach({ url, isExpected }: Outside): Promise<Finding[]> {
  const answer = await ask(url, '/health/ready');
  if (answer.kind === 'nobody') {
    const remedy = isExpected
      ? 'Start it with eiq start, or look at the proxy in front of it'
      : 'Start it with eiq start';
    const message = `no server answers at ${url} (${answer.message})`;
    return [isExpected ? fail('Server', message, remedy) : warn('Server', message, remedy)];
  }
  const { status, body } = answer;
  const { ok, checks } = (body ?? {}) as { ok?: boolean; checks?: { name: string; ok: boolean; reason?: string }[] };
  if (!Array.isArray(checks)) {
    const message = `${url} answers ${status}, and it is not EiQ that does`;
    return [fail('Server', message, 'Look at PUBLIC_URL (or --url), and at the proxy in front of EiQ')];
  }
  if (!ok) {
    return checks
      .filter((check) => !check.ok)
      .map(({ name, reason }) =>
        fail('Server', `${url} runs, but ${name} is unwell: ${reason ?? 'no reason given'}`, 'See its log'),
      );
  }
  const clock = clockOf(answer.date);
  const hostName = await institution(url);
  // Live messages need an institution: without one, their failure would be no finding of its own.
  const live = hostName.state === 'pass' ? [await sockets(url)] : [];
  return [pass('Server', `${url} answers and is well`), ...clock, hostName, ...live];
}

async function institution(url: string): Promise<Finding> {
  const answer = await ask(url, '/api/platform/manifest');
  const name =
    answer.kind === 'answer' && (answer.body as { institution?: { name?: string } } | undefined)?.institution?.name;
  if (name) return pass('Host name', `${new URL(url).host} is ${name}`);
  const message = `no institution answers to ${new URL(url).host}`;
  return fail('Host name', message, 'Give one this host name: eiq institutions update <slug> --host …');
}

/** A connection with a token that is no good: to be refused by the platform itself shows that the way is free. */
async function sockets(url: string): Promise<Finding> {
  const direct = await shakeHands(url, 'websocket');
  if (direct === 'refused') return pass('Live messages', 'WebSockets reach the platform at /ws');
  const slow = await shakeHands(url, 'polling');
  const remedy = 'Have the proxy pass on /ws with the headers Upgrade and Connection';
  if (slow === 'refused') return warn('Live messages', `only by long polling: WebSockets fail (${direct})`, remedy);
  return fail('Live messages', `do not reach the platform at /ws: ${direct}`, remedy);
}

async function shakeHands(url: string, transport: 'websocket' | 'polling'): Promise<string> {
  const { io } = await import('socket.io-client');
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = io(url, {
    path: '/ws',
    query: { token: 'none', room: 'general' },
    transports: [transport],
    reconnection: false,
    forceNew: true,
    timeout: patience,
  });
  socket.once('connect', () => resolve('a token that is no good was let in'));
  socket.once('connect_error', (error: Error & { data?: ErrorEnvelope }) => {
    const code = error.data?.error.code;
    resolve(code === 'unauthenticated' ? 'refused' : (code ?? error.message));
  });
  const late = new AbortController();
  const tooLate = pause(patience + 500, 'no answer', { signal: late.signal }).catch(() => 'no answer');
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    late.abort();
    socket.close();
  }
}

/** Seconds are all that an HTTP date tells. */
function clockOf(date: string | null): Finding[] {
  const difference = date ? Math.round((Date.now() - Date.parse(date)) / 1000) : 0;
  if (Math.abs(difference) <= 10) return [];
  return [
    warn('Server clock', `${difference} s apart from this machine’s`, 'Have both machines set their clocks (NTP)'),
  ];
}

type Answer =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown; readonly date: string | null }
  | { readonly kind: 'nobody'; readonly message: string };

async function ask(url: string, path: string): Promise<Answer> {
  try {
    const response = await fetch(new URL(path, url), { signal: AbortSignal.timeout(patience), redirect: 'manual' });
    const body: unknown = await response.json().catch(() => undefined);
    return { kind: 'answer', status: response.status, body, date: response.headers.get('date') };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
    return { kind: 'nobody', message: cause?.code ?? cause?.message ?? message };
  }
}
