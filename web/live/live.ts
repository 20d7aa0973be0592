import type { Socket } from 'socket.io-client';
import type { ErrorEnvelope } from '../../core/contract/errors.ts';
import { platform } from '../../core/contract/platform.ts';
import { CallError, errorFromEnvelope, offline } from '../api/call-error.ts';
import { call } from '../api/index.ts';

// The one live connection of a browser tab: a socket at /ws, open while somebody is signed in. Its own troubles are
// only logged; it reconnects by itself. Messages and rooms are in index.ts, typed from contracts.

export type Connection = 'connected' | 'disconnected';

const answerWithinMs = 10_000;
const firstPauseMs = 1000;
const longestPauseMs = 10_000;
let socket: Socket | undefined;
const handlers = new Map<string, Set<(body: unknown) => void>>();
const watchers = new Set<() => void>();

/** Opens the connection of whoever is signed in; gives back how to close it. */
export function openLive(): () => void {
  let closed = false;
  let pause = firstPauseMs;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const again = () => {
    if (closed) return;
    clearTimeout(retry);
    // Browsers that lost one server at the same moment do not come back at the same moment.
    retry = setTimeout(() => void open(), pause * (0.5 + Math.random()));
    pause = Math.min(longestPauseMs, pause * 2);
  };

  // Each connection takes a ticket of its own: an address with one that is used or over opens nothing.
  const open = async () => {
    const opened = await Promise.all([import('socket.io-client'), call(platform.routes.liveTicket)]).catch(
      (error: unknown) => {
        console.warn('Live connection:', error);
        // Whose session has ended is signed out by the call itself.
        if (!(error instanceof CallError && error.status === 401)) again();
      },
    );
    if (closed || !opened?.[1]) return;
    const [{ io }, { ticket }] = opened;
    socket = follow(
      io({
        path: '/ws',
        query: { token: ticket, room: 'general' },
        transports: ['websocket', 'polling'],
        tryAllTransports: true,
        reconnection: false,
        forceNew: true,
      }),
    );
    socket.on('connect', () => {
      pause = firstPauseMs;
    });
    socket.on('disconnect', again);
    socket.on('connect_error', (error) => {
      console.warn('Live connection:', error.message);
      again();
    });
  };

  void open();
  return () => {
    closed = true;
    clearTimeout(retry);
    socket?.close();
    socket = undefined;
    tellWatchers();
  };
}

/** Passes on what a connection brings. */
function follow(opened: Socket): Socket {
  opened.on('connect', tellWatchers);
  opened.on('disconnect', tellWatchers);
  opened.onAny((message: string, body: unknown) => {
    for (const handle of [...(handlers.get(message) ?? [])]) handle(body);
  });
  return opened;
}

export function connection(): Connection {
  return socket?.connected ? 'connected' : 'disconnected';
}

/** Calls back whenever the connection comes or goes. */
export function watchConnection(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function onMessage(message: string, handle: (body: unknown) => void): () => void {
  const all = handlers.get(message) ?? new Set();
  handlers.set(message, all.add(handle));
  return () => all.delete(handle);
}

/** Sends and waits for the acknowledgement. @throws CallError */
export async function emit(message: string, body: unknown): Promise<Record<string, unknown>> {
  if (!socket?.connected) throw offline();
  const answer = (await socket
    .timeout(answerWithinMs)
    .emitWithAck(message, body)
    .catch(() => {
      throw offline();
    })) as Record<string, unknown> | ErrorEnvelope | undefined;
  if (answer && 'error' in answer) throw errorFromEnvelope(answer as ErrorEnvelope);
  if (answer?.ok !== true)
    throw new CallError(200, 'unexpected', 'The server sent an answer this page does not understand. Reload the page.');
  return answer;
}

function tellWatchers(): void {
  for (const watcher of [...watchers]) watcher();
}
