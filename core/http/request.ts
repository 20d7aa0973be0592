import type Koa from 'koa';
import type { InstitutionRef, Permission, SignedInBy, UserRef, Visitor, Who, WriteFailure } from '../contract/index.ts';
import { hostActor } from '../identity/index.ts';

/** State of a request, set by the middleware before its route. */
export interface RequestState {
  requestId: string;
  nonce: string;
  institution?: InstitutionRef;
  /** The matched route, used by log and metrics instead of the path. */
  route?: { plugin: string; name: string; path: string };
  /** The matched route's `errors`. */
  writeFailure?: WriteFailure;
  userId?: string;
}

export type Context = Koa.ParameterizedContext<RequestState>;
export type Middleware = Koa.Middleware<RequestState>;
export type App = Koa<RequestState>;

/** The person and session of a valid token. */
export interface Authenticated {
  readonly user: UserRef;
  readonly session: string;
  readonly signedInBy?: SignedInBy | undefined;
}

/** The headers of a request as text; repeated headers are joined by commas. */
export const headersOf = ({ headers }: Pick<Context, 'headers'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );

/** The caller that handlers receive. */
export function callerOf(
  ctx: Context,
  institution: InstitutionRef,
  authenticated: Authenticated | undefined,
  may: (permission: Permission) => boolean,
): Visitor | Who {
  const userAgent = ctx.get('user-agent').slice(0, 300);
  const client = { address: ctx.ip, userAgent, host: ctx.host, query: ctx.querystring };
  const { user, session, signedInBy } = authenticated ?? {};
  return hostActor({ institution, client, may, user, session, ...(signedInBy && { signedInBy }) });
}
