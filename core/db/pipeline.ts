import type { Duplex } from 'node:stream';

/** What is needed of a session of `pg`. */
interface Session {
  readonly connection: { readonly stream: Pick<Duplex, 'cork' | 'uncork'> };
  query(...given: never[]): unknown;
}

/**
 * Statements that a session is given before it waits for anything are sent in one piece: writing to a socket costs more
 * than most statements do. The server handles and answers them in their order (`pipeline` of pg).
 */
export function sendTogether(session: Session): void {
  const { stream } = session.connection;
  const query = session.query.bind(session);
  let isHeld = false;
  session.query = (...given) => {
    if (!isHeld) {
      isHeld = true;
      stream.cork();
      process.nextTick(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return query(...given);
  };
}
