import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { DestinationStream, Level, Logger } from 'pino';
import { pino, stdTimeFunctions } from 'pino';
import { redacted, redactLine } from './redact.ts';

export type LogLevel = Level | 'silent';

export interface LoggerOptions {
  readonly level?: LogLevel;
  /** In development a terminal gets coloured lines; everything else gets JSON, one object a line. */
  readonly isDevelopment?: boolean;
  /** Standard output when absent. */
  readonly destination?: DestinationStream & { readonly isTTY?: boolean };
}

/** The platform's one logger. Whatever it is given, secrets do not reach the log: see redact.ts. */
export function createLogger({ level = 'info', isDevelopment = false, destination }: LoggerOptions = {}): Logger {
  const isTerminal = destination ? destination.isTTY === true : process.stdout.isTTY === true;
  return pino(
    {
      level,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redacted },
      // redacted() has made errors readable already.
      serializers: { err: (error) => error },
      hooks: { streamWrite: redactLine },
    },
    isDevelopment && isTerminal ? pretty(destination) : (destination ?? standardOutput(isTerminal)),
  );
}

/**
 * Lines appear at once on a terminal. Elsewhere they are written together, at most a tenth of a second late, because a
 * system call for every line is a noticeable part of a request. pino writes the rest when the process exits.
 */
function standardOutput(isTerminal: boolean): DestinationStream {
  const output = pino.destination(
    isTerminal
      ? { dest: 1, sync: true }
      : { dest: 1, sync: false, minLength: 8 * 1024, periodicFlush: 100, maxLength: mostWaiting },
  );
  sayLosses(output);
  return output;
}

/** Lines that wait while nothing can be written (bytes); what is beyond is lost. */
const mostWaiting = 4 * 1024 * 1024;

/**
 * A log that cannot be written – its disk is full – ends nothing: it is said once on standard error, and lines are written
 * again as soon as they can be. Without a listener the failure would be logged, fail again, and so on without end.
 */
function sayLosses(output: ReturnType<typeof pino.destination>): void {
  let isSaid = false;
  // At the end of the process sonic-boom tries without end to write what is left.
  const flush = output.flushSync.bind(output);
  output.flushSync = () => {
    if (!isSaid) flush();
  };
  output.on('drain', () => {
    isSaid = false;
  });
  output.on('error', ({ message }: Error) => {
    if (isSaid) return;
    isSaid = true;
    try {
      writeSync(
        2,
        `EiQ: the log cannot be written (${message}). The server goes on; make room where its output goes.\n`,
      );
    } catch {
      // Standard error goes to the same disk.
    }
  });
}

/** Loaded only where it is used: it takes longer to load than the logger. */
function pretty(destination: DestinationStream | undefined): DestinationStream {
  const load = createRequire(import.meta.url);
  const prettyPrinter = load('pino-pretty') as typeof import('pino-pretty');
  return prettyPrinter({
    sync: true,
    colorize: true,
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss.l',
    ...(destination ? { destination: destination as NodeJS.WritableStream } : {}),
  }) as unknown as DestinationStream;
}
