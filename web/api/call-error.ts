import type { ErrorCode, ErrorEnvelope, Issue } from '../../core/contract/errors.ts';
import { errorStatus } from '../../core/contract/errors.ts';

/** `offline`: no response. `late`: no response in time. `unexpected`: a response that does not match the contract. */
export type CallErrorCode = ErrorCode | 'offline' | 'late' | 'unexpected';

/** A failed call. Its message is `status: text`, with the server's message or the status text. */
export class CallError extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: CallErrorCode;
  /** Message to show to the user. */
  readonly text: string;
  /** Errors of single fields: `body.email`. */
  readonly issues: readonly Issue[];
  readonly requestId: string | undefined;

  constructor(status: number, code: CallErrorCode, text: string, issues: readonly Issue[] = [], requestId?: string) {
    super(`${status}: ${text}`);
    this.name = 'CallError';
    this.status = status;
    this.code = code;
    this.text = text;
    this.issues = issues;
    this.requestId = requestId;
  }

  /** Whether a retry is pointless. It may help after signing in again (401) or later (408, 429, 5xx). */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && ![401, 408, 429].includes(this.status);
  }

  /** Whether the address leads nowhere: its id is unknown (404) or malformed (400). */
  get namesNothing(): boolean {
    const isNoId = this.status === 400 && this.issues.some(({ path }) => /^(params|query)\./.test(path));
    return this.status === 404 || isNoId;
  }

  /** The error of one field of the body. @example error.issueOf('email') */
  issueOf(field: string): string | undefined {
    return this.issues.find(({ path }) => path === `body.${field}` || path === field)?.message;
  }
}

/** The error of a failed response: the server's envelope, or anything else, such as the page of a proxy. */
export function errorFrom(status: number, statusText: string, body: string): CallError {
  const error = envelopeIn(body);
  if (error) return new CallError(status, error.code, error.message, error.issues, error.requestId);
  const text = statusText || body.trim().slice(0, 200) || 'No answer';
  return new CallError(status, codeOf(status), text);
}

export const offline = () =>
  new CallError(0, 'offline', 'No connection to the server. Check your network and try again.');

/** @param changes whether the call changes data */
export const late = (changes: boolean) =>
  new CallError(
    0,
    'late',
    changes
      ? 'The server did not respond. Your change may have been saved: check your network, reload the page, and look before you send it again.'
      : 'The server did not respond. Check your network and try again.',
  );

/** The error in the acknowledgement of a live message. */
export function errorFromEnvelope({ error }: ErrorEnvelope): CallError {
  return new CallError(errorStatus[error.code] ?? 500, error.code, error.message, error.issues, error.requestId);
}

function envelopeIn(body: string): ErrorEnvelope['error'] | undefined {
  try {
    const { error } = JSON.parse(body) as Partial<ErrorEnvelope>;
    return typeof error?.message === 'string' && typeof error.code === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}

function codeOf(status: number): CallErrorCode {
  const known = Object.entries(errorStatus).find(([, value]) => value === status);
  return (known?.[0] as ErrorCode | undefined) ?? 'unexpected';
}
