import { config } from 'zod';
import type { CallInput, CallResult, Route } from '../../core/contract/routes.ts';
import { goTo } from '../session/navigate.ts';
import { currentToken, loseSession } from '../session/session.ts';
import { toast } from '../shell/toasts.ts';
import { addressOf } from './address.ts';
import { CallError, errorFrom, offline } from './call-error.ts';
import { isOn } from './enabled-plugins.ts';
import { eventsOf } from './events.ts';
import { notifyLocked } from './locked.ts';
import { limited } from './time-limit.ts';
import { sendWithProgress } from './upload.ts';

// The Content-Security-Policy forbids `eval`, which zod would otherwise use to compile schemas.
config({ jitless: true });

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** For uploads: the share sent so far, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Input and options; the input is optional where the route takes none. */
export type CallArguments<R extends Route, Options> =
  Partial<CallInput<R>> extends CallInput<R>
    ? [input?: CallInput<R> | undefined, options?: Options]
    : [input: CallInput<R>, options?: Options];

/**
 * Calls a route of a contract. The response is validated against the contract; a stream is an async iterable of events.
 * A call to a plugin that is off makes no request and returns undefined. @throws CallError
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
  return isUnlimited(route) ? ask(signal) : limited(ask, { signal, changes: route.method !== 'get' });
}

/** Whether a call has no time limit: streams, uploads, files, and routes declared as long. */
function isUnlimited({ isLong, body, response }: Route): boolean {
  const isUpload = body !== undefined && 'kind' in body && (body.kind === 'upload' || body.kind === 'raw');
  const isStreamed = 'kind' in response && response.kind !== 'nothing';
  return isLong === true || isUpload || isStreamed;
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
    throw isAborted(error) ? error : offline();
  });
  if (response.ok) return response;

  const error = errorFrom(response.status, response.statusText, await response.text().catch(() => ''));
  // For public routes a 401 means wrong credentials, not a lost session.
  if (error.status === 401 && route.access !== 'public' && token === currentToken()) endLostSession();
  if (error.code === 'locked') notifyLocked();
  throw error;
}

/** The encoded body: files and bytes unchanged, form fields URL-encoded, everything else as JSON. */
function bodyOf({ body: spec }: Route, body: unknown): FormData | Blob | URLSearchParams | string | undefined {
  if (body === undefined || body instanceof FormData || body instanceof Blob) return body;
  if (!spec || !('kind' in spec) || spec.kind !== 'form') return JSON.stringify(body);
  const fields = Object.entries(body as object).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (each === undefined ? [] : [[name, String(each)]])),
  );
  return new URLSearchParams(fields);
}

/** Ends the session after the server rejected its token. */
function endLostSession(): void {
  loseSession();
  if (currentToken()) {
    toast({ title: 'You are signed in as yourself again', description: 'Your time in the other account is over.' });
    goTo('/');
    return;
  }
  toast({
    title: 'You are signed out',
    description: 'Your session has ended. Saved work is kept. Sign in to continue.',
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
    // Aborted while the body was arriving: the response itself is not invalid.
    if (isAborted(error)) throw error;
    if (!(error instanceof SyntaxError)) throw offline();
    return undefined;
  });
  const parsed = spec.safeParse(body);
  if (parsed.success) return parsed.data;
  console.error(`The response of ${route.plugin}.${route.name} does not match its contract`, parsed.error);
  throw new CallError(
    response.status,
    'unexpected',
    'This page does not understand the server’s response. Reload the page.',
  );
}

/** Whether a call was aborted, by the caller or by its time limit. */
const isAborted = (error: unknown) =>
  error instanceof CallError || (error instanceof DOMException && error.name === 'AbortError');

function acceptOf({ response }: Route): string {
  if (!('kind' in response)) return 'application/json';
  return response.kind === 'stream' || response.kind === 'reply-or-events' ? 'text/event-stream' : '*/*';
}
