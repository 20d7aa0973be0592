import { createServer } from 'node:http';
import net from 'node:net';
import type { Configuration } from '../config/load.ts';
import { listen } from '../core/http/server.ts';

/** The configured address, else loopback in demo mode, so that no other machine can reach it. */
const listeningHost = ({ host, isDemo }: Pick<Configuration, 'host' | 'isDemo'>) =>
  host ?? (isDemo ? '127.0.0.1' : undefined);

/**
 * Checks that the configured port is free before anything is started.
 * @throws PortTaken
 */
export async function assertPortFree(configuration: Pick<Configuration, 'port' | 'host' | 'isDemo'>): Promise<void> {
  if (!configuration.port) return;
  const probe = createServer();
  await listen(probe, { port: configuration.port, preferred: 0, host: listeningHost(configuration) });
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * The first port from 3000 on that nothing uses on IPv6. Browsers resolve `localhost` to IPv6 first and would reach
 * another program there although the port is free on IPv4.
 */
export async function preferredPort(): Promise<number> {
  for (let port = 3000; port < 3050; port++) {
    if (!(await answers(port, '::1'))) return port;
  }
  return 3000;
}

function answers(port: number, host: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = net.connect({ port, host, timeout: 1000 });
  socket.once('connect', () => resolve(true));
  for (const event of ['error', 'timeout']) socket.once(event, () => resolve(false));
  return promise.finally(() => socket.destroy());
}
