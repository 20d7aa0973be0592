import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import net from 'node:net';

/** A proxy to a database. While it is shut, the database is unavailable to its clients. */
export interface DatabaseProxy {
  /** For DATABASE_URL. */
  readonly url: string;
  /** Closes all connections and refuses new ones. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Keeps connections and accepts new ones, but forwards nothing, like a server stopped by SIGSTOP. */
  freeze(): void;
  thaw(): void;
}

/** Opens a proxy to the database of a URL that names the folder of the server's socket. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const direct = new URL(databaseUrl);
  const socketFile = `${direct.searchParams.get('host')}/.s.PGSQL.${direct.port}`;
  const connections = new Set<net.Socket>();
  let isFrozen = false;
  const server = net.createServer((outer) => {
    const inner = net.connect(socketFile);
    for (const [one, other] of [
      [outer, inner],
      [inner, outer],
    ] as const) {
      connections.add(one);
      one.on('error', () => {});
      one.once('close', () => {
        connections.delete(one);
        other.destroy();
      });
      one.on('data', (bytes) => other.write(bytes));
      if (isFrozen) one.pause();
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    url: `postgresql://${direct.username}@127.0.0.1:${port}${direct.pathname}`,
    async shut() {
      const closed = once(server, 'close');
      server.close();
      for (const connection of connections) connection.destroy();
      await closed;
    },
    freeze() {
      isFrozen = true;
      for (const connection of connections) connection.pause();
    },
    thaw() {
      isFrozen = false;
      for (const connection of connections) connection.resume();
    },
    async open() {
      await listen(port);
    },
  };
}
