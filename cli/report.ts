import type { ConfigurationError } from '../config/load.ts';
import type { Issue } from '../core/contract/errors.ts';
import { errorStatus, Failure } from '../core/contract/errors.ts';
import { isUnavailable, messageOf } from '../core/db/unavailable.ts';
import { exitCodes, signalCodes } from './exit-codes.ts';
import { printable } from './printable.ts';

/** Wrong usage that the command line itself detects. */
export class UsageError extends Error {}

interface Explained {
  readonly code: string;
  readonly message: string;
  readonly exit: number;
  readonly issues?: readonly Issue[] | undefined;
}

/** Writes an error to standard error as text or JSON and returns its exit code. */
export function report(error: unknown, isJson: boolean): number {
  const { code, message, exit, issues } = explain(error);
  const detail = process.env.LOG_LEVEL === 'debug' && error instanceof Error && error.stack ? `\n${error.stack}` : '';
  process.stderr.write(
    isJson
      ? `${JSON.stringify({ error: { code, message, ...(issues ? { issues } : {}) } })}\n`
      : `${printable(`${message}${detail}`)}\n`,
  );
  return exit;
}

/** Describes an error: one sentence with a remedy, a code for scripts, and the exit code. */
export function explain(error: unknown): Explained {
  if (error instanceof UsageError) return { code: 'usage', message: error.message, exit: exitCodes.usage };
  if (isConfigurationError(error)) {
    const issues = error.problems.map(({ key, message }) => ({ path: key, message }));
    return { code: 'configuration', message: error.message, exit: exitCodes.usage, issues };
  }
  if (error instanceof Failure) {
    return { code: error.code, message: error.message, exit: exitOf(error), issues: error.issues };
  }
  if (!(error instanceof Error)) return { code: 'failed', message: String(error), exit: exitCodes.failed };
  if (error.name === 'ExitPromptError') {
    return { code: 'cancelled', message: 'Cancelled. No changes were made.', exit: signalCodes.SIGINT };
  }
  return (
    explainDatabase(error) ?? explainSystem(error) ?? { code: 'failed', message: error.message, exit: exitCodes.failed }
  );
}

/** Compares the name, so that the configuration's module is not loaded for other errors. */
function isConfigurationError(error: unknown): error is ConfigurationError {
  return error instanceof Error && error.name === 'ConfigurationError';
}

function exitOf({ code }: Failure): number {
  if (code === 'not_found' || code === 'gone') return exitCodes.notFound;
  if (code === 'invalid') return exitCodes.usage;
  if (code === 'unavailable') return exitCodes.unavailable;
  return errorStatus[code] < 500 ? exitCodes.refused : exitCodes.failed;
}

/** SQLSTATE class 28: invalid authorization; 3D000: the database does not exist. */
function explainDatabase(error: Error): Explained | undefined {
  const { code = '' } = error as { code?: string };
  const refused = /^(28...|3D000)$/.test(code) && !('syscall' in error);
  if (refused) {
    const message = `The database server refused the connection: ${error.message}. Check DATABASE_URL; eiq config show prints its source.`;
    return { code: 'unavailable', message, exit: exitCodes.unavailable };
  }
  if (!isUnavailable(error)) return undefined;
  const reason = messageOf(error) || code || 'no response';
  const message = `The database cannot be reached (${reason}). Check DATABASE_URL and that the server is running; eiq doctor gives details.`;
  return { code: 'unavailable', message, exit: exitCodes.unavailable };
}

const systemRemedies: Readonly<Record<string, string>> = {
  EACCES: 'Run eiq as the account that owns it, or set EIQ_VAR to another folder.',
  EPERM: 'Run eiq as the account that owns it, or set EIQ_VAR to another folder.',
  ENOTDIR: 'A file exists where a folder is needed; set EIQ_VAR to another folder.',
  EROFS: 'The file system is read-only; set EIQ_VAR to another folder.',
  ENOSPC: 'The disk is full. Free some space and try again.',
  EMFILE: 'Too many files are open. Raise the limit (ulimit -n).',
};

function explainSystem(error: Error): Explained | undefined {
  const trouble = systemTrouble(error);
  return trouble && { code: 'failed', message: `${trouble.message} ${trouble.remedy}`, exit: exitCodes.failed };
}

/** Why a file or folder cannot be used, with a remedy; undefined for other errors. */
export function systemTrouble(error: unknown): { message: string; remedy: string } | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  // mkdir below a read-only folder fails with ENOENT.
  const remedy = systemRemedies[code === 'ENOENT' && syscall === 'mkdir' ? 'EROFS' : code];
  if (!remedy) return undefined;
  return { message: path ? `${path} cannot be used (${code}).` : `${error.message}.`, remedy };
}
