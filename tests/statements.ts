import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import pg from 'pg';

// Observes every statement that this process sends to the database. Import it before the first connection.

/** A statement, whether it belongs to a call, and whether it is sent together with the previous one. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly origin: 'calls' | 'background';
  /** Statements that one session receives in one turn of the event loop are sent together. */
  readonly isSentAlone: boolean;
}

type Listener = (statement: Statement) => void;

const calls = new AsyncLocalStorage<true>();
const listeners = new Set<Listener>();

/** Calls the listener with every statement until the returned function is called. */
export function onStatement(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The statements of calls that were answered during the work. */
export async function statementsOfCalls(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const stop = onStatement(({ origin, text }) => void (origin === 'calls' && texts.push(text)));
  await work().finally(stop);
  return texts;
}

subscribe('http.server.request.start', () => calls.enterWith(true));

const { query } = pg.Client.prototype;
const sending = new WeakSet<pg.Client>();
pg.Client.prototype.query = function seen(this: pg.Client, ...given: Parameters<typeof query>) {
  const isSentAlone = !sending.has(this);
  if (isSentAlone) {
    sending.add(this);
    process.nextTick(() => sending.delete(this));
  }
  const [statement, listed] = given as unknown as readonly [string | { text?: string; values?: unknown[] }, unknown];
  const text = typeof statement === 'string' ? statement : (statement.text ?? '');
  const values = typeof statement === 'string' ? (Array.isArray(listed) ? listed : []) : (statement.values ?? []);
  const origin = calls.getStore() ? 'calls' : 'background';
  for (const listener of listeners) listener({ text, values, origin, isSentAlone });
  return query.apply(this, given);
} as typeof query;
