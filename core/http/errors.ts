import type { Logger } from 'pino';
import type { z } from 'zod';
import type { ErrorEnvelope, FailureResponse, Issue } from '../contract/index.ts';
import { Failure, invalid, issuesOf, summaryOf, unauthenticated } from '../contract/index.ts';
import { isUnavailable, unavailableReason } from '../db/index.ts';
import { noRoom } from '../storage/receive.ts';
import { TooMany } from './limits.ts';
import type { Middleware } from './request.ts';
import { unstorable } from './storable.ts';

/**
 * Turns whatever was thrown into the one envelope, or into what the route that failed makes of it. Unknown errors say
 * nothing but a request id.
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
      if (error instanceof TooMany) ctx.set('retry-after', String(error.seconds));
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

/** Answers with a failure as a contract's `errors` wrote it. */
function applyFailure(ctx: Parameters<Middleware>[0], { status, type, headers, body }: FailureResponse): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  if (!Number.isInteger(status) || status < 200 || status > 599) throw new Error(`${status} is not a status`);
  ctx.status = status;
  ctx.set(headers ?? {});
  ctx.set('content-type', type ?? 'application/json; charset=utf-8');
  ctx.body = text;
}

/** The failure that a thrown thing means to its caller, or undefined when it is nobody's business. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  if (isUnavailable(error)) {
    return new Failure('unavailable', unavailableReason(error));
  }
  const { expose, status = 500 } = (error ?? {}) as { expose?: boolean; status?: number };
  // What a library found wrong with the request itself, such as an address that cannot be decoded.
  if (expose === true && status < 500) return invalid('The request is not valid');
  return noRoom(error);
}

/** Which of these sessions are still good. */
export type StillGood = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** Whoever signed out, or was erased, before they were answered. */
export const sessionEnded = () => unauthenticated('Your session has ended. Please sign in again.');

/**
 * What somebody's call failed for: where their session ended meanwhile, that. A person who is erased finds nothing of
 * theirs any more, or cannot be referred to.
 */
export async function reasonFor(error: unknown, session: string | undefined, stillGood: StillGood): Promise<unknown> {
  const { code } = failureOf(error) ?? {};
  if (session === undefined || (code !== undefined && code !== 'not_found')) return error;
  const good = await stillGood([session]).catch(() => undefined);
  return good && !good.has(session) ? sessionEnded() : error;
}

export function envelopeOf(failure: Failure | undefined, requestId: string): ErrorEnvelope {
  if (!failure) {
    return { error: { code: 'internal', message: `Something went wrong (request ${requestId})`, requestId } };
  }
  const { code, message, issues } = failure;
  return { error: issues ? { code, message, issues } : { code, message } };
}

/** More than a form has fields; an answer must not be many times what was sent. */
const mostIssues = 100;

/** Parses several parts of an input and reports all their issues together. @throws Failure invalid */
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
  if (issues.length > 0) throw invalid(summaryOf(issues), issues.slice(0, mostIssues));
  return parsed;
}
