import type { CallerAccess, InstitutionRef, RawContent, Visitor } from '../contract/index.ts';
import { forbidden, unauthenticated } from '../contract/index.ts';
import { hostActor, isHostActor } from '../identity/index.ts';
import type { CallerCheck } from '../plugins/actors.ts';
import type { Context } from './request.ts';
import { headersOf } from './request.ts';

export interface Called {
  readonly access: CallerAccess;
  readonly check: CallerCheck | undefined;
  readonly institution: InstitutionRef;
  /** The body, for routes with a raw body. */
  readonly content: RawContent | undefined;
}

/**
 * Authenticates a request with a plugin's caller and returns the visitor that handlers receive.
 * @throws Failure unauthenticated, forbidden; Error for an actor that the host did not create or of another institution
 */
export async function identifyCaller(ctx: Context, { access, check, institution, content }: Called): Promise<Visitor> {
  const client = { address: ctx.ip, userAgent: ctx.get('user-agent').slice(0, 300) };
  const actor = await check?.({
    institution,
    method: ctx.method,
    path: ctx.path,
    url: ctx.url,
    headers: headersOf(ctx),
    body: content?.bytes,
    client,
  });
  if (!actor) throw unauthenticated('The credentials of this call are missing or not valid');
  if (!isHostActor(actor) || actor.institution.id !== institution.id) {
    throw new Error(
      `the caller ${access.caller} returned an actor that does not come from the host for this institution`,
    );
  }
  if (access.permission && !actor.may(access.permission)) throw forbidden();
  return hostActor({ ...actor, client, session: undefined });
}
