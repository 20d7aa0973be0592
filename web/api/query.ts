import type { Query, QueryFilters, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import {
  keepPreviousData,
  notifyManager,
  QueryClient,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { CallInput, CallResult, Route } from '../../core/contract/routes.ts';
import type { CallArguments, CallOptions } from './call.ts';
import { call } from './call.ts';
import { CallError } from './call-error.ts';
import { usePluginOn } from './enabled-plugins.ts';

/** Pass it as the input while the input is not known yet: no request is made. */
export const skip = skipToken;

export interface RouteOptions {
  readonly enabled?: boolean;
  /** Polling interval in milliseconds, while the page is visible. */
  readonly every?: number;
  /** Milliseconds for which a response is fresh; five minutes by default. */
  readonly freshFor?: number;
  /** Keeps the response to the previous input while a new one loads. */
  readonly keepPrevious?: boolean;
}

/**
 * The response of a GET route, cached for five minutes and shared by all components with the same input. `data` is undefined
 * while loading (`isLoading`) and while the plugin is off (no request, `isLoading` is false). `error` is null while there is
 * a response, unless the server has refused it since.
 */
export function useRoute<R extends Route>(
  route: R,
  ...[input, options = {}]: RouteArguments<R>
): UseQueryResult<CallResult<R>, CallError> {
  const on = usePluginOn(route.plugin);
  const client = useQueryClient();
  const skipped = input === skip;
  // Responses cached while the plugin was on are not shown while it is off.
  const key = [...keyOf(route, skipped ? undefined : (input as CallInput<R> | undefined)), ...(on ? [] : ['off'])];
  const latest = useRef(key);
  latest.current = key;
  const query = useQuery<CallResult<R>, CallError>({
    queryKey: key,
    queryFn: skipped
      ? skipToken
      : ({ signal }) =>
          call(route, ...([input, { signal }] as unknown as CallArguments<R, CallOptions>)) as Promise<CallResult<R>>,
    enabled: on && options.enabled !== false,
    ...(options.every !== undefined && { refetchInterval: options.every }),
    ...(options.freshFor !== undefined && { staleTime: options.freshFor }),
    ...(options.keepPrevious && { placeholderData: keepPreviousData }),
  });
  const { refetch } = query;
  const again = useCallback<typeof refetch>(
    (how) => requestAgain(client, { queryKey: latest.current, exact: true }, () => refetch(how)),
    [client, refetch],
  );
  // Not a copy: a component is rendered for the properties that it reads.
  return Object.create(query, { refetch: { value: again }, error: { get: () => shownError(query) } });
}

/**
 * A response stays on screen when requesting it again fails for a while, as an error in its place would take along what a
 * person is typing beside it. A refusal replaces it: the person may not see it any more.
 */
const shownError = ({ data, error }: Pick<UseQueryResult<unknown, CallError>, 'data' | 'error'>): CallError | null =>
  data !== undefined && error && !isFinal(error) ? null : error;

type RouteArguments<R extends Route> =
  Partial<CallInput<R>> extends CallInput<R>
    ? [input?: CallInput<R> | typeof skip | undefined, options?: RouteOptions]
    : [input: CallInput<R> | typeof skip, options?: RouteOptions];

export interface CallHandling<R extends Route> extends Omit<CallOptions, 'signal'> {
  /** Routes whose cached responses, for any input, are stale after this call. */
  readonly invalidates?: readonly Route[];
  /** Not called when the plugin is off, as no request is made then. */
  readonly onSuccess?: (result: CallResult<R>, input: CallInput<R>) => void;
  readonly onError?: (error: CallError, input: CallInput<R>) => void;
  /** For forms: ignores further calls until the response arrives. */
  readonly once?: boolean;
}

/** A call that changes data: `mutate(input)`, `isPending`, `error`. Never retried. */
export function useCall<R extends Route>(
  route: R,
  handling: CallHandling<R> = {},
): UseMutationResult<CallResult<R> | undefined, CallError, CallVariables<R>> {
  const client = useQueryClient();
  const on = usePluginOn(route.plugin);
  const { invalidates = [], onSuccess, onError, onProgress, once } = handling;
  const running = useRef(false);
  const mutation = useMutation<CallResult<R> | undefined, CallError, CallVariables<R>>({
    mutationFn: (input) =>
      call(route, ...([input, { ...(onProgress && { onProgress }) }] as unknown as CallArguments<R, CallOptions>)),
    onSuccess: (result, input) => {
      if (!on) return;
      for (const stale of invalidates) void invalidate(client, stale);
      onSuccess?.(result as CallResult<R>, (input ?? {}) as CallInput<R>);
    },
    onError: (error, input) => onError?.(error, (input ?? {}) as CallInput<R>),
    onSettled: () => {
      running.current = false;
    },
  });
  if (!once) return mutation;
  return {
    ...mutation,
    mutate: (...args) => {
      if (running.current) return;
      running.current = true;
      mutation.mutate(...args);
    },
  };
}

// biome-ignore lint/suspicious/noConfusingVoidType: `mutate()` without an input is what void allows
type CallVariables<R extends Route> = Partial<CallInput<R>> extends CallInput<R> ? CallInput<R> | void : CallInput<R>;

/** Marks all cached responses of a route as stale; those on screen are requested again. */
export function invalidate(client: QueryClient, route: Route): Promise<void> {
  return invalidateAll(client, { queryKey: [route.plugin, route.name] });
}

/** Like `invalidate`, for the responses of all routes that the filters match. */
export function invalidateAll(client: QueryClient, filters: QueryFilters = {}): Promise<void> {
  return requestAgain(client, filters, (predicate) => client.invalidateQueries({ ...filters, predicate }));
}

/**
 * Requests again. A first request that is on its way may have been answered before the change that is the reason, and
 * TanStack Query replaces later requests only: after a first one, the same is requested once more.
 */
async function requestAgain<T>(
  client: QueryClient,
  filters: QueryFilters,
  request: (which: (query: Query) => boolean) => Promise<T>,
): Promise<T> {
  const first = client
    .getQueryCache()
    .findAll(filters)
    .filter(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined);
  const result = await request(() => true);
  return first.length > 0 ? request((query) => first.includes(query)) : result;
}

/** The cache key of a response, for `queryClient.setQueryData`. */
export function keyOf<R extends Route>(route: R, input?: CallInput<R>): readonly unknown[] {
  const { params, query } = (input ?? {}) as { params?: unknown; query?: unknown };
  return [route.plugin, route.name, { params, query }];
}

export function createQueryClient(): QueryClient {
  // Components learn of a change before the browser paints. With the default, a timer, a switch that shows the value of a
  // pending call jumps back after the click and moves when the timer is due.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        // Retries temporary failures only: neither refusals nor calls that exceeded their time limit.
        retry: (failures, error) => failures < 2 && !error.message.includes('401') && !isLate(error) && !isFinal(error),
      },
      mutations: { retry: false },
    },
  });
}

/** A refusal, or what is not there: asking again is answered the same. */
const isFinal = (error: Error) => error instanceof CallError && error.isFinal;
const isLate = (error: Error) => error instanceof CallError && error.code === 'late';
