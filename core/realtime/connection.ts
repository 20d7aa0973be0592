import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { InstitutionRef, Permission, Role, UserRef, Who } from '../contract/index.ts';
import type { StillValid } from '../http/errors.ts';
import { sessionEnded } from '../http/errors.ts';
import { hostActor } from '../identity/index.ts';

/** Data of a connection. It is shared with other processes and therefore does not contain the token. */
export interface Connection {
  readonly institution: InstitutionRef;
  readonly userId: string;
  readonly session: string;
  /** Milliseconds since 1970 in UTC. */
  readonly expiresAt: number;
  readonly client: { readonly address: string; readonly userAgent: string };
}

export type LiveServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Connection>;
export type LiveSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Connection>;

/** The person, session and expiry of a valid token. */
export interface Authenticated {
  readonly user: UserRef;
  readonly session: string;
  readonly expiresAt: Date;
}

export interface Identity {
  /** Uses a ticket. Returns a token of its session, or undefined if it is invalid in the institution. */
  redeem(ticket: string, institutionId: string): Promise<string | undefined>;
  /** The person and session of a token; undefined if it is invalid. Called for every message, so it should be cached. */
  authenticate(token: string, institutionId: string): Promise<Authenticated | undefined>;
  may(institutionId: string, role: Role, permission: Permission): boolean;
  readonly stillValid: StillValid;
}

const tokens = new WeakMap<LiveSocket, string>();

export function keepToken(socket: LiveSocket, token: string): void {
  tokens.set(socket, token);
}

/**
 * The connected person with their current role. Disconnects the socket if the session has ended.
 * @throws Failure unauthenticated
 */
export async function currentWho(
  socket: LiveSocket,
  { authenticate, may }: Pick<Identity, 'authenticate' | 'may'>,
): Promise<Who> {
  const { institution, client } = socket.data;
  const authenticated = await authenticate(tokens.get(socket) ?? '', institution.id);
  if (!authenticated) {
    // Deferred, so that the current message is acknowledged first.
    setImmediate(() => socket.disconnect(true));
    throw sessionEnded();
  }
  const { user, session } = authenticated;
  return hostActor({
    institution,
    client,
    user,
    session,
    may: (permission) => may(institution.id, user.role, permission),
  });
}
