import type { ConfigurationError } from '../config/load.ts';
import type { Issue } from '../core/contract/errors.ts';
import { errorStatus, Failure } from '../core/contract/errors.ts';
import { isUnavailable, saidBy } from '../core/db/unavailable.ts';
import { exitCodes, signalCodes } from './exit-codes.ts';
import { printable } from './printable.ts';

/** Wrong usage, said by the command line itself. */
export class UsageError extends Error {}

interface Explained {
  readonly code: string;
  readonly message: string;
  readonly exit: number;
  readonly issues?: readonly Issue[] | undefined;
}

/** Says what went wrong on standard error, to a person or as JSON, and gives the exit code for it. */
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

/** What to tell: one sentence with the remedy, a code for scripts, and the exit code. */
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
    return { code: 'cancelled', message: 'Stopped. Nothing was changed.', exit: signalCodes.SIGINT };
  }
  return (
    explainDatabase(error) ?? explainSystem(error) ?? { code: 'failed', message: error.message, exit: exitCodes.failed }
  );
}

/** By its name: to load the configuration's code only to tell that it did not fail would be a waste. */
function isConfigurationError(error: unknown): error is ConfigurationError {
  return error instanceof Error && error.name === 'ConfigurationError';
}

function exitOf({ code }: Failure): number {
  if (code === 'not_found' || code === 'gone') return exitCodes.notFound;
  if (code === 'invalid') return exitCodes.usage;
  if (code === 'unavailable') return exitCodes.unavailable;
  return errorStatus[code] < 500 ? exitCodes.refused : exitCodes.failed;
}

/** SQLSTATE class 28: who we are is not accepted; 3D000: there is no such database. */
function explainDatabase(error: Error): Explained | undefined {
  const { code = '' } = error as { code?: string };
  const refused = /^(28...|3D000)$/.test(code) && !('syscall' in error);
  if (refused) {
    const message = `The database server refuses us: ${error.message}. Check DATABASE_URL (eiq config show tells where it comes from).`;
    return { code: 'unavailable', message, exit: exitCodes.unavailable };
  }
  if (!isUnavailable(error)) return undefined;
  const reason = saidBy(error) || code || 'no answer';
  const message = `The database cannot be reached (${reason}). Is DATABASE_URL right, and is the server up? eiq doctor looks closer.`;
  return { code: 'unavailable', message, exit: exitCodes.unavailable };
}

const systemRemedies: Readonly<Record<string, string>> = {
  EACCES: 'Run eiq as the account that owns it, or name another folder with EIQ_VAR.',
  EPERM: 'Run eiq as the account that owns it, or name another folder with EIQ_VAR.',
  ENOTDIR: 'A file stands where a folder has to be: name another folder with EIQ_VAR.',
  EROFS: 'That file system is read-only: name another folder with EIQ_VAR.',
  ENOSPC: 'The disk is full: make room and try again.',
  EMFILE: 'Too many files are open: raise the limit (ulimit -n).',
};

function explainSystem(error: Error): Explained | undefined {
  const trouble = systemTrouble(error);
  return trouble && { code: 'failed', message: `${trouble.message} ${trouble.remedy}`, exit: exitCodes.failed };
}

/** What keeps a file or folder from being used, and what to do; undefined for failures of other kinds. */
export function systemTrouble(error: unknown): { message: string; remedy: string } | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  // Making folders below a read-only one fails as if the folder above were absent.
  const remedy = systemRemedies[code === 'ENOENT' && syscall === 'mkdir' ? 'EROFS' : code];
  if (!remedy) return undefined;
  return { message: path ? `${path} cannot be used (${code}).` : `${error.message}.`, remedy };
}
