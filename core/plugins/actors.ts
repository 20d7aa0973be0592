import type { Actor, InstitutionRef, Permission, Visitor } from '../contract/index.ts';
import type { Tx } from '../db/index.ts';
import type { Identity } from '../identity/index.ts';
import { bearerToken, hostActor } from '../identity/index.ts';
import type { Gate } from './gate.ts';
import { ownerOf } from './resolve.ts';

/** A request as one of a plugin's `callers` is given it, before anything of it is validated. */
export interface CallerRequest {
  readonly institution: InstitutionRef;
  /** In capitals: `POST`. */
  readonly method: string;
  readonly path: string;
  /** Path and query as they were sent. */
  readonly url: string;
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes of the body, where the route takes a raw one. */
  readonly body: Uint8Array | undefined;
  readonly client: { readonly address: string; readonly userAgent: string };
}

/** Recognises a caller; undefined is answered with 401. */
export type CallerCheck = (request: CallerRequest) => Promise<Actor | undefined> | Actor | undefined;

/** Where actors come from. One that a plugin writes itself is refused by the host and by the core's services. */
export interface Actors {
  /** The actor of the API key that a request has as its bearer; undefined unless the key is good here and has the scope. */
  ofKey(request: Pick<CallerRequest, 'institution' | 'headers'>, scope: Permission): Promise<Actor | undefined>;
  /**
   * The system itself acting in an institution, with no more than the permissions named. The audit log keeps the reason:
   * `Nightly roster from the registry`.
   */
  system(
    reason: string,
    options: {
      institution: InstitutionRef;
      permissions?: readonly Permission[];
      /** Where the call came from for which it acts, for the audit log. */
      client?: Visitor['client'];
      tx?: Tx;
    },
  ): Promise<Actor>;
}

interface Parts {
  readonly identity: Pick<Identity, 'apiKeys' | 'audit'>;
  readonly gate: Pick<Gate, 'isOn' | 'pluginsOn'>;
}

/** @param plugin whose actors they are */
export function createActors({ identity, gate }: Parts, plugin: string): Actors {
  const actorWith = (
    within: { institution: InstitutionRef; client?: Visitor['client'] },
    permissions: readonly string[],
    agent: string,
  ) =>
    hostActor<Actor>({
      ...within,
      user: undefined,
      agent,
      may: (permission) => permissions.includes(permission) && gate.isOn(within.institution.id, ownerOf(permission)),
    });
  return {
    async ofKey({ institution, headers }, scope) {
      const text = bearerToken({ headers });
      const key = text === undefined ? undefined : await identity.apiKeys.find(institution, text);
      if (!key?.scopes.includes(scope)) return undefined;
      // What is known of plugins that are on may not have been read yet.
      await gate.pluginsOn(institution.id);
      return actorWith({ institution }, key.scopes, `API key ${key.name} (${key.id})`);
    },
    async system(reason, { institution, permissions = [], client, tx }) {
      if (reason.trim() === '') throw new Error('actors.system needs a reason');
      if (permissions.includes('platform.operate')) throw new Error('The system actor of a plugin cannot operate');
      await gate.pluginsOn(institution.id);
      const actor = actorWith({ institution, ...(client && { client }) }, permissions, `${plugin}: ${reason}`);
      const details = { plugin, reason, permissions };
      await identity.audit.record({ who: actor, tx }, { action: 'system.acted', subject: plugin, details });
      return actor;
    },
  };
}
