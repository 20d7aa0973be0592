import type { z } from 'zod';
import type { Actor, InstitutionRef, Permission } from '../contract/index.ts';
import { forbidden, invalid, issuesOf } from '../contract/index.ts';
import type { CallContext } from '../db/index.ts';
import { hostActor, isHostActor } from './host-actors.ts';

/** A call that sends mail, and so cannot be part of a transaction that may still be undone. */
export type Outside = Pick<CallContext<Actor>, 'who'>;

/** Whoever runs the deployment, before there is an institution to act in. */
export const operating: Pick<Actor, 'user' | 'may'> = hostActor({ user: undefined, may: () => true });

/** The deployment itself acting in an institution: the command line, seeds, first start. It may do everything. */
export function deployment(institution: InstitutionRef): Actor {
  return hostActor({ ...operating, institution });
}

/** @throws Failure forbidden; Error for an actor with permissions that somebody else than the host wrote */
export function assertMay(who: Pick<Actor, 'may'>, permission: Permission): void {
  if (!who.may(permission)) throw forbidden();
  if (!isHostActor(who)) {
    throw new Error(`An actor with the permission ${permission} does not come from the host: use actors.system`);
  }
}

/** Where a call came from, for sessions and the audit log; nothing for jobs and the command line. */
export function clientOf(who: Actor): { address: string | null; userAgent: string | null } {
  const { client } = who as Partial<{ client: { address: string; userAgent: string } }>;
  return { address: client?.address ?? null, userAgent: client?.userAgent.slice(0, 300) ?? null };
}

/** The value as its schema gives it. @throws Failure invalid with every issue */
export function checked<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = issuesOf(result.error, 'body');
  throw invalid(issues.map((issue) => `${issue.path.replace(/^body\.?/, '')}: ${issue.message}`).join('; '), issues);
}

/** One thing wrong with one field. */
export function wrong(field: string, message: string) {
  return invalid(message, [{ path: `body.${field}`, message }]);
}
