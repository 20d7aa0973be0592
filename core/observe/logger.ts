import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { DestinationStream, Level, Logger } from 'pino';
import { pino, stdTimeFunctions } from 'pino';
import { redacted, redactLine } from './redact.ts';

export type LogLevel = Level | 'silent';

export interface LoggerOptions {
  readonly level?: LogLevel;
  /** Coloured lines on a terminal; otherwise JSON, one object a line. */
  readonly isDevelopment?: boolean;
  /** By default standard output. */
  readonly destination?: DestinationStream & { readonly isTTY?: boolean };
}

/** Creates the platform's logger, which redacts secrets: see redact.ts. */
export function createLogger({ level = 'info', isDevelopment = false, destination }: LoggerOptions = {}): Logger {
  const isTerminal = destination ? destination.isTTY === true : process.stdout.isTTY === true;
  return pino(
    {
      level,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redacted },
      // redacted() has already serialised errors.
      serializers: { err: (error) => error },
      hooks: { streamWrite: redactLine },
    },
    isDevelopment && isTerminal ? pretty(destination) : (destination ?? standardOutput(isTerminal)),
  );
}

/** Of this process, for all its loggers: each output would keep a timer of its own. */
let output: DestinationStream | undefined;

function standardOutput(isTerminal: boolean): DestinationStream {
  output ??= openStandardOutput(isTerminal);
  return output;
}

/**
 * Writes lines immediately on a terminal. Elsewhere lines are buffered for up to 0.1 s, because a system call for each
 * line would be a noticeable part of a request. pino flushes the buffer when the process exits.
 */
function openStandardOutput(isTerminal: boolean): DestinationStream {
  const output = pino.destination(
    isTerminal
      ? { dest: 1, sync: true }
      : { dest: 1, sync: false, minLength: 8 * 1024, periodicFlush: 100, maxLength: maxBufferedBytes },
  );
  reportWriteFailures(output);
  return output;
}

/** Maximum size of the buffer while writing fails; further lines are lost. */
const maxBufferedBytes = 4 * 1024 * 1024;

/**
 * Keeps the process running when the log cannot be written, for example because the disk is full. The failure is reported
 * once on standard error, and writing resumes when possible. Without a listener, logging the failure would fail endlessly.
 */
function reportWriteFailures(output: ReturnType<typeof pino.destination>): void {
  let isReported = false;
  // On exit sonic-boom would retry endlessly to write the rest.
  const flush = output.flushSync.bind(output);
  output.flushSync = () => {
    if (!isReported) flush();
  };
  output.on('drain', () => {
    isReported = false;
  });
  output.on('error', ({ message }: Error) => {
    if (isReported) return;
    isReported = true;
    try {
      writeSync(
        2,
        `EiQ: the log cannot be written (${message}). The server keeps running; free some space for its output.\n`,
      );
    } catch {
      // Standard error may be on the same disk.
    }
  });
}

/** Imported on demand, because it takes longer to load than the logger. */
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
