import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * The query of the address, as `useSearchParams` returns it, for changes that may come late. They are ignored once the
 * address names another screen, even before that screen is drawn, so that they do not lead back to this one.
 */
export function useScreenSearch(): ReturnType<typeof useSearchParams> {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const change = useCallback<typeof setParams>(
    (...args) => {
      if (window.location.pathname === pathname) setParams(...args);
    },
    [pathname, setParams],
  );
  return [params, change];
}
