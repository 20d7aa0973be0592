import type { Socket } from 'socket.io-client';
import type { ErrorEnvelope } from '../../core/contract/errors.ts';
import { platform } from '../../core/contract/platform.ts';
import { CallError, errorFromEnvelope, offline } from '../api/call-error.ts';
import { call } from '../api/index.ts';

// The live connection of a browser tab: a socket at /ws, open while a user is signed in. Connection errors are only logged,
// and it reconnects by itself. index.ts has messages and rooms, typed from contracts.

export type Connection = 'connected' | 'disconnected';

const answerWithinMs = 10_000;
const firstPauseMs = 1000;
const longestPauseMs = 10_000;
let socket: Socket | undefined;
const handlers = new Map<string, Set<(body: unknown) => void>>();
const watchers = new Set<() => void>();

/** Opens the connection of the signed-in user. @returns closes it */
export function openLive(): () => void {
  let closed = false;
  let pause = firstPauseMs;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const reconnect = () => {
    if (closed) return;
    clearTimeout(retry);
    // Random, so that browsers that lost the server at the same moment do not all reconnect at once.
    retry = setTimeout(() => void open(), pause * (0.5 + Math.random()));
    pause = Math.min(longestPauseMs, pause * 2);
  };

  // Each connection needs a new ticket: tickets are valid once and for a short time.
  const open = async () => {
    const opened = await Promise.all([import('socket.io-client'), call(platform.routes.liveTicket)]).catch(
      (error: unknown) => {
        console.warn('Live connection:', error);
        // After a 401 the call has ended the session.
        if (!(error instanceof CallError && error.status === 401)) reconnect();
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
    socket.on('disconnect', reconnect);
    socket.on('connect_error', (error) => {
      console.warn('Live connection:', error.message);
      reconnect();
    });
  };

  void open();
  return () => {
    closed = true;
    clearTimeout(retry);
    socket?.close();
    socket = undefined;
    notifyWatchers();
  };
}

/** Dispatches the events and messages of a connection. */
function follow(opened: Socket): Socket {
  opened.on('connect', notifyWatchers);
  opened.on('disconnect', notifyWatchers);
  opened.onAny((message: string, body: unknown) => {
    for (const handle of [...(handlers.get(message) ?? [])]) handle(body);
  });
  return opened;
}

export function connection(): Connection {
  return socket?.connected ? 'connected' : 'disconnected';
}

/** Calls back whenever the connection opens or closes. */
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
    throw new CallError(200, 'unexpected', 'This page does not understand the server’s response. Reload the page.');
  return answer;
}

function notifyWatchers(): void {
  for (const watcher of [...watchers]) watcher();
}
