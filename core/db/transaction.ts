import type { Knex } from 'knex';
import type { ClientBase } from 'pg';

declare const transaction: unique symbol;

/** An open transaction: handed on, never looked into. All who are given it commit together or not at all. */
export interface Tx {
  readonly [transaction]: true;
}

type AfterCommit = () => void | Promise<void>;

const afterCommits = new WeakMap<Tx, AfterCommit[]>();
/** The error of the first statement that failed: every later one is told only that the transaction is aborted. */
const failedStatements = new WeakMap<Tx, unknown>();

function noteFailure(tx: Tx, error: unknown): void {
  if (!failedStatements.has(tx)) failedStatements.set(tx, error);
}

/**
 * Runs `work` in the given transaction, or in one of its own that is committed when `work` resolves and rolled back
 * when it rejects. Resolves once the commit is on disk and what was to follow it has run.
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
    trx.on('query-error', (error: unknown) => noteFailure(tx, error));
    try {
      const result = await work(tx);
      // PostgreSQL answers the commit of a transaction with a failed statement by rolling it back, without an error.
      if (failedStatements.has(tx)) await refuseAborted(trx);
      followUps = afterCommits.get(tx) ?? [];
      return result;
    } catch (error) {
      const reason = isAborted(error) ? (failedStatements.get(tx) ?? error) : error;
      failure = { reason };
      throw reason;
    }
  };
  // When the session is lost, the rollback fails too; what counts is why there was one.
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

/** Has `then` run once the transaction is committed; dropped when it is rolled back. Its errors are logged. */
export function afterCommit(tx: Tx, then: AfterCommit): void {
  afterCommits.get(tx)?.push(then);
}

/**
 * Waits until every other transaction that took this turn has ended; others wait for this one. For what no row stands
 * for: a limit that is counted before something is added, say.
 * @param of whose turn it is and at what: `study-groups 0190…`
 */
export async function takeTurn(tx: Tx, of: string): Promise<void> {
  await knexOfTx(tx).raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [of]);
}

/** For the core's own code: lets statements of this transaction take their time. For work on everything there is. */
export async function unhurried(tx: Tx): Promise<void> {
  await knexOfTx(tx).raw('set local statement_timeout = 0');
}

/** For the core's own code: the knex of a transaction. */
export function knexOfTx(tx: Tx): Knex.Transaction {
  return tx as unknown as Knex.Transaction;
}

/** For the core's own code: runs PostgreSQL's own SQL ($1, $2, …) as it stands within the transaction. */
export async function queryIn<R extends object>(tx: Tx, text: string, values?: readonly unknown[]) {
  const session = (await knexOfTx(tx).client.acquireConnection()) as ClientBase;
  try {
    return await session.query<R & Record<string, unknown>>(text, values ? [...values] : undefined);
  } catch (error) {
    noteFailure(tx, error);
    throw error;
  }
}

/** Of several statements sent together, those after the one that failed say so (25P02), and may be heard first. */
function isAborted(error: unknown): boolean {
  const { code, nativeError } = error as { code?: unknown; nativeError?: { code?: unknown } };
  return (nativeError?.code ?? code) === '25P02';
}

async function refuseAborted(trx: Knex.Transaction) {
  try {
    await trx.raw('select 1');
  } catch (cause) {
    throw new Error(
      'A statement in this transaction failed and its error was swallowed: nothing of the transaction can be saved. ' +
        'Let the error through, or try the statement in a transaction of its own.',
      { cause },
    );
  }
}
