import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import pg from 'pg';

// Observes every statement that this process sends to the database. Import it before the first connection.

/** A statement as it is sent to the database. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly origin: 'calls' | 'background';
  /** Whether it is the first of its batch: statements of a session in the same turn of the event loop are sent together. */
  readonly startsBatch: boolean;
}

type Listener = (statement: Statement) => void;

const calls = new AsyncLocalStorage<true>();
const listeners = new Set<Listener>();

/** Calls the listener with every statement until the returned function is called. */
export function onStatement(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The statements of HTTP calls that are sent during the work. */
export async function statementsOfCalls(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const stop = onStatement(({ origin, text }) => void (origin === 'calls' && texts.push(text)));
  await work().finally(stop);
  return texts;
}

subscribe('http.server.request.start', () => calls.enterWith(true));

const { query } = pg.Client.prototype;
const withOpenBatch = new WeakSet<pg.Client>();
pg.Client.prototype.query = function observedQuery(this: pg.Client, ...parameters: Parameters<typeof query>) {
  const startsBatch = !withOpenBatch.has(this);
  if (startsBatch) {
    withOpenBatch.add(this);
    process.nextTick(() => withOpenBatch.delete(this));
  }
  const [statement, listed] = parameters as unknown as readonly [
    string | { text?: string; values?: unknown[] },
    unknown,
  ];
  const text = typeof statement === 'string' ? statement : (statement.text ?? '');
  const values = typeof statement === 'string' ? (Array.isArray(listed) ? listed : []) : (statement.values ?? []);
  const origin = calls.getStore() ? 'calls' : 'background';
  for (const listener of listeners) listener({ text, values, origin, startsBatch });
  return query.apply(this, parameters);
} as typeof query;
