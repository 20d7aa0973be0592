import type { Socket } from 'socket.io-client';
import type { ErrorEnvelope } from '../../core/contract/errors.ts';
import { CallError, errorFromEnvelope, offline } from '../api/call-error.ts';

// The one live connection of a browser tab: a socket at /ws, open while somebody is signed in. Its own troubles are
// only logged; it reconnects by itself. Messages and rooms are in index.ts, typed from contracts.

export type Connection = 'connected' | 'disconnected';

const answerWithinMs = 10_000;
const againAfterMs = 3000;
let socket: Socket | undefined;
const handlers = new Map<string, Set<(body: unknown) => void>>();
const watchers = new Set<() => void>();

/** Opens the connection for a token; gives back how to close it. */
export function openLive(token: string): () => void {
  let closed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  import('socket.io-client').then(
    ({ io }) => {
      if (closed) return;
      socket = io({
        path: '/ws',
        query: { token, room: 'general' },
        transports: ['websocket', 'polling'],
        tryAllTransports: true,
      });
      socket.on('connect', tellWatchers);
      socket.on('disconnect', tellWatchers);
      socket.on('connect_error', (error) => {
        console.warn('Live connection:', error.message);
        // socket.io takes a refusal for the last word. Of a token it is; a database that is away comes back.
        if (!socket?.active && !isAboutToken(error)) retry = setTimeout(() => socket?.connect(), againAfterMs);
      });
      socket.onAny((message: string, body: unknown) => {
        for (const handle of [...(handlers.get(message) ?? [])]) handle(body);
      });
    },
    (error: unknown) => console.warn('Live connection:', error),
  );
  return () => {
    closed = true;
    clearTimeout(retry);
    socket?.close();
    socket = undefined;
    tellWatchers();
  };
}

function isAboutToken(error: Error & { data?: Partial<ErrorEnvelope> }): boolean {
  return error.data?.error?.code === 'unauthenticated';
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
