import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countedAddress } from './client-address.ts';

/** A listening server. */
export interface Listening {
  readonly server: Server;
  readonly port: number;
  /** Stops accepting requests and waits for pending ones, at most the given time (ms). */
  drain(limit: number): Promise<void>;
}

/** The configured port is in use. The message is shown to the person who starts the platform. */
export class PortTaken extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is taken by another program. Stop that program or choose another port: PORT=${port + 1} npm start`,
    );
    this.name = 'PortTaken';
  }
}

/** Number of ports tried, starting with the preferred one, when none is configured. */
const maxPorts = 50;

/**
 * Listens on the given port, or without one on `preferred` or the next free port.
 * @throws PortTaken when the given port is in use
 */
export async function listen(
  server: Server,
  options: { port: number | undefined; preferred: number; host: string | undefined },
): Promise<number> {
  if (options.port !== undefined) return listenOn(server, options.port, options.host);
  for (let port = options.preferred; port < options.preferred + maxPorts; port++) {
    try {
      return await listenOn(server, port, options.host);
    } catch (error) {
      if (!(error instanceof PortTaken)) throw error;
    }
  }
  throw new Error(
    `Ports ${options.preferred} to ${options.preferred + maxPorts - 1} are all taken. Set PORT to a free one.`,
  );
}

/** A server that can be drained. */
export function createDrainingServer(
  answer: RequestListener,
  limits = defaultLimits,
): { server: Server; drain: Listening['drain'] } {
  const limitMs = limits.requestSeconds * 1000;
  const server = createServer({ connectionsCheckingInterval: Math.min(5000, limitMs / 2) }, answer);
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = limitMs;
  // Time for an upload to arrive; other bodies have the time limit of headers.
  server.requestTimeout = Math.max(limits.uploadSeconds * 1000, limitMs);
  server.on('request', (request) => endSlowBody(request, limitMs));
  server.maxConnections = limits.connections;
  limitPerAddress(server, limits.connectionsPerAddress);
  const drain = async (limit: number) => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    // Closes connections as they become idle.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), limit);
    await closed;
    clearInterval(sweep);
    clearTimeout(cut);
  };
  return { server, drain };
}

/** Default limits. A school may share one address, and so do all clients of a proxy, which has its own limits. */
const defaultLimits = { requestSeconds: 30, uploadSeconds: 300, connections: 10_000, connectionsPerAddress: 2000 };

/** Closes the connection of a body that does not arrive in time, even if it is not read. Responses have no time limit. */
function endSlowBody(request: IncomingMessage, limitMs: number): void {
  const { headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody || headers['content-type']?.toLowerCase().startsWith('multipart/form-data')) return;
  const late = setTimeout(() => request.destroy(), limitMs);
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(late));
}

/** Closes connections beyond an address's limit before reading from them. */
function limitPerAddress(server: Server, maxConnections: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = countedAddress(socket.remoteAddress ?? '');
    // Connections from this machine may come from a proxy for all clients.
    if (address === '127.0.0.1' || address === countedAddress('::1')) return;
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > maxConnections) socket.destroy();
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
  if (error.code === 'EACCES') return new Error(`This account may not use port ${port}. Choose one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL') return new Error('HOST is not an address of this machine.');
  return error;
}
