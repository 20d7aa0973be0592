import type { Actor, InstitutionRef, Permission, Visitor } from '../contract/index.ts';
import type { Tx } from '../db/index.ts';
import type { Identity } from '../identity/index.ts';
import { bearerToken, hostActor } from '../identity/index.ts';
import type { Gate } from './gate.ts';
import { ownerOf } from './resolve.ts';

/** A request as passed to a plugin's `callers`, before validation. */
export interface CallerRequest {
  readonly institution: InstitutionRef;
  /** Upper case: `POST`. */
  readonly method: string;
  readonly path: string;
  /** Original path and query. */
  readonly url: string;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes of the body, for routes with a raw body. */
  readonly body: Uint8Array | undefined;
  readonly client: { readonly address: string; readonly userAgent: string };
}

/** Authenticates a request. Undefined results in status 401. */
export type CallerCheck = (request: CallerRequest) => Promise<Actor | undefined> | Actor | undefined;

/**
 * Creates actors. The host and the core's services reject actors that a plugin builds itself.
 * @example
 *   callers: { rosters: (request) => actors.ofKey(request, 'rosters.read') }
 *   const who = await actors.system('Nightly roster import', { institution, permissions: ['platform.people'] });
 */
export interface Actors {
  /** The actor of a request's API key (bearer token); undefined unless the key is valid and has the scope. */
  ofKey(request: Pick<CallerRequest, 'institution' | 'headers'>, scope: Permission): Promise<Actor | undefined>;
  /**
   * An actor for the system itself in an institution, with only the given permissions. The reason is recorded in the audit
   * log: `Nightly roster from the registry`.
   */
  system(
    reason: string,
    options: {
      institution: InstitutionRef;
      permissions?: readonly Permission[];
      /** Client of the originating call, for the audit log. */
      client?: Visitor['client'];
      tx?: Tx;
    },
  ): Promise<Actor>;
}

interface Dependencies {
  readonly identity: Pick<Identity, 'apiKeys' | 'audit'>;
  readonly gate: Pick<Gate, 'isOn' | 'pluginsOn'>;
}

/** @param plugin id of the plugin that uses the actors */
export function createActors({ identity, gate }: Dependencies, plugin: string): Actors {
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
      // Loads the switches that isOn() reads from memory.
      await gate.pluginsOn(institution.id);
      return actorWith({ institution }, key.scopes, `API key ${key.name} (${key.id})`);
    },
    async system(reason, { institution, permissions = [], client, tx }) {
      if (reason.trim() === '') throw new Error('actors.system requires a reason');
      if (permissions.includes('platform.operate')) throw new Error('actors.system cannot grant platform.operate');
      await gate.pluginsOn(institution.id);
      const actor = actorWith({ institution, ...(client && { client }) }, permissions, `${plugin}: ${reason}`);
      const details = { plugin, reason, permissions };
      await identity.audit.record({ who: actor, tx }, { action: 'system.acted', subject: plugin, details });
      return actor;
    },
  };
}
