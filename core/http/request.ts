import type Koa from 'koa';
import type { InstitutionRef, Permission, UserRef, Visitor, Who, WriteFailure } from '../contract/index.ts';
import { hostActor } from '../identity/index.ts';

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

/** The headers of a request as text, those that were sent more than once joined by commas. */
export const headersOf = ({ headers }: Pick<Context, 'headers'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );

/** Who is calling, as handlers see it. */
export function callerOf(
  ctx: Context,
  institution: InstitutionRef,
  authenticated: Authenticated | undefined,
  may: (permission: Permission) => boolean,
): Visitor | Who {
  const client = { address: ctx.ip, userAgent: ctx.get('user-agent').slice(0, 300) };
  return hostActor({ institution, client, may, user: authenticated?.user, session: authenticated?.session });
}
