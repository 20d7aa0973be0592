/** System calls that failed for want of a server, or of a way to it. */
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
const away = /^(08...|57P0[1235]|53...|57014|55P03|25006)$/;

/** What a caller is told where it is more than that the database cannot be reached, by SQLSTATE. */
const reasons: Readonly<Record<string, string>> = {
  '53100': 'The database’s disk is full. Nothing was saved; please tell whoever runs this platform.',
  '53200': 'The database is out of memory. Please try again shortly.',
  '53300': 'The database has no free connection. Please try again shortly.',
  '55P03': 'Somebody else is changing the same thing. Please try again shortly.',
  '57014': 'The database took too long. Please try again shortly.',
  '25006': 'The database is read-only at the moment. Nothing was saved; please try again later.',
};

/** The reason that an error `isUnavailable` knows has, in words for whoever called. */
export function unavailableReason(error: unknown): string {
  const { code, nativeError, cause } = (error ?? {}) as { code?: unknown; nativeError?: unknown; cause?: unknown };
  const within = [nativeError, cause].find((inner) => inner !== undefined && inner !== error);
  const own = typeof code === 'string' ? reasons[code] : undefined;
  if (own !== undefined) return own;
  return within ? unavailableReason(within) : 'The database cannot be reached at the moment. Please try again shortly.';
}

/** What pg, knex and its pool say without a code; knex puts the statement and ` - ` before it. */
const awayMessages =
  /(^| - )(Connection terminated|Connection ended|timeout expired|Client has encountered a connection error|Client was closed|Unable to acquire a connection|aborted$)/;

/**
 * Whether an error says that the database is away or has no connection or time to spare, rather than that a statement
 * was wrong: worth trying again later, and answered with 503.
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
    if (unreachable.has(code) || away.test(code)) return true;
    if (code === 'ENOENT' && syscall === 'connect') return true;
  }
  if (error.name === 'KnexTimeoutError' || awayMessages.test(error.message)) return true;
  const within = [error.cause, nativeError, ...(Array.isArray(errors) ? errors : [])];
  return within.some((inner) => inner !== error && isUnavailable(inner));
}

/** What an error says, without the statement that knex puts before what the database said: it may be pages long. */
export function messageOf(error: Error): string {
  const { code } = error as { code?: unknown };
  const isOfDatabase = isUnavailable(error) || (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code));
  return isOfDatabase ? (error.message.split(' - ').at(-1) ?? '') : error.message;
}
