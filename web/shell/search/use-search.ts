import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useMemo, useState } from 'react';
import { call } from '../../api/call.ts';
import { keyOf } from '../../api/query.ts';
import type { SearchContext, SearchResult, SearchSource } from '../../screens.ts';
import { useMay } from '../../session/manifest.ts';
import { useShownRole } from '../../session/shown-role.ts';
import { ScreensContext } from '../SlotView.tsx';
import { useMenu } from '../use-menu.ts';
import { findScreens, screensToFind } from './screens.ts';

export interface Found {
  readonly title: string;
  readonly results: readonly SearchResult[];
}

/** Results shown of one kind. */
const maxOfKind = 5;
/** Screens shown before anything is typed. */
const maxSuggestions = 8;
/** Pause in typing before plugins are asked. */
const debounceMs = 120;
const cacheMs = 60_000;
const defaultOrder = 100;
const help: SearchSource & { key: string } = {
  title: 'Help',
  order: 90,
  key: 'shell Help',
  load: () => import('./help.ts'),
};
/** Results of all kinds appear together, so that none shifts another; slow ones are waited for this long. */
const maxWaitMs = 800;

/** The results for a query: screens at once, others as plugins answer. The order of groups is stable. */
export function useSearch(query: string): { groups: Found[]; isSearching: boolean } {
  const { sections } = useMenu();
  const plugins = useContext(ScreensContext);
  const may = useMay();
  const role = useShownRole();
  const client = useQueryClient();
  const [answered, setAnswered] = useState<Readonly<Record<string, readonly SearchResult[]>>>({});
  const [isSearching, setSearching] = useState(false);
  const screens = useMemo(
    () => screensToFind(sections, plugins, may, role === 'learner'),
    [sections, plugins, may, role],
  );
  const sources = useMemo(
    () =>
      plugins
        .flatMap(({ plugin, search }) => search.map((source) => ({ ...source, key: `${plugin} ${source.title}` })))
        .concat(help)
        .filter(({ roles, access }) => (!roles || roles.includes(role)) && (access === undefined || may(access)))
        .sort((one, other) => (one.order ?? defaultOrder) - (other.order ?? defaultOrder)),
    [plugins, may, role],
  );

  useEffect(() => {
    setAnswered({});
    if (query === '') return setSearching(false);
    setSearching(true);
    const controller = new AbortController();
    const { signal } = controller;
    const ask: SearchContext['ask'] = (route, input) =>
      client.fetchQuery({
        queryKey: keyOf(route, input),
        queryFn: () => call(route, ...([input ?? {}] as never)),
        staleTime: cacheMs,
      }) as never;
    const arrived: Record<string, readonly SearchResult[]> = {};
    const show = () => !signal.aborted && setAnswered({ ...arrived });
    const late = setTimeout(show, debounceMs + maxWaitMs);
    const timer = setTimeout(async () => {
      await Promise.all(
        sources.map(async (source) => {
          const results = await resultsOf(source, query, { signal, ask });
          arrived[source.key] = results.slice(0, maxOfKind);
        }),
      );
      show();
      if (!signal.aborted) setSearching(false);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      clearTimeout(late);
      controller.abort();
    };
  }, [query, sources, client]);

  if (query === '') return { groups: [{ title: 'Screens', results: screens.slice(0, maxSuggestions) }], isSearching };
  const groups = [
    { title: 'Screens', results: findScreens(query, screens).slice(0, maxOfKind) },
    ...kindsOf(sources).map((title) => ({
      title,
      results: sources
        .filter((source) => source.title === title)
        .flatMap(({ key }) => answered[key] ?? [])
        .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
        .slice(0, maxOfKind),
    })),
  ];
  return { groups: groups.filter(({ results }) => results.length > 0), isSearching };
}

/** Several plugins may have sources of the same kind, such as help. */
const kindsOf = (sources: readonly SearchSource[]) => [...new Set(sources.map(({ title }) => title))];

/** A source that fails has no results; the others are not affected. */
async function resultsOf({ load, title }: SearchSource, query: string, context: SearchContext) {
  try {
    const search = Object.entries(await load()).find(([name, value]) => name.length > 2 && typeof value === 'function');
    return search ? await search[1](query, context) : [];
  } catch (error) {
    if (!context.signal.aborted) console.warn(`The search through ${title} failed`, error);
    return [];
  }
}
