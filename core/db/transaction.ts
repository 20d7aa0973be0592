import type { Knex } from 'knex';
import type { ClientBase } from 'pg';

declare const transaction: unique symbol;

/** An open transaction, opaque to callers. Everything done with it is committed together or not at all. */
export interface Tx {
  readonly [transaction]: true;
}

type AfterCommit = () => void | Promise<void>;

const afterCommits = new WeakMap<Tx, AfterCommit[]>();
/** The error of the first failed statement: later statements only report that the transaction is aborted. */
const failedStatements = new WeakMap<Tx, unknown>();

function recordFailure(tx: Tx, error: unknown): void {
  if (!failedStatements.has(tx)) failedStatements.set(tx, error);
}

/**
 * Runs `work` in the given transaction, or in a new one that is committed when `work` resolves and rolled back when it
 * rejects. Resolves after the commit and its callbacks.
 */
export async function inTransaction<T>(
  knex: Knex,
  work: (tx: Tx) => Promise<T>,
  given: Tx | undefined,
  onFollowUpError: (error: unknown) => void,
): Promise<T> {
  if (given) return work(given);
  let followUps: AfterCommit[] = [];
  let failure: { reason: unknown } | undefined;
  const within = async (trx: Knex.Transaction) => {
    const tx = trx as unknown as Tx;
    afterCommits.set(tx, []);
    trx.on('query-error', (error: unknown) => recordFailure(tx, error));
    try {
      const result = await work(tx);
      // PostgreSQL silently rolls back when a transaction with a failed statement is committed.
      if (failedStatements.has(tx)) await refuseAborted(trx);
      followUps = afterCommits.get(tx) ?? [];
      return result;
    } catch (error) {
      const reason = isAborted(error) ? (failedStatements.get(tx) ?? error) : error;
      failure = { reason };
      throw reason;
    }
  };
  // When the session is lost, the rollback fails as well; the original error is reported.
  const result = await knex.transaction(within).catch((error: unknown) => {
    throw failure ? failure.reason : error;
  });
  for (const followUp of followUps) {
    try {
      await followUp();
    } catch (error) {
      onFollowUpError(error);
    }
  }
  return result;
}

/**
 * Runs a callback after the transaction is committed; discards it after a rollback. Errors of the callback are logged.
 * @example
 *   afterCommit(tx, () => live.toUser(who.institution, userId, 'note_added', { noteId }));
 */
export function afterCommit(tx: Tx, then: AfterCommit): void {
  afterCommits.get(tx)?.push(then);
}

/**
 * Takes an exclusive lock that is held until the transaction ends. For invariants without a row to lock, such as a limit
 * that is counted before a row is added.
 * @param name what is locked, for example `study-groups 0190…`
 */
export async function acquireLock(tx: Tx, name: string): Promise<void> {
  await knexOfTx(tx).raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}

/** Removes the statement timeout of this transaction, for bulk work of the core. */
export async function disableStatementTimeout(tx: Tx): Promise<void> {
  await knexOfTx(tx).raw('set local statement_timeout = 0');
}

/**
 * Updates the statistics by which PostgreSQL plans queries of a table, after a bulk change. Otherwise queries are planned for
 * the table as it was, until autovacuum looks at it a minute or more later.
 */
export async function updateStatistics(tx: Tx, tableName: string): Promise<void> {
  await knexOfTx(tx).raw('analyze ??', [tableName]);
}

/** The knex of a transaction, for the core's own code. */
export function knexOfTx(tx: Tx): Knex.Transaction {
  return tx as unknown as Knex.Transaction;
}

/** Runs SQL with PostgreSQL's parameters ($1, $2, …) in the transaction, for the core's own code. */
export async function queryIn<R extends object>(tx: Tx, text: string, values?: readonly unknown[]) {
  const session = (await knexOfTx(tx).client.acquireConnection()) as ClientBase;
  try {
    return await session.query<R & Record<string, unknown>>(text, values ? [...values] : undefined);
  } catch (error) {
    recordFailure(tx, error);
    throw error;
  }
}

/** SQLSTATE 25P02: a statement after the failed one. With pipelining its error may arrive first. */
function isAborted(error: unknown): boolean {
  const { code, nativeError } = error as { code?: unknown; nativeError?: { code?: unknown } };
  return (nativeError?.code ?? code) === '25P02';
}

async function refuseAborted(trx: Knex.Transaction) {
  try {
    await trx.raw('select 1');
  } catch (cause) {
    throw new Error(
      'A statement in this transaction failed and its error was caught, so the transaction cannot be committed. ' +
        'Rethrow the error, or run the statement in a separate transaction.',
      { cause },
    );
  }
}
