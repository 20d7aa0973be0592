import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { InstitutionRef, Permission, Role, UserRef, Who } from '../contract/index.ts';
import type { StillGood } from '../http/errors.ts';
import { sessionEnded } from '../http/errors.ts';
import { hostActor } from '../identity/index.ts';

/** All that is kept of a connection. Other processes may be told it, so the token is not in here. */
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

/** A token that is good: whose, which session it belongs to, and until when. */
export interface Authenticated {
  readonly user: UserRef;
  readonly session: string;
  readonly expiresAt: Date;
}

export interface Identity {
  /** Uses a ticket up; the token of its session if it is good in the institution. */
  redeem(ticket: string, institutionId: string): Promise<string | undefined>;
  /** Whom a token stands for in an institution, if it is good there. Asked for every message: it is expected to remember. */
  authenticate(token: string, institutionId: string): Promise<Authenticated | undefined>;
  may(institutionId: string, role: Role, permission: Permission): boolean;
  readonly stillGood: StillGood;
}

const tokens = new WeakMap<LiveSocket, string>();

export function keepToken(socket: LiveSocket, token: string): void {
  tokens.set(socket, token);
}

/**
 * Who is at the other end now, with the role they have now. One whose session has ended is disconnected.
 * @throws Failure unauthenticated
 */
export async function whoNow(
  socket: LiveSocket,
  { authenticate, may }: Pick<Identity, 'authenticate' | 'may'>,
): Promise<Who> {
  const { institution, client } = socket.data;
  const authenticated = await authenticate(tokens.get(socket) ?? '', institution.id);
  if (!authenticated) {
    // After the answer to the message that found it out.
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
