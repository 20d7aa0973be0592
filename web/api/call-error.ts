import type { ErrorCode, ErrorEnvelope, Issue } from '../../core/contract/errors.ts';
import { errorStatus } from '../../core/contract/errors.ts';

/** `offline`: no answer came. `late`: none came in time. `unexpected`: one came that the contract does not know. */
export type CallErrorCode = ErrorCode | 'offline' | 'late' | 'unexpected';

/** A call that failed. Its message is `status: text`, where text is what the server says (or the status text). */
export class CallError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: CallErrorCode;
  /** What to show to a person. */
  readonly text: string;
  /** What is wrong with which field: `body.email`. */
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

  /** Trying again changes nothing: the server has said no. Signing in again may (401), and so may time (408, 429, 5xx). */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && ![401, 408, 429].includes(this.status);
  }

  /** There is nothing at the address: nobody knows the id in it (404), or it is none at all (400). */
  get namesNothing(): boolean {
    const isNoId = this.status === 400 && this.issues.some(({ path }) => /^(params|query)\./.test(path));
    return this.status === 404 || isNoId;
  }

  /** The issue of one field of the body, by its name: `issueOf('email')`. */
  issueOf(field: string): string | undefined {
    return this.issues.find(({ path }) => path === `body.${field}` || path === field)?.message;
  }
}

/** Reads a failed answer: our envelope, or whatever stood in the way (a proxy's page, nothing at all). */
export function errorFrom(status: number, statusText: string, body: string): CallError {
  const error = envelopeIn(body);
  if (error) return new CallError(status, error.code, error.message, error.issues, error.requestId);
  const text = statusText || body.trim().slice(0, 200) || 'No answer';
  return new CallError(status, codeOf(status), text);
}

export const offline = () =>
  new CallError(0, 'offline', 'No connection to the server. Check your network and try again.');

/** @param changes whether the call changes something */
export const late = (changes: boolean) =>
  new CallError(
    0,
    'late',
    changes
      ? 'No answer has come from the server. What you sent may have arrived all the same: check your network, reload the page and look before you send it again.'
      : 'No answer has come from the server. Check your network and try again.',
  );

/** The same failure as an acknowledgement of a live message brings it. */
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
