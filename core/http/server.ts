import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countedAddress } from './client-address.ts';

/** A server that is listening. */
export interface Listening {
  readonly server: Server;
  readonly port: number;
  /** Stops taking requests and waits for those that are being answered, at most the given time (ms). */
  drain(limit: number): Promise<void>;
}

/** Said to the person who starts the platform. */
export class PortTaken extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
    );
    this.name = 'PortTaken';
  }
}

/** How many ports after the wished one are tried when none was asked for. */
const tries = 50;

/**
 * Listens on the given port, or on `preferred` or the next free one when none was given.
 * @throws PortTaken when the given port is not free
 */
export async function listen(
  server: Server,
  options: { port: number | undefined; preferred: number; host: string | undefined },
): Promise<number> {
  if (options.port !== undefined) return listenOn(server, options.port, options.host);
  for (let port = options.preferred; port < options.preferred + tries; port++) {
    try {
      return await listenOn(server, port, options.host);
    } catch (error) {
      if (!(error instanceof PortTaken)) throw error;
    }
  }
  throw new Error(
    `Ports ${options.preferred} to ${options.preferred + tries - 1} are all taken: give a free one as PORT`,
  );
}

/** A server whose requests are counted, so that it can be drained. */
export function createDrainingServer(
  answer: RequestListener,
  limits = usual,
): { server: Server; drain: Listening['drain'] } {
  const limitMs = limits.requestSeconds * 1000;
  const server = createServer({ connectionsCheckingInterval: Math.min(5000, limitMs / 2) }, answer);
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = limitMs;
  // The longest that an upload may take to arrive; every other body has the time of the headers.
  server.requestTimeout = Math.max(limits.uploadSeconds * 1000, limitMs);
  server.on('request', (request) => endSlowBody(request, limitMs));
  server.maxConnections = limits.connections;
  boundPerAddress(server, limits.connectionsPerAddress);
  const drain = async (limit: number) => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    // Connections that go idle while we wait are closed as soon as they do.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), limit);
    await closed;
    clearInterval(sweep);
    clearTimeout(cut);
  };
  return { server, drain };
}

/** What one server bears. A school is one address, and so is a proxy in front of the server, which has a bound of its own. */
const usual = { requestSeconds: 30, uploadSeconds: 300, connections: 10_000, connectionsPerAddress: 2000 };

/** Closes the connection of a body that does not arrive in time, whether anybody reads it or not. Answers take as long as they take. */
function endSlowBody(request: IncomingMessage, limitMs: number): void {
  const { headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody || headers['content-type']?.toLowerCase().startsWith('multipart/form-data')) return;
  const late = setTimeout(() => request.destroy(), limitMs);
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(late));
}

/** Closes what one address opens beyond its share, before a byte of it is read. */
function boundPerAddress(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = countedAddress(socket.remoteAddress ?? '');
    // Proxies that run on the same machine bring everybody's connections.
    if (address === '127.0.0.1' || address === countedAddress('::1')) return;
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > most) socket.destroy();
  });
}

function listenOn(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : explained(error, port));
    };
    const onListening = () => {
      server.off('error', onError);
      resolve((server.address() as AddressInfo).port);
    };
    server.once('error', onError);
    server.once('listening', onListening);
    server.listen({ port, ...(host === undefined ? {} : { host }) });
  });
}

function explained(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EACCES') return new Error(`Port ${port} may not be used by this account: choose one above 1023`);
  if (error.code === 'EADDRNOTAVAIL') return new Error('HOST names an address that this machine does not have');
  return error;
}
