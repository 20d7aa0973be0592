import type { ErrorCode, Issue } from './contract/errors.ts';
import { Failure } from './contract/errors.ts';

/** A message from a thread or process to the one that started it. */
export type ThreadMessage =
  | { readonly kind: 'progress'; readonly value: unknown }
  | { readonly kind: 'reply'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly error: SentError };

export interface ThreadSetup {
  readonly module: string;
  readonly method: 'run' | 'open';
  readonly payload: unknown;
}

/** A serialised error: structured cloning alone would lose its name and class. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: string | undefined;
  readonly issues: Issue[] | undefined;
  readonly isFailure: boolean;
}

export function sentError(thrown: unknown): SentError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { name, message, stack } = error;
  const { code, issues } = error as { code?: unknown; issues?: unknown };
  return {
    name,
    message,
    stack,
    code: typeof code === 'string' ? code : undefined,
    issues: error instanceof Failure ? (issues as Issue[] | undefined) : undefined,
    isFailure: error instanceof Failure,
  };
}

const builtIn: Readonly<Record<string, ErrorConstructor>> = {
  EvalError,
  RangeError,
  ReferenceError,
  SyntaxError,
  TypeError,
  URIError,
};

/** Restores an error in this thread, with its class if that is built in or a Failure. */
export function receivedError({ name, message, stack, code, issues, isFailure }: SentError): Error {
  const error = isFailure
    ? new Failure(code as ErrorCode, message, issues)
    : Object.assign(new (builtIn[name] ?? Error)(message), code === undefined ? {} : { code });
  if (error.name !== name) error.name = name;
  if (stack !== undefined) error.stack = stack;
  return error;
}
