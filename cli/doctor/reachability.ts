import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorEnvelope } from '../../core/contract/errors.ts';
import type { Finding } from './finding.ts';
import { fail, pass, warn } from './finding.ts';

// Checks of the running server through its public address and proxies, as a browser reaches it.

const timeoutMs = 5000;

export interface ReachabilityOptions {
  /** Public address. */
  readonly url: string;
  /** Whether a server should be running there, so that none is a failure rather than a warning. */
  readonly isExpected: boolean;
}

export async function reach({ url, isExpected }: ReachabilityOptions): Promise<Finding[]> {
  const answer = await request(url, '/health/ready');
  if (answer.kind === 'unreachable') {
    const remedy = isExpected ? 'Run "eiq start", or check the proxy in front of it' : 'Run "eiq start"';
    const message = `no server responds at ${url} (${answer.message})`;
    return [isExpected ? fail('Server', message, remedy) : warn('Server', message, remedy)];
  }
  const { status, body } = answer;
  const { ok, checks } = (body ?? {}) as { ok?: boolean; checks?: { name: string; ok: boolean; reason?: string }[] };
  if (!Array.isArray(checks)) {
    const message = `${url} responded with status ${status}, but it is not EiQ`;
    return [fail('Server', message, 'Check PUBLIC_URL (or --url) and the proxy in front of EiQ')];
  }
  if (!ok) {
    return checks
      .filter((check) => !check.ok)
      .map(({ name, reason }) =>
        fail(
          'Server',
          `${url} responds, but its check ${name} fails: ${reason ?? 'no reason given'}`,
          'See the server’s log',
        ),
      );
  }
  const clock = clockOf(answer.date);
  const hostName = await institution(url);
  // Live messages need an institution, so without one their failure would not be a separate finding.
  const live = hostName.state === 'pass' ? [await sockets(url)] : [];
  return [pass('Server', `${url} responds and passes its checks`), ...clock, hostName, ...live];
}

async function institution(url: string): Promise<Finding> {
  const answer = await request(url, '/api/platform/manifest');
  const name =
    answer.kind === 'answer' && (answer.body as { institution?: { name?: string } } | undefined)?.institution?.name;
  if (name) return pass('Host name', `${new URL(url).host} belongs to ${name}`);
  const message = `no institution has the host name ${new URL(url).host}`;
  return fail('Host name', message, 'Assign it to an institution: eiq institutions update <slug> --host …');
}

/** Connects with an invalid token. A refusal by the platform shows that the connection works. */
async function sockets(url: string): Promise<Finding> {
  const outcome = await connect(url, 'websocket');
  if (outcome === 'refused') return pass('Live messages', 'WebSockets reach the platform at /ws');
  const polling = await connect(url, 'polling');
  const remedy = 'Configure the proxy to forward /ws with the headers Upgrade and Connection';
  if (polling === 'refused')
    return warn('Live messages', `work only by long polling; WebSockets fail (${outcome})`, remedy);
  return fail('Live messages', `do not reach the platform at /ws: ${outcome}`, remedy);
}

/** Resolves with `refused` when the platform refuses the token, otherwise with a reason. */
async function connect(url: string, transport: 'websocket' | 'polling'): Promise<string> {
  const { io } = await import('socket.io-client');
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = io(url, {
    path: '/ws',
    query: { token: 'none', room: 'general' },
    transports: [transport],
    reconnection: false,
    forceNew: true,
    timeout: timeoutMs,
  });
  socket.once('connect', () => resolve('an invalid token was accepted'));
  socket.once('connect_error', (error: Error & { data?: ErrorEnvelope }) => {
    const code = error.data?.error.code;
    resolve(code === 'unauthenticated' ? 'refused' : (code ?? error.message));
  });
  const timer = new AbortController();
  const timeout = pause(timeoutMs + 500, 'no response', { signal: timer.signal }).catch(() => 'no response');
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    timer.abort();
    socket.close();
  }
}

/** An HTTP date is precise to the second. */
function clockOf(date: string | null): Finding[] {
  const difference = date ? Math.round((Date.now() - Date.parse(date)) / 1000) : 0;
  if (Math.abs(difference) <= 10) return [];
  return [
    warn(
      'Server clock',
      `differs from this machine’s by ${difference} s`,
      'Synchronize the clocks of both machines (NTP)',
    ),
  ];
}

type Answer =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown; readonly date: string | null }
  | { readonly kind: 'unreachable'; readonly message: string };

async function request(url: string, path: string): Promise<Answer> {
  try {
    const response = await fetch(new URL(path, url), { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
    const body: unknown = await response.json().catch(() => undefined);
    return { kind: 'answer', status: response.status, body, date: response.headers.get('date') };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
    return { kind: 'unreachable', message: cause?.code ?? cause?.message ?? message };
  }
}
