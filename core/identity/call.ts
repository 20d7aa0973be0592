import type { z } from 'zod';
import type { Actor, InstitutionRef, Permission } from '../contract/index.ts';
import { forbidden, invalid, issuesOf } from '../contract/index.ts';
import type { CallContext } from '../db/index.ts';
import { hostActor, isHostActor } from './host-actors.ts';

/** The context of a call that sends mail and therefore cannot be part of a transaction, which could be rolled back. */
export type Outside = Pick<CallContext<Actor>, 'who'>;

/** The operator of the deployment, outside any institution. */
export const operating: Pick<Actor, 'user' | 'may'> = hostActor({ user: undefined, may: () => true });

/** The deployment acting in an institution, with all permissions: for the command line, seeds and the first start. */
export function deployment(institution: InstitutionRef): Actor {
  return hostActor({ ...operating, institution });
}

/** @throws Failure forbidden; Error for an actor with permissions that the host did not create */
export function assertMay(who: Pick<Actor, 'may'>, permission: Permission): void {
  if (!who.may(permission)) throw forbidden();
  if (!isHostActor(who)) {
    throw new Error(`An actor with the permission ${permission} does not come from the host: use actors.system`);
  }
}

/** The client of a call, for sessions and the audit log; null values for jobs and the command line. */
export function clientOf(who: Actor): { address: string | null; userAgent: string | null } {
  const { client } = who as Partial<{ client: { address: string; userAgent: string } }>;
  return { address: client?.address ?? null, userAgent: client?.userAgent.slice(0, 300) ?? null };
}

/** Parses a value with a schema. @throws Failure invalid with all issues */
export function checked<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = issuesOf(result.error, 'body');
  throw invalid(issues.map((issue) => `${issue.path.replace(/^body\.?/, '')}: ${issue.message}`).join('; '), issues);
}

/** A failure for one field of the body. */
export function wrong(field: string, message: string) {
  return invalid(message, [{ path: `body.${field}`, message }]);
}
