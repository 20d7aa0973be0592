import type { IncomingMessage } from 'node:http';
import type Koa from 'koa';
import type { InstitutionRef, Permission, UserRef, Visitor, Who, WriteFailure } from '../contract/index.ts';

/** What the middleware before a route has found out about a request. */
export interface RequestState {
  requestId: string;
  nonce: string;
  institution?: InstitutionRef;
  /** Set by the route that answers; the log and the metrics name it instead of the path. */
  route?: { plugin: string; name: string; path: string };
  /** How the route that answers writes its failures, where a protocol has a format of its own. */
  writeFailure?: WriteFailure;
  userId?: string;
}

export type Context = Koa.ParameterizedContext<RequestState>;
export type Middleware = Koa.Middleware<RequestState>;
export type App = Koa<RequestState>;

/** A token that was good: whose, and which session it belongs to. */
export interface Authenticated {
  readonly user: UserRef;
  readonly session: string;
}

/** The token of an Authorization header. */
export function bearerToken(request: IncomingMessage): string | undefined {
  const header = request.headers.authorization;
  return header && /^bearer /i.test(header) ? header.slice(7).trim() : undefined;
}

/** Who is calling, as handlers see it. */
export function callerOf(
  ctx: Context,
  institution: InstitutionRef,
  authenticated: Authenticated | undefined,
  may: (permission: Permission) => boolean,
): Visitor | Who {
  const client = { address: ctx.ip, userAgent: ctx.get('user-agent').slice(0, 300) };
  return { institution, client, may, user: authenticated?.user, session: authenticated?.session };
}
