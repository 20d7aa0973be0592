import { randomBytes } from 'node:crypto';
import Koa from 'koa';
import type { InstitutionRef } from '../contract/index.ts';
import { notFound, unauthenticated } from '../contract/index.ts';
import { bearerToken } from '../identity/index.ts';
import type { CachedText } from './cached-text.ts';
import { withETag } from './cached-text.ts';
import { docsPage } from './docs-page.ts';
import { answerErrors } from './errors.ts';
import type { MountOptions } from './mount-routes.ts';
import { apiNotFound, mountRoutes } from './mount-routes.ts';
import { openApiOf } from './openapi.ts';
import { allowFrames, createScreenFraming } from './page-frames.ts';
import type { App, Context, Middleware, RequestState } from './request.ts';
import { securityHeaders } from './security-headers.ts';
import type { Web } from './web.ts';
import { isOnlyFile } from './web.ts';

export interface HttpOptions extends MountOptions {
  readonly web: Web;
  readonly version: string;
  readonly trustedProxies: number;
  /** Whether the site is served over https; enables HSTS. */
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
  /** Whether the API description is public; otherwise it requires sign-in. */
  readonly hasPublicApiDescription: boolean;
  /** Relaxes the page's policy for the development server's scripts and sockets. */
  readonly isDevelopment: boolean;
}

/** The middleware of every request: log, security headers, institution, then the route or the page. */
export function createApp(options: HttpOptions): App {
  const app = new Koa<RequestState>();
  app.proxy = options.trustedProxies > 0;
  app.maxIpsCount = options.trustedProxies;
  app.silent = true;
  app.on('error', (error: NodeJS.ErrnoException, ctx: Context | undefined) => {
    // A browser that closes the connection is not a failure; a response that breaks off is.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.code !== 'ECONNRESET' && error.code !== 'EPIPE') {
      options.log.error({ err: error, requestId: ctx?.state.requestId }, 'sending a response failed');
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

/** Outermost middleware: assigns the request id, writes the log line and records metrics. */
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

/** Unique among all processes and cheap: a random prefix for the process and a counter. */
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

/** Health checks and metrics, which are independent of institutions. */
function operations({ log, health, metrics, mayReadMetrics, institutionOf }: HttpOptions): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET') return next();
    if (ctx.path === '/health/live') {
      ctx.body = health.live();
    } else if (ctx.path === '/health/ready') {
      const { ok, checks } = await health.ready();
      if (!ok) log.warn({ checks }, 'not ready');
      ctx.status = ok ? 200 : 503;
      // Reasons stay in the log, because they may name hosts and folders.
      ctx.body = { ok, checks: checks.map((check) => ({ name: check.name, ok: check.ok })) };
    } else if (ctx.path === '/metrics') {
      const institution = await institutionOf(ctx.host).catch(() => undefined);
      if (!(await mayReadMetrics(bearerToken(ctx.req), institution?.id))) {
        throw unauthenticated('Metrics require the metrics token or an operator’s token');
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
    if (!institution) throw notFound('No institution has this address');
    ctx.state.institution = institution;
    return next();
  };
}

/**
 * The API description as OpenAPI and as a page, generated once for each set of plugins and cached as text. In production
 * it requires sign-in. It is rate-limited like any other call.
 */
function describeApi(options: HttpOptions): Middleware {
  const { host, gate, version, limits, authenticate, hasPublicApiDescription } = options;
  const known = new Map<string, { json: CachedText; page: CachedText; nonce: string }>();
  return async (ctx, next) => {
    const { institution } = ctx.state;
    const isPage = ctx.path === '/api/docs';
    if (!institution || ctx.method !== 'GET' || (ctx.path !== '/api/openapi.json' && !isPage)) return next();
    const token = bearerToken(ctx.req);
    const authenticated = token ? await authenticate(token, institution.id) : undefined;
    const from = { address: ctx.ip, institutionId: institution.id, userId: authenticated?.user.id };
    await limits.request(from, 'platform.api');
    if (!authenticated && !hasPublicApiDescription) throw unauthenticated();
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
      if (known.size >= maxDescriptions) known.clear();
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
      // The page has no script and no personal data, so a constant nonce is safe.
      const policy = `default-src 'none'; style-src 'nonce-${described.nonce}'; frame-ancestors 'none'`;
      ctx.set('content-security-policy', policy);
    }
    ctx.type = isPage ? 'html' : 'json';
    ctx.body = text;
  };
}

/** Number of cached descriptions. */
const maxDescriptions = 20;

/** Serves the page for every other address; the browser routes to the screen. */
function page({ web, isDevelopment, host, gate, frameAncestors }: HttpOptions): Middleware {
  const framingOf = createScreenFraming(host);
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw notFound();
    // A missing file must not be answered with the page, which a browser could try to run as a script.
    if (isOnlyFile(ctx.path)) throw notFound('File not found');
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
    // 'self' includes sockets of the same host (CSP 3, "scheme-part matches"); the development server has its own socket.
    isDevelopment ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}
