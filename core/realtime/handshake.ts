import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { ErrorEnvelope, InstitutionRef } from '../contract/index.ts';
import { Failure, notFound, unauthenticated } from '../contract/index.ts';
import { sessionEnded } from '../http/errors.ts';
import type { Connection, Identity, LiveServer, LiveSocket } from './connection.ts';
import { keepToken } from './connection.ts';
import { refusalOf } from './messages.ts';
import { personalRoom } from './places.ts';
import type { Plugins } from './plugins.ts';

export interface HandshakeOptions extends Pick<Plugins, 'gate'>, Identity {
  readonly io: LiveServer;
  readonly log: Logger;
  /** How many connections one person may have to this process. */
  readonly most: number;
  /** Where a request says it goes and where it comes from; behind a proxy only the proxy's headers know. */
  addressOf(request: IncomingMessage): { host: string; client: string };
  institutionOf(host: string): Promise<InstitutionRef | undefined>;
}

/** Lets in whoever shows a good ticket of the institution they call; refuses others with the error envelope. */
export function guardDoor(options: HandshakeOptions): void {
  options.io.use((socket, next) => {
    admit(socket, options)
      .then((connection) => {
        socket.data = connection;
        next();
      })
      .catch((error: unknown) => {
        next(asError(refusalOf(error, options.log, { at: 'handshake' })));
        // Once told, there is nothing left to say; a connection kept open could ask again and again.
        setImmediate(() => socket.conn.close());
      })
      .finally(() => forgetRequest(socket));
  });
}

/** Whether a page may open a connection: pages of the same host by default; what is no browser names no origin. */
export function isSameHost(origin: string, host: string): boolean {
  try {
    const { protocol, host: from } = new URL(origin);
    return /^https?:$/.test(protocol) && new URL(`${protocol}//${host}`).host === from;
  } catch {
    return false;
  }
}

const longestTicket = 200;

async function admit(socket: LiveSocket, options: HandshakeOptions): Promise<Connection> {
  const { host, client } = options.addressOf(socket.request);
  const institution = await options.institutionOf(host);
  if (!institution) throw notFound('There is no institution at this address');
  // What is called `token` in the query is a ticket: the query reaches the logs of proxies, and no token may.
  const { token: ticket } = socket.handshake.query;
  if (typeof ticket !== 'string' || ticket === '' || ticket.length > longestTicket) throw unauthenticated();
  const token = await options.redeem(ticket, institution.id);
  if (token === undefined) throw sessionEnded();
  const authenticated = await options.authenticate(token, institution.id);
  if (!authenticated) throw sessionEnded();
  const { user, session, expiresAt } = authenticated;
  const others = options.io.of('/').adapter.rooms.get(personalRoom(institution.id, user.id))?.size ?? 0;
  if (others >= options.most) throw new Failure('rate_limited', 'Too many connections at once');
  // From here on the gate can say from memory what is on here.
  await options.gate.pluginsOn(institution.id);
  keepToken(socket, token);
  const userAgent = String(socket.handshake.headers['user-agent'] ?? '').slice(0, 300);
  const { id, slug, name } = institution;
  return {
    institution: { id, slug, name },
    userId: user.id,
    session,
    expiresAt: expiresAt.getTime(),
    client: { address: client, userAgent },
  };
}

/** The request held the ticket, and the adapter shows the handshake to other processes; nobody needs either any more. */
function forgetRequest(socket: LiveSocket): void {
  const { handshake } = socket;
  const { room } = handshake.query;
  Object.assign(handshake, { query: room === undefined ? {} : { room }, headers: {}, url: '/ws/', auth: {} });
  Object.assign(socket.conn, { request: null });
}

const asError = (envelope: ErrorEnvelope) => Object.assign(new Error(envelope.error.message), { data: envelope });
