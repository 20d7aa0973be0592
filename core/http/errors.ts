import type { Logger } from 'pino';
import type { z } from 'zod';
import type { ErrorEnvelope, FailureResponse, Issue } from '../contract/index.ts';
import { Failure, invalid, issuesOf, summaryOf, unauthenticated } from '../contract/index.ts';
import { isUnavailable, unavailableReason } from '../db/index.ts';
import { storageFullFailure } from '../storage/receive.ts';
import { unstorable } from './check-storable.ts';
import { RateLimited } from './limits.ts';
import type { Middleware } from './request.ts';

/**
 * Turns errors into the error envelope, or into the format of the route's `errors`. Unknown errors expose only the
 * request id.
 */
export function answerErrors(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const { requestId, route, writeFailure } = ctx.state;
      const failure = failureOf(error);
      if (!failure) log.error({ err: error, requestId, route }, 'request failed');
      ctx.status = failure?.status ?? 500;
      if (failure?.code === 'unavailable') ctx.set('retry-after', '2');
      if (error instanceof RateLimited) ctx.set('retry-after', String(error.seconds));
      const envelope = envelopeOf(failure, requestId);
      ctx.body = envelope;
      try {
        if (writeFailure) applyFailure(ctx, writeFailure({ ...envelope.error, status: ctx.status, requestId }));
      } catch (thrown) {
        log.error({ err: thrown, requestId, route }, 'errors() of a contract failed');
        ctx.body = envelope;
      }
    }
  };
}

/** Responds with a failure formatted by a contract's `errors`. */
function applyFailure(ctx: Parameters<Middleware>[0], { status, type, headers, body }: FailureResponse): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  if (!Number.isInteger(status) || status < 200 || status > 599) throw new Error(`${status} is not an HTTP status`);
  ctx.status = status;
  ctx.set(headers ?? {});
  ctx.set('content-type', type ?? 'application/json; charset=utf-8');
  ctx.body = text;
}

/** The failure to report for an error; undefined for internal errors. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  if (isUnavailable(error)) {
    return new Failure('unavailable', unavailableReason(error));
  }
  const { expose, status = 500 } = (error ?? {}) as { expose?: boolean; status?: number };
  // An error of a library about the request itself, such as an address that cannot be decoded.
  if (expose === true && status < 500) return invalid('The request is not valid');
  return storageFullFailure(error);
}

/** Returns the sessions that are still valid. */
export type StillValid = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** The session ended, or the person was erased, before the call completed. */
export const sessionEnded = () => unauthenticated('Your session has ended. Please sign in again.');

/**
 * The error to report for a failed call: if the caller's session has ended in the meantime, that. An erased person's rows
 * are gone and can no longer be referenced, which otherwise shows as an unrelated error.
 */
export async function reasonFor(error: unknown, session: string | undefined, stillValid: StillValid): Promise<unknown> {
  const { code } = failureOf(error) ?? {};
  if (session === undefined || (code !== undefined && code !== 'not_found')) return error;
  const good = await stillValid([session]).catch(() => undefined);
  return good && !good.has(session) ? sessionEnded() : error;
}

export function envelopeOf(failure: Failure | undefined, requestId: string): ErrorEnvelope {
  if (!failure) {
    return { error: { code: 'internal', message: `Something went wrong (request ${requestId})`, requestId } };
  }
  const { code, message, issues } = failure;
  return { error: issues ? { code, message, issues } : { code, message } };
}

/** More than the fields of any form. Keeps the response from being many times larger than the request. */
const maxIssues = 100;

/** Validates several parts of an input and reports all issues together. @throws Failure invalid */
export function parseAll(parts: readonly { name: string; schema: z.ZodType | undefined; value: unknown }[]): unknown[] {
  const issues: Issue[] = [];
  const parsed = parts.map(({ name, schema, value }) => {
    if (!schema) return undefined;
    const fault = unstorable(value, name);
    if (fault) {
      issues.push(fault);
      return undefined;
    }
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    issues.push(...issuesOf(result.error, name));
    return undefined;
  });
  if (issues.length > 0) throw invalid(summaryOf(issues), issues.slice(0, maxIssues));
  return parsed;
}
