import Router from '@koa/router';
import type { Logger } from 'pino';
import type { CallerAccess, Framing, InstitutionRef, Permission, RawContent, Route, Who } from '../contract/index.ts';
import {
  Failure,
  forbidden,
  isCallerAccess,
  isClosedDuringAssessment,
  isClosedToSignedInAs,
  notFound,
  schemaOfBody,
  unauthenticated,
} from '../contract/index.ts';
import { bearerToken, isApiKey } from '../identity/index.ts';
import type { CallerCheck } from '../plugins/actors.ts';
import { assertNoOpenAssessment } from '../plugins/assessment-lock.ts';
import type { Gate } from '../plugins/gate.ts';
import type { PluginHost } from '../plugins/host.ts';
import { inPlugin } from '../plugins/origin.ts';
import { bySpecificity } from '../plugins/paths.ts';
import { readWrittenText, writtenIn } from '../plugins/written-text.ts';
import type { ReceivedBody } from './body.ts';
import { receiveBody } from './body.ts';
import { identifyCaller } from './callers.ts';
import { cookiesOf } from './cookies.ts';
import type { StillValid } from './errors.ts';
import { parseAll, reasonFor, sessionEnded } from './errors.ts';
import type { Caller, Limits } from './limits.ts';
import { queryValues } from './query-values.ts';
import type { Authenticated, Context, Middleware, RequestState } from './request.ts';
import { callerOf, headersOf } from './request.ts';
import { respond } from './respond.ts';

export interface MountOptions {
  readonly host: PluginHost;
  readonly gate: Gate;
  readonly limits: Limits;
  readonly log: Logger;
  /** Seconds between heartbeats on an event stream. */
  readonly streamBeatSeconds: number;
  /** Temporary folder for uploads. */
  readonly uploadFolder: string;
  /** The person and session of a bearer token; undefined for an invalid one. */
  authenticate(token: string, institutionId: string): Promise<Authenticated | undefined>;
  /** The person of a ticket of a sign-in step; undefined for an invalid one. */
  stepPerson(
    institutionId: string,
    ticket: string,
    cookies: Readonly<Record<string, string>>,
  ): Promise<string | undefined>;
  readonly stillValid: StillValid;
  /** The site is served over https. */
  readonly isSecure: boolean;
  /** Sources of frame-ancestors for a screen or page of an institution. */
  frameAncestors(institutionId: string, framing: Framing): Promise<string>;
}

/**
 * Mounts the routes of all running plugins. Steps of each: gate, authenticate, limit, validate, handle, serialise. A route
 * whose plugin is off passes the request on, so that the response is the same as for an unknown address.
 */
export function mountRoutes(options: MountOptions): Middleware {
  // A router tries its routes in sequence, so there is one router for each method and number of path segments.
  const routers = new Map<string, Router<RequestState>>();
  for (const { route, handle, callers } of runningRoutes(options.host)) {
    const { plugin, name, path } = route;
    const shape = routedShape(route.method, path);
    const router = routers.get(shape) ?? new Router<RequestState>();
    routers.set(shape, router);
    router[route.method](path, async (ctx, next) => {
      const { institution } = ctx.state;
      if (!institution || !(await options.gate.pluginsOn(institution.id)).has(plugin)) return next();
      ctx.state.route = { plugin, name, path };
      if (route.errors) ctx.state.writeFailure = route.errors;
      await inPlugin(plugin, () => answer(ctx as unknown as Context, { route, handle, callers }, options));
    });
  }
  const middleware = new Map([...routers].map(([shape, router]) => [shape, router.routes()]));
  return (ctx, next) => {
    const routes = middleware.get(routedShape(ctx.method, ctx.path));
    return routes ? routes(ctx as Parameters<typeof routes>[0], next) : next();
  };
}

/** Method and number of path segments, such as `GET 3`. HEAD is handled like GET. */
function routedShape(method: string, path: string): string {
  const name = method.toUpperCase();
  return `${name === 'HEAD' ? 'GET' : name} ${path.split('/').filter(Boolean).length}`;
}

/** All routes with a handler, more specific paths first, so that literals take precedence over parameters. */
function runningRoutes({ plugins }: PluginHost) {
  return plugins
    .flatMap(({ plugin, started }) =>
      Object.values(plugin.contract.routes).flatMap((route) => {
        const handle = started?.routes?.[route.name];
        return handle ? [{ route, handle, callers: started?.callers ?? {} }] : [];
      }),
    )
    .sort((one, other) => bySpecificity(one.route.path, other.route.path));
}

interface Running {
  readonly route: Route;
  handle(input: unknown, who: unknown): unknown;
  /** Callers of the route's plugin. */
  readonly callers: Readonly<Record<string, CallerCheck>>;
}

async function answer(ctx: Context, { route, handle, callers }: Running, options: MountOptions) {
  const { institution } = ctx.state;
  if (!institution) throw notFound();
  const { access } = route;
  if (isCallerAccess(access)) return answerCaller(ctx, { route, handle, callers }, access, institution, options);
  const token = bearerToken(ctx.req);
  const authenticated = token ? await options.authenticate(token, institution.id) : undefined;
  const role = authenticated?.user.role;
  const may = (permission: Permission) => role !== undefined && options.gate.may(institution.id, role, permission);
  if (authenticated) ctx.state.userId = authenticated.user.id;
  const from = { address: ctx.ip, institutionId: institution.id, userId: authenticated?.user.id };
  await options.limits.request(from, access === 'public' ? `${route.plugin}.${route.name}` : 'signed-in');
  if (route.limit === 'costly') await options.limits.costly(from);
  if (access !== 'public') {
    if (!authenticated) throw notSignedIn(token);
    if (access !== 'signed-in' && !may(access as Permission)) throw forbidden();
  }
  if (authenticated?.signedInBy && isClosedToSignedInAs(route)) {
    throw forbidden(
      'You are signed in as somebody else. You see what they see, except private messages, and change nothing.',
    );
  }
  const received = await receiveBody(ctx, route.body, options.uploadFolder);
  try {
    const input = inputOf(ctx, route, received);
    const caller = callerOf(ctx, institution, authenticated, may);
    if (authenticated && input.body) await readWrittenText(options, route, writtenIn(input.body), caller as Who);
    // Checked after the body has arrived, so that a request begun before the question opened is also refused.
    const isClosed = caller.signedInBy ? route.whenSignedInAs !== 'open' : isClosedDuringAssessment(route);
    if (authenticated && isClosed) await assertNoOpenAssessment(options, caller as Who);
    const work = async () => handle(input, caller);
    const stepping = route.limit === 'step' ? await stepCaller(ctx, from, input.body, options) : undefined;
    const result = await limited(route, stepping ?? from, input.body, work, options.limits);
    await respond(ctx, route, result, { ...options, session: authenticated?.session });
  } catch (error) {
    throw await reasonFor(error, authenticated?.session, options.stillValid);
  } finally {
    await received.dispose();
  }
}

function notSignedIn(token: string | undefined): Failure {
  if (!token) return unauthenticated();
  return isApiKey(token)
    ? unauthenticated('API keys cannot make this call; it requires the token of a signed-in person')
    : sessionEnded();
}

/** Handles a call of a program. A raw body is read before authentication, because a signature may cover it. */
async function answerCaller(
  ctx: Context,
  { route, handle, callers }: Running,
  access: CallerAccess,
  institution: InstitutionRef,
  options: MountOptions,
) {
  const { limits, uploadFolder } = options;
  const from = { address: ctx.ip, institutionId: institution.id };
  await limits.request(from, `${route.plugin}.${route.name}`);
  if (route.limit === 'costly') await limits.costly(from);
  const isRaw = route.body !== undefined && 'kind' in route.body && route.body.kind === 'raw';
  const early = isRaw ? await receiveBody(ctx, route.body, uploadFolder) : undefined;
  const content = early?.complete(undefined) as RawContent | undefined;
  const check = Object.hasOwn(callers, access.caller) ? callers[access.caller] : undefined;
  const who = await limits.caller(from, () => identifyCaller(ctx, { access, check, institution, content }));
  if (who.user) ctx.state.userId = who.user.id;
  const received = early ?? (await receiveBody(ctx, route.body, uploadFolder));
  try {
    const input = inputOf(ctx, route, received);
    const work = async () => handle(input, who);
    const result = await limited(route, from, input.body, work, limits);
    await respond(ctx, route, result, { ...options, session: undefined });
  } finally {
    await received.dispose();
  }
}

/** Runs the handler within the route's rate limit, after the input has been validated. */
function limited(route: Route, from: Caller, body: unknown, work: () => Promise<unknown>, limits: Limits) {
  if (route.limit === 'sign-up') return limits.signUp(from, work);
  // Without a valid ticket a step is like an invalid link.
  if (route.limit === 'step' && from.userId !== undefined) return limits.step(from, work);
  if (route.limit === 'link' || route.limit === 'step') return limits.link(from, work);
  if (route.limit === 'letter') return limits.letter(from, work);
  if (route.limit !== 'sign-in') return work();
  return route.access === 'public' ? limits.signIn(from, nameIn(body), work) : limits.confirm(from, work);
}

/** Whose further step a call is, by its ticket: failures count against that person, whoever may be signed in here. */
async function stepCaller(ctx: Context, from: Caller, body: unknown, { stepPerson }: MountOptions): Promise<Caller> {
  const { ticket } = (body ?? {}) as { ticket?: unknown };
  const cookies = cookiesOf(ctx.get('cookie'));
  const userId = typeof ticket === 'string' ? await stepPerson(from.institutionId, ticket, cookies) : undefined;
  return { ...from, userId };
}

function inputOf(ctx: Context, route: Route, received: ReceivedBody) {
  const [params, query, headers, cookies, body] = parseAll([
    { name: 'params', schema: route.params, value: ctx.params },
    { name: 'query', schema: route.query, value: queryValues(ctx.querystring) },
    { name: 'headers', schema: route.headers, value: route.headers && headersOf(ctx) },
    { name: 'cookies', schema: route.cookies, value: route.cookies && cookiesOf(ctx.get('cookie')) },
    { name: 'body', schema: schemaOfBody(route.body), value: received.value },
  ]);
  return { params, query, headers, cookies, body: received.complete(body) };
}

/** The sign-in name in a body. */
function nameIn(body: unknown): string {
  const { username } = (body ?? {}) as { username?: unknown };
  return typeof username === 'string' ? username : '';
}

/** Responds to API calls without a route. */
export function apiNotFound(ctx: Context): never {
  throw new Failure('not_found', `No route ${ctx.method} ${ctx.path}`);
}
