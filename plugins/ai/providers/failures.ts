import { ProviderError } from './provider.ts';

/** A provider's address and key. */
export interface Access {
  readonly key: string | undefined;
  /** An address other than the provider's own. Only the operator sets it. */
  readonly baseUrl?: string | undefined;
}

/**
 * The error for an HTTP status. The provider's own message is kept as the cause only, because it may repeat the prompt.
 */
export function failureOf(
  status: number | undefined,
  cause: unknown,
  details: { code?: string | undefined; retryAfter?: number | undefined } = {},
): ProviderError {
  const options = details.retryAfter === undefined ? { cause } : { cause, retryAfter: details.retryAfter };
  if (status === undefined) return new ProviderError('unavailable', 'cannot be reached', options);
  if (status === 401 || status === 403 || details.code === 'key') {
    return new ProviderError('unauthorized', `does not accept the key (${status})`, options);
  }
  if (status === 404) return new ProviderError('no-such-model', 'has no such model (404)', options);
  if (status === 429) return new ProviderError('rate-limited', 'limits the rate (429)', options);
  if (status >= 500 || status === 408) return new ProviderError('unavailable', `reports an error (${status})`, options);
  if (status >= 400) return new ProviderError('refused', `rejects the request (${status})`, options);
  return new ProviderError('garbage', `sent an unreadable answer (${status})`, options);
}

/** The error for an exception of a client library during an answer. `hasBegun`: parts of the answer had arrived. */
export function brokenStream(error: unknown, hasBegun: boolean): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof SyntaxError) return new ProviderError('garbage', 'sent invalid JSON', { cause: error });
  return hasBegun
    ? new ProviderError('cut-off', 'broke off in the middle', { cause: error })
    : new ProviderError('unavailable', 'cannot be reached', { cause: error });
}

/** Milliseconds to wait, from the headers `retry-after-ms` or `Retry-After`. */
export function retryAfterOf(headers: Headers | undefined): number | undefined {
  const exact = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(exact)) return exact;
  const given = headers?.get('retry-after');
  if (!given) return undefined;
  const seconds = Number(given);
  if (Number.isFinite(seconds)) return seconds * 1000;
  const until = Date.parse(given);
  return Number.isNaN(until) ? undefined : Math.max(0, until - Date.now());
}
