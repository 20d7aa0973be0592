import type { Duplex } from 'node:stream';

/** The part of a `pg` session used here. */
interface Session {
  readonly connection: { readonly stream: Pick<Duplex, 'cork' | 'uncork'> };
  query(...args: never[]): unknown;
}

/**
 * Sends statements issued in the same tick in one write: writing to a socket costs more than most statements. The server
 * handles them in order (`pipeline` of pg).
 */
export function batchWrites(session: Session): void {
  const { stream } = session.connection;
  const query = session.query.bind(session);
  let isHeld = false;
  session.query = (...args) => {
    if (!isHeld) {
      isHeld = true;
      stream.cork();
      process.nextTick(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return query(...args);
  };
}
