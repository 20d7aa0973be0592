import { PassThrough, Readable } from 'node:stream';
import Router from '@koa/router';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { FileAnswer, Permission, ResponseSpec, Route, Who } from '../contract/index.ts';
import { Failure, forbidden, isClosedDuringAssessment, notFound, unauthenticated } from '../contract/index.ts';
import { assertNoOpenAssessment } from '../plugins/assessment-lock.ts';
import type { Gate } from '../plugins/gate.ts';
import type { PluginHost } from '../plugins/host.ts';
import { inPlugin } from '../plugins/origin.ts';
import { bySpecificity } from '../plugins/paths.ts';
import { readWrittenText } from '../plugins/written-text.ts';
import type { ReceivedUpload } from './body.ts';
import { readJson, receiveUpload } from './body.ts';
import type { StillGood } from './errors.ts';
import { envelopeOf, failureOf, parseAll, reasonFor, sessionEnded } from './errors.ts';
import { keptTextOf } from './kept-text.ts';
import type { Caller, Limits } from './limits.ts';
import type { Authenticated, Context, Middleware, RequestState } from './request.ts';
import { bearerToken, callerOf } from './request.ts';

export interface Mounting {
  readonly host: PluginHost;
  readonly gate: Gate;
  readonly limits: Limits;
  readonly log: Logger;
  /** Seconds between signs of life on an event stream. */
  readonly streamBeatSeconds: number;
  /** Where uploads are written while they are received. */
  readonly uploadFolder: string;
  /** Whose token this is; undefined for one that is not, or no longer, good here. */
  authenticate(ctx: Context, institutionId: string): Promise<Authenticated | undefined>;
  readonly stillGood: StillGood;
}

/**
 * Mounts every route of every running plugin. Each goes the same way: gate, authenticate, limit, validate, handle, serialise.
 * A route whose plugin is off passes the request on, so that it ends as one that never existed.
 */
export function mountRoutes(mounting: Mounting): Middleware {
  // A router tries its routes one after the other: there is one for each method and number of parts.
  const routers = new Map<string, Router<RequestState>>();
  for (const { route, handle } of runningRoutes(mounting.host)) {
    const { plugin, name, path } = route;
    const shape = routedShape(route.method, path);
    const router = routers.get(shape) ?? new Router<RequestState>();
    routers.set(shape, router);
    router[route.method](path, async (ctx, next) => {
      const { institution } = ctx.state;
      if (!institution || !(await mounting.gate.pluginsOn(institution.id)).has(plugin)) return next();
      ctx.state.route = { plugin, name, path };
      await inPlugin(plugin, () => answer(ctx as unknown as Context, route, handle, mounting));
    });
  }
  const middleware = new Map([...routers].map(([shape, router]) => [shape, router.routes()]));
  return (ctx, next) => {
    const routes = middleware.get(routedShape(ctx.method, ctx.path));
    return routes ? routes(ctx as Parameters<typeof routes>[0], next) : next();
  };
}

/** `GET 3`; a part is a word or a parameter, and HEAD is answered as GET is. */
function routedShape(method: string, path: string): string {
  const name = method.toUpperCase();
  return `${name === 'HEAD' ? 'GET' : name} ${path.split('/').filter(Boolean).length}`;
}

/** Every route that has a handler, the more specific first: a parameter never takes what another route names. */
function runningRoutes({ plugins }: PluginHost) {
  return plugins
    .flatMap(({ plugin, started }) =>
      Object.values(plugin.contract.routes).flatMap((route) => {
        const handle = started?.routes?.[route.name];
        return handle ? [{ route, handle }] : [];
      }),
    )
    .sort((one, other) => bySpecificity(one.route.path, other.route.path));
}

async function answer(
  ctx: Context,
  route: Route,
  handle: (input: unknown, who: unknown) => unknown,
  mounting: Mounting,
) {
  const { institution } = ctx.state;
  if (!institution) throw notFound();
  const token = bearerToken(ctx.req);
  const authenticated = token ? await mounting.authenticate(ctx, institution.id) : undefined;
  const role = authenticated?.user.role;
  const may = (permission: Permission) => role !== undefined && mounting.gate.may(institution.id, role, permission);
  if (authenticated) ctx.state.userId = authenticated.user.id;
  const from = { address: ctx.ip, institutionId: institution.id, userId: authenticated?.user.id };
  await mounting.limits.request(from, route.access === 'public' ? `${route.plugin}.${route.name}` : 'signed-in');
  if (route.limit === 'costly') await mounting.limits.costly(from);
  if (route.access !== 'public') {
    if (!authenticated) throw token ? sessionEnded() : unauthenticated();
    if (route.access !== 'signed-in' && !may(route.access as Permission)) throw forbidden();
  }
  const received = isUpload(route.body) ? await receiveUpload(ctx, route.body, mounting.uploadFolder) : undefined;
  try {
    const input = await inputOf(ctx, route, received);
    const caller = callerOf(ctx, institution, authenticated, may);
    if (authenticated && input.body) await readWrittenText(mounting, route, input.body, caller as Who);
    // After the body has arrived: a request that was begun before the question was asked must not bring it.
    if (authenticated && isClosedDuringAssessment(route)) await assertNoOpenAssessment(mounting, caller as Who);
    const work = async () => handle(input, caller);
    const result = await limited(route, from, input.body, work, mounting.limits);
    await respond(ctx, route, result, { ...mounting, session: authenticated?.session });
  } catch (error) {
    throw await reasonFor(error, authenticated?.session, mounting.stillGood);
  } finally {
    await received?.dispose();
  }
}

/** Does the work within the limits of its kind, now that the input is known to be one. */
function limited(route: Route, from: Caller, body: unknown, work: () => Promise<unknown>, limits: Limits) {
  if (route.limit === 'sign-up') return limits.signUp(from, work);
  if (route.limit === 'link') return limits.link(from, work);
  if (route.limit === 'letter') return limits.letter(from, work);
  if (route.limit !== 'sign-in') return work();
  return route.access === 'public' ? limits.signIn(from, nameIn(body), work) : limits.confirm(from, work);
}

async function inputOf(ctx: Context, route: Route, received: ReceivedUpload | undefined) {
  const json = route.body && !received ? await readJson(ctx) : undefined;
  const fields = isUpload(route.body) ? (route.body.fields ?? z.unknown()) : undefined;
  const [params, query, body] = parseAll([
    { name: 'params', schema: route.params, value: ctx.params },
    { name: 'query', schema: route.query, value: { ...ctx.query } },
    { name: 'body', schema: fields ?? (route.body as z.ZodType | undefined), value: received ? received.fields : json },
  ]);
  return { params, query, body: received ? { files: received.files, fields: body } : body };
}

/** The name by which somebody signs in. */
function nameIn(body: unknown): string {
  const { username } = (body ?? {}) as { username?: unknown };
  return typeof username === 'string' ? username : '';
}

interface Answering extends Pick<Mounting, 'log' | 'streamBeatSeconds' | 'stillGood'> {
  /** Of whoever is answered. */
  readonly session: string | undefined;
}

/** Serialises through the response schema: an undeclared field cannot leave. */
async function respond(ctx: Context, route: Route, result: unknown, answering: Answering): Promise<void> {
  const { response } = route;
  if (isKind(response, 'nothing')) {
    ctx.status = 204;
    return;
  }
  ctx.status = route.status ?? 200;
  if (isKind(response, 'redirect')) ctx.redirect((result as { location: string }).location);
  else if (isKind(response, 'file')) sendFile(ctx, result as FileAnswer);
  else if (isKind(response, 'stream')) sendEvents(ctx, response.event, result as AsyncIterable<unknown>, answering);
  else if (isKind(response, 'reply-or-events')) {
    const either = result as { reply(): Promise<unknown>; events(): AsyncIterable<unknown> };
    ctx.vary('Accept');
    if (ctx.accepts('json', 'text/event-stream') === 'text/event-stream') {
      sendEvents(ctx, response.event, either.events(), answering);
    } else sendJson(ctx, route, response.reply, await either.reply());
  } else sendJson(ctx, route, response as z.ZodType, result);
}

function sendJson(ctx: Context, route: Route, schema: z.ZodType, result: unknown) {
  const kept = keptTextOf(result, () => jsonOf(route, schema, result));
  ctx.type = 'application/json';
  if (!kept) {
    ctx.body = jsonOf(route, schema, result);
    return;
  }
  ctx.set({ 'cache-control': 'no-cache, private', etag: kept.etag });
  ctx.vary('Authorization');
  if (ctx.fresh) ctx.status = 304;
  else ctx.body = kept.text;
}

function jsonOf(route: Route, schema: z.ZodType, result: unknown): string {
  const parsed = schema.safeParse(result);
  if (!parsed.success) {
    throw new Error(
      `${route.plugin}.${route.name} answers with something its contract does not say: ${parsed.error.message}`,
    );
  }
  return JSON.stringify(parsed.data);
}

function sendFile(ctx: Context, { name, type, size, inline, content }: FileAnswer) {
  ctx.attachment(name, { type: inline ? 'inline' : 'attachment' });
  ctx.type = type;
  if (size !== undefined) ctx.length = size;
  // What people uploaded is shown, never run.
  ctx.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  ctx.body = content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content);
}

/** Server-sent events; a failure after the first byte is told as an event of its own. */
function sendEvents(
  ctx: Context,
  schema: z.ZodType,
  events: AsyncIterable<unknown>,
  { log, streamBeatSeconds, session, stillGood }: Answering,
) {
  const out = new PassThrough();
  const iterator = events[Symbol.asyncIterator]();
  ctx.set({
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  ctx.body = out;
  // A comment, which readers pass over: a proxy takes a connection on which nothing is said for a dead one.
  const beat = setInterval(() => {
    if (!out.writableNeedDrain) out.write(':\n\n');
  }, streamBeatSeconds * 1000);
  out.once('close', () => clearInterval(beat));
  const { requestId } = ctx.state;
  const write = async () => {
    try {
      for (let next = await iterator.next(); !next.done && !out.destroyed; next = await iterator.next()) {
        const isTaken = out.write(`data: ${JSON.stringify(schema.parse(next.value))}\n\n`);
        if (!isTaken) await new Promise((resume) => out.once('drain', resume).once('close', resume));
      }
    } catch (thrown) {
      const error = await reasonFor(thrown, session, stillGood);
      const failure = failureOf(error);
      if (!failure) log.error({ err: error, requestId }, 'event stream failed');
      out.write(`event: error\ndata: ${JSON.stringify(envelopeOf(failure, requestId))}\n\n`);
    } finally {
      out.end();
    }
  };
  ctx.res.once('close', () => {
    out.destroy();
    // Whoever watches is gone: what goes wrong in putting things away is nobody's answer.
    Promise.resolve(iterator.return?.()).catch((error: unknown) => {
      log.error({ err: error, requestId }, 'an event stream that nobody watches failed to end');
    });
  });
  void write();
}

const isUpload = (body: Route['body']): body is Extract<Route['body'], { kind: 'upload' }> =>
  body !== undefined && 'kind' in body && body.kind === 'upload';

function isKind<K extends string>(response: ResponseSpec, kind: K): response is Extract<ResponseSpec, { kind: K }> {
  return 'kind' in response && response.kind === kind;
}

/** The end of every call to the API that nothing answered. */
export function apiNotFound(ctx: Context): never {
  throw new Failure('not_found', `There is no ${ctx.method} ${ctx.path}`);
}
