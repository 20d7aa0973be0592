import { randomBytes } from 'node:crypto';
import Koa from 'koa';
import type { InstitutionRef } from '../contract/index.ts';
import { notFound, unauthenticated } from '../contract/index.ts';
import { bearerToken } from '../identity/index.ts';
import { docsPage } from './docs-page.ts';
import { answerErrors } from './errors.ts';
import type { KeptText } from './kept-text.ts';
import { withETag } from './kept-text.ts';
import type { Mounting } from './mount.ts';
import { apiNotFound, mountRoutes } from './mount.ts';
import { openApiOf } from './openapi.ts';
import { allowFrames, createScreenFraming } from './page-frames.ts';
import type { App, Context, Middleware, RequestState } from './request.ts';
import { securityHeaders } from './security-headers.ts';
import type { Web } from './web.ts';
import { isOnlyFile } from './web.ts';

export interface HttpOptions extends Mounting {
  readonly web: Web;
  readonly version: string;
  readonly trustedProxies: number;
  /** The site is served over https: tell browsers to stay there. */
  readonly isSecure: boolean;
  institutionOf(host: string): Promise<InstitutionRef | undefined>;
  readonly health: {
    live(): unknown;
    ready(): Promise<{ ok: boolean; checks: readonly { name: string; ok: boolean }[] }>;
  };
  readonly metrics: {
    observe(method: string, route: string, status: number, seconds: number): void;
    started(): void;
    render(): Promise<{ type: string; body: string }>;
  };
  mayReadMetrics(token: string | undefined, institutionId: string | undefined): Promise<boolean>;
  /** Whoever asks is told what the API is like; else only those who have signed in. */
  readonly describesToAll: boolean;
  /** Development puts scripts and sockets of its own into the page. */
  readonly isDevelopment: boolean;
}

/** The one way every request goes: log, security headers, institution, then its route or the page. */
export function createApp(options: HttpOptions): App {
  const app = new Koa<RequestState>();
  app.proxy = options.trustedProxies > 0;
  app.maxIpsCount = options.trustedProxies;
  app.silent = true;
  app.on('error', (error: NodeJS.ErrnoException, ctx: Context | undefined) => {
    // A browser that went away is no failure; an answer that could not be sent to its end is.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.code !== 'ECONNRESET' && error.code !== 'EPIPE') {
      options.log.error({ err: error, requestId: ctx?.state.requestId }, 'an answer could not be sent');
    }
  });
  app.use(measure(options));
  app.use(answerErrors(options.log));
  app.use(protect(options));
  app.use(operations(options));
  app.use(findInstitution(options));
  app.use(mountRoutes(options));
  app.use(describeApi(options));
  app.use((ctx, next) => (ctx.path.startsWith('/api/') ? apiNotFound(ctx as unknown as Context) : next()));
  app.use(options.web.assets);
  app.use(page(options));
  return app;
}

/** First in, last out: gives the request its id and its line in the log, and counts it. */
function measure({ log, metrics }: HttpOptions): Middleware {
  return async (ctx, next) => {
    const startedAt = process.hrtime.bigint();
    ctx.state.requestId = nextRequestId();
    ctx.set('x-request-id', ctx.state.requestId);
    metrics.started();
    try {
      await next();
    } finally {
      const finish = () => {
        const seconds = Number(process.hrtime.bigint() - startedAt) / 1e9;
        const { route, requestId, userId } = ctx.state;
        metrics.observe(ctx.method, route?.path ?? 'other', ctx.status, seconds);
        log.info(
          {
            requestId,
            method: ctx.method,
            route: route?.path,
            path: ctx.path,
            status: ctx.status,
            ms: Math.round(seconds * 1e4) / 10,
            userId,
          },
          'request',
        );
      };
      if (ctx.res.writableFinished || ctx.res.destroyed) finish();
      else ctx.res.once('close', finish);
    }
  };
}

/** Unique among all processes and quick to make: a random beginning for the process, then a count. */
const processId = randomBytes(6).toString('base64url');
let requests = 0;
const nextRequestId = () => `${processId}-${(++requests).toString(36)}`;

function protect({ isSecure }: HttpOptions): Middleware {
  const always = {
    ...securityHeaders({ isSecure }),
    'permissions-policy': 'camera=(self), microphone=(self), display-capture=(self), geolocation=()',
  };
  const onCalls = {
    ...always,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  };
  return (ctx, next) => {
    ctx.set(ctx.path.startsWith('/api/') ? onCalls : always);
    return next();
  };
}

/** Health for whoever runs the process, metrics for operators; neither belongs to an institution. */
function operations({ log, health, metrics, mayReadMetrics, institutionOf }: HttpOptions): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET') return next();
    if (ctx.path === '/health/live') {
      ctx.body = health.live();
    } else if (ctx.path === '/health/ready') {
      const { ok, checks } = await health.ready();
      if (!ok) log.warn({ checks }, 'not ready');
      ctx.status = ok ? 200 : 503;
      // Why stays in the log: reasons may name hosts and folders.
      ctx.body = { ok, checks: checks.map((check) => ({ name: check.name, ok: check.ok })) };
    } else if (ctx.path === '/metrics') {
      const institution = await institutionOf(ctx.host).catch(() => undefined);
      if (!(await mayReadMetrics(bearerToken(ctx.req), institution?.id))) {
        throw unauthenticated('Metrics need the metrics token or an operator’s token');
      }
      const { type, body } = await metrics.render();
      ctx.type = type;
      ctx.body = body;
    } else return next();
  };
}

function findInstitution({ institutionOf }: HttpOptions): Middleware {
  return async (ctx, next) => {
    const institution = await institutionOf(ctx.host);
    if (!institution) throw notFound('There is no institution at this address');
    ctx.state.institution = institution;
    return next();
  };
}

/**
 * The API's description, as data and as a page: made once for a set of plugins and kept as text. In production it is for
 * those who have signed in; everywhere it is limited like any other call.
 */
function describeApi(options: HttpOptions): Middleware {
  const { host, gate, version, limits, authenticate, describesToAll } = options;
  const known = new Map<string, { json: KeptText; page: KeptText; nonce: string }>();
  return async (ctx, next) => {
    const { institution } = ctx.state;
    const isPage = ctx.path === '/api/docs';
    if (!institution || ctx.method !== 'GET' || (ctx.path !== '/api/openapi.json' && !isPage)) return next();
    const token = bearerToken(ctx.req);
    const authenticated = token ? await authenticate(token, institution.id) : undefined;
    const from = { address: ctx.ip, institutionId: institution.id, userId: authenticated?.user.id };
    await limits.request(from, 'platform.api');
    if (!authenticated && !describesToAll) throw unauthenticated();
    const on = await gate.pluginsOn(institution.id);
    const key = [...on].sort().join();
    let described = known.get(key);
    if (!described) {
      const api = openApiOf(
        host.plugins.filter(({ id }) => on.has(id)),
        version,
      );
      const nonce = randomBytes(16).toString('base64');
      const page = docsPage(api as unknown as Parameters<typeof docsPage>[0], nonce);
      described = { json: withETag(JSON.stringify(api)), page: withETag(page), nonce };
      if (known.size >= mostDescriptions) known.clear();
      known.set(key, described);
    }
    const { text, etag } = isPage ? described.page : described.json;
    ctx.set('cache-control', 'no-cache, private');
    ctx.set('etag', etag);
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    if (isPage) {
      // The page has no script and shows nothing of its reader, so its nonce may stay the same.
      const policy = `default-src 'none'; style-src 'nonce-${described.nonce}'; frame-ancestors 'none'`;
      ctx.set('content-security-policy', policy);
    }
    ctx.type = isPage ? 'html' : 'json';
    ctx.body = text;
  };
}

/** Sets of plugins whose descriptions are kept. */
const mostDescriptions = 20;

/** Every other address is a screen: the page decides which. */
function page({ web, isDevelopment, host, gate, frameAncestors }: HttpOptions): Middleware {
  const framingOf = createScreenFraming(host);
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw notFound();
    // A file that is not there is not a screen: a browser that runs the page as a script would be none the wiser.
    if (isOnlyFile(ctx.path)) throw notFound('There is no such file');
    const nonce = randomBytes(16).toString('base64');
    const { id = '' } = ctx.state.institution ?? {};
    const framing = framingOf(ctx.path, await gate.pluginsOn(id));
    ctx.set('content-security-policy', contentSecurityPolicy(nonce, isDevelopment, await frameAncestors(id, framing)));
    allowFrames(ctx, framing);
    ctx.set('cache-control', 'no-store');
    ctx.type = 'html';
    ctx.body = await web.page(ctx.url, nonce);
  };
}

function contentSecurityPolicy(nonce: string, isDevelopment: boolean, ancestors: string): string {
  return [
    "default-src 'self'",
    isDevelopment ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'self'",
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    // 'self' covers this host's own sockets (CSP 3, "scheme-part matches"); development has a socket of its own.
    isDevelopment ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}
