import { config } from 'zod';
import type { CallInput, CallResult, Route } from '../../core/contract/routes.ts';
import { goTo } from '../session/navigate.ts';
import { currentToken, endSession } from '../session/session.ts';
import { toast } from '../shell/toasts.ts';
import { addressOf } from './address.ts';
import { CallError, errorFrom, offline } from './call-error.ts';
import { eventsOf } from './events.ts';
import { limited } from './in-time.ts';
import { tellLocked } from './locked.ts';
import { isOn } from './on.ts';
import { sendWithProgress } from './upload.ts';

// The content policy allows no code made from text, which zod would otherwise try to make.
config({ jitless: true });

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** For uploads: the share sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Input and options; the input may be left out where the route takes none. */
export type CallArguments<R extends Route, Options> =
  Partial<CallInput<R>> extends CallInput<R>
    ? [input?: CallInput<R> | undefined, options?: Options]
    : [input: CallInput<R>, options?: Options];

/**
 * Calls a route of a contract. The answer has passed the contract's schema; a stream is an async iterable of events.
 * A failure is a `CallError`. A call to a plugin that is off makes no request and yields undefined.
 */
export async function call<R extends Route>(
  route: R,
  ...[input, options]: CallArguments<R, CallOptions>
): Promise<CallResult<R> | undefined> {
  if (!isOn(route.plugin)) return undefined;
  const ask = async (signal: AbortSignal | undefined) => {
    const response = await send(route, (input ?? {}) as LooseInput, { ...options, ...(signal && { signal }) });
    return (await answerOf(route, response)) as CallResult<R>;
  };
  const { signal } = options ?? {};
  return takesItsTime(route) ? ask(signal) : limited(ask, { signal, changes: route.method !== 'get' });
}

/** What comes as it is made, is carried in pieces, or takes work that its contract tells of. */
function takesItsTime({ isLong, body, response }: Route): boolean {
  const isUpload = body !== undefined && 'kind' in body && (body.kind === 'upload' || body.kind === 'raw');
  const comesInPieces = 'kind' in response && response.kind !== 'nothing';
  return isLong === true || isUpload || comesInPieces;
}

interface LooseInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

async function send(route: Route, input: LooseInput, options: CallOptions): Promise<Response> {
  const headers = new Headers({ accept: acceptOf(route) });
  const body = bodyOf(route, input.body);
  if (typeof body === 'string' || body === undefined) headers.set('content-type', 'application/json');
  const token = currentToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  const address = addressOf(route, input);
  const request: RequestInit = { method: route.method.toUpperCase(), headers, credentials: 'include' };
  if (body !== undefined) request.body = body;
  if (options.signal) request.signal = options.signal;

  const response = await (options.onProgress
    ? sendWithProgress(address, request, options.onProgress)
    : fetch(address, request)
  ).catch((error: unknown) => {
    throw isGivenUp(error) ? error : offline();
  });
  if (response.ok) return response;

  const error = errorFrom(response.status, response.statusText, await response.text().catch(() => ''));
  // To what anybody may call it says that what was given to sign in with is not right.
  if (error.status === 401 && route.access !== 'public' && token === currentToken()) loseSession();
  if (error.code === 'locked') tellLocked();
  throw error;
}

/** A body as it is sent: files and bytes as they are, the fields of a form as one, and everything else as JSON. */
function bodyOf({ body: spec }: Route, body: unknown): FormData | Blob | URLSearchParams | string | undefined {
  if (body === undefined || body instanceof FormData || body instanceof Blob) return body;
  if (!spec || !('kind' in spec) || spec.kind !== 'form') return JSON.stringify(body);
  const fields = Object.entries(body as object).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (each === undefined ? [] : [[name, String(each)]])),
  );
  return new URLSearchParams(fields);
}

/** The server does not know the token any more: forget it and start from the root. */
function loseSession(): void {
  endSession();
  toast({
    title: 'You are signed out',
    description: 'Your session has ended. What was saved is kept: sign in to go on.',
  });
  if (location.pathname !== '/') goTo('/');
}

async function answerOf(route: Route, response: Response): Promise<unknown> {
  const { response: spec } = route;
  if ('kind' in spec) {
    if (spec.kind === 'stream' || spec.kind === 'reply-or-events') return eventsOf(response, spec.event);
    if (spec.kind === 'file' || spec.kind === 'bytes') return response.blob();
    return undefined;
  }
  const body: unknown = await response.json().catch((error: unknown) => {
    // Given up or cut off while the body was still arriving: nothing is wrong with the answer.
    if (isGivenUp(error)) throw error;
    if (!(error instanceof SyntaxError)) throw offline();
    return undefined;
  });
  const parsed = spec.safeParse(body);
  if (parsed.success) return parsed.data;
  console.error(`The answer of ${route.plugin}.${route.name} does not fit its contract`, parsed.error);
  throw new CallError(
    response.status,
    'unexpected',
    'The server sent an answer this page does not understand. Reload the page.',
  );
}

/** By the caller, or after the time a call is given. */
const isGivenUp = (error: unknown) =>
  error instanceof CallError || (error instanceof DOMException && error.name === 'AbortError');

function acceptOf({ response }: Route): string {
  if (!('kind' in response)) return 'application/json';
  return response.kind === 'stream' || response.kind === 'reply-or-events' ? 'text/event-stream' : '*/*';
}
