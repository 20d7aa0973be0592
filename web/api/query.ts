import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, QueryClient, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CallInput, CallResult, Route } from '../../core/contract/routes.ts';
import type { CallArguments, CallOptions } from './call.ts';
import { call } from './call.ts';
import { CallError } from './call-error.ts';
import { usePluginOn } from './on.ts';

/** In place of an input that is not known yet: nothing is asked. */
export const skip = skipToken;

export interface RouteOptions {
  readonly enabled?: boolean;
  /** Ask again every so many milliseconds, while the page is visible. */
  readonly every?: number;
  /** Milliseconds an answer counts as fresh; five minutes unless told. */
  readonly freshFor?: number;
  /** While a new input loads, keep showing the answer to the last one. */
  readonly keepPrevious?: boolean;
}

/**
 * What a GET route answers, kept fresh for five minutes and shared by all who ask the same. `data` is undefined
 * while loading (`isLoading`) and while the plugin is off (nothing is asked, `isLoading` is false).
 */
export function useRoute<R extends Route>(
  route: R,
  ...[input, options = {}]: RouteArguments<R>
): UseQueryResult<CallResult<R>, CallError> {
  const on = usePluginOn(route.plugin);
  const skipped = input === skip;
  return useQuery<CallResult<R>, CallError>({
    // What was kept while the plugin was on is not shown while it is off.
    queryKey: [...keyOf(route, skipped ? undefined : (input as CallInput<R> | undefined)), ...(on ? [] : ['off'])],
    queryFn: skipped
      ? skipToken
      : ({ signal }) =>
          call(route, ...([input, { signal }] as unknown as CallArguments<R, CallOptions>)) as Promise<CallResult<R>>,
    enabled: on && options.enabled !== false,
    ...(options.every !== undefined && { refetchInterval: options.every }),
    ...(options.freshFor !== undefined && { staleTime: options.freshFor }),
    ...(options.keepPrevious && { placeholderData: keepPreviousData }),
  });
}

type RouteArguments<R extends Route> =
  Partial<CallInput<R>> extends CallInput<R>
    ? [input?: CallInput<R> | typeof skip | undefined, options?: RouteOptions]
    : [input: CallInput<R> | typeof skip, options?: RouteOptions];

export interface CallHandling<R extends Route> extends Omit<CallOptions, 'signal'> {
  /** Routes whose answers are stale after this call, with whatever input. */
  readonly invalidates?: readonly Route[];
  /** Not called when the plugin is off and so nothing was asked. */
  readonly onSuccess?: (result: CallResult<R>, input: CallInput<R>) => void;
  readonly onError?: (error: CallError, input: CallInput<R>) => void;
  /** For forms: a second press before the answer is there (even before the button shows it) does nothing. */
  readonly once?: boolean;
}

/** A call that changes something: `mutate(input)`, `isPending`, `error`. Never sent again by itself. */
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
    mutate: (...given) => {
      if (running.current) return;
      running.current = true;
      mutation.mutate(...given);
    },
  };
}

// biome-ignore lint/suspicious/noConfusingVoidType: `mutate()` without an input is what void allows
type CallVariables<R extends Route> = Partial<CallInput<R>> extends CallInput<R> ? CallInput<R> | void : CallInput<R>;

/** Marks every kept answer of a route as stale; those on screen are asked again. */
export function invalidate(client: QueryClient, route: Route): Promise<void> {
  return client.invalidateQueries({ queryKey: [route.plugin, route.name] });
}

/** The key an answer is kept under, for `queryClient.setQueryData`. */
export function keyOf<R extends Route>(route: R, input?: CallInput<R>): readonly unknown[] {
  const { params, query } = (input ?? {}) as { params?: unknown; query?: unknown };
  return [route.plugin, route.name, { params, query }];
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        // Only a failure that can pass is tried again: a refusal stays one, and nobody waits twice more for a late answer.
        retry: (failures, error) => failures < 2 && !error.message.includes('401') && !isLate(error) && !isFinal(error),
      },
      mutations: { retry: false },
    },
  });
}

/** A refusal, or what is not there: asking again is answered the same. */
const isFinal = (error: Error) => error instanceof CallError && error.isFinal;
const isLate = (error: Error) => error instanceof CallError && error.code === 'late';
