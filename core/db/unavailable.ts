/** Error codes of system calls when the server cannot be reached. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * SQLSTATE: class 08 (connection), 57P01–57P03 and 57P05 (shut down, crashed, starting, idle too long), class 53 (disk
 * full, out of memory, too many connections), 57014 (a statement took too long), 55P03 (a lock was waited for too long),
 * 25006 (read only: a standby, or a server that was set so). https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const unavailableStates = /^(08...|57P0[1235]|53...|57014|55P03|25006)$/;

/** Messages for callers by SQLSTATE, where more is known than that the database is unavailable. */
const reasons: Readonly<Record<string, string>> = {
  '53100': 'The database’s disk is full. Nothing was saved; please contact the operator of this platform.',
  '53200': 'The database is out of memory. Please try again shortly.',
  '53300': 'The database has no free connection. Please try again shortly.',
  '55P03': 'The same data is being changed elsewhere. Please try again shortly.',
  '57014': 'The database took too long. Please try again shortly.',
  '25006': 'The database is read-only at the moment. Nothing was saved; please try again later.',
};

/** A message for callers for an error that `isUnavailable` recognises. */
export function unavailableReason(error: unknown): string {
  const { code, nativeError, cause } = (error ?? {}) as { code?: unknown; nativeError?: unknown; cause?: unknown };
  const within = [nativeError, cause].find((inner) => inner !== undefined && inner !== error);
  const own = typeof code === 'string' ? reasons[code] : undefined;
  if (own !== undefined) return own;
  return within ? unavailableReason(within) : 'The database cannot be reached at the moment. Please try again shortly.';
}

/** Messages of pg, knex and its pool for errors without a code. knex prepends the statement and ` - `. */
const unavailableMessages =
  /(^| - )(Connection terminated|Connection ended|timeout expired|Client has encountered a connection error|Client was closed|Unable to acquire a connection|aborted$)/;

/**
 * Whether an error means that the database is unavailable or overloaded, rather than that a statement was wrong. Such
 * calls can be retried and are answered with 503.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, nativeError, errors } = error as Error & {
    code?: unknown;
    syscall?: unknown;
    nativeError?: unknown;
    errors?: unknown;
  };
  if (typeof code === 'string') {
    if (unreachable.has(code) || unavailableStates.test(code)) return true;
    if (code === 'ENOENT' && syscall === 'connect') return true;
  }
  if (error.name === 'KnexTimeoutError' || unavailableMessages.test(error.message)) return true;
  const within = [error.cause, nativeError, ...(Array.isArray(errors) ? errors : [])];
  return within.some((inner) => inner !== error && isUnavailable(inner));
}

/** An error's message without the statement that knex prepends, which may be very long. */
export function messageOf(error: Error): string {
  const { code } = error as { code?: unknown };
  const isOfDatabase = isUnavailable(error) || (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code));
  return isOfDatabase ? (error.message.split(' - ').at(-1) ?? '') : error.message;
}
