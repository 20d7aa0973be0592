import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { ErrorEnvelope, InstitutionRef } from '../contract/index.ts';
import { Failure, notFound, unauthenticated } from '../contract/index.ts';
import { sessionEnded } from '../http/errors.ts';
import type { Connection, Identity, LiveServer, LiveSocket } from './connection.ts';
import { keepToken } from './connection.ts';
import { refusalOf } from './messages.ts';
import type { Plugins } from './plugins.ts';
import { personalRoom } from './room-names.ts';

export interface HandshakeOptions extends Pick<Plugins, 'gate'>, Identity {
  readonly io: LiveServer;
  readonly log: Logger;
  /** Maximum number of connections of one person to this process. */
  readonly maxConnections: number;
  /** Requested host and client address, taken from the headers of trusted proxies. */
  addressOf(request: IncomingMessage): { host: string; client: string };
  institutionOf(host: string): Promise<InstitutionRef | undefined>;
}

/** Accepts connections with a valid ticket of the institution, and refuses others with the error envelope. */
export function guardHandshakes(options: HandshakeOptions): void {
  options.io.use((socket, next) => {
    admit(socket, options)
      .then((connection) => {
        socket.data = connection;
        next();
      })
      .catch((error: unknown) => {
        next(asError(refusalOf(error, options.log, { at: 'handshake' })));
        // Closes the connection after the refusal, because an open one could retry repeatedly.
        setImmediate(() => socket.conn.close());
      })
      .finally(() => forgetRequest(socket));
  });
}

/** Whether a page of this origin has the same host. Clients other than browsers send no origin. */
export function isSameHost(origin: string, host: string): boolean {
  try {
    const { protocol, host: from } = new URL(origin);
    return /^https?:$/.test(protocol) && new URL(`${protocol}//${host}`).host === from;
  } catch {
    return false;
  }
}

const maxTicketLength = 200;

async function admit(socket: LiveSocket, options: HandshakeOptions): Promise<Connection> {
  const { host, client } = options.addressOf(socket.request);
  const institution = await options.institutionOf(host);
  if (!institution) throw notFound('No institution has this address');
  // The query parameter `token` holds a ticket: the query appears in the logs of proxies, where no token may appear.
  const { token: ticket } = socket.handshake.query;
  if (typeof ticket !== 'string' || ticket === '' || ticket.length > maxTicketLength) throw unauthenticated();
  const token = await options.redeem(ticket, institution.id);
  if (token === undefined) throw sessionEnded();
  const authenticated = await options.authenticate(token, institution.id);
  if (!authenticated) throw sessionEnded();
  const { user, session, expiresAt } = authenticated;
  const others = options.io.of('/').adapter.rooms.get(personalRoom(institution.id, user.id))?.size ?? 0;
  if (others >= options.maxConnections) throw new Failure('rate_limited', 'Too many connections at once');
  // Loads the switches that gate.isOn() reads from memory.
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

/** Clears the request, which contains the ticket, and the handshake, which the adapter shares with other processes. */
function forgetRequest(socket: LiveSocket): void {
  const { handshake } = socket;
  const { room } = handshake.query;
  Object.assign(handshake, { query: room === undefined ? {} : { room }, headers: {}, url: '/ws/', auth: {} });
  Object.assign(socket.conn, { request: null });
}

const asError = (envelope: ErrorEnvelope) => Object.assign(new Error(envelope.error.message), { data: envelope });
