import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { FileAnswer, Framing, HtmlAnswer, ReplyOptions, ResponseSpec, Route } from '../contract/index.ts';
import { Reply } from '../contract/index.ts';
import { cachedTextOf } from './cached-text.ts';
import { setCookieHeader } from './cookies.ts';
import type { StreamContext } from './event-stream.ts';
import { sendEvents } from './event-stream.ts';
import { allowFrames, pagePolicy } from './page-frames.ts';
import type { Context } from './request.ts';
import { sendFile } from './send-file.ts';

export interface ResponseContext extends StreamContext {
  /** The site is served over https. */
  readonly isSecure: boolean;
  /** Sources of frame-ancestors for a screen or page of an institution. */
  frameAncestors(institutionId: string, framing: Framing): Promise<string>;
}

/** Sends a handler's result, serialised with the response schema, which drops undeclared fields. */
export async function respond(ctx: Context, route: Route, result: unknown, context: ResponseContext): Promise<void> {
  const { value, options } = result instanceof Reply ? result : { value: result, options: {} as ReplyOptions };
  const { response } = route;
  const status = options.status ?? (isKind(response, 'nothing') ? 204 : (route.status ?? 200));
  if (!Number.isInteger(status) || status < 200 || status > 599)
    throw new Error(`${status} is not a valid status for a reply`);
  ctx.status = status;
  if (isKind(response, 'redirect')) ctx.redirect((value as { location: string }).location);
  else if (isKind(response, 'file')) await sendFile(ctx, value as FileAnswer);
  else if (isKind(response, 'html')) await sendPage(ctx, response.framing, value as HtmlAnswer, context);
  else if (isKind(response, 'bytes')) sendBytes(ctx, value as Uint8Array, options.type);
  else if (isKind(response, 'stream')) sendEvents(ctx, response.event, value as AsyncIterable<unknown>, context);
  else if (isKind(response, 'reply-or-events')) {
    const either = value as { reply(): Promise<unknown>; events(): AsyncIterable<unknown> };
    ctx.vary('Accept');
    if (ctx.accepts('json', 'text/event-stream') === 'text/event-stream') {
      sendEvents(ctx, response.event, either.events(), context);
    } else sendJson(ctx, route, response.reply, await either.reply(), undefined);
  } else if (!isKind(response, 'nothing')) sendJson(ctx, route, response as z.ZodType, value, options.type);
  applyHeaders(ctx, options, context.isSecure || ctx.secure);
}

function sendJson(ctx: Context, route: Route, schema: z.ZodType, result: unknown, type: string | undefined) {
  if (type !== undefined) {
    const { data } = parsedAnswer(route, schema, result);
    if (!isJsonType(type) && typeof data !== 'string') {
      throw new Error(`${route.plugin}.${route.name} replies as ${type} with a value that is not text`);
    }
    setType(ctx, type);
    ctx.body = isJsonType(type) ? JSON.stringify(data) : data;
    return;
  }
  const kept = cachedTextOf(result, () => JSON.stringify(parsedAnswer(route, schema, result).data));
  ctx.type = 'application/json';
  if (!kept) {
    ctx.body = JSON.stringify(parsedAnswer(route, schema, result).data);
    return;
  }
  ctx.set({ 'cache-control': 'no-cache, private', etag: kept.etag });
  ctx.vary('Authorization');
  if (ctx.fresh) ctx.status = 304;
  else ctx.body = kept.text;
}

function parsedAnswer(route: Route, schema: z.ZodType, result: unknown): { data: unknown } {
  const parsed = schema.safeParse(result);
  if (parsed.success) return parsed;
  throw new Error(
    `The response of ${route.plugin}.${route.name} does not match the plugin's contract: ${parsed.error.message}`,
  );
}

function sendBytes(ctx: Context, value: Uint8Array, type = 'application/octet-stream') {
  setType(ctx, type);
  ctx.body = Buffer.from(value);
}

async function sendPage(ctx: Context, framing: Framing, { html, policy }: HtmlAnswer, context: ResponseContext) {
  const nonce = randomBytes(16).toString('base64');
  const ancestors = await context.frameAncestors(ctx.state.institution?.id ?? '', framing);
  ctx.type = 'html';
  ctx.set('content-security-policy', pagePolicy(nonce, policy ?? {}, ancestors));
  allowFrames(ctx, framing);
  ctx.body = typeof html === 'string' ? html : html(nonce);
}

const isJsonType = (type: string) => /^[\w.+-]+\/([\w.-]+\+)?json\s*(;|$)/i.test(type);

const MediaType = z.string().regex(/^[\w.+-]+\/[\w.+-]+(;\s*[\w-]+="?[\w./:+ -]+"?)*$/);

/** @throws Error for an invalid type, or one that browsers would execute: use html() for pages */
function setType(ctx: Context, type: string): void {
  if (!MediaType.safeParse(type).success) throw new Error(`${type} is not a media type`);
  if (/^(text\/html|image\/svg\+xml|application\/xhtml\+xml)\b/i.test(type)) {
    throw new Error(`A reply cannot have the type ${type}: declare the response as html()`);
  }
  const isText = /^text\//i.test(type) && !/charset/i.test(type);
  ctx.set('content-type', isText ? `${type}; charset=utf-8` : type);
}

/** Framing and security headers, and headers that have their own option in a reply. */
const reserved =
  /^(set-cookie2?|content-(type|length|encoding|security-policy.*)|transfer-encoding|connection|keep-alive|upgrade|trailer|x-frame-options|x-content-type-options|x-request-id|strict-transport-security|clear-site-data|cross-origin-.*)$/i;

function applyHeaders(ctx: Context, { headers = {}, cookies = {} }: ReplyOptions, isSecure: boolean): void {
  for (const [name, value] of Object.entries(headers)) {
    if (reserved.test(name)) throw new Error(`A reply cannot set the header ${name}`);
    ctx.set(name, value);
  }
  for (const [name, cookie] of Object.entries(cookies)) {
    ctx.append('set-cookie', setCookieHeader(name, cookie, isSecure));
  }
}

function isKind<K extends string>(response: ResponseSpec, kind: K): response is Extract<ResponseSpec, { kind: K }> {
  return 'kind' in response && response.kind === kind;
}
