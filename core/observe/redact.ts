import { IncomingMessage, ServerResponse } from 'node:http';
import { stdSerializers } from 'pino';

// Redacts secrets in logs: passwords, tokens, one-time codes, keys, cookies, and values quoted in database errors.

const hidden = '[redacted]';
const maxDepth = 8;
const maxListLength = 100;

const secretNames =
  'passwords?|password[-_]?hash|passphrase|token|ticket|secret|(?:secret|api|private)[-_]?key|authorization|cookies?|credentials?|signature';
const secretKey = new RegExp(`(?:${secretNames}|^code|(?:one[-_]?time|invitation)[-_]?code|recovery[-_]?codes?)$`, 'i');
/** Redacted everywhere except in errors, where `code` is the error code. */
const codeKey = /^code$/i;
/** Fields of pg and knex errors that contain the values of the rejected row. */
const quotedByDatabases = /^(detail|bindings|parameters|where|internalQuery)$/;

const secretInQuery = new RegExp(`([?&;](?:[\\w-]{0,40}(?:${secretNames})|code)=)[^&#;\\s"'\\\\]+`, 'gi');
const userInUrl = /(\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s/:@"]{0,200}:)[^\s/@"]{1,500}(@)/gi;
const bearer = /\b(bearer\s+)[\w.~+/=-]{8,}/gi;
/** Bounded, because a line of many prefixes (`eyJ-eyJ-…`) would otherwise take quadratic time. */
const jsonWebToken = /\beyJ[\w-]{8,1000}\.[\w-]{8,}(?:\.[\w-]*)?/g;
const apiKey = /\beiq_[\w-]{43}/g;
const secretMember = new RegExp(`("[\\w-]{0,40}(?:${secretNames})":)"(?:[^"\\\\]|\\\\.)+"`, 'gi');

/** A URL with secrets in query and user part redacted: `/?token=[redacted]&room=general`. */
export function redactUrl(url: string): string {
  return url.replace(secretInQuery, `$1${hidden}`).replace(userInUrl, `$1${hidden}$2`);
}

/**
 * A value as plain JSON for the log: members with names of secrets are redacted at any depth, errors and requests are
 * serialised, and values that are too deep, too long or circular are truncated.
 */
export function redacted(value: Record<string, unknown>): Record<string, unknown> {
  return membersOf(value, { depth: 0, isError: false, above: [] });
}

/** Redacts secrets within the texts of a log line: URLs, headers and tokens quoted in messages. */
export function redactLine(line: string): string {
  return redactUrl(line)
    .replace(bearer, `$1${hidden}`)
    .replace(jsonWebToken, hidden)
    .replace(apiKey, hidden)
    .replace(secretMember, `$1"${hidden}"`);
}

interface Where {
  readonly depth: number;
  /** Whether the value is part of an error. */
  readonly isError: boolean;
  readonly above: readonly object[];
}

function membersOf(object: object, where: Where): Record<string, unknown> {
  const members: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(object)) {
    members[key] = isSecret(key, value, where) ? hidden : readable(value, where);
  }
  return members;
}

/** Whether a member is secret. Numbers and booleans are not: `{ totalToken: 12, hasPassword: true }`. */
function isSecret(key: string, value: unknown, { isError }: Where): boolean {
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return false;
  if (isError && quotedByDatabases.test(key)) return true;
  return secretKey.test(key) && !(isError && codeKey.test(key));
}

function readable(value: unknown, where: Where): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (where.above.includes(value)) return '[circular]';
  if (where.depth >= maxDepth) return '[too deep]';
  const inside: Where = { ...where, depth: where.depth + 1, above: [...where.above, value] };
  if (value instanceof Error) return membersOf(stdSerializers.err(value), { ...inside, isError: true });
  if (value instanceof IncomingMessage) return membersOf(stdSerializers.req(value), inside);
  if (value instanceof ServerResponse) return membersOf(stdSerializers.res(value), inside);
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return listed(value, inside);
  if ('toJSON' in value && typeof value.toJSON === 'function') return readable(value.toJSON(), inside);
  return membersOf(value, inside);
}

function listed(values: readonly unknown[], where: Where): unknown[] {
  const shown = values.slice(0, maxListLength).map((value) => readable(value, where));
  return values.length > maxListLength ? [...shown, `[${values.length - maxListLength} more]`] : shown;
}
