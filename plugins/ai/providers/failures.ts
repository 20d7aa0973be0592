import { ProviderError } from './provider.ts';

/** Where and with what key a provider is reached. */
export interface Access {
  readonly key: string | undefined;
  /** Another address than the maker's own: only the operator sets it. */
  readonly baseUrl?: string | undefined;
}

/** What an HTTP status says, in our words. Messages of providerFactories are kept as the cause: they may repeat the prompt. */
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
  if (status === 404) return new ProviderError('no-such-model', 'knows no such model (404)', options);
  if (status === 429) return new ProviderError('rate-limited', 'asks to wait (429)', options);
  if (status >= 500 || status === 408) return new ProviderError('unavailable', `is unwell (${status})`, options);
  if (status >= 400) return new ProviderError('refused', `does not take the request (${status})`, options);
  return new ProviderError('garbage', `answered what nobody can read (${status})`, options);
}

/** Anything that a library threw while an answer was coming. `hasBegun`: parts of it had come. */
export function brokenStream(error: unknown, hasBegun: boolean): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof SyntaxError) return new ProviderError('garbage', 'sent what is no JSON', { cause: error });
  return hasBegun
    ? new ProviderError('cut-off', 'broke off in the middle', { cause: error })
    : new ProviderError('unavailable', 'cannot be reached', { cause: error });
}

/** Milliseconds to wait, from a Retry-After header or its sibling in milliseconds. */
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
