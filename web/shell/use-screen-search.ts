import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * The query of the address, as `useSearchParams` returns it, for changes that may come late. They are ignored once the
 * address names another screen, and a change given as a function starts from the query that the address has by then:
 * also before the screen is drawn again, so that a late change does not undo a click.
 */
export function useScreenSearch(): ReturnType<typeof useSearchParams> {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const change = useCallback<typeof setParams>(
    (next, options) => {
      if (window.location.pathname !== pathname) return;
      setParams(typeof next === 'function' ? next(new URLSearchParams(window.location.search)) : next, options);
    },
    [pathname, setParams],
  );
  return [params, change];
}
