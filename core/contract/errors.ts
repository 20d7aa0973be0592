/** All failure codes with their HTTP status. */
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

/** A problem with one value of an input. */
export interface Issue {
  /** Path in the request: `body.email`, `query.page`, `params.id`. */
  path: string;
  message: string;
}

/** The response to a failed call, over HTTP and as the acknowledgement of a live message. */
export interface ErrorEnvelope {
  error: { code: ErrorCode; message: string; issues?: Issue[]; requestId?: string };
}

/** A failure as passed to a contract's `errors`. `message` is suitable for users. */
export interface FailureReport {
  readonly code: ErrorCode;
  readonly status: number;
  readonly message: string;
  readonly issues?: readonly Issue[];
  readonly requestId: string;
}

/** A response in the error format of a protocol such as SCIM, OAuth or LTI. */
export interface FailureResponse {
  readonly status: number;
  /** Media type; by default `application/json`. */
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Serialised as JSON unless it is a string. */
  readonly body: unknown;
}

/** An error reported to the caller. Any other error becomes `internal`. */
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

/** For what does not exist and for what the caller may not see; both have the same response. */
export const notFound = (message = 'Not found') => new Failure('not_found', message);
export const forbidden = (message = 'You do not have permission to do this') => new Failure('forbidden', message);
export const unauthenticated = (message = 'Please sign in') => new Failure('unauthenticated', message);
export const conflict = (message: string) => new Failure('conflict', message);
export const invalid = (message: string, issues?: Issue[]) => new Failure('invalid', message, issues);
/** For calls that are closed while a question of a scored assessment is open. */
export const locked = (message: string) => new Failure('locked', message);
export const unavailable = (message: string) => new Failure('unavailable', message);
