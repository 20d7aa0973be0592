/** The one vocabulary of failure, with the HTTP status each code is answered with. */
export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  range_not_satisfiable: 416,
  locked: 423,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** One thing wrong with an input, and where. */
export interface Issue {
  /** Where in the request: `body.email`, `query.page`, `params.id`. */
  path: string;
  message: string;
}

/** What every failing call answers with, over HTTP and as a live message's acknowledgement. */
export interface ErrorEnvelope {
  error: { code: ErrorCode; message: string; issues?: Issue[]; requestId?: string };
}

/** A failure as a contract's `errors` is given it. `message` can be shown as it is. */
export interface FailureReport {
  readonly code: ErrorCode;
  readonly status: number;
  readonly message: string;
  readonly issues?: readonly Issue[];
  readonly requestId: string;
}

/** An answer in the format of a protocol: SCIM, OAuth, LTI. */
export interface FailureResponse {
  readonly status: number;
  /** Media type; `application/json` when not given. */
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Written as JSON unless it is a text. */
  readonly body: unknown;
}

/** A failure that is meant to be told to the caller. Anything else that is thrown becomes `internal`. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;

  constructor(code: ErrorCode, message: string, issues?: Issue[]) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.issues = issues;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** Absent, or not the caller's: the two are never told apart. */
export const notFound = (message = 'Not found') => new Failure('not_found', message);
export const forbidden = (message = 'You do not have permission to do this') => new Failure('forbidden', message);
export const unauthenticated = (message = 'Please sign in') => new Failure('unauthenticated', message);
export const conflict = (message: string) => new Failure('conflict', message);
export const invalid = (message: string, issues?: Issue[]) => new Failure('invalid', message, issues);
/** Closed while a question of a scored assessment is open. */
export const locked = (message: string) => new Failure('locked', message);
export const unavailable = (message: string) => new Failure('unavailable', message);
